import { dateParts } from '../ist.ts'
import type { IsoDate } from '../ist.ts'

/** `2026-27` for any day from 1 April 2026 to 31 March 2027. */
export function financialYear(date: IsoDate): string {
  const { year, month } = dateParts(date)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
