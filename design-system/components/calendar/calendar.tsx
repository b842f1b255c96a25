import { isSameMonth, parseDate, toCalendarDate } from '@internationalized/date'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar as AriaCalendar, CalendarGrid, CalendarGridBody } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useMessages } from '../messages/index.ts'
import { usePageLocale } from '../page-locale/index.ts'
import { daysOfMonth, entranceOf, textOf, within, type CalendarDate } from './calendar-days.ts'
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
  /** The current day, in the user's time zone. @default none is marked, and the calendar begins at `min` */
  today?: CalendarDate
  /** The selected day; `null` for none. */
  value: CalendarDate | null
  /** Called with the day that is pressed, or selected by Enter or Space; never with one that is not selectable. */
  onChange: (date: CalendarDate) => void
  /** Called for each displayed day. @default no information, every day is selectable */
  dayInfo?: (date: CalendarDate) => CalendarDayInfo
}

const nothingKnown = (): CalendarDayInfo => ({})

/**
 * One month of days, of which one can be selected. Follows the date grid of the WAI-ARIA Authoring Practices: one tab
 * stop, arrow keys by day and week, Home and End in the week, Page Up and Page Down by month, with Shift by year.
 *
 * Weeks start on Monday. Days are strings without a time zone. Style states by `[data-selected]`,
 * `[data-unavailable]`, `[aria-current]`.
 */
export function Calendar({ label, min, max, today, value, onChange, dayInfo = nothingKnown }: CalendarProps) {
  const words = useMessages('calendar', calendarMessages)
  const frame = useRef<HTMLDivElement>(null)
  const locale = usePageLocale(frame)
  const [reached, setReached] = useState(() => entranceOf(value, { min, max, today, dayInfo }))
  const [lastValue, setLastValue] = useState(value)
  // A changed `value` is displayed; otherwise the day that the keys reached remains.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== null) setReached(within(value, min, max))
  }

  return (
    <div ref={frame} className={css.calendar}>
      <I18nProvider locale={locale}>
        <AriaCalendar
          aria-label={label}
          minValue={parseDate(min)}
          maxValue={parseDate(max)}
          value={value && parseDate(value)}
          onChange={(date) => onChange(textOf(toCalendarDate(date)))}
          focusedValue={parseDate(reached)}
          onFocusChange={(date) => setReached(textOf(date))}
          isDateUnavailable={(date) => dayInfo(textOf(toCalendarDate(date))).isDisabled ?? false}
          firstDayOfWeek="mon"
        >
          {({ state: { visibleRange } }) => (
            <>
              <div className={css.head}>
                {/* react-aria announces it, and has it in the names of the grid and of a hidden heading. */}
                <div aria-hidden className={css.month}>
                  {words.monthOfYear(words.months[visibleRange.start.month - 1]!, visibleRange.start.year)}
                </div>
                <Turn slot="previous" name={words.previousMonth} d="M16 10H4m5-5-5 5 5 5" />
                <Turn slot="next" name={words.nextMonth} d="M4 10h12m-5-5 5 5-5 5" />
              </div>
              <CalendarGrid className={css.grid}>
                {/* The name of each day has its weekday. */}
                <thead aria-hidden>
                  <tr>
                    {words.shortWeekdays.map((short, at) => (
                      <th key={words.weekdays[at]} scope="col" className={css.weekday}>
                        {short}
                      </th>
                    ))}
                  </tr>
                </thead>
                <CalendarGridBody>
                  {(date) => {
                    // An empty cell is no control.
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                    if (!isSameMonth(date, visibleRange.start)) return <td />
                    const day = textOf(date)
                    if (day < min || day > max)
                      return (
                        <td>
                          <span className={css.outside}>{date.day}</span>
                        </td>
                      )
                    return (
                      <CalendarDay
                        date={date}
                        info={dayInfo(day)}
                        isToday={day === today}
                        onMove={(to) => setReached(within(to, min, max))}
                      />
                    )
                  }}
                </CalendarGridBody>
              </CalendarGrid>
              <CalendarNotes days={daysOfMonth(visibleRange.start, min, max)} dayInfo={dayInfo} />
            </>
          )}
        </AriaCalendar>
      </I18nProvider>
    </div>
  )
}

/** In the first and the last month it is disabled, and the focus moves from it into the grid. */
const Turn = ({ slot, name, d }: { slot: 'previous' | 'next'; name: string; d: string }) => (
  <Button slot={slot} aria-label={name} className={css.turn}>
    <svg aria-hidden focusable="false" viewBox="0 0 20 20" className={css.arrow}>
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  </Button>
)
