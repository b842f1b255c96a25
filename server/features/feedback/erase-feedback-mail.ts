import { defaultEnquiryMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/retention.ts'
import { eraseMail } from '../../platform/mail/outbox.ts'

/** Mails that told of feedback up to this instant have been kept for as long as those that told of enquiries. */
export const feedbackMailErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.enquiryMonths ?? defaultEnquiryMonths)

/** Erases them. The feedback itself names nobody, and stays. @throws StorageError */
export function eraseFeedbackMail({
  database,
  clock,
  practice,
}: Pick<Context, 'database' | 'clock' | 'practice'>): Promise<void> {
  const upTo = feedbackMailErasedUpTo(clock(), practice).toISOString()
  return store(database, (transaction) => eraseMail(transaction, 'feedback', upTo))
}
