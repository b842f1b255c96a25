import type { Feedback } from '@anupalan/server/contract/feedback/schema'
import type { Database } from '../../platform/database/database.ts'

export interface StoredFeedback extends Feedback {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

/** @returns whether it is new; `false` if its reference exists. */
export async function insertFeedback(
  database: Database,
  { comment: _never, ...feedback }: StoredFeedback,
): Promise<boolean> {
  const inserted = await database
    .insertInto('feedback')
    .values(feedback)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()
  return inserted !== undefined
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
