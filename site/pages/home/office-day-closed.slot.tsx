import { OfficeDayRow } from './office-day-row.tsx'

export const values = ['name', 'date', 'day'] as const

/** A day on which the office is closed. */
export default function OfficeDayClosed(props: Record<(typeof values)[number], string>) {
  return <OfficeDayRow {...props} />
}
