/** Days on which the office is closed or has other hours than its content states, as the staff has set them. */
import type { IsoDate } from '../../compliance/ist.ts'

/** - `closed`: the whole day. - `hours`: open at other hours. - `open`: as on any other day, in spite of a holiday. */
export const officeDayKinds = ['closed', 'hours', 'open'] as const

export type OfficeDayKind = (typeof officeDayKinds)[number]

export interface OfficeDay {
  /** In India. */
  readonly date: IsoDate
  readonly kind: OfficeDayKind
  /** What visitors read: `Deepavali`. */
  readonly name: string
  /** `HH:MM` in IST; empty unless the day has other hours. */
  readonly opens: string
  readonly closes: string
}

interface Holiday {
  readonly date: string
  readonly name: string
}

/** The holidays of the content with the days of the staff in place of them, by date. Those that are `open` are missing. */
export function officeDaysOf(holidays: readonly Holiday[], days: readonly OfficeDay[]): readonly OfficeDay[] {
  const all = new Map<string, OfficeDay>()
  for (const { date, name } of holidays)
    all.set(date, { date: date as IsoDate, kind: 'closed', name, opens: '', closes: '' })
  for (const day of days) all.set(day.date, day)
  return [...all.values()]
    .filter(({ kind }) => kind !== 'open')
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
