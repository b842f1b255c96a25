/** Rows of due dates, computed by the build, so that browsers load no rules and tables of the calendar. */
import type { BusinessProfile } from '@anupalan/server/compliance'
import { addDays, calendarCoverage, dueDates, effectiveDate, type IsoDate } from '@anupalan/server/compliance'
import { heroProfile } from '../../content/due-dates.ts'
import type { DueDateRow } from './due-dates.ts'

/** A year and a month: a page built twelve months ago still has the next dates, and some weeks have none. */
const AHEAD_DAYS = 400

/** Profiles that together have every obligation, for the page of a single service. */
const allProfiles = (profile: BusinessProfile): readonly BusinessProfile[] => {
  const employer = {
    payroll: ['pf', 'esi', 'professional-tax'],
    tdsDeductor: true,
    tcsCollector: true,
  } as const
  const each = { ...profile, ...employer }
  return [
    {
      ...each,
      constitution: 'company',
      gst: 'monthly',
      filing: 'transfer-pricing',
      advanceTax: 'instalments',
    },
    { ...each, constitution: 'llp', gst: 'qrmp', filing: 'audit', advanceTax: 'presumptive' },
    { ...each, constitution: 'individual', gst: 'composition', filing: 'no-business', advanceTax: 'none' },
    { ...each, constitution: 'proprietorship', gst: 'none', filing: 'business', advanceTax: 'none' },
  ]
}

/**
 * Due dates from a date on, earliest first.
 *
 * @param names of obligations, for any business. @default all obligations of the hero's business
 */
export function dueDateRows(from: IsoDate, names?: readonly string[]): DueDateRow[] {
  const last = addDays(from, AHEAD_DAYS)
  const to = last < calendarCoverage.to ? last : calendarCoverage.to
  const rows = (names === undefined ? [heroProfile] : allProfiles(heroProfile))
    .flatMap((profile) => dueDates({ from, to, profile }))
    .filter(({ optional, obligation }) => (names === undefined ? !optional : names.includes(obligation)))
    .map((due): DueDateRow => ({
      date: effectiveDate(due),
      ...(due.extendedDate && { statutoryDate: due.statutoryDate }),
      title: due.title,
      detail: due.detail,
      ...(due.confirm && { confirm: true }),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const unique = [...new Map(rows.map((row) => [`${row.date} ${row.title}`, row])).values()]
  if (unique.length === 0) throw new Error(`No due date is one of ${names?.join(',') ?? 'the hero’s'}`)
  return unique
}
