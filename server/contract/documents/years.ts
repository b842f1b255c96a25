/** Financial years, April to March, as `2026-27`: the years of documents. */
import type { IsoDate } from '../../compliance/ist.ts'

/** The first year of the Income-tax Act 2025, which calls it a tax year. Earlier ones are assessed in the next year. */
const FIRST_TAX_YEAR = 2026

const nameOf = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, '0')}`

/** Whether a text is a year of this century, such as `2026-27`. */
export const isYear = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-\d\d$/.test(text) && nameOf(Number(text.slice(0, 4))) === text

/** The year of a day in India. */
export function yearOf(day: IsoDate): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return nameOf(month >= 4 ? year : year - 1)
}

/** Years for a choice, the newest first. @param day in India */
export function yearsUpTo(day: IsoDate, count: number): string[] {
  const first = Number(yearOf(day).slice(0, 4))
  return Array.from({ length: count }, (_, back) => nameOf(first - back))
}

/** `Tax year 2026-27`; for earlier years `Financial year 2025-26 (assessment year 2026-27)`. @param year that `isYear` */
export function yearLabel(year: string): string {
  const first = Number(year.slice(0, 4))
  return first >= FIRST_TAX_YEAR
    ? `Tax year ${year}`
    : `Financial year ${year} (assessment year ${nameOf(first + 1)})`
}
