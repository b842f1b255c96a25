import { assign, fromCallback, setup } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'
import type { Toast, ToastCommand } from './toast-store.ts'
import { LONGEST_DELAY_MS, REMOVAL_DELAY_MS, SWIPE_THRESHOLD_PX } from './toast.constants.ts'

/** Reasons that pause the countdown. */
export type PauseReason = 'hover' | 'focus' | 'hidden page' | 'blurred window' | 'swipe'

export type PauseEvent = { type: 'pause' | 'resume'; by: PauseReason }

export type ToastEvent =
  | ToastCommand
  | PauseEvent
  | { type: 'swipe.start' }
  /** `distance` in px towards the inline end: right, or left in right-to-left text. */
  | { type: 'swipe.move'; distance: number }
  | { type: 'swipe.end' }
  | { type: 'swipe.cancel' }

export interface ToastContext {
  /** The current time of the actor's clock, in ms. */
  now: () => number
  toast: Toast | undefined
  /** Remaining duration, in ms, when the countdown last started or stopped. */
  timeLeft: number
  /** `now()` when the countdown last started. */
  countingSince: number
  pausedBy: readonly PauseReason[]
  /** The swiped distance, in px. */
  swiped: number
}

/** One toast at a time: shown, dismissed, removed. */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    input: {} as Pick<ToastContext, 'now'>,
    events: {} as ToastEvent,
    tags: {} as 'visible',
    meta: statePromiseType,
  },
  actors: {
    /** Sends `pause` and `resume` when the page is hidden or shown, and the window blurred or focused. */
    watchPage: fromCallback<PauseEvent>(() => {}),
  },
  actions: {
    show: assign((_, { toast }: { toast: Toast }) => ({ toast, timeLeft: toast.duration })),
    rewrite: assign(({ context }, { content }: { content: Partial<Toast> }) => {
      if (!context.toast) return {}
      const toast = { ...context.toast, ...content }
      return { toast, timeLeft: toast.duration }
    }),
    startCounting: assign({ countingSince: ({ context }) => context.now() }),
    keepTimeLeft: assign({
      timeLeft: ({ context }) => Math.max(0, context.timeLeft - (context.now() - context.countingSince)),
    }),
    pause: assign({
      pausedBy: ({ context }, { by }: { by: PauseReason }) => [...new Set([...context.pausedBy, by])],
    }),
    resume: assign({
      pausedBy: ({ context }, { by }: { by: PauseReason }) =>
        context.pausedBy.filter((reason) => reason !== by),
    }),
    resumeFromAll: assign({ pausedBy: [] }),
    moveTo: assign({ swiped: (_, { distance }: { distance: number }) => Math.max(0, distance) }),
    moveBack: assign({ swiped: 0 }),
    remove: assign({ toast: undefined }),
  },
  guards: {
    isCurrent: ({ context }, { id }: { id: string }) => context.toast?.id === id,
    isPaused: ({ context }) => context.pausedBy.length > 0 || context.timeLeft > LONGEST_DELAY_MS,
    isRunning: ({ context }) => context.pausedBy.length === 0 && context.timeLeft <= LONGEST_DELAY_MS,
    isPastThreshold: ({ context }) => context.swiped > SWIPE_THRESHOLD_PX,
  },
  delays: {
    timeLeft: ({ context }) => context.timeLeft,
    removalDelay: REMOVAL_DELAY_MS,
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({
    now: input.now,
    toast: undefined,
    timeLeft: 0,
    countingSince: 0,
    pausedBy: [],
    swiped: 0,
  }),
  initial: 'empty',
  on: {
    create: {
      description: 'At most 1 at a time; a new one replaces the current.',
      target: '.shown',
      actions: { type: 'show', params: ({ event }) => event },
    },
  },
  states: {
    empty: {},
    shown: {
      tags: 'visible',
      type: 'parallel',
      invoke: { src: 'watchPage' },
      on: {
        pause: { actions: { type: 'pause', params: ({ event }) => event } },
        resume: { actions: { type: 'resume', params: ({ event }) => event } },
        dismiss: {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'dismissed',
        },
      },
      states: {
        countdown: {
          // A paused toast without an end never starts a timer.
          initial: 'paused',
          on: {
            update: {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: '.paused',
              actions: { type: 'rewrite', params: ({ event }) => event },
            },
          },
          states: {
            counting: {
              meta: { announces: 'title' },
              entry: 'startCounting',
              exit: 'keepTimeLeft',
              always: { guard: 'isPaused', target: 'paused' },
              after: { timeLeft: '#toast.dismissed' },
            },
            paused: {
              always: { guard: 'isRunning', target: 'counting' },
            },
          },
        },
        swipe: {
          initial: 'resting',
          states: {
            resting: {
              on: { 'swipe.start': 'swiping' },
            },
            swiping: {
              entry: { type: 'pause', params: { by: 'swipe' } },
              exit: ['moveBack', { type: 'resume', params: { by: 'swipe' } }],
              on: {
                'swipe.move': { actions: { type: 'moveTo', params: ({ event }) => event } },
                'swipe.end': [
                  { guard: 'isPastThreshold', target: '#toast.dismissed' },
                  { target: 'resting' },
                ],
                'swipe.cancel': 'resting',
              },
            },
          },
        },
      },
    },
    dismissed: {
      description: 'Neither visible nor in the accessibility tree; removal follows.',
      entry: 'resumeFromAll',
      exit: 'remove',
      after: { removalDelay: 'empty' },
    },
  },
})
