import type { SnapshotFrom } from 'xstate'
import { booking as words, managedBooking as manage } from '../words.ts'
import type { managedBookingMachine } from './managed-booking.machine.ts'

type State = SnapshotFrom<typeof managedBookingMachine>

const headings: Readonly<Record<State['value'], string>> = {
  opening: manage.heading,
  refused: manage.refused.heading,
  failed: manage.failed.heading,
  shown: manage.shown.heading,
  over: manage.over.heading,
  loading: manage.choosing.heading,
  unloaded: manage.choosing.heading,
  none: manage.choosing.heading,
  choosing: manage.choosing.heading,
  moving: manage.choosing.slot,
  unmoved: manage.choosing.slot,
  taken: words.taken.heading,
  moved: manage.moved.heading,
  confirming: manage.confirming.heading,
  cancelling: manage.confirming.heading,
  uncancelled: manage.confirming.heading,
  cancelled: manage.cancelled.heading,
}

/** The heading of a state. */
export function managedHeading(state: State): string {
  const { day, refusal } = state.context
  if (state.value === 'choosing' && day !== null) return manage.choosing.slot
  if (state.value === 'taken' && refusal?.kind === 'not offered') return words.taken.notOffered
  return headings[state.value]
}
