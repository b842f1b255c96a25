import type { CalendarDate as Day } from '@internationalized/date'
import type { KeyboardEvent, KeyboardEventHandler } from 'react'
import { CalendarCell } from 'react-aria-components/Calendar'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { moved, weekdayOf, type CalendarDate } from './calendar-days.ts'
import type { CalendarDayInfo } from './calendar-day-info.ts'
import { calendarMessages } from './calendar.messages.ts'
import * as css from './calendar.css.ts'

export interface CalendarDayProps {
  date: Day
  info: CalendarDayInfo
  isToday: boolean
  /** Called with the day that Home or End leads to. */
  onMove: (to: CalendarDate) => void
}

/** A day of the grid: its number and its mark. Its accessible name has all information. */
export function CalendarDay({ date, info, isToday, onMove }: CalendarDayProps) {
  const words = useMessages('calendar', calendarMessages)
  const { mark, reason, isDisabled = false, tone = 'quiet' } = info
  const monthOfYear = words.monthOfYear(words.months[date.month - 1]!, date.year)
  const name = [
    words.day(words.weekdays[weekdayOf(date)]!, date.day, monthOfYear),
    isToday && words.today,
    mark,
    reason,
    isDisabled && words.unavailable,
  ]
  const shown = mark ?? (isToday ? words.today : undefined)
  return (
    <CalendarCell
      date={date}
      className={css.day}
      // react-aria names a day by its date alone, and takes today from the browser's clock and time zone.
      render={(button) => (
        <div
          {...button}
          aria-label={undefined}
          aria-current={isToday ? 'date' : undefined}
          {...inWeek(date, onMove, button.onKeyDown)}
        />
      )}
    >
      {/* The visible text is short; the accessible name is complete. */}
      <span aria-hidden className={css.seen}>
        <span className={css.number}>{date.day}</span>
        {shown && <span className={css.mark[tone]}>{shown}</span>}
      </span>
      <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
    </CalendarCell>
  )
}

/** Home and End move in the week, as in the WAI-ARIA date grid; react-aria's grid would move in the month. */
const inWeek = (
  date: Day,
  onMove: CalendarDayProps['onMove'],
  onOtherKey?: KeyboardEventHandler<HTMLDivElement>,
) => ({
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
    const to = hasModifier(event) ? undefined : moved(date, event.key)
    if (!to) return onOtherKey?.(event)
    event.stopPropagation()
    event.preventDefault()
    onMove(to)
  },
})

const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
