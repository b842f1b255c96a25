import { addDays } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { dueDatesIn, effectiveDate } from './due-dates.ts'
import type { BusinessProfile } from './profile.ts'
import { statutoryCalendar } from './statutory-calendar.ts'

/** A statutory date on which, or before which, a practice is busy. */
export interface BusyDate {
  readonly title: string
  /** The day on which it falls due. */
  readonly due: IsoDate
}

export interface BusyDaysQuery {
  /** First and last day, both inclusive. Days outside the calendar's coverage are not busy. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Names of obligations, such as `gstr-3b`. */
  readonly obligations: readonly string[]
  /** How many days before a due date are busy as well. */
  readonly daysBefore: number
}

/** Placeholder profile: a practice has clients of every kind, so audiences are ignored. */
const anyBusiness: BusinessProfile = {
  gst: 'monthly',
  state: '29',
  constitution: 'company',
  filing: 'audit',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: [],
}

/**
 * The busy days of a practice, each with the obligations that fall due for any client.
 * @throws RangeError for an obligation that the calendar does not have
 */
export function busyDays({ from, to, obligations, daysBefore }: BusyDaysQuery): Map<IsoDate, BusyDate[]> {
  const byName = new Map(statutoryCalendar.obligations.map((each) => [each.name, each]))
  const chosen = obligations.map((name) => {
    const obligation = byName.get(name)
    if (!obligation) throw new RangeError(`The statutory calendar has no ${name}`)
    return { ...obligation, audience: {} }
  })
  const { coverage } = statutoryCalendar
  const last = addDays(to, daysBefore)
  const query = {
    from: from > coverage.from ? from : coverage.from,
    to: last < coverage.to ? last : coverage.to,
    profile: anyBusiness,
  }
  const days = new Map<IsoDate, BusyDate[]>()
  if (query.to < query.from) return days
  for (const due of dueDatesIn({ ...statutoryCalendar, obligations: chosen }, query)) {
    const day = effectiveDate(due)
    for (let before = 0; before <= daysBefore; before++) {
      const busy = addDays(day, -before)
      const listed = days.get(busy) ?? []
      // One statement that is due in several forms is listed once.
      const isListed = listed.some(({ title }) => title === due.title)
      if (busy >= from && busy <= to && !isListed) days.set(busy, [...listed, { title: due.title, due: day }])
    }
  }
  return days
}
