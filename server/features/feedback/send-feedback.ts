import { respond, checkRepeat } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { feedbackMail } from './feedback-mail.ts'
import { findFeedback, insertFeedback } from './queries.ts'

/**
 * Stores feedback and queues the mail to the firm, in one transaction. Idempotent: repeated under the same reference,
 * it is acknowledged again and stored once.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export function sendFeedback(
  { database, clock, practice }: Pick<Context, 'database' | 'clock' | 'practice'>,
  { body: feedback, reference }: CallParts<'sendFeedback', 'body' | 'reference'>,
): Promise<OutcomeOf<'sendFeedback'>> {
  const now = clock()
  const receipt = respond(201, { reference })

  return store(database, async (transaction) => {
    const received = { ...feedback, reference, receivedAt: now.toISOString() }
    if (await insertFeedback(transaction, received)) {
      await queueMail(transaction, feedbackMail(received, practice), now)
      return receipt
    }
    return checkRepeat(await findFeedback(transaction, reference), feedback) ?? receipt
  })
}
