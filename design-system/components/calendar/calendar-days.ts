/** A day as `YYYY-MM-DD`, without a time zone, which is up to the caller. */
export type CalendarDate = `${number}-${number}-${number}`

const DAY_MS = 86_400_000
const DAYS_IN_WEEK = 7
const MONTHS_IN_YEAR = 12

const toText = (ms: number) => new Date(ms).toISOString().slice(0, 10) as CalendarDate

/** Its year, month (0 is January) and day. */
export function partsOf(date: CalendarDate) {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)) - 1,
    day: Number(date.slice(8, 10)),
  }
}

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: CalendarDate) => (new Date(date).getUTCDay() + 6) % DAYS_IN_WEEK

export const addDays = (date: CalendarDate, days: number) => toText(Date.parse(date) + days * DAY_MS)

/** The same day of another month, or that month’s last if it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date)
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  return toText(Date.UTC(year, month + months, Math.min(day, lastDay)))
}

/** The day clamped to the first and last. */
export const within = (date: CalendarDate, first: CalendarDate, last: CalendarDate) =>
  date < first ? first : date > last ? last : date

/** The weeks of a day's month, from Monday; `null` for days of other months. */
export function weeksOf(date: CalendarDate): (CalendarDate | null)[][] {
  const { year, month } = partsOf(date)
  const first = toText(Date.UTC(year, month, 1))
  const weeks: (CalendarDate | null)[][] = []
  for (let day = addDays(first, -weekdayOf(first)); partsOf(day).month !== (month + 1) % MONTHS_IN_YEAR;) {
    const week = Array.from({ length: DAYS_IN_WEEK }, (_, at) => addDays(day, at))
    weeks.push(week.map((each) => (partsOf(each).month === month ? each : null)))
    day = addDays(day, DAYS_IN_WEEK)
  }
  return weeks
}

/** The day that a key moves to, as in the WAI-ARIA date grid; `undefined` for any other key. */
export function moved(
  date: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRightToLeft: boolean,
): CalendarDate | undefined {
  const forward = isRightToLeft ? -1 : 1
  const months = shiftKey ? MONTHS_IN_YEAR : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, DAYS_IN_WEEK)
    case 'ArrowUp':
      return addDays(date, -DAYS_IN_WEEK)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, DAYS_IN_WEEK - 1 - weekdayOf(date))
    case 'PageDown':
      return addMonths(date, months)
    case 'PageUp':
      return addMonths(date, -months)
    default:
      return undefined
  }
}
