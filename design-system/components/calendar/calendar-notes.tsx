import { useMessages } from '../messages/index.ts'
import type { CalendarDate } from './calendar-days.ts'
import type { CalendarDayInfo } from './calendar-day-info.ts'
import { calendarMessages } from './calendar.messages.ts'
import * as css from './calendar.css.ts'

export interface CalendarNotesProps {
  /** The displayed days, in order. */
  days: readonly CalendarDate[]
  dayInfo: (date: CalendarDate) => CalendarDayInfo
}

/** The reasons of marked days: each reason once, with its days. */
export function CalendarNotes({ days, dayInfo }: CalendarNotesProps) {
  const words = useMessages('calendar', calendarMessages)
  const reasons = new Map<string, number[]>()
  for (const date of days) {
    const { reason } = dayInfo(date)
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), Number(date.slice(8))])
  }
  if (reasons.size === 0) return null
  return (
    <div role="group" aria-label={words.notes}>
      <dl className={css.notes}>
        {[...reasons].map(([reason, numbers]) => (
          <div key={reason} className={css.note}>
            <dt className={css.noteDays}>{numbers.join(', ')}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
