/** Rows of due dates, computed by the build, so that browsers load no rules and tables of the calendar. */
import type { BusinessProfile, DueDate } from '@anupalan/server/compliance'
import { addDays, calendarCoverage, dueDates, effectiveDate, type IsoDate } from '@anupalan/server/compliance'
import { heroProfile } from '../../content/due-dates.ts'
import { allAnswers, profileWith } from '../business-profile/profiles.ts'
import type { DueDateRow, DueDateRowOfAnswers } from './due-dates.ts'

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
  const rows = (names === undefined ? [heroProfile] : allProfiles(heroProfile))
    .flatMap((profile) => datesOf(from, profile))
    .filter(({ optional, obligation }) => (names === undefined ? !optional : names.includes(obligation)))
    .map(toRow)
    .toSorted(byDate)
  const unique = [...new Map(rows.map((row) => [`${row.date} ${row.title}`, row])).values()]
  if (unique.length === 0) throw new Error(`No due date is one of ${names?.join(',') ?? 'the hero’s'}`)
  return unique
}

/** Due dates from a date on of the hero's business with each pair of answers, earliest first. */
export function dueDateRowsByAnswers(from: IsoDate): DueDateRowOfAnswers[] {
  const rows = new Map<string, DueDateRowOfAnswers>()
  for (const [at, answers] of allAnswers.entries())
    for (const due of datesOf(from, profileWith(heroProfile, answers))) {
      if (due.optional) continue
      const row = toRow(due)
      const key = JSON.stringify(row)
      rows.set(key, { ...row, answers: (rows.get(key)?.answers ?? 0) | (1 << at) })
    }
  return [...rows.values()].toSorted(byDate)
}

function datesOf(from: IsoDate, profile: BusinessProfile): DueDate[] {
  const last = addDays(from, AHEAD_DAYS)
  return dueDates({ from, to: last < calendarCoverage.to ? last : calendarCoverage.to, profile })
}

const toRow = (due: DueDate): DueDateRow => ({
  date: effectiveDate(due),
  ...(due.extendedDate && { statutoryDate: due.statutoryDate }),
  title: due.title,
  detail: due.detail,
  ...(due.confirm && { confirm: true }),
})

const byDate = (a: DueDateRow, b: DueDateRow): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)
