import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import { nothingYet, type BookingContext, type Submission } from './booking.context.ts'
import { reachable, type Choice, type Step } from './choice.ts'
import { hasFreeTimes } from '../times/day-info.ts'
import { errorOf, outputOf } from './outcome.ts'
import { refusalOf, type Refusal } from './refusal.ts'

export type BookingEvent =
  | { type: 'choose service' | 'choose mode' | 'choose day' | 'choose slot'; choice: Partial<Choice> }
  | { type: 'continue' }
  /** By a step that is behind, the button Back, or the browser’s own. */
  | { type: 'go to'; step: Step; choice: Choice }
  | { type: 'retry' }
  | { type: 'book'; submission: Submission }
  /** The days anew, since a time that was shown is taken. */
  | { type: 'other day' }
  | { type: 'book another' }

/**
 * A consultation from its service to its reference: service, mode, day, slot, details, sending, booked. A time that
 * was taken meanwhile leads to the nearest free ones, and nothing that was typed is lost.
 *
 * Actors are provided by the page: `loadSlots` and `book` reject with the errors of the contract’s client. `book` goes
 * under the same reference however often, so it books once.
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
    keepChoice: assign(({ context, event }) => {
      assertEvent(event, ['choose service', 'choose mode', 'choose day', 'choose slot', 'go to'])
      return { choice: { ...context.choice, ...event.choice }, isAsked: false }
    }),
    keepSubmission: assign(({ event }) => {
      assertEvent(event, 'book')
      return { submission: event.submission, refusal: null, isAsked: false }
    }),
    ask: assign({ isAsked: true }),
    keepSlots: assign((_, { output }: { output: Slots }) => ({ slots: output, refusal: null })),
    forgetSlots: assign({ slots: null }),
    forgetTime: assign(({ context }) => ({ choice: { ...context.choice, start: null }, isAsked: false })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    keepReceipt: assign((_, { output }: { output: BookingReceipt }) => ({ receipt: output })),
    beginAnew: assign(nothingYet),
    tellBooked: (_, _params: { output: BookingReceipt }) => {},
  },
  guards: {
    'is chosen': ({ context }, name: keyof Choice) => context.choice[name] !== null,
    'has slots': ({ context }) => context.slots !== null,
    'leads to': ({ event }, step: Step) => {
      assertEvent(event, 'go to')
      return reachable(event.step, event.choice) === step
    },
    'has free times': (_, { output }: { output: Slots }) => hasFreeTimes(output),
    'lost its time': (_, { error }: { error: unknown }) =>
      isOneOf(['taken', 'conflict', 'not offered'], error),
    'names fields': (_, { error }: { error: unknown }) => isOneOf(['fields'], error),
  },
}).createMachine({
  id: 'booking',
  context: nothingYet,
  initial: 'service',
  on: {
    'go to': [
      { guard: { type: 'leads to', params: 'details' }, target: '.details', actions: 'keepChoice' },
      { guard: { type: 'leads to', params: 'slot' }, target: '.slot', actions: 'keepChoice' },
      { guard: { type: 'leads to', params: 'day' }, target: '.day', actions: 'keepChoice' },
      { guard: { type: 'leads to', params: 'mode' }, target: '.mode', actions: 'keepChoice' },
      { target: '.service', actions: 'keepChoice' },
    ],
  },
  states: {
    service: {
      description: 'What it is about.',
      meta: { when: { unanswered: { focus: { role: 'radio', name: 'aService' }, announces: 'askService' } } },
      on: {
        'choose service': { actions: 'keepChoice' },
        continue: [{ guard: { type: 'is chosen', params: 'service' }, target: 'mode' }, { actions: 'ask' }],
      },
    },
    mode: {
      description: 'How people meet.',
      meta: {
        focus: { role: 'heading', name: 'mode' },
        when: { unanswered: { focus: { role: 'radio', name: 'aMode' }, announces: 'askMode' } },
      },
      on: {
        'choose mode': { actions: 'keepChoice' },
        continue: [{ guard: { type: 'is chosen', params: 'mode' }, target: 'day' }, { actions: 'ask' }],
      },
    },
    day: {
      initial: 'deciding',
      meta: { focus: { role: 'heading', name: 'day' } },
      states: {
        deciding: { always: [{ guard: 'has slots', target: 'choosing' }, { target: 'loading' }] },
        loading: {
          description: 'The free times are on their way.',
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
            onError: { target: 'failed', actions: { type: 'keepRefusal', params: errorOf } },
          },
        },
        failed: {
          description: 'They did not come. What was chosen is kept.',
          meta: { announces: 'slotsFailed' },
          on: { retry: 'loading' },
        },
        none: {
          description: 'Every time that can be booked is taken.',
          meta: { announces: 'none' },
          on: { retry: 'loading' },
        },
        choosing: {
          description: 'The calendar. A day that is pressed leads to its times.',
          on: { 'choose day': { target: '#booking.slot', actions: 'keepChoice' } },
        },
      },
    },
    slot: {
      description: 'The times of a day, beside the calendar where there is room.',
      meta: {
        focus: { role: 'heading', name: 'slot' },
        when: { unanswered: { focus: { role: 'radio', name: 'aTime' }, announces: 'askTime' } },
      },
      // Opened by its address, it has no days yet.
      always: { guard: ({ context }) => context.slots === null, target: 'day' },
      on: {
        'choose day': { actions: 'keepChoice' },
        'choose slot': { actions: 'keepChoice' },
        continue: [{ guard: { type: 'is chosen', params: 'start' }, target: 'details' }, { actions: 'ask' }],
      },
    },
    details: {
      description: 'Who comes. A field that does not hold is told beside it and sends nothing.',
      meta: {
        focus: { role: 'heading', name: 'details' },
        when: { refused: { focus: { role: 'textbox', name: 'email' }, announces: 'refused' } },
      },
      on: { book: { target: 'sending', actions: 'keepSubmission' } },
    },
    sending: {
      description: 'On its way. The button says so and is not pressed twice.',
      meta: { focus: { role: 'button', name: 'sending' }, announces: 'sending' },
      on: { 'go to': {} },
      invoke: {
        src: 'book',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'booked',
          actions: [
            { type: 'keepReceipt', params: outputOf },
            { type: 'tellBooked', params: outputOf },
            'forgetSlots',
          ],
        },
        onError: [
          {
            guard: { type: 'lost its time', params: errorOf },
            target: 'taken',
            actions: [{ type: 'keepRefusal', params: errorOf }, 'forgetSlots'],
          },
          {
            guard: { type: 'names fields', params: errorOf },
            target: 'details',
            actions: { type: 'keepRefusal', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepRefusal', params: errorOf } },
        ],
      },
    },
    taken: {
      description: 'The time is gone. The nearest that are free stand in its place.',
      meta: {
        focus: { role: 'heading', name: 'taken' },
        when: {
          'not offered': { focus: { role: 'heading', name: 'notOffered' } },
          unanswered: { focus: { role: 'radio', name: 'aNearTime' }, announces: 'askTime' },
        },
      },
      entry: 'forgetTime',
      on: {
        'choose slot': { actions: 'keepChoice' },
        continue: { actions: 'ask' },
        book: { target: 'sending', actions: 'keepSubmission' },
        'other day': 'day',
      },
    },
    failed: {
      description:
        'Not acknowledged. What was typed is kept; pressed again, it goes under the same reference.',
      meta: { announces: 'failed' },
      on: { book: { target: 'sending', actions: 'keepSubmission' } },
    },
    booked: {
      description: 'The reference, the calendar file, and how to move or cancel.',
      meta: { focus: { role: 'heading', name: 'booked' } },
      on: { 'book another': { target: 'service', actions: 'beginAnew' } },
    },
  },
})

const isOneOf = (kinds: readonly Refusal['kind'][], error: unknown) => kinds.includes(refusalOf(error).kind)

function submissionOf({ submission }: BookingContext): Submission {
  if (!submission) throw new Error('sending without a submission')
  return submission
}
