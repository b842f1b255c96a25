import {
  endOfWeek,
  getDayOfWeek,
  parseDate,
  startOfWeek,
  type CalendarDate as Day,
} from '@internationalized/date'
import type { CalendarDayInfo } from './calendar-day-info.ts'

/** A day as `YYYY-MM-DD`, without a time zone, which is up to the caller. */
export type CalendarDate = `${number}-${number}-${number}`

export const textOf = (date: Day) => date.toString() as CalendarDate

/** Weeks begin on Monday in every language, here as in the ledger, so functions that need a locale do not use it. */
const week = ['en-IN', 'mon'] as const

/** The day clamped to the first and last. */
export const within = (date: CalendarDate, first: CalendarDate, last: CalendarDate) =>
  date < first ? first : date > last ? last : date

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: Day) => getDayOfWeek(date, ...week)

/** Where Home and End lead in the WAI-ARIA date grid: to the week's first and last day. */
export function moved(date: Day, key: string): CalendarDate | undefined {
  if (key === 'Home') return textOf(startOfWeek(date, ...week))
  if (key === 'End') return textOf(endOfWeek(date, ...week))
  return undefined
}

interface Entrance {
  min: CalendarDate
  max: CalendarDate
  today?: CalendarDate
  dayInfo: (date: CalendarDate) => CalendarDayInfo
}

/** Where the focus enters the grid: the selected day, or the first selectable one from today on. */
export function entranceOf(value: CalendarDate | null, { min, max, today, dayInfo }: Entrance): CalendarDate {
  if (value !== null) return within(value, min, max)
  const first = within(today ?? min, min, max)
  for (let date = parseDate(first); textOf(date) <= max; date = date.add({ days: 1 }))
    if (!dayInfo(textOf(date)).isDisabled) return textOf(date)
  return first
}

/** The days of the month that begins with `first`, from `min` to `max`. */
export function daysOfMonth(first: Day, min: CalendarDate, max: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let date = first; date.month === first.month; date = date.add({ days: 1 })) days.push(textOf(date))
  return days.filter((date) => date >= min && date <= max)
}
