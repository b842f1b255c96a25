import { Alert } from '@anupalan/design-system/alert'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import { useApiQuery } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { clientWords } from './words.ts'

const words = clientWords.holds

export const useHolds = (client: string) => useApiQuery(clientApi, 'listHolds', { params: { client } })

export const stands = ({ endedAt }: LegalHold) => endedAt === null

/** That nothing of the client may be erased, on each part of its file. Why is in the overview. */
export function HoldBanner({ client }: { client: string }) {
  const count = useHolds(client).data?.holds.filter(stands).length ?? 0
  return count === 0 ? null : (
    <Alert tone="notice" role="note" title={words.banner(count)}>
      {words.effect}
    </Alert>
  )
}
