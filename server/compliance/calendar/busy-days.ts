import { addDays } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { dueDatesIn, effectiveDate } from './due-dates.ts'
import type { BusinessProfile } from './profile.ts'
import { statutoryCalendar } from './statutory-calendar.ts'

/** A statutory date that keeps a practice busy. */
export interface BusyDate {
  readonly title: string
  /** The day on which it falls due. */
  readonly due: IsoDate
}

export interface BusyDaysQuery {
  /** First and last day, both inclusive. Days of which the calendar knows nothing are not busy. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Names of obligations, such as `gstr-3b`. */
  readonly obligations: readonly string[]
  /** How many days before a due day are busy as well. */
  readonly daysBefore: number
}

/** Of somebody or other: a practice has clients of every kind, so no profile is asked of. */
const anyone: BusinessProfile = {
  gst: 'monthly',
  state: '29',
  constitution: 'company',
  filing: 'audit',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: [],
}

/**
 * The days on which what falls due for any client keeps a practice busy, with what falls due.
 * @throws RangeError for an obligation that the calendar does not have
 */
export function busyDays({ from, to, obligations, daysBefore }: BusyDaysQuery): Map<IsoDate, BusyDate[]> {
  const known = new Map(statutoryCalendar.obligations.map((each) => [each.name, each]))
  const chosen = obligations.map((name) => {
    const obligation = known.get(name)
    if (!obligation) throw new RangeError(`The statutory calendar has no ${name}`)
    return { ...obligation, audience: {} }
  })
  const { coverage } = statutoryCalendar
  const last = addDays(to, daysBefore)
  const asked = {
    from: from > coverage.from ? from : coverage.from,
    to: last < coverage.to ? last : coverage.to,
    profile: anyone,
  }
  const days = new Map<IsoDate, BusyDate[]>()
  if (asked.to < asked.from) return days
  for (const due of dueDatesIn({ ...statutoryCalendar, obligations: chosen }, asked)) {
    const day = effectiveDate(due)
    for (let before = 0; before <= daysBefore; before++) {
      const busy = addDays(day, -before)
      const told = days.get(busy) ?? []
      // Statements that fall due together in several forms are one thing to be busy with.
      const isTold = told.some(({ title }) => title === due.title)
      if (busy >= from && busy <= to && !isTold) days.set(busy, [...told, { title: due.title, due: day }])
    }
  }
  return days
}
