/** Months of the board: `2026-11`, in India. */
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'

/** Months that can be chosen before the current one, and after it. */
const BEFORE = 12
const AFTER = 3

const monthFrom = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)

/** `November 2026`. */
export const monthLabel = (month: string): string =>
  formatDate(`${month}-01` as IsoDate)
    .split(' ')
    .slice(1)
    .join(' ')

/** Those that can be chosen, the newest first, with the one that is shown. */
export function monthsAround(today: IsoDate, shown: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const months = Array.from({ length: BEFORE + AFTER + 1 }, (_, index) =>
    monthFrom(year, month + AFTER - index),
  )
  return months.includes(shown) ? months : [...months, shown].toSorted().toReversed()
}
