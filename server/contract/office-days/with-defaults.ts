import type { IsoDate } from '../../compliance/ist.ts'
import type { StoredOfficeDay } from './schema.ts'

/** The days of the staff, and the holidays of the content that they do not replace, by date. */
export function withDefaults(
  holidays: readonly { readonly date: string; readonly name: string }[],
  days: readonly StoredOfficeDay[],
): StoredOfficeDay[] {
  const all = new Map<string, StoredOfficeDay>()
  for (const { date, name } of holidays)
    all.set(date, { date: date as IsoDate, kind: 'closed', name, opens: '', closes: '', version: 0 })
  for (const day of days) all.set(day.date, day)
  return [...all.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
