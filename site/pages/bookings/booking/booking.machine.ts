import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import { initialContext, type BookingContext, type Submission } from './booking.context.ts'
import { reachable, type Choice, type Step } from './choice.ts'
import { hasFreeTimes } from '../times/day-info.ts'
import { errorOf, outputOf } from './outcome.ts'
import { refusalOf, type Refusal } from './refusal.ts'

export type BookingEvent =
  | { type: 'choose day'; choice: Partial<Choice> }
  | {
      /** `choose meeting` carries the service or the mode. */
      type: 'choose meeting' | 'choose slot'
      choice: Partial<Choice>
      /** Whether the next step opens if this was the last choice of its step. @default false */
      movesOn?: boolean
    }
  | { type: 'continue' }
  /** From a previous step, the Back button or the browser’s Back. */
  | { type: 'go to'; step: Step; choice: Choice }
  | { type: 'retry' }
  | { type: 'book'; submission: Submission }
  /** Reloads the days, since a time that was shown is taken. */
  | { type: 'other day' }
  | { type: 'book another' }

/**
 * Books a consultation: meeting (service and mode), day, slot, details, sending, booked. If the time was taken
 * meanwhile, the nearest free times are offered, and no input is lost.
 *
 * The page provides the actors: `loadSlots` and `book` reject with the errors of the contract’s client. `book` is
 * idempotent: a retry has the same reference.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    meta: statePromiseType,
  },
  actors: {
    loadSlots: fromPromise<Slots>(() => Promise.reject(new Error('loadSlots is not provided'))),
    book: fromPromise<BookingReceipt, Submission>(() => Promise.reject(new Error('book is not provided'))),
  },
  actions: {
    setChoice: assign(({ context, event }) => {
      assertEvent(event, ['choose meeting', 'choose day', 'choose slot', 'go to'])
      return { choice: { ...context.choice, ...event.choice }, isUnanswered: false }
    }),
    setSubmission: assign(({ event }) => {
      assertEvent(event, 'book')
      return { submission: event.submission, refusal: null, isUnanswered: false }
    }),
    showMissingAnswer: assign({ isUnanswered: true }),
    setSlots: assign((_, { output }: { output: Slots }) => ({ slots: output, refusal: null })),
    clearSlots: assign({ slots: null }),
    clearStart: assign(({ context }) => ({
      choice: { ...context.choice, start: null },
      isUnanswered: false,
    })),
    setRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    setReceipt: assign((_, { output }: { output: BookingReceipt }) => ({ receipt: output })),
    reset: assign(initialContext),
    notifyBooked: (_, _params: { output: BookingReceipt }) => {},
  },
  guards: {
    'is time chosen': ({ context }) => context.choice.start !== null,
    'is meeting chosen': ({ context }) => isMeetingChosen(context.choice),
    'moves on': ({ context: { choice }, event }) => {
      assertEvent(event, ['choose meeting', 'choose slot'])
      if (event.type === 'choose slot' || !event.movesOn) return event.movesOn === true
      // Who comes back with both chosen may want to change both.
      return !isMeetingChosen(choice) && isMeetingChosen({ ...choice, ...event.choice })
    },
    'has slots': ({ context }) => context.slots !== null,
    'leads to': ({ event }, step: Step) => {
      assertEvent(event, 'go to')
      return reachable(event.step, event.choice) === step
    },
    'has free times': (_, { output }: { output: Slots }) => hasFreeTimes(output),
    'time is unavailable': (_, { error }: { error: unknown }) =>
      isOneOf(['taken', 'conflict', 'not offered'], error),
    'names fields': (_, { error }: { error: unknown }) => isOneOf(['fields'], error),
  },
}).createMachine({
  id: 'booking',
  context: initialContext,
  initial: 'meeting',
  on: {
    'go to': [
      { guard: { type: 'leads to', params: 'details' }, target: '.details', actions: 'setChoice' },
      { guard: { type: 'leads to', params: 'slot' }, target: '.slot', actions: 'setChoice' },
      { guard: { type: 'leads to', params: 'day' }, target: '.day', actions: 'setChoice' },
      { target: '.meeting', actions: 'setChoice' },
    ],
  },
  states: {
    meeting: {
      description: 'The service and the way to meet. The second choice opens the calendar.',
      meta: {
        when: {
          unanswered: { focus: { role: 'radio', name: 'aService' }, announces: 'askService' },
          'without mode': { focus: { role: 'radio', name: 'aMode' }, announces: 'askMode' },
        },
      },
      on: {
        'choose meeting': [
          { guard: 'moves on', target: 'day', actions: 'setChoice' },
          { actions: 'setChoice' },
        ],
        continue: [{ guard: 'is meeting chosen', target: 'day' }, { actions: 'showMissingAnswer' }],
      },
    },
    day: {
      initial: 'deciding',
      meta: { focus: { role: 'heading', name: 'day' } },
      states: {
        deciding: { always: [{ guard: 'has slots', target: 'choosing' }, { target: 'loading' }] },
        loading: {
          description: 'The free times are loading.',
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
            onError: { target: 'failed', actions: { type: 'setRefusal', params: errorOf } },
          },
        },
        failed: {
          description: 'They could not be loaded. The choices are kept.',
          meta: { announces: 'slotsFailed' },
          on: { retry: 'loading' },
        },
        none: {
          description: 'No time is free.',
          meta: { announces: 'none' },
          on: { retry: 'loading' },
        },
        choosing: {
          description: 'The calendar. Choosing a day shows its times.',
          on: { 'choose day': { target: '#booking.slot', actions: 'setChoice' } },
        },
      },
    },
    slot: {
      description: 'The times of a day, next to the calendar on a wide screen.',
      meta: {
        focus: { role: 'heading', name: 'slot' },
        when: { unanswered: { focus: { role: 'radio', name: 'aTime' }, announces: 'askTime' } },
      },
      // Opened by its URL, it has no days yet.
      always: { guard: ({ context }) => context.slots === null, target: 'day' },
      on: {
        'choose day': { actions: 'setChoice' },
        'choose slot': [
          { guard: 'moves on', target: 'details', actions: 'setChoice' },
          { actions: 'setChoice' },
        ],
        continue: [{ guard: 'is time chosen', target: 'details' }, { actions: 'showMissingAnswer' }],
      },
    },
    details: {
      description: 'The visitor’s details. An invalid field shows its error, and nothing is sent.',
      meta: {
        focus: { role: 'heading', name: 'details' },
        when: { refused: { focus: { role: 'textbox', name: 'email' }, announces: 'refused' } },
      },
      on: { book: { target: 'sending', actions: 'setSubmission' } },
    },
    sending: {
      description: 'In flight. The button says so and ignores a second press.',
      meta: { focus: { role: 'button', name: 'sending' }, announces: 'sending' },
      on: { 'go to': {} },
      invoke: {
        src: 'book',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'booked',
          actions: [
            { type: 'setReceipt', params: outputOf },
            { type: 'notifyBooked', params: outputOf },
            'clearSlots',
          ],
        },
        onError: [
          {
            guard: { type: 'time is unavailable', params: errorOf },
            target: 'taken',
            actions: [{ type: 'setRefusal', params: errorOf }, 'clearSlots'],
          },
          {
            guard: { type: 'names fields', params: errorOf },
            target: 'details',
            actions: { type: 'setRefusal', params: errorOf },
          },
          { target: 'failed', actions: { type: 'setRefusal', params: errorOf } },
        ],
      },
    },
    taken: {
      description: 'The time is taken. The nearest free times are offered instead.',
      meta: {
        focus: { role: 'heading', name: 'taken' },
        when: {
          'not offered': { focus: { role: 'heading', name: 'notOffered' } },
          unanswered: { focus: { role: 'radio', name: 'aNearTime' }, announces: 'askTime' },
        },
      },
      entry: 'clearStart',
      on: {
        'choose slot': { actions: 'setChoice' },
        continue: { actions: 'showMissingAnswer' },
        book: { target: 'sending', actions: 'setSubmission' },
        'other day': 'day',
      },
    },
    failed: {
      description: 'Not acknowledged. The input is kept; a retry is sent under the same reference.',
      meta: { announces: 'failed' },
      on: { book: { target: 'sending', actions: 'setSubmission' } },
    },
    booked: {
      description: 'The reference, the calendar file, and how to move or cancel.',
      meta: { focus: { role: 'heading', name: 'booked' } },
      on: { 'book another': { target: 'meeting', actions: 'reset' } },
    },
  },
})

const isMeetingChosen = ({ service, mode }: Choice) => service !== null && mode !== null

const isOneOf = (kinds: readonly Refusal['kind'][], error: unknown) => kinds.includes(refusalOf(error).kind)

function submissionOf({ submission }: BookingContext): Submission {
  if (!submission) throw new Error('sending without a submission')
  return submission
}
