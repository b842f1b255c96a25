import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { eraseMailAbout } from '../../platform/mail/outbox-rows.ts'
import { enquiryKeys, mailboxKey } from './enquiry-keys.ts'
import type { EnquiryRow } from './tables.ts'

export interface StoredEnquiry extends Enquiry {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

/** @returns whether it is new; `false` if its reference exists. */
export async function insertEnquiry(database: Database, enquiry: StoredEnquiry): Promise<boolean> {
  const { reference } = enquiry
  const inserted = await database
    .insertInto('enquiries')
    .values({
      ...enquiry,
      privacy: 1,
      status: 'new',
      owner: null,
      version: 1,
      mailbox: mailboxKey(enquiry.email),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (inserted === undefined) return false
  await database
    .insertInto('enquiryKeys')
    .values(enquiryKeys(enquiry).map((key) => ({ key, enquiry: reference, receivedAt: enquiry.receivedAt })))
    .execute()
  return true
}

/** All enquiries, in any order: for tests of what is stored. */
export const findEnquiries = async (database: Database): Promise<StoredEnquiry[]> =>
  (await database.selectFrom('enquiries').selectAll().execute()).map(fromRow)

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
 * Deletes the oldest enquiries received up to an instant, with the mails about them.
 *
 * @returns how many, at most `limit`.
 */
export async function deleteEnquiries(
  transaction: Transaction,
  upTo: string,
  limit: number,
): Promise<number> {
  const deleted = await transaction
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
    .returning('reference')
    .execute()
  for (const { reference } of deleted) await eraseMailAbout(transaction, reference)
  return deleted.length
}

const fromRow = ({
  reference,
  receivedAt,
  firstName,
  lastName,
  email,
  company,
  service,
  message,
}: EnquiryRow): StoredEnquiry => ({
  firstName,
  lastName,
  email,
  company,
  service,
  message,
  privacy: true,
  reference,
  receivedAt,
})
