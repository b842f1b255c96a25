/** What the assistant counts and keeps, and its settings: all of it but its answers. */
import { istDate } from '@anupalan/server/compliance/ist'
import { respond } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { assistantMonths } from '@anupalan/server/contract/assistant/rules'
import type { Config } from '../../platform/config/config.ts'
import type { AssistantModel } from '../../platform/config/settings.ts'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { addDays } from '../../compliance/ist.ts'
import { storeCounts } from './counts.ts'
import { addCount, deleteBefore, readCounts, readQuestions } from './queries.ts'

/** Days that the admin area shows. */
const SHOWN_DAYS = 30

const SHOWN_QUESTIONS = 100

/** The language model that may put answers in other words, if one is set. */
export function modelOf({ assistantUrl, assistantKey, assistantModel }: Config): AssistantModel | undefined {
  if (assistantUrl === undefined || assistantModel === undefined) return undefined
  return { url: assistantUrl, key: assistantKey, model: assistantModel }
}

export function getAssistantSettings({ config }: Pick<Context, 'config'>): OutcomeOf<'getAssistantSettings'> {
  const model = modelOf(config)
  return respond(200, { model: model ? new URL(model.url).host : null })
}

export async function rateAnswer(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { body: { topic, rating, reason } }: CallParts<'rateAnswer', 'body'>,
): Promise<OutcomeOf<'rateAnswer'>> {
  const day = istDate(clock().getTime())
  const outcome = rating === 'good' ? 'good' : (`bad-${reason ?? 'wrong'}` as const)
  await store(database, (transaction) => addCount(transaction, { day, topic, outcome, count: 1 }))
  return respond(204, undefined)
}

export async function readAssistantCounts({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<OutcomeOf<'readAssistantCounts'>> {
  await storeCounts(database)
  const since = addDays(istDate(clock().getTime()), 1 - SHOWN_DAYS)
  const [counts, questions] = await load(
    database,
    async (reading) =>
      [await readCounts(reading, since), await readQuestions(reading, SHOWN_QUESTIONS)] as const,
  )
  return respond(200, { counts, questions })
}

/** Erases what is older than its retention. @throws StorageError */
export function eraseAssistantRecords({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const firstKept = (months: number) => istDate(monthsBefore(clock(), months).getTime())
  return store(database, (transaction) =>
    deleteBefore(transaction, {
      counts: firstKept(assistantMonths.counts),
      questions: firstKept(assistantMonths.questions),
    }),
  )
}
