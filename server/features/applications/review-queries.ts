import { defaultApplicationMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import { monthsAfter } from '@anupalan/server/contract/applications/erased-from'
import { searchKey } from '@anupalan/server/contract/core/name-key'
import type { ApplicationStatus } from '@anupalan/server/contract/applications/review-rules'
import type { ApplicationDetail, ReceivedApplication } from '@anupalan/server/contract/applications/schema'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { findFirstByTime, hasManyKeys } from '../../platform/database/keys-by-time.ts'
import { endOfPrefix } from '../../platform/database/end-of-prefix.ts'
import type { ApplicationRow } from './tables.ts'

export interface ApplicationPage {
  readonly search: string
  readonly status: ApplicationStatus | ''
  readonly order: 'newest' | 'oldest'
  readonly limit: number
}

export const findApplicationRow = (
  database: Database,
  reference: string,
): Promise<ApplicationRow | undefined> =>
  database.selectFrom('applications').selectAll().where('reference', '=', reference).executeTakeFirst()

/** Locks an application until the end of the transaction, so that two changes of it run one after another. */
export const lockApplication = (
  transaction: Transaction,
  reference: string,
): Promise<ApplicationRow | undefined> =>
  transaction
    .updateTable('applications')
    .set((row) => ({ version: row.ref('version') }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()

/** The keys by which applications are found. */
const keysByTime = { table: 'application_keys', reference: 'application' } as const

/** A page of the list: the first ones with a name are found in their order, if neither a filter nor a frequent key hinders it. */
export async function listApplicationRows(
  database: Database,
  page: ApplicationPage,
  last: Pick<ApplicationRow, 'receivedAt' | 'reference'> | undefined,
): Promise<ApplicationRow[]> {
  const { search, status, order, limit } = page
  const prefix = searchKey(search)
  if (prefix === '' || status !== '')
    return selectApplications(database, page, last, await hasManyKeys(database, keysByTime, prefix)).execute()
  const found = await findFirstByTime(database, keysByTime, prefix, { order, last, limit })
  if (!found) return selectApplications(database, page, last, true).execute()
  if (found.length === 0) return []
  return selectApplications(database, { ...page, search: '' }, undefined)
    .where('reference', 'in', found)
    .execute()
}

/**
 * @param last of the previous page
 * @param isSearchFrequent as `hasManyKeys`: applications are then read in their order and compared, not found and sorted
 */
export function selectApplications(
  database: Database,
  { search, status, order, limit }: ApplicationPage,
  last: Pick<ApplicationRow, 'receivedAt' | 'reference'> | undefined,
  isSearchFrequent = false,
) {
  const [direction, follows] = order === 'oldest' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  const prefix = searchKey(search)
  return database
    .selectFrom('applications')
    .selectAll()
    .$if(prefix !== '' && !isSearchFrequent, (query) =>
      query.where('reference', 'in', (keys) =>
        keys
          .selectFrom('applicationKeys')
          .select('application')
          .where('key', '>=', prefix)
          .where('key', '<', endOfPrefix(prefix)),
      ),
    )
    .$if(prefix !== '' && isSearchFrequent, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('applicationKeys')
            .select('key')
            .whereRef('application', '=', 'applications.reference')
            .where('key', '>=', prefix)
            .where('key', '<', endOfPrefix(prefix)),
        ),
      ),
    )
    .$if(status !== '', (query) => query.where('status', '=', status as ApplicationStatus))
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, reference) ${follows} (${last!.receivedAt}, ${last!.reference})`,
      ),
    )
    .orderBy('receivedAt', direction)
    .orderBy('reference', direction)
    .limit(limit)
}

export function toReceived(
  { reference, receivedAt, opening, name, email, phone, status, version }: ApplicationRow,
  { openings = [], retention }: Pick<Practice, 'openings' | 'retention'>,
): ReceivedApplication {
  return {
    reference,
    receivedAt,
    opening: openings.find(({ id }) => id === opening)?.title ?? opening,
    name,
    email,
    phone,
    status,
    erasedFrom: monthsAfter(receivedAt, retention?.applicationMonths ?? defaultApplicationMonths),
    version,
  }
}

export const toDetail = (row: ApplicationRow, practice: Practice): ApplicationDetail => ({
  application: toReceived(row, practice),
  note: row.note,
  staffNote: row.staffNote,
  cv: { name: row.cvName, kind: row.cvKind, bytes: row.cvBytes },
})
