import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { Booking, Slots } from '@anupalan/server/contract/bookings/schema'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { initialContext, type ManagedBookingContext } from './managed-booking.context.ts'
import { hasFreeTimes } from '../times/day-info.ts'
import { errorOf, outputOf } from '../booking/outcome.ts'
import { refusalOf } from '../booking/refusal.ts'

export type ManagedBookingEvent =
  | { type: 'retry' }
  | { type: 'move' }
  | { type: 'choose day'; day: IsoDate }
  | { type: 'choose slot'; start: string }
  | { type: 'confirm' }
  | { type: 'other day' }
  | { type: 'cancel' }
  /** The meeting stays unchanged. */
  | { type: 'keep' }

/**
 * A meeting that is opened by the link of its mail: shown, moved to another free time, or cancelled. An invalid link is
 * refused with the server’s message; a failure leaves the meeting unchanged.
 *
 * The page provides the actors, which reject with the errors of the contract’s client.
 */
export const managedBookingMachine = setup({
  types: {
    context: {} as ManagedBookingContext,
    events: {} as ManagedBookingEvent,
    input: {} as { link: BookingLink },
    meta: statePromiseType,
  },
  actors: {
    open: fromPromise<Booking, BookingLink>(() => Promise.reject(new Error('open is not provided'))),
    loadSlots: fromPromise<Slots>(() => Promise.reject(new Error('loadSlots is not provided'))),
    move: fromPromise<Booking, { link: BookingLink; start: string }>(() =>
      Promise.reject(new Error('move is not provided')),
    ),
    cancel: fromPromise<Booking, BookingLink>(() => Promise.reject(new Error('cancel is not provided'))),
  },
  actions: {
    setBooking: assign((_, { output }: { output: Booking }) => ({ booking: output, refusal: null })),
    setSlots: assign((_, { output }: { output: Slots }) => ({ slots: output, refusal: null })),
    setDay: assign(({ event }) => {
      assertEvent(event, 'choose day')
      return { day: event.day, start: null, isUnanswered: false }
    }),
    setStart: assign(({ event }) => {
      assertEvent(event, 'choose slot')
      return { start: event.start, isUnanswered: false }
    }),
    showMissingAnswer: assign({ isUnanswered: true }),
    clearDay: assign({ day: null, start: null, isUnanswered: false }),
    clearStart: assign({ start: null, isUnanswered: false }),
    setRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    reset: assign({ slots: null, day: null, start: null, isUnanswered: false, refusal: null }),
  },
  guards: {
    'is cancelled': (_, { output }: { output: Booking }) => output.status === 'cancelled',
    'is over': (_, { output }: { output: Booking }) => !output.canChange,
    'has free times': (_, { output }: { output: Slots }) => hasFreeTimes(output),
    'has day': ({ context }) => context.day !== null,
    'has start': ({ context }) => context.start !== null,
    'is refused': (_, { error }: { error: unknown }) => refusalOf(error).kind === 'link',
    'time is unavailable': (_, { error }: { error: unknown }) =>
      ['taken', 'not offered'].includes(refusalOf(error).kind),
    // Cancelled elsewhere, or already begun: the booking is loaded again.
    'has changed': (_, { error }: { error: unknown }) => refusalOf(error).kind === 'conflict',
  },
}).createMachine({
  id: 'managedBooking',
  context: ({ input }) => initialContext(input.link),
  initial: 'opening',
  states: {
    opening: {
      description: 'The booking of the link is loading.',
      invoke: {
        src: 'open',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'is cancelled', params: outputOf },
            target: 'cancelled',
            actions: { type: 'setBooking', params: outputOf },
          },
          {
            guard: { type: 'is over', params: outputOf },
            target: 'over',
            actions: { type: 'setBooking', params: outputOf },
          },
          { target: 'shown', actions: { type: 'setBooking', params: outputOf } },
        ],
        onError: [
          {
            guard: { type: 'is refused', params: errorOf },
            target: 'refused',
            actions: { type: 'setRefusal', params: errorOf },
          },
          { target: 'failed', actions: { type: 'setRefusal', params: errorOf } },
        ],
      },
    },
    refused: {
      description:
        'The link is altered, expired or for another meeting. The server’s message says what to do.',
      meta: { focus: { role: 'heading', name: 'refused' } },
    },
    failed: {
      description: 'No response. The meeting is unchanged.',
      meta: { focus: { role: 'heading', name: 'failed' } },
      on: { retry: 'opening' },
    },
    shown: {
      description: 'The meeting and its actions.',
      meta: { focus: { role: 'heading', name: 'shown' } },
      on: { move: { target: 'loading', actions: 'reset' }, cancel: 'confirming' },
    },
    over: {
      description: 'It has begun or is over: it is shown read-only.',
      meta: { focus: { role: 'heading', name: 'over' } },
    },
    loading: {
      description: 'Free times for the move are loading.',
      meta: { focus: { role: 'heading', name: 'choosing' } },
      on: { keep: 'shown' },
      invoke: {
        src: 'loadSlots',
        onDone: [
          {
            guard: { type: 'has free times', params: outputOf },
            target: 'choosing',
            actions: { type: 'setSlots', params: outputOf },
          },
          { target: 'none' },
        ],
        onError: { target: 'unloaded', actions: { type: 'setRefusal', params: errorOf } },
      },
    },
    unloaded: {
      description: 'The free times could not be loaded. The meeting is unchanged.',
      meta: { focus: { role: 'heading', name: 'choosing' }, announces: 'slotsFailed' },
      on: { retry: 'loading', keep: 'shown' },
    },
    none: {
      description: 'No other time is free.',
      meta: { focus: { role: 'heading', name: 'choosing' }, announces: 'none' },
      on: { retry: 'loading', keep: 'shown' },
    },
    choosing: {
      description: 'The calendar, and the times of a day once one is chosen.',
      meta: {
        focus: { role: 'heading', name: 'choosing' },
        when: {
          'a day': { focus: { role: 'heading', name: 'slot' } },
          unanswered: { focus: { role: 'radio', name: 'aTime' }, announces: 'askTime' },
        },
      },
      on: {
        'choose day': { actions: 'setDay' },
        'choose slot': { guard: 'has day', actions: 'setStart' },
        'other day': { actions: 'clearDay' },
        confirm: [
          { guard: 'has start', target: 'moving' },
          { guard: 'has day', actions: 'showMissingAnswer' },
        ],
        keep: 'shown',
      },
    },
    moving: {
      description: 'The move is in flight.',
      meta: { focus: { role: 'button', name: 'moving' }, announces: 'moving' },
      invoke: {
        src: 'move',
        input: ({ context: { link, start } }) => ({ link, start: start ?? '' }),
        onDone: { target: 'moved', actions: { type: 'setBooking', params: outputOf } },
        onError: [
          {
            guard: { type: 'time is unavailable', params: errorOf },
            target: 'taken',
            actions: { type: 'setRefusal', params: errorOf },
          },
          { guard: { type: 'has changed', params: errorOf }, target: 'opening' },
          { target: 'unmoved', actions: { type: 'setRefusal', params: errorOf } },
        ],
      },
    },
    taken: {
      description: 'The time is taken. The meeting is unchanged; the nearest free times are offered.',
      meta: {
        focus: { role: 'heading', name: 'taken' },
        when: { unanswered: { focus: { role: 'radio', name: 'aNearTime' }, announces: 'askTime' } },
      },
      entry: 'clearStart',
      on: {
        'choose slot': { actions: 'setStart' },
        confirm: [{ guard: 'has start', target: 'moving' }, { actions: 'showMissingAnswer' }],
        'other day': { target: 'loading', actions: 'reset' },
        keep: 'shown',
      },
    },
    unmoved: {
      description: 'Not acknowledged. A retry moves it only once.',
      meta: { announces: 'unmoved' },
      on: { retry: 'moving', keep: 'opening' },
    },
    moved: {
      description: 'The new time is booked; the old one is free again.',
      meta: { focus: { role: 'heading', name: 'moved' } },
      on: { move: { target: 'loading', actions: 'reset' }, cancel: 'confirming' },
    },
    confirming: {
      description: 'Confirmation of the cancellation.',
      meta: { focus: { role: 'heading', name: 'confirming' } },
      on: { confirm: 'cancelling', keep: 'shown' },
    },
    cancelling: {
      description: 'The cancellation is in flight.',
      meta: { focus: { role: 'button', name: 'cancelling' }, announces: 'cancelling' },
      invoke: {
        src: 'cancel',
        input: ({ context }) => context.link,
        onDone: { target: 'cancelled', actions: { type: 'setBooking', params: outputOf } },
        onError: [
          { guard: { type: 'has changed', params: errorOf }, target: 'opening' },
          { target: 'uncancelled', actions: { type: 'setRefusal', params: errorOf } },
        ],
      },
    },
    uncancelled: {
      description: 'Not acknowledged. A retry cancels it only once.',
      meta: { announces: 'uncancelled' },
      on: { retry: 'cancelling', keep: 'opening' },
    },
    cancelled: {
      description: 'The time is free for others.',
      meta: { focus: { role: 'heading', name: 'cancelled' } },
    },
  },
})
