import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { Booking, Slots } from '@anupalan/server/contract/bookings/schema'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { nothingOpened, type ManagedBookingContext } from './managed-booking.context.ts'
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
  /** The meeting stays as it is. */
  | { type: 'keep' }

/**
 * A meeting that is opened by the link of its mail: shown, moved to another free time, or cancelled. A link that does
 * not open is refused in the server’s words; whatever fails leaves the meeting as it was.
 *
 * Actors are provided by the page and reject with the errors of the contract’s client.
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
    keepBooking: assign((_, { output }: { output: Booking }) => ({ booking: output, refusal: null })),
    keepSlots: assign((_, { output }: { output: Slots }) => ({ slots: output, refusal: null })),
    keepDay: assign(({ event }) => {
      assertEvent(event, 'choose day')
      return { day: event.day, start: null, isAsked: false }
    }),
    keepStart: assign(({ event }) => {
      assertEvent(event, 'choose slot')
      return { start: event.start, isAsked: false }
    }),
    ask: assign({ isAsked: true }),
    forgetDay: assign({ day: null, start: null, isAsked: false }),
    forgetStart: assign({ start: null, isAsked: false }),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    beginAnew: assign({ slots: null, day: null, start: null, isAsked: false, refusal: null }),
  },
  guards: {
    'is cancelled': (_, { output }: { output: Booking }) => output.status === 'cancelled',
    'is over': (_, { output }: { output: Booking }) => !output.canChange,
    'has free times': (_, { output }: { output: Slots }) => hasFreeTimes(output),
    'has day': ({ context }) => context.day !== null,
    'has start': ({ context }) => context.start !== null,
    'is refused': (_, { error }: { error: unknown }) => refusalOf(error).kind === 'link',
    'lost its time': (_, { error }: { error: unknown }) =>
      ['taken', 'not offered'].includes(refusalOf(error).kind),
    // Cancelled elsewhere, or begun meanwhile: opened again, it shows what it is.
    'has changed': (_, { error }: { error: unknown }) => refusalOf(error).kind === 'conflict',
  },
}).createMachine({
  id: 'managedBooking',
  context: ({ input }) => nothingOpened(input.link),
  initial: 'opening',
  states: {
    opening: {
      description: 'The link is being tried.',
      invoke: {
        src: 'open',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'is cancelled', params: outputOf },
            target: 'cancelled',
            actions: { type: 'keepBooking', params: outputOf },
          },
          {
            guard: { type: 'is over', params: outputOf },
            target: 'over',
            actions: { type: 'keepBooking', params: outputOf },
          },
          { target: 'shown', actions: { type: 'keepBooking', params: outputOf } },
        ],
        onError: [
          {
            guard: { type: 'is refused', params: errorOf },
            target: 'refused',
            actions: { type: 'keepRefusal', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepRefusal', params: errorOf } },
        ],
      },
    },
    refused: {
      description:
        'The link was changed, is old, or opens another meeting. The server’s words say what helps.',
      meta: { focus: { role: 'heading', name: 'refused' } },
    },
    failed: {
      description: 'No answer. The meeting stands as it was.',
      meta: { focus: { role: 'heading', name: 'failed' } },
      on: { retry: 'opening' },
    },
    shown: {
      description: 'The meeting, and what can be done with it.',
      meta: { focus: { role: 'heading', name: 'shown' } },
      on: { move: { target: 'loading', actions: 'beginAnew' }, cancel: 'confirming' },
    },
    over: {
      description: 'It has begun or is over: it is shown, and nothing can be changed.',
      meta: { focus: { role: 'heading', name: 'over' } },
    },
    loading: {
      description: 'Free times for the move are on their way.',
      meta: { focus: { role: 'heading', name: 'choosing' } },
      on: { keep: 'shown' },
      invoke: {
        src: 'loadSlots',
        onDone: [
          {
            guard: { type: 'has free times', params: outputOf },
            target: 'choosing',
            actions: { type: 'keepSlots', params: outputOf },
          },
          { target: 'none' },
        ],
        onError: { target: 'unloaded', actions: { type: 'keepRefusal', params: errorOf } },
      },
    },
    unloaded: {
      description: 'The free times did not come. The meeting stands as it was.',
      meta: { focus: { role: 'heading', name: 'choosing' }, announces: 'slotsFailed' },
      on: { retry: 'loading', keep: 'shown' },
    },
    none: {
      description: 'No other time is free.',
      meta: { focus: { role: 'heading', name: 'choosing' }, announces: 'none' },
      on: { retry: 'loading', keep: 'shown' },
    },
    choosing: {
      description: 'The calendar, and the times of a day once one is pressed.',
      meta: {
        focus: { role: 'heading', name: 'choosing' },
        when: {
          'a day': { focus: { role: 'heading', name: 'slot' } },
          unanswered: { focus: { role: 'radio', name: 'aTime' }, announces: 'askTime' },
        },
      },
      on: {
        'choose day': { actions: 'keepDay' },
        'choose slot': { guard: 'has day', actions: 'keepStart' },
        'other day': { actions: 'forgetDay' },
        confirm: [
          { guard: 'has start', target: 'moving' },
          { guard: 'has day', actions: 'ask' },
        ],
        keep: 'shown',
      },
    },
    moving: {
      description: 'On its way to the new time.',
      meta: { focus: { role: 'button', name: 'moving' }, announces: 'moving' },
      invoke: {
        src: 'move',
        input: ({ context: { link, start } }) => ({ link, start: start ?? '' }),
        onDone: { target: 'moved', actions: { type: 'keepBooking', params: outputOf } },
        onError: [
          {
            guard: { type: 'lost its time', params: errorOf },
            target: 'taken',
            actions: { type: 'keepRefusal', params: errorOf },
          },
          { guard: { type: 'has changed', params: errorOf }, target: 'opening' },
          { target: 'unmoved', actions: { type: 'keepRefusal', params: errorOf } },
        ],
      },
    },
    taken: {
      description: 'Somebody was quicker. The meeting stands as it was; the nearest free times are offered.',
      meta: {
        focus: { role: 'heading', name: 'taken' },
        when: { unanswered: { focus: { role: 'radio', name: 'aNearTime' }, announces: 'askTime' } },
      },
      entry: 'forgetStart',
      on: {
        'choose slot': { actions: 'keepStart' },
        confirm: [{ guard: 'has start', target: 'moving' }, { actions: 'ask' }],
        'other day': { target: 'loading', actions: 'beginAnew' },
        keep: 'shown',
      },
    },
    unmoved: {
      description: 'Not acknowledged. Tried again, it is moved once.',
      meta: { announces: 'unmoved' },
      on: { retry: 'moving', keep: 'opening' },
    },
    moved: {
      description: 'The new time stands; the old one is free again.',
      meta: { focus: { role: 'heading', name: 'moved' } },
      on: { move: { target: 'loading', actions: 'beginAnew' }, cancel: 'confirming' },
    },
    confirming: {
      description: 'Whether it is meant.',
      meta: { focus: { role: 'heading', name: 'confirming' } },
      on: { confirm: 'cancelling', keep: 'shown' },
    },
    cancelling: {
      description: 'On its way to be cancelled.',
      meta: { focus: { role: 'button', name: 'cancelling' }, announces: 'cancelling' },
      invoke: {
        src: 'cancel',
        input: ({ context }) => context.link,
        onDone: { target: 'cancelled', actions: { type: 'keepBooking', params: outputOf } },
        onError: [
          { guard: { type: 'has changed', params: errorOf }, target: 'opening' },
          { target: 'uncancelled', actions: { type: 'keepRefusal', params: errorOf } },
        ],
      },
    },
    uncancelled: {
      description: 'Not acknowledged. Tried again, it is cancelled once.',
      meta: { announces: 'uncancelled' },
      on: { retry: 'cancelling', keep: 'opening' },
    },
    cancelled: {
      description: 'The time is free for others.',
      meta: { focus: { role: 'heading', name: 'cancelled' } },
    },
  },
})
