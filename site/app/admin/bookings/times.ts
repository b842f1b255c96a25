import type { IsoDate } from '@anupalan/server/compliance/ist'
import { addDays, dateParts, parseIsoDate, weekday } from '@anupalan/server/compliance/ist'
import { istTime } from '../../auth/account/times.ts'
import type { Meeting } from '@anupalan/server/contract/bookings/schema'
import { bookingsWords as words } from './words.ts'

const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** `Thursday, 26 November 2026`. */
export function dayName(date: IsoDate): string {
  const { year, month, day } = dateParts(date)
  return longDay.format(Date.UTC(year, month - 1, day))
}

/** `10:00 am to 10:30 am`, in IST. */
export const spanOf = ({ start, end }: Pick<Meeting, 'start' | 'end'>) =>
  words.span(istTime(start), istTime(end))

/** The Monday of a day's week. */
export function mondayOf(date: IsoDate): IsoDate {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(date, -days))
  return week.find((day) => weekday(day) === 'Monday') ?? date
}

/** A day of the calendar as text; `undefined` for anything else. */
export function readDay(text: string | null): IsoDate | undefined {
  try {
    return text === null ? undefined : parseIsoDate(text)
  } catch {
    return undefined
  }
}
