import { istDate } from '@anupalan/server/compliance/ist'
import type { Feedback } from '@anupalan/server/contract/feedback/schema'
import type { Database, Transaction } from '../../platform/database/database.ts'

export interface StoredFeedback extends Feedback {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

/** @returns whether it is new; `false` if its reference exists. */
export async function insertFeedback(
  transaction: Transaction,
  { comment: _never, ...feedback }: StoredFeedback,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('feedback')
    .values(feedback)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (inserted === undefined) return false
  await transaction
    .insertInto('feedbackDays')
    .values({
      day: istDate(Date.parse(feedback.receivedAt)),
      category: feedback.category,
      score: feedback.score,
      feedback: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'category', 'score'])
        .doUpdateSet((row) => ({ feedback: row('feedbackDays.feedback', '+', 1) })),
    )
    .execute()
  return true
}

/** @throws Error if there is none. */
export async function findFeedback(database: Database, reference: string): Promise<StoredFeedback> {
  const row = await database
    .selectFrom('feedback')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { ...row, comment: null }
}
