import { answer, checkRepeat } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { feedbackMail } from './feedback-mail.ts'
import { findFeedback, insertFeedback } from './queries.ts'

/**
 * Stores a feedback together with the mail that tells the firm of it. Sent again under the same reference,
 * it is acknowledged again and stored once.
 *
 * @throws StorageError where it is not stored for certain.
 */
export function sendFeedback(
  { database, clock, practice }: Pick<Context, 'database' | 'clock' | 'practice'>,
  { body: feedback, reference }: CallParts<'sendFeedback', 'body' | 'reference'>,
): Promise<OutcomeOf<'sendFeedback'>> {
  const now = clock()
  const receipt = answer(201, { reference })

  return store(database, async (transaction) => {
    const received = { ...feedback, reference, receivedAt: now.toISOString() }
    if (await insertFeedback(transaction, received)) {
      await queueMail(transaction, feedbackMail(received, practice), now)
      return receipt
    }
    return checkRepeat(await findFeedback(transaction, reference), feedback) ?? receipt
  })
}
