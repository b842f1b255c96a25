import { Alert } from '@anupalan/design-system/alert'
import { Link } from '@anupalan/design-system/link'
import { useEffect } from 'react'
import { useApiQuery, useRefresh } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { clientHref } from './client-href.ts'
import { deliveryWords } from './delivery-words.ts'

const words = deliveryWords.noApprover

/**
 * Says that no member of a client has full access, so that nobody can approve, and where that is changed. The members
 * open in another tab, which keeps what is filled in here, and are read again when this one has the focus.
 */
export function ApproverNote({ client }: { client: string }) {
  const { data } = useApiQuery(clientApi, 'listMembers', { params: { client } })
  const refresh = useRefresh()
  useEffect(() => {
    const readAgain = () => void refresh(['listMembers'])
    addEventListener('focus', readAgain)
    return () => removeEventListener('focus', readAgain)
  }, [refresh])
  const isMissing = data !== undefined && data.members.every(({ access }) => access !== 'full')
  return (
    <Alert
      title={isMissing && words.title}
      action={
        <Link href={clientHref(client, 'members')} target="_blank" rel="noopener noreferrer">
          {words.link}
        </Link>
      }
    >
      {isMissing && words.text}
    </Alert>
  )
}
