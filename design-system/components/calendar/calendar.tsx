import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { addMonths, addDays, moved, partsOf, weeksOf, within, type CalendarDate } from './calendar-days.ts'
import type { CalendarDayInfo } from './calendar-day-info.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarNotes } from './calendar-notes.tsx'
import { calendarMessages } from './calendar.messages.ts'
import * as css from './calendar.css.ts'

export interface CalendarProps {
  /** What the day is for, such as "Day of the meeting". With the month, the grid's accessible name; not visible. */
  label: string
  /** The first reachable day. */
  min: CalendarDate
  /** The last reachable day. */
  max: CalendarDate
  /** The current day, in the user's time zone. @default none is marked */
  today?: CalendarDate
  /** The selected day; `null` for none. */
  value: CalendarDate | null
  /** Called with the day that is pressed, or selected by Enter or Space; never with one that is not selectable. */
  onChange: (date: CalendarDate) => void
  /** Called for each displayed day. @default no information, every day is selectable */
  dayInfo?: (date: CalendarDate) => CalendarDayInfo
}

const nothingKnown = (): CalendarDayInfo => ({})

/** Where the focus enters the grid: the selected day, or the first selectable one. */
function entranceOf({ value, min, max, dayInfo = nothingKnown }: CalendarProps): CalendarDate {
  if (value !== null) return within(value, min, max)
  for (let date = min; date <= max; date = addDays(date, 1)) if (!dayInfo(date).isDisabled) return date
  return min
}

/**
 * One month of days, of which one can be selected. Follows the date grid of the WAI-ARIA Authoring Practices: one tab
 * stop, arrow keys by day and week, Home and End in the week, Page Up and Page Down by month, with Shift by year.
 *
 * Weeks start on Monday. Days are strings without a time zone. Style states by `[aria-pressed]`, `[aria-disabled]`,
 * `[aria-current]`.
 */
export function Calendar(props: CalendarProps) {
  const { label, min, max, today, value, onChange, dayInfo = nothingKnown } = props
  const words = useMessages('calendar', calendarMessages)
  const labelId = useId()
  const monthId = useId()
  const days = useRef<HTMLTableSectionElement>(null)
  const [reached, setReached] = useState(() => entranceOf(props))
  const [lastValue, setLastValue] = useState(value)
  // A changed `value` is displayed; otherwise the day that the keys reached remains.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== null) setReached(within(value, min, max))
  }
  const current = within(reached, min, max)

  const hasMovedByKey = useRef(false)
  useLayoutEffect(() => {
    if (!hasMovedByKey.current) return
    hasMovedByKey.current = false
    days.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [current])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = moved(current, event, isRightToLeft)
    if (!next) return
    event.preventDefault()
    const to = within(next, min, max)
    hasMovedByKey.current = to !== current
    setReached(to)
  }

  const { month, year } = partsOf(current)
  const weeks = weeksOf(current)
  const turn = (months: number) => setReached(within(addMonths(current, months), min, max))
  const choose = (date: CalendarDate) => {
    setReached(date)
    if (!dayInfo(date).isDisabled) onChange(date)
  }

  return (
    <div className={css.calendar}>
      <span id={labelId} hidden>
        {label}
      </span>
      <div className={css.head}>
        <div id={monthId} aria-live="polite" className={css.month}>
          {words.monthOfYear(words.months[month]!, year)}
        </div>
        <Turn
          name={words.previousMonth}
          d="M16 10H4m5-5-5 5 5 5"
          isAtEnd={current.slice(0, 7) <= min.slice(0, 7)}
          onPress={() => turn(-1)}
        />
        <Turn
          name={words.nextMonth}
          d="M4 10h12m-5-5 5 5-5 5"
          isAtEnd={current.slice(0, 7) >= max.slice(0, 7)}
          onPress={() => turn(1)}
        />
      </div>
      {/* ARIA in HTML allows a grid role on a table; the rule does not. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={`${labelId} ${monthId}`} className={css.grid}>
        <thead>
          <tr>
            {words.shortWeekdays.map((short, at) => (
              <th key={words.weekdays[at]} scope="col" abbr={words.weekdays[at]} className={css.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={days}>
          {weeks.map((week, at) => (
            <tr key={week.find(Boolean) ?? at}>
              {week.map((date, column) => (
                <td
                  key={date ?? `${at} ${column}`}
                  role="gridcell"
                  aria-selected={date === null ? undefined : date === value}
                  className={css.cell}
                >
                  {date !== null && (
                    <CalendarDay
                      date={date}
                      info={dayInfo(date)}
                      isToday={date === today}
                      isChosen={date === value}
                      isCurrent={date === current}
                      isOutside={date < min || date > max}
                      onPress={choose}
                      onKeyDown={onKeyDown}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarNotes
        days={weeks.flat().filter((date) => date !== null && date >= min && date <= max)}
        dayInfo={dayInfo}
      />
    </div>
  )
}

/** In the first and the last month a focused button keeps the focus. */
function Turn({
  name,
  d,
  isAtEnd,
  onPress,
}: {
  name: string
  d: string
  isAtEnd: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      onClick={() => isAtEnd || onPress()}
    >
      <svg aria-hidden focusable="false" viewBox="0 0 20 20" className={css.arrow}>
        <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  )
}
