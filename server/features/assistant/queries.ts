import type { AssistantOutcome, AssistantTopic } from '@anupalan/server/contract/assistant/rules'
import type { AssistantCount, KeptQuestion } from '@anupalan/server/contract/assistant/schema'
import { parseIsoDate } from '../../compliance/ist.ts'
import type { Database } from '../../platform/database/database.ts'

/** Adds to a sum, or inserts it. */
export async function addCount(
  database: Database,
  {
    day,
    topic,
    outcome,
    count,
  }: { day: string; topic: AssistantTopic; outcome: AssistantOutcome; count: number },
): Promise<void> {
  await database
    .insertInto('assistantCounts')
    .values({ day, topic, outcome, count })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'topic', 'outcome'])
        .doUpdateSet((row) => ({ count: row('assistantCounts.count', '+', count) })),
    )
    .execute()
}

/** Sums since a day, by topic and outcome. */
export async function readCounts(database: Database, since: string): Promise<AssistantCount[]> {
  const rows = await database
    .selectFrom('assistantCounts')
    .select(({ fn }) => ['topic', 'outcome', fn.sum<number | string>('count').as('count')])
    .where('day', '>=', since)
    .groupBy(['topic', 'outcome'])
    .orderBy('topic')
    .orderBy('outcome')
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

export async function addQuestion(
  database: Database,
  question: { id: string; day: string; topic: AssistantTopic; text: string },
): Promise<void> {
  await database.insertInto('assistantQuestions').values(question).execute()
}

/** The newest first. */
export async function readQuestions(database: Database, limit: number): Promise<KeptQuestion[]> {
  const rows = await database
    .selectFrom('assistantQuestions')
    .select(['id', 'topic', 'day', 'text'])
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, day: parseIsoDate(row.day) }))
}

/** Deletes what is of earlier days. @returns how many rows. */
export async function deleteBefore(
  database: Database,
  { counts, questions }: { counts: string; questions: string },
): Promise<number> {
  const sums = await database.deleteFrom('assistantCounts').where('day', '<', counts).executeTakeFirst()
  const texts = await database
    .deleteFrom('assistantQuestions')
    .where('day', '<', questions)
    .executeTakeFirst()
  return Number(sums.numDeletedRows) + Number(texts.numDeletedRows)
}
