import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Tabs } from '@anupalan/design-system/tabs'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { DocumentLists } from '../../client/documents/document-lists.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { requestsApi } from './requests-api.ts'
import * as css from './client.css.ts'
import { Deliveries } from './deliveries.tsx'
import { RequestArticle } from './request-article.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { useMayChange } from './use-may-change.ts'
import { documentWords } from './document-words.ts'

const words = documentWords

/** What a client is asked for, and its documents as the client sees them. */
export function Documents({ client }: { client: Client }) {
  const [isAsking, setAsking] = useState(false)
  const mayChange = useMayChange()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={css.panel}>
      <div className={screen.sectionHead}>
        <Heading level={2} size="title" tabIndex={-1} ref={heading}>
          {words.requests}
        </Heading>
        {mayChange && (
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {words.ask}
          </Button>
        )}
      </div>
      <Tabs
        label={words.lists}
        tabs={(['open', 'done'] as const).map((status) => ({
          id: status,
          label: words[status],
          panel: <Requests client={client} status={status} heading={heading} />,
        }))}
      />
      <RequestDialog client={client} isOpen={isAsking} onClose={() => setAsking(false)} />
      {mayChange && <Deliveries client={client} />}
      <DocumentLists client={client.id} />
    </div>
  )
}

interface RequestsProps {
  client: Client
  status: 'open' | 'done'
  /** Takes the focus of a request that is withdrawn or done. */
  heading: RefObject<HTMLHeadingElement | null>
}

function Requests({ client, status, heading }: RequestsProps) {
  const query = useApiQuery(requestsApi, 'listRequests', {
    params: { client: client.id, status, limit: '100' },
  })
  const count = query.data?.requests.length
  const shown = useRef(count)
  useEffect(() => {
    const isLess = count !== undefined && shown.current !== undefined && count < shown.current
    shown.current = count
    if (isLess && document.activeElement === document.body) heading.current?.focus()
  }, [count, heading])
  return (
    <Loaded query={query} title={words.notLoaded}>
      {({ requests, hasMore }) => (
        <Stack gap="md">
          {requests.length === 0 && <Text tone="quiet">{words.none[status]}</Text>}
          {requests.map((request) => (
            <RequestArticle key={request.id} client={client} request={request} />
          ))}
          {hasMore && <Text tone="quiet">{words.more}</Text>}
        </Stack>
      )}
    </Loaded>
  )
}
