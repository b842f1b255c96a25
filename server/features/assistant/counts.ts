/**
 * Counts of answers, summed in memory and stored each minute: a question costs no write, so that a flood of them does
 * not reach the database. A crash loses at most a minute of sums.
 */
import type { AssistantOutcome, AssistantTopic } from '@anupalan/server/contract/assistant/rules'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import type { Database } from '../../platform/database/database.ts'
import { store } from '../../platform/database/database.ts'
import { addCount } from './queries.ts'

/** By database, so that the servers of a test process do not share them. */
const pending = new WeakMap<Database, Map<string, number>>()

const keyOf = (day: string, topic: AssistantTopic, outcome: AssistantOutcome) => `${day} ${topic} ${outcome}`

export function count(
  database: Database,
  day: string,
  topic: AssistantTopic,
  outcome: AssistantOutcome,
): void {
  const sums = pending.get(database) ?? new Map<string, number>()
  pending.set(database, sums)
  const key = keyOf(day, topic, outcome)
  sums.set(key, (sums.get(key) ?? 0) + 1)
}

export function outcomeOfAnswer(answer: AssistantAnswer): AssistantOutcome {
  if (answer.kind === 'answer') return 'answered'
  if (answer.kind === 'question') return 'asked'
  return answer.reason === 'not-covered' ? 'not-covered' : 'declined'
}

/** Stores the sums. @throws StorageError; they are then kept for the next time. */
export async function storeCounts(database: Database): Promise<void> {
  const sums = pending.get(database)
  if (!sums || sums.size === 0) return
  const taken = [...sums]
  sums.clear()
  try {
    await store(database, async (transaction) => {
      for (const [key, times] of taken) {
        const [day, topic, outcome] = key.split(' ') as [string, AssistantTopic, AssistantOutcome]
        await addCount(transaction, { day, topic, outcome, count: times })
      }
    })
  } catch (error) {
    for (const [key, times] of taken) sums.set(key, (sums.get(key) ?? 0) + times)
    throw error
  }
}
