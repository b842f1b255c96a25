import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import { assign, fromPromise, setup } from 'xstate'
import {
  canBeRephrased,
  requestOf,
  type AskRequest,
  type Exchange,
  type Failure,
  type Outcome,
  type Wishes,
} from './exchange.ts'

export interface ChatContext {
  /** The oldest first. */
  exchanges: readonly Exchange[]
  /** The outcome to announce: that of the last exchange, unless it was restored. */
  news: Outcome | null
}

export type ChatEvent =
  | { type: 'question.ask'; question: string; wishes: Wishes }
  | { type: 'question.retry' }
  | { type: 'answer.stop' }
  | { type: 'history.restore'; exchanges: readonly Exchange[] }
  | { type: 'history.clear' }

/** The oldest are dropped. */
const MAX_EXCHANGES = 40

const withOutcome = (exchanges: readonly Exchange[], outcome: Outcome): readonly Exchange[] =>
  exchanges.map((exchange, at) => (at === exchanges.length - 1 ? { ...exchange, outcome } : exchange))

/**
 * A chat with the assistant: one question is in flight at a time. The site's own answer is shown first; if the visitor
 * agreed to a language model, its words replace it once the server has checked all of them, since a sentence that is
 * not checked must not be seen.
 *
 * The island provides the actors: `ask` and `rephrase` call the server, and `failureOf` explains a rejection.
 */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, meta: statePromiseType },
  actors: {
    ask: fromPromise<AssistantAnswer, AskRequest>(() => Promise.reject(new Error('ask is not provided'))),
    rephrase: fromPromise<AssistantAnswer, AskRequest>(() =>
      Promise.reject(new Error('rephrase is not provided')),
    ),
  },
  actions: {
    addQuestion: assign(({ context }, params: { question: string; wishes: Wishes }) => ({
      exchanges: [
        ...context.exchanges,
        { id: (context.exchanges.at(-1)?.id ?? 0) + 1, ...params, outcome: { kind: 'pending' } as const },
      ].slice(-MAX_EXCHANGES),
      news: null,
    })),
    askAgain: assign(({ context }) => ({
      exchanges: withOutcome(context.exchanges, { kind: 'pending' }),
      news: null,
    })),
    setOutcome: assign(({ context }, params: { outcome: Outcome }) => ({
      exchanges: withOutcome(context.exchanges, params.outcome),
      news: params.outcome,
    })),
    /** It was announced already. */
    setOtherWords: assign(({ context }, params: { answer: AssistantAnswer }) => ({
      exchanges:
        params.answer.kind === 'answer' && params.answer.phrasedBy === 'model'
          ? withOutcome(context.exchanges, params.answer)
          : context.exchanges,
    })),
    restore: assign((_, params: { exchanges: readonly Exchange[] }) => ({ exchanges: params.exchanges })),
    clear: assign({ exchanges: [], news: null }),
  },
  guards: {
    isRephrased: ({ context }, params: { answer: AssistantAnswer }) =>
      canBeRephrased(params.answer, context.exchanges.at(-1)?.wishes),
    canRetry: ({ context }) => ['failed', 'stopped'].includes(context.exchanges.at(-1)?.outcome.kind ?? ''),
    isEmpty: ({ context }) => context.exchanges.length === 0,
  },
}).createMachine({
  id: 'chat',
  context: { exchanges: [], news: null },
  initial: 'ready',
  on: { 'history.clear': { target: '.ready', actions: 'clear' } },
  states: {
    ready: {
      description: 'Waits for a question. The last one has its outcome.',
      meta: {
        when: {
          answered: { announces: 'answered' },
          asked: { announces: 'asked' },
          declined: { announces: 'declined' },
          stopped: { announces: 'stopped', focus: { role: 'heading', name: 'question' } },
          failed: { announces: 'failed' },
        },
      },
      on: {
        'question.ask': {
          target: 'asking',
          actions: {
            type: 'addQuestion',
            params: ({ event: { question, wishes } }) => ({ question, wishes }),
          },
        },
        'question.retry': { guard: 'canRetry', target: 'asking', actions: 'askAgain' },
        'history.restore': {
          guard: 'isEmpty',
          actions: { type: 'restore', params: ({ event: { exchanges } }) => ({ exchanges }) },
        },
      },
    },
    asking: {
      description: 'A question is in flight; another one waits until it has its outcome.',
      tags: 'busy',
      meta: { announces: 'asking' },
      invoke: {
        src: 'ask',
        input: ({ context }) => requestOf(context.exchanges, false),
        onDone: [
          {
            guard: { type: 'isRephrased', params: ({ event }) => ({ answer: event.output }) },
            target: 'rephrasing',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: {
          target: 'ready',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({ outcome: { kind: 'failed', failure: failureIn(event.error) } }),
          },
        },
      },
      on: {
        'answer.stop': {
          target: 'ready',
          actions: { type: 'setOutcome', params: { outcome: { kind: 'stopped' } } },
        },
      },
    },
    rephrasing: {
      description:
        'The site’s answer is shown; a language model puts it in other words. Its failure is none.',
      meta: { announces: 'answered' },
      invoke: {
        src: 'rephrase',
        input: ({ context }) => requestOf(context.exchanges, true),
        onDone: {
          target: 'ready',
          actions: { type: 'setOtherWords', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'ready',
      },
      on: {
        'answer.stop': 'ready',
        'question.ask': {
          target: 'asking',
          actions: {
            type: 'addQuestion',
            params: ({ event: { question, wishes } }) => ({ question, wishes }),
          },
        },
      },
    },
  },
})

/** Why an actor rejected, as the island's actors throw it. */
export class AskError extends Error {
  override name = 'AskError'

  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The question has no outcome: ${failure}.`)
    this.failure = failure
  }
}

const failureIn = (error: unknown): Failure => (error instanceof AskError ? error.failure : 'other')
