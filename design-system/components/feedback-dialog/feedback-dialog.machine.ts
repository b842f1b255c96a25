import { assign, fromPromise, setup, stateIn } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'
import { THANK_YOU_MS } from './feedback-dialog.constants.ts'

/** The submitted feedback: a score from 1, the lowest, and a category. */
export interface Feedback {
  score: number
  category: string
}

export interface FeedbackContext {
  /** `null` if none is chosen. */
  score: number | null
  category: string
  /** The category of a new draft. */
  defaultCategory: string
  /** Whether the last request failed and nothing has changed since. */
  hasFailed: boolean
}

export type FeedbackEvent =
  | { type: 'open' }
  /** Cancel, Escape, a press outside. */
  | { type: 'close' }
  | { type: 'choose score'; score: number | null }
  | { type: 'choose category'; category: string }
  | { type: 'submit' }

/** Feedback from the first star to the thank-you. A draft survives an accidental close, and is reset after a success. */
export const feedbackDialogMachine = setup({
  types: {
    context: {} as FeedbackContext,
    input: {} as Pick<FeedbackContext, 'defaultCategory'>,
    events: {} as FeedbackEvent,
    tags: {} as 'open' | 'sending',
    meta: statePromiseType,
  },
  actors: {
    send: fromPromise<void, Feedback>(() => Promise.reject(new Error('The actor “send” is not provided.'))),
  },
  actions: {
    chooseScore: assign({ score: (_, { score }: { score: number | null }) => score }),
    chooseCategory: assign({ category: (_, { category }: { category: string }) => category }),
    reset: assign({ score: null, category: ({ context }) => context.defaultCategory }),
    fail: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    /** Notifies the parent that the dialog has closed. */
    notifyClosed: () => {},
    /** Notifies the parent of a failure, with the error as thrown. */
    notifyFailure: (_, _params: { error: unknown }) => {},
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
        close: { target: 'closed', actions: 'notifyClosed' },
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
            actions: ['fail', { type: 'notifyFailure', params: ({ event }) => event }],
          },
          {
            target: 'closed',
            actions: { type: 'notifyFailure', params: ({ event }) => event },
          },
        ],
      },
      states: {
        seen: {
          tags: 'open',
          meta: { inert: 'page', focus: { role: 'button', name: 'sending' }, announces: 'sending' },
          on: { close: { target: 'unseen', actions: 'notifyClosed' } },
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
      exit: ['reset', 'notifyClosed'],
      after: { THANK_YOU_MS: 'closed' },
      on: { close: 'closed' },
    },
  },
})
