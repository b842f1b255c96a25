import { respond, checkRepeat } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import { queueMailToVisitor } from '../../platform/mail/recipient-limit.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { acknowledgement, enquiryMail } from './enquiry-mail.ts'
import { findEnquiry, insertEnquiry } from './queries.ts'
import { countSource } from './sources.ts'

/**
 * Stores an enquiry, counts where it came from and queues the mails to the firm and to the visitor, in one transaction. Idempotent: repeated under the same reference,
 * it is acknowledged again and stored once.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export function sendEnquiry(
  { database, clock, practice, pages }: Pick<Context, 'database' | 'clock' | 'practice' | 'pages'>,
  { body, reference }: CallParts<'sendEnquiry', 'body' | 'reference'>,
): Promise<OutcomeOf<'sendEnquiry'>> {
  const now = clock()
  const { referral, ...enquiry } = body
  const receipt = respond(201, { reference })

  return store(database, async (transaction) => {
    const received = { ...enquiry, reference, receivedAt: now.toISOString() }
    if (await insertEnquiry(transaction, received)) {
      await countSource(transaction, { referral, pages, now })
      await queueMail(transaction, enquiryMail(received, practice), now)
      await queueMailToVisitor(transaction, acknowledgement(received, practice), now)
      return receipt
    }
    return checkRepeat(await findEnquiry(transaction, reference), enquiry) ?? receipt
  })
}
