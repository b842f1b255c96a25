import { bookingRules } from '@anupalan/server/contract/bookings/rules'
import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { booking as words, modeDetails, steps } from '../words.ts'
import { bookingMachine } from './booking.machine.ts'
import {
  chosenDay,
  errors,
  nearest,
  noSlots,
  receipt,
  request,
  slots,
  start,
  submission,
} from '../bookings.samples.ts'

const sending = 'booking.sending'
const loading = 'booking.day.loading'

export const bookingStates = statesOf({
  machine: bookingMachine,
  messages: {
    day: steps.day.heading,
    slot: steps.slot.heading,
    details: steps.details.heading,
    taken: words.taken.heading,
    notOffered: words.taken.notOffered,
    booked: words.booked.heading,
    sending: words.sending,
    failed: words.failed.heading,
    slotsFailed: words.slotsFailed.heading,
    none: words.none.heading,
    askService: bookingRules.service.missing,
    askMode: bookingRules.mode.missing,
    askTime: bookingRules.start.missing,
    aService: 'Tax Services',
    aMode: `Video call ${modeDetails.video}`,
    aTime: '9:30 AM',
    aNearTime: '11:00 AM',
    email: 'Email',
    refused: 'Please enter a valid email address.',
  },
  events: [
    { type: 'choose meeting', choice: { service: request.service }, movesOn: true },
    { type: 'choose meeting', choice: { mode: request.mode }, movesOn: true },
    { type: 'choose day', choice: { day: chosenDay, start: null } },
    { type: 'choose slot', choice: { start }, movesOn: true },
    { type: 'continue' },
    { type: 'book', submission },
    { type: `xstate.done.actor.0.${loading}`, output: slots },
    { type: `xstate.done.actor.0.${loading}`, output: noSlots },
    { type: `xstate.error.actor.0.${loading}`, error: errors.down },
    { type: `xstate.done.actor.0.${sending}`, output: receipt },
    { type: `xstate.error.actor.0.${sending}`, error: errors.taken },
    { type: `xstate.error.actor.0.${sending}`, error: errors.notOffered },
    { type: `xstate.error.actor.0.${sending}`, error: errors.email },
    { type: `xstate.error.actor.0.${sending}`, error: errors.down },
    { type: `xstate.error.actor.0.${sending}`, error: errors.offline },
  ],
  distinguish: (state) => {
    const { isUnanswered, refusal } = state.context
    if (isUnanswered)
      return state.matches('meeting') && state.context.choice.service ? 'without mode' : 'unanswered'
    if (state.matches('details') && refusal) return 'refused'
    if (state.matches('taken') && refusal?.kind === 'not offered') return 'not offered'
    return state.matches('failed') && refusal?.kind === 'offline' && 'offline'
  },
  remember: ({ context }) => [
    context.choice,
    context.isUnanswered,
    context.slots === null,
    context.refusal?.kind,
    context.submission === null,
  ],
})

/** The first time offered instead of the taken one. */
export const firstNearest = nearest[0]!
