import { defaultEnquiryMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { eraseMail } from '../../platform/mail/outbox-rows.ts'

/** The retention period of mails about feedback up to this instant has ended: the same as of mails about enquiries. */
export const feedbackMailErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.enquiryMonths ?? defaultEnquiryMonths)

/** Erases them. The feedback itself contains no personal data, and stays. @throws StorageError */
export function eraseFeedbackMail({
  database,
  clock,
  practice,
}: Pick<Context, 'database' | 'clock' | 'practice'>): Promise<void> {
  const upTo = feedbackMailErasedUpTo(clock(), practice).toISOString()
  return store(database, (transaction) => eraseMail(transaction, 'feedback', upTo))
}
