/**
 * Calendar dates in Indian Standard Time: UTC+5:30 all year, no daylight saving.
 *
 * A date is ISO text (`2026-12-07`) for a day in India; an instant is epoch milliseconds in UTC. Nothing here
 * reads the clock, the host's time zone or `Intl`, so every machine gives the same result. The module imports
 * nothing: a page that only counts days loads this file alone.
 */

/** A day in India as `YYYY-MM-DD`. Validate external text with {@link parseIsoDate}. */
export type IsoDate = `${number}-${number}-${number}`

const DAY_MS = 86_400_000
const IST_OFFSET_MS = 19_800_000

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Month names in calendar order: January is index 0. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Days since 1 January 1970. */
function dayNumber(date: IsoDate): number {
  return Date.parse(date) / DAY_MS
}

function fromDayNumber(days: number): IsoDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10) as IsoDate
}

/**
 * Builds a date from its parts.
 * @param month 1 to 12
 * @throws RangeError if there is no such day, such as 29 February 2027
 */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const pad = (part: number) => String(part).padStart(2, '0')
  return parseIsoDate(`${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`)
}

/**
 * Parses an external date: from a URL, a form or a file.
 * @throws RangeError if the text is not `YYYY-MM-DD` or there is no such day
 */
export function parseIsoDate(text: string): IsoDate {
  // `Date.parse` rolls 2027-02-29 over to March: a valid date formats back to the same text.
  const read = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (read === undefined || Number.isNaN(read.getTime()) || !read.toISOString().startsWith(text)) {
    throw new RangeError(`Not a calendar date: ${text}`)
  }
  return text as IsoDate
}

/** Year, month (1 to 12) and day of the month. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** The day in India at an instant (epoch ms). */
export function istDate(instant: number): IsoDate {
  return new Date(instant + IST_OFFSET_MS).toISOString().slice(0, 10) as IsoDate
}

/** The instant of a time of day in India, as epoch ms. @param minutes since midnight */
export function istInstant(date: IsoDate, minutes: number): number {
  return dayNumber(date) * DAY_MS - IST_OFFSET_MS + minutes * 60_000
}

/** The last second of a day in India, as epoch ms: 18:29:59Z, which is 23:59:59 IST. */
export function istDayEnd(date: IsoDate): number {
  return dayNumber(date) * DAY_MS + DAY_MS - IST_OFFSET_MS - 1000
}

/** Whole days from one date to another: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The date a number of days later, or earlier when negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** English name of the day of the week. */
export function weekday(date: IsoDate): Weekday {
  return WEEKDAYS[new Date(date).getUTCDay()]!
}

/** `7 Dec` */
export function formatDayMonth(date: IsoDate): string {
  const { month, day } = dateParts(date)
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)}`
}

/** `20 December 2026` */
export function formatDate(date: IsoDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${MONTHS[month - 1]} ${year}`
}
