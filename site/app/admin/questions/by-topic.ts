/** The counts of the assistant as one row for each topic. */
import {
  assistantTopics,
  ratingReasons,
  type AssistantOutcome,
  type AssistantTopic,
} from '@anupalan/server/contract/assistant/rules'
import type { AssistantCount } from '@anupalan/server/contract/assistant/schema'

export interface TopicCounts {
  readonly id: AssistantTopic
  readonly answered: number
  /** Declined, because a person has to answer. */
  readonly declined: number
  readonly unanswered: number
  readonly good: number
  readonly bad: number
  /** The most frequent reason of the bad ones, as visitors read it. */
  readonly reason: string | undefined
}

/** Topics that were asked about, those with the most unanswered questions first. */
export function countsByTopic(counts: readonly AssistantCount[]): TopicCounts[] {
  return assistantTopics
    .map((id) => {
      const countOf = (outcome: AssistantOutcome) =>
        counts
          .filter((each) => each.topic === id && each.outcome === outcome)
          .reduce((sum, { count }) => sum + count, 0)
      const reasons = ratingReasons
        .map(({ value, label }) => ({ label, count: countOf(`bad-${value}`) }))
        .toSorted((one, other) => other.count - one.count)
      const [worst] = reasons
      return {
        id,
        // A question back is part of an answer.
        answered: countOf('answered'),
        declined: countOf('declined'),
        unanswered: countOf('not-covered'),
        good: countOf('good'),
        bad: reasons.reduce((sum, { count }) => sum + count, 0),
        reason: worst && worst.count > 0 ? worst.label : undefined,
      }
    })
    .filter(
      ({ answered, declined, unanswered, good, bad }) => answered + declined + unanswered + good + bad > 0,
    )
    .toSorted((one, other) => other.unanswered - one.unanswered || other.answered - one.answered)
}
