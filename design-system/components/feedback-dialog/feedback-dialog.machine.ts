import { assign, fromPromise, setup, stateIn } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'
import { THANK_YOU_MS } from './feedback-dialog.constants.ts'

/** What is sent: a score from 1, the lowest, upwards, and what it is about. */
export interface Feedback {
  score: number
  category: string
}

export interface FeedbackContext {
  /** `null` is none. */
  score: number | null
  category: string
  /** The category of a draft that has not been touched. */
  defaultCategory: string
  /** Whether the last sending failed and nothing has been changed since. */
  hasFailed: boolean
}

export type FeedbackEvent =
  | { type: 'open' }
  /** Cancel, Escape, a press outside. */
  | { type: 'close' }
  | { type: 'choose score'; score: number | null }
  | { type: 'choose category'; category: string }
  | { type: 'submit' }

/** Feedback from the first star to the thank-you. What was chosen outlives an accidental close, not a sending. */
export const feedbackDialogMachine = setup({
  types: {
    context: {} as FeedbackContext,
    input: {} as Pick<FeedbackContext, 'defaultCategory'>,
    events: {} as FeedbackEvent,
    tags: {} as 'open' | 'sending',
    meta: statePromiseType,
  },
  actors: {
    send: fromPromise<void, Feedback>(() => Promise.reject(new Error('No one takes the feedback.'))),
  },
  actions: {
    chooseScore: assign({ score: (_, { score }: { score: number | null }) => score }),
    chooseCategory: assign({ category: (_, { category }: { category: string }) => category }),
    reset: assign({ score: null, category: ({ context }) => context.defaultCategory }),
    fail: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    /** Tells whoever opened the dialog that it has closed. */
    tellClosed: () => {},
    /** Tells of a failure, with the error as it was thrown. */
    tellFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasScore: ({ context }) => context.score !== null,
    isSeen: stateIn({ sending: 'seen' }),
  },
  delays: { THANK_YOU_MS },
}).createMachine({
  id: 'feedback-dialog',
  context: ({ input: { defaultCategory } }) => ({
    score: null,
    category: defaultCategory,
    defaultCategory,
    hasFailed: false,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: { open: 'rating' },
    },
    rating: {
      tags: 'open',
      meta: {
        inert: 'page',
        focus: { role: 'dialog', name: 'title' },
        when: {
          scored: { focus: { role: 'radio', name: '4 of 5, Very Good' } },
          failed: { focus: { role: 'button', name: 'submit' }, announces: 'failure' },
        },
      },
      exit: 'forgetFailure',
      on: {
        'choose score': {
          actions: ['forgetFailure', { type: 'chooseScore', params: ({ event }) => event }],
        },
        'choose category': {
          actions: ['forgetFailure', { type: 'chooseCategory', params: ({ event }) => event }],
        },
        submit: {
          description: 'A score 1 to 5 is required; without it nothing is sent.',
          guard: 'hasScore',
          target: 'sending',
        },
        close: { target: 'closed', actions: 'tellClosed' },
      },
    },
    sending: {
      tags: 'sending',
      initial: 'seen',
      invoke: {
        src: 'send',
        input: ({ context: { score, category } }) => ({ score: score!, category }),
        onDone: [
          { guard: 'isSeen', target: 'thank-you' },
          { target: 'closed', actions: 'reset' },
        ],
        onError: [
          {
            guard: 'isSeen',
            target: 'rating',
            actions: ['fail', { type: 'tellFailure', params: ({ event }) => event }],
          },
          {
            target: 'closed',
            actions: { type: 'tellFailure', params: ({ event }) => event },
          },
        ],
      },
      states: {
        seen: {
          tags: 'open',
          meta: { inert: 'page', focus: { role: 'button', name: 'sending' }, announces: 'sending' },
          on: { close: { target: 'unseen', actions: 'tellClosed' } },
        },
        unseen: {
          description:
            'Closed before the answer came: what was sent is not sent again, a failure keeps the draft.',
          on: { open: 'seen' },
        },
      },
    },
    'thank-you': {
      tags: 'open',
      meta: { inert: 'page', focus: { role: 'button', name: 'close' }, announces: 'thankYou' },
      exit: ['reset', 'tellClosed'],
      after: { THANK_YOU_MS: 'closed' },
      on: { close: 'closed' },
    },
  },
})
