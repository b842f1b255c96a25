import { searchKey } from '@anupalan/server/contract/core/name-key'
import { replyBy } from '@anupalan/server/contract/core/reply-by'
import { noOwner } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { EnquiryStatus } from '@anupalan/server/contract/enquiries/inbox-rules'
import { excerptOf } from '@anupalan/server/contract/enquiries/excerpt'
import type { EnquiryEntry, ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Practice } from '@anupalan/server/contract'
import { sql } from 'kysely'
import { toPersonName } from '../../platform/database/conversations.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { People, Person } from '../../platform/ports.ts'
import { findFirstByTime, hasManyKeys } from '../../platform/database/keys-by-time.ts'
import { endOfPrefix } from '../../platform/database/end-of-prefix.ts'
import type { EnquiryRow, EnquiryEntriesTable } from './tables.ts'

/** Others of the same person that are shown with an enquiry. */
const MAX_OTHERS = 20

/** What the staff sees of the practice and its people. */
export interface InboxSource {
  readonly practice: Pick<Practice, 'replyHours'>
  readonly people: ReadonlyMap<string, Person>
}

export interface EnquiryFilters {
  readonly search: string
  readonly status: EnquiryStatus | ''
  /** User name; `noOwner`; empty for all. */
  readonly owner: string
}

export interface EnquiryPage extends EnquiryFilters {
  readonly order: 'newest' | 'oldest'
  readonly limit: number
}

export const findEnquiryRow = (database: Database, reference: string): Promise<EnquiryRow | undefined> =>
  database.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()

/** Locks an enquiry until the end of the transaction, so that two changes of it run one after another. */
export const lockEnquiry = (transaction: Transaction, reference: string): Promise<EnquiryRow | undefined> =>
  transaction
    .updateTable('enquiries')
    .set((row) => ({ version: row.ref('version') }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()

/** The keys by which enquiries are found. */
const keysByTime = { table: 'enquiry_keys', reference: 'enquiry' } as const

/** A page of the list: the first ones with a name are found in their order, if neither a filter nor a frequent key hinders it. */
export async function listEnquiryRows(
  database: Database,
  page: EnquiryPage,
  last: Pick<EnquiryRow, 'receivedAt' | 'reference'> | undefined,
): Promise<EnquiryRow[]> {
  const { search, status, owner, order, limit } = page
  const prefix = searchKey(search)
  if (prefix === '' || status !== '' || owner !== '')
    return selectEnquiries(database, page, last, await hasManyKeys(database, keysByTime, prefix)).execute()
  const found = await findFirstByTime(database, keysByTime, prefix, { order, last, limit })
  if (!found) return selectEnquiries(database, page, last, true).execute()
  if (found.length === 0) return []
  return selectEnquiries(database, { ...page, search: '' }, undefined)
    .where('reference', 'in', found)
    .execute()
}

/**
 * @param last of the previous page
 * @param isSearchFrequent as `hasManyKeys`: enquiries are then read in their order and compared, not found and sorted
 */
export function selectEnquiries(
  database: Database,
  { search, status, owner, order, limit }: EnquiryPage,
  last: Pick<EnquiryRow, 'receivedAt' | 'reference'> | undefined,
  isSearchFrequent = false,
) {
  const [direction, follows] = order === 'oldest' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  const prefix = searchKey(search)
  return database
    .selectFrom('enquiries')
    .selectAll()
    .$if(prefix !== '' && !isSearchFrequent, (query) =>
      query.where('reference', 'in', (keys) =>
        keys
          .selectFrom('enquiryKeys')
          .select('enquiry')
          .where('key', '>=', prefix)
          .where('key', '<', endOfPrefix(prefix)),
      ),
    )
    .$if(prefix !== '' && isSearchFrequent, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('enquiryKeys')
            .select('key')
            .whereRef('enquiry', '=', 'enquiries.reference')
            .where('key', '>=', prefix)
            .where('key', '<', endOfPrefix(prefix)),
        ),
      ),
    )
    .$if(status !== '', (query) => query.where('status', '=', status as EnquiryStatus))
    .$if(owner === noOwner, (query) => query.where('owner', 'is', null))
    .$if(owner !== '' && owner !== noOwner, (query) => query.where('owner', '=', owner))
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, reference) ${follows} (${last!.receivedAt}, ${last!.reference})`,
      ),
    )
    .orderBy('receivedAt', direction)
    .orderBy('reference', direction)
    .limit(limit)
}

/** The newest others from the mailbox of an enquiry. */
export const findOthers = (
  database: Database,
  { mailbox, reference }: Pick<EnquiryRow, 'mailbox' | 'reference'>,
): Promise<EnquiryRow[]> =>
  database
    .selectFrom('enquiries')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .where('reference', '<>', reference)
    .orderBy('receivedAt', 'desc')
    .orderBy('reference', 'desc')
    .limit(MAX_OTHERS)
    .execute()

export const findEntries = (database: Database, enquiry: string): Promise<EnquiryEntriesTable[]> =>
  database
    .selectFrom('enquiryEntries')
    .selectAll()
    .where('enquiry', '=', enquiry)
    .orderBy('createdAt')
    .orderBy('reference')
    .execute()

/** The owners of some enquiries. */
export const findOwners = (people: People, database: Database, rows: readonly EnquiryRow[]) =>
  people.find(
    database,
    rows.flatMap(({ owner }) => owner ?? []),
  )

export function toReceived(row: EnquiryRow, { practice, people }: InboxSource): ReceivedEnquiry {
  const { reference, receivedAt, firstName, lastName, email, company, service, status, version } = row
  const owner = row.owner === null ? undefined : people.get(row.owner)
  return {
    reference,
    receivedAt,
    firstName,
    lastName,
    email,
    company,
    service,
    excerpt: excerptOf(row.message),
    status,
    owner: owner ? { username: owner.username, fullName: owner.fullName } : null,
    client: row.client,
    replyBy:
      status === 'new' && practice.replyHours !== undefined ? replyBy(receivedAt, practice.replyHours) : null,
    version,
  }
}

export const toEntry = (
  { reference, kind, text, author, createdAt }: EnquiryEntriesTable,
  people: ReadonlyMap<string, Person>,
): EnquiryEntry => ({
  reference,
  kind,
  text,
  author: toPersonName(people, author, true),
  at: createdAt,
})
