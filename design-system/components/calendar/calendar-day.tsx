import type { KeyboardEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { partsOf, weekdayOf, type CalendarDate } from './calendar-days.ts'
import type { CalendarDayInfo } from './calendar-day-info.ts'
import { calendarMessages } from './calendar.messages.ts'
import * as css from './calendar.css.ts'

export interface CalendarDayProps {
  date: CalendarDate
  info: CalendarDayInfo
  isToday: boolean
  isChosen: boolean
  /** The grid's tab stop. */
  isCurrent: boolean
  /** Before `min` or after `max`: visible, but not reachable. */
  isOutside: boolean
  onPress: (date: CalendarDate) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** A day of the grid: its number and its mark. Its accessible name has all information. */
export function CalendarDay({ date, info, onPress, onKeyDown, ...at }: CalendarDayProps) {
  const { isToday, isChosen, isCurrent, isOutside } = at
  const words = useMessages('calendar', calendarMessages)
  const { year, month, day } = partsOf(date)
  if (isOutside) return <span className={css.outside}>{day}</span>

  const { mark, reason, isDisabled = false, tone = 'quiet' } = info
  const name = [
    words.day(words.weekdays[weekdayOf(date)]!, day, words.monthOfYear(words.months[month]!, year)),
    isToday && words.today,
    mark,
    reason,
    isDisabled && words.unavailable,
  ]
  const shown = mark ?? (isToday ? words.today : undefined)
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      className={css.day}
      onClick={() => onPress(date)}
      onKeyDown={onKeyDown}
    >
      {/* The visible text is short; the accessible name is complete. */}
      <span aria-hidden className={css.seen}>
        <span className={css.number}>{day}</span>
        {shown && <span className={css.mark[tone]}>{shown}</span>}
      </span>
      <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
    </button>
  )
}
