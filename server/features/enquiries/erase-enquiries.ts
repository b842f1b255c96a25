import { defaultEnquiryMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { eraseFromFolder } from '../../platform/mail/folder.ts'
import { eraseMail, hasMail } from '../../platform/mail/outbox-rows.ts'
import { deleteEnquiries } from './queries.ts'

/** Rows of one transaction: few enough not to delay requests. */
const batch = 500

/** The retention period of enquiries received up to this instant has ended. */
export const enquiriesErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.enquiryMonths ?? defaultEnquiryMonths)

/**
 * Erases the enquiries whose retention period has ended, and the mails about them, sent or not: they contain the same
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

/** Erases the files of the mails about erased enquiries: of a late reply too, which is younger than its enquiry. */
export const eraseEnquiryFiles = ({
  config,
  database,
  clock,
  practice,
}: Pick<Context, 'config' | 'database' | 'clock' | 'practice'>): Promise<void> =>
  eraseFromFolder(
    config,
    'enquiry',
    enquiriesErasedUpTo(clock(), practice),
    async (id) => !(await hasMail(database, id)),
  )
