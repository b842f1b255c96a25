import { Badge, type BadgeProps } from '@anupalan/design-system/badge'
import type { Meeting } from '@anupalan/server/contract/bookings/schema'
import { bookingsWords } from './words.ts'

const words = bookingsWords.status

const tones: Readonly<Record<keyof typeof words, BadgeProps['tone']>> = {
  booked: 'positive',
  begun: 'neutral',
  cancelled: 'neutral',
  came: 'positive',
  missed: 'danger',
}

/** Whether it is booked, cancelled, or over, and then whether the visitor came. */
export function MeetingState({ meeting: { status, canChange, attendance } }: { meeting: Meeting }) {
  const state = status === 'cancelled' ? 'cancelled' : (attendance ?? (canChange ? 'booked' : 'begun'))
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}
