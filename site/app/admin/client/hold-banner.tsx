import { Alert } from '@anupalan/design-system/alert'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import { useApiQuery } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { clientWords } from './words.ts'

const words = clientWords.holds

export const useHolds = (client: string) => useApiQuery(clientApi, 'listHolds', { params: { client } })

export const stands = ({ endedAt }: Pick<LegalHold, 'endedAt'>) => endedAt === null

/** Holds on the client itself, and so on all that there is of it, that stand. */
export const holdsOfClient = (holds: readonly LegalHold[]) =>
  holds.filter((hold) => hold.document === null && stands(hold))

/** That nothing of the client may be erased, on each part of its file. Why is in the overview. */
export function HoldBanner({ client }: { client: string }) {
  const count = holdsOfClient(useHolds(client).data?.holds ?? []).length
  return count === 0 ? null : (
    <Alert tone="notice" role="note" title={words.banner(count)}>
      {words.effect}
    </Alert>
  )
}
