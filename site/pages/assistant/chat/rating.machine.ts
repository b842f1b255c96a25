import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { Rating, RatingReason } from '@anupalan/server/contract/assistant/rules'
import { assign, fromPromise, setup } from 'xstate'

/** What is sent about an answer; neither its text nor that of the question. */
export interface Rated {
  rating: Rating
  /** Of a bad one. */
  reason?: RatingReason
}

/**
 * The rating of one answer: good, or bad with a reason. It is sent once.
 *
 * The component provides the actor `send`.
 */
export const ratingMachine = setup({
  types: {
    context: {} as { rated: Rated | null },
    events: {} as
      | { type: 'rating.good' }
      | { type: 'rating.bad' }
      | { type: 'rating.back' }
      | { type: 'rating.retry' }
      | { type: 'reason.choose'; reason: RatingReason },
    meta: statePromiseType,
  },
  actors: {
    send: fromPromise<void, Rated>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    setRated: assign((_, params: { rated: Rated }) => ({ rated: params.rated })),
  },
}).createMachine({
  id: 'rating',
  context: { rated: null },
  initial: 'open',
  states: {
    open: {
      description: 'Not rated.',
      on: {
        'rating.good': {
          target: 'sending',
          actions: { type: 'setRated', params: { rated: { rating: 'good' } } },
        },
        'rating.bad': 'reasons',
      },
    },
    reasons: {
      description: 'Bad: what is wrong is chosen from a few reasons.',
      meta: { focus: { role: 'group', name: 'why' } },
      on: {
        'reason.choose': {
          target: 'sending',
          actions: {
            type: 'setRated',
            params: ({ event }) => ({ rated: { rating: 'bad', reason: event.reason } }),
          },
        },
        'rating.back': 'open',
      },
    },
    sending: {
      description: 'In flight.',
      meta: { focus: { role: 'group', name: 'label' }, announces: 'sending' },
      invoke: {
        src: 'send',
        input: ({ context }) => context.rated ?? { rating: 'good' },
        onDone: 'sent',
        onError: 'failed',
      },
    },
    sent: {
      description: 'Counted.',
      meta: { focus: { role: 'group', name: 'label' }, announces: 'thanks' },
    },
    failed: {
      description: 'Not acknowledged; it can be sent again.',
      meta: { focus: { role: 'group', name: 'label' }, announces: 'failed' },
      on: { 'rating.retry': 'sending' },
    },
  },
})
