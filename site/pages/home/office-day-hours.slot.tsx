import { OfficeDayRow } from './office-day-row.tsx'
import { contact } from './words.ts'

export const values = ['name', 'date', 'day', 'opens', 'closes'] as const

/** A day with other hours than those of its weekday. */
export default function OfficeDayHours({
  name,
  opens,
  closes,
  ...day
}: Record<(typeof values)[number], string>) {
  return <OfficeDayRow {...day} name={contact.otherHours(name, opens, closes)} />
}
