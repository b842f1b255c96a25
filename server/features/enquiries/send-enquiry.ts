import { answer, checkRepeat } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { findEnquiry, insertEnquiry } from './queries.ts'

/**
 * Stores an enquiry together with the mail that tells the firm of it. Sent again under the same reference,
 * it is acknowledged again and stored once.
 *
 * @throws StorageError where it is not stored for certain.
 */
export function sendEnquiry(
  { database, clock, practice }: Pick<Context, 'database' | 'clock' | 'practice'>,
  { body: enquiry, reference }: CallParts<'sendEnquiry', 'body' | 'reference'>,
): Promise<OutcomeOf<'sendEnquiry'>> {
  const now = clock()
  const receipt = answer(201, { reference })

  return store(database, async (transaction) => {
    const received = { ...enquiry, reference, receivedAt: now.toISOString() }
    if (await insertEnquiry(transaction, received)) {
      await queueMail(transaction, enquiryMail(received, practice), now)
      return receipt
    }
    return checkRepeat(await findEnquiry(transaction, reference), enquiry) ?? receipt
  })
}
