import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { bookingRules } from '@anupalan/server/contract/bookings/rules'
import { booking as words, managedBooking as manage } from '../words.ts'
import {
  booked,
  cancelled,
  chosenDay,
  errors,
  link,
  moved,
  nearest,
  noSlots,
  over,
  slots,
  start,
} from '../bookings.samples.ts'
import { managedBookingMachine } from './managed-booking.machine.ts'

const actor = (state: string) => `actor.0.managedBooking.${state}` as const

export const managedBookingStates = statesOf({
  machine: managedBookingMachine,
  input: { link },
  messages: {
    refused: manage.refused.heading,
    failed: manage.failed.heading,
    shown: manage.shown.heading,
    over: manage.over.heading,
    choosing: manage.choosing.heading,
    slot: manage.choosing.slot,
    taken: words.taken.heading,
    moved: manage.moved.heading,
    confirming: manage.confirming.heading,
    cancelled: manage.cancelled.heading,
    moving: manage.moving,
    cancelling: manage.cancelling,
    unmoved: manage.moveFailed.heading,
    uncancelled: manage.cancelFailed.heading,
    slotsFailed: words.slotsFailed.heading,
    none: words.none.heading,
    askTime: bookingRules.start.missing,
    aTime: '9:30 AM',
    aNearTime: '11:00 AM',
  },
  events: [
    { type: 'move' },
    { type: 'choose day', day: chosenDay },
    { type: 'choose slot', start },
    { type: 'confirm' },
    { type: 'cancel' },
    { type: `xstate.done.${actor('opening')}`, output: booked },
    { type: `xstate.done.${actor('opening')}`, output: over },
    { type: `xstate.done.${actor('opening')}`, output: cancelled },
    { type: `xstate.error.${actor('opening')}`, error: errors.link },
    { type: `xstate.error.${actor('opening')}`, error: errors.down },
    { type: `xstate.done.${actor('loading')}`, output: slots },
    { type: `xstate.done.${actor('loading')}`, output: noSlots },
    { type: `xstate.error.${actor('loading')}`, error: errors.down },
    { type: `xstate.done.${actor('moving')}`, output: moved },
    { type: `xstate.error.${actor('moving')}`, error: errors.taken },
    { type: `xstate.error.${actor('moving')}`, error: errors.down },
    { type: `xstate.done.${actor('cancelling')}`, output: cancelled },
    { type: `xstate.error.${actor('cancelling')}`, error: errors.down },
  ],
  distinguish: (state) => {
    const { day, isUnanswered } = state.context
    if (isUnanswered) return 'unanswered'
    return state.matches('choosing') && day !== null && 'a day'
  },
  remember: ({ context }) => [
    context.booking?.status,
    context.booking?.canChange,
    context.slots === null,
    context.day,
    context.start,
    context.isUnanswered,
    context.refusal?.kind,
  ],
})

/** The first time offered instead of the taken one. */
export const firstNearest = nearest[0]!
