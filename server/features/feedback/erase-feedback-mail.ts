import { defaultEnquiryMonths } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { eraseMails } from '../../platform/mail/erase-mails.ts'

/**
 * Erases mails about feedback after the retention period of mails about enquiries. The feedback itself contains no
 * personal data, and stays.
 *
 * @throws StorageError
 */
export const eraseFeedbackMail = (context: Context): Promise<void> =>
  eraseMails(
    context,
    'feedback',
    monthsBefore(context.clock(), context.practice.retention?.enquiryMonths ?? defaultEnquiryMonths),
  )
