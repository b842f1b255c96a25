import { defaultEnquiryMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/retention.ts'
import { eraseMail } from '../../platform/mail/outbox.ts'
import { deleteEnquiries } from './queries.ts'

/** Rows of one transaction: few enough that no visitor waits for it. */
const batch = 500

/** Enquiries received up to this instant have been kept for as long as the privacy notice says. */
export const enquiriesErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.enquiryMonths ?? defaultEnquiryMonths)

/**
 * Erases the enquiries whose time is over, and the mails that told of them, sent or not: they hold the same
 * personal data.
 *
 * @returns how many enquiries were erased.
 * @throws StorageError
 */
export async function eraseEnquiries(
  { database, clock, practice }: Pick<Context, 'database' | 'clock' | 'practice'>,
  signal?: AbortSignal,
): Promise<number> {
  const upTo = enquiriesErasedUpTo(clock(), practice).toISOString()
  const isStopping = () => signal?.aborted === true
  let erased = 0
  let last = batch
  while (last === batch && !isStopping()) {
    last = await store(database, (transaction) => deleteEnquiries(transaction, upTo, batch))
    erased += last
  }
  if (!isStopping()) await store(database, (transaction) => eraseMail(transaction, 'enquiry', upTo))
  return erased
}
