import type { AssistantOutcome, AssistantTopic } from '@anupalan/server/contract/assistant/rules'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    assistantCounts: AssistantCountsTable
    assistantQuestions: AssistantQuestionsTable
  }
}

/** One row for a topic, an outcome and a day, for all visitors. */
export interface AssistantCountsTable {
  /** In India, `2026-11-20`. */
  day: string
  topic: AssistantTopic
  outcome: AssistantOutcome
  count: number
}

/** A question without an answer whose text its visitor agreed to leave. */
export interface AssistantQuestionsTable {
  id: string
  /** In India. */
  day: string
  topic: AssistantTopic
  text: string
}
