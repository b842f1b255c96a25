import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Database } from '../../platform/database/database.ts'
import type { EnquiriesTable } from './tables.ts'

export interface StoredEnquiry extends Enquiry {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

/** @returns whether it is new; `false` if its reference exists. */
export async function insertEnquiry(database: Database, enquiry: StoredEnquiry): Promise<boolean> {
  const inserted = await database
    .insertInto('enquiries')
    .values({ ...enquiry, privacy: 1 })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @throws Error if there is none. */
export async function findEnquiry(database: Database, reference: string): Promise<StoredEnquiry> {
  const row = await database
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/**
 * Deletes the oldest enquiries received up to an instant.
 *
 * @returns how many, at most `limit`.
 */
export async function deleteEnquiries(database: Database, upTo: string, limit: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('enquiries')
    .where('reference', 'in', (oldest) =>
      oldest
        .selectFrom('enquiries')
        .select('reference')
        .where('receivedAt', '<=', upTo)
        .orderBy('receivedAt')
        .orderBy('reference')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const fromRow = (row: EnquiriesTable): StoredEnquiry => ({ ...row, privacy: true })
