import { addDays, dateParts, isoDate, MONTHS } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { financialYear } from './financial-year.ts'

/** How often an obligation recurs. A `year` is a financial year, April to March; quarters are its parts. */
export type Frequency = 'month' | 'quarter' | 'half-year' | 'year' | 'calendar-year'

/** The period that an obligation covers: a month, a quarter, a half-year, a financial or a calendar year. */
export interface Period {
  /** `2026-11`, `2026-27-Q3`, `2026-27-H2`, `2026-27` or `2026`. */
  key: string
  from: IsoDate
  to: IsoDate
  /** `November 2026`, `October to December 2026`, `October 2026 to March 2027`, `2026-27` or `2026`. */
  label: string
}

/** Months in a period. */
const LENGTH = {
  month: 1,
  quarter: 3,
  'half-year': 6,
  year: 12,
  'calendar-year': 12,
} as const satisfies Record<Frequency, number>

/** First day of a month; months above 12 are in the following years. */
function monthStart(year: number, month: number): IsoDate {
  const years = Math.floor((month - 1) / 12)
  return isoDate(year + years, month - years * 12, 1)
}

/** Last day of a month; months above 12 are in the following years. */
export function monthEnd(year: number, month: number): IsoDate {
  return addDays(monthStart(year, month + 1), -1)
}

function isFirstDayOf(frequency: Frequency, date: IsoDate): boolean {
  const firstMonth = frequency === 'calendar-year' ? 1 : 4
  return (dateParts(date).month - firstMonth) % LENGTH[frequency] === 0
}

function periodFrom(frequency: Frequency, from: IsoDate): Period {
  const { year, month } = dateParts(from)
  const to = monthEnd(year, month + LENGTH[frequency] - 1)
  const first = MONTHS[month - 1]!
  if (frequency === 'month') return { key: from.slice(0, 7), from, to, label: `${first} ${year}` }
  if (frequency === 'calendar-year') return { key: String(year), from, to, label: String(year) }
  const taxYear = financialYear(from)
  if (frequency === 'year') return { key: taxYear, from, to, label: taxYear }
  const nth = ((month + 8) % 12) / LENGTH[frequency] + 1
  const end = dateParts(to)
  const begins = end.year === year ? first : `${first} ${year}`
  const label = `${begins} to ${MONTHS[end.month - 1]} ${end.year}`
  return { key: `${taxYear}-${frequency === 'quarter' ? 'Q' : 'H'}${nth}`, from, to, label }
}

/** Every period of a frequency that begins within a span of days, in order. */
export function periodsBeginning(frequency: Frequency, from: IsoDate, to: IsoDate): Period[] {
  const first = dateParts(from)
  const last = dateParts(to)
  const months = (last.year - first.year) * 12 + last.month - first.month + 1
  return Array.from({ length: Math.max(months, 0) }, (_, index) =>
    monthStart(first.year, first.month + index),
  )
    .filter((start) => start >= from && isFirstDayOf(frequency, start))
    .map((start) => periodFrom(frequency, start))
}
