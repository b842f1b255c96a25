/** One question of a chat with its outcome, and what the next request says about it. */
import type { AssistantAnswer, OpenTask } from '@anupalan/server/contract/assistant/schema'

/** What the visitor agreed to when asking. */
export interface Wishes {
  /** The text may be stored if it has no answer. */
  mayKeep: boolean
  /** A language model may rephrase the answer. */
  mayRephrase: boolean
}

export type Failure = 'offline' | 'busy' | 'other'

export type Outcome =
  { kind: 'pending' } | { kind: 'stopped' } | { kind: 'failed'; failure: Failure } | AssistantAnswer

export interface Exchange {
  /** Unique in the chat. */
  id: number
  question: string
  wishes: Wishes
  outcome: Outcome
}

export interface AskRequest {
  question: string
  open?: OpenTask
  before?: string
  mayKeep: boolean
  mayRephrase: boolean
}

/**
 * The request for the last question: it continues a calculation that asked for something, and may refer to the question
 * before.
 *
 * @param mayRephrase the first request for a question is always for the site's own words
 */
export function requestOf(exchanges: readonly Exchange[], mayRephrase: boolean): AskRequest {
  const [before, last] = exchanges.length > 1 ? exchanges.slice(-2) : [undefined, exchanges[0]]
  if (!last) throw new Error('asking without a question')
  const { question, wishes } = last
  return {
    question,
    ...(before && { before: before.question }),
    ...(before?.outcome.kind === 'question' && { open: before.outcome.open }),
    mayKeep: wishes.mayKeep && !mayRephrase,
    mayRephrase,
  }
}

/** Whether an answer is of an account: it is neither rephrased nor kept, and is shown once. */
export const isOfAccount = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' && outcome.sources.some(({ kind }) => kind === 'account')

/** Whether a language model is asked for other words. */
export const canBeRephrased = (answer: AssistantAnswer, wishes: Wishes | undefined): boolean =>
  wishes?.mayRephrase === true && answer.kind === 'answer' && !answer.hasIdentifier && !isOfAccount(answer)
