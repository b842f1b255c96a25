import { findRow, needsConfirmation, NoTableError } from '../dated.ts'
import type { Coverage, Provenance } from '../dated.ts'
import { addDays, dateParts, isoDate, MONTHS, parseIsoDate, weekday } from '../ist.ts'
import type { IsoDate, Weekday } from '../ist.ts'
import { ruleOf } from '../working.ts'
import type { Extension, Obligation, Schedule } from './obligation.ts'
import { financialYear } from './financial-year.ts'
import { monthEnd, periodsBeginning } from './period.ts'
import type { Frequency, Period } from './period.ts'
import { binds } from './profile.ts'
import type { BusinessProfile } from './profile.ts'
import { statutoryCalendar } from './statutory-calendar.ts'
import type { StatutoryCalendar } from './statutory-calendar.ts'

/** One obligation with its due date and its law. */
export interface DueDate extends Provenance {
  /** Obligation and period, such as `gstr-3b:2026-11`: stable across machines and queries. */
  id: string
  /** Name of the obligation, such as `gstr-3b`. */
  obligation: string
  title: string
  detail: string
  period: Period
  /** The date that the law states. A weekend or holiday never moves it. */
  statutoryDate: IsoDate
  /** The date that an order moved it to, and the order. Shown next to the statutory date, never instead of it. */
  extendedDate?: IsoDate
  extensionOrder?: string
  /** Weekday of the {@link effectiveDate}. */
  weekday: Weekday
  /** True for an optional statement, and for the last date to file late. */
  optional: boolean
  /** Whether to show it with "confirm before filing". */
  confirm: boolean
}

export interface DueDateQuery {
  /** First and last day, both inclusive, by {@link effectiveDate}. */
  from: IsoDate
  to: IsoDate
  profile: BusinessProfile
}

/** The extended date if there is one, otherwise the statutory date. */
export function effectiveDate({
  statutoryDate,
  extendedDate,
}: Pick<DueDate, 'statutoryDate' | 'extendedDate'>): IsoDate {
  return extendedDate ?? statutoryDate
}

/** The longest time from the start of a period to a due date: a revised return, extended by a year. */
const LONGEST_WAIT_DAYS = 1100

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

/** The last day for a company's annual general meeting for the year (Companies Act 2013, s.96). */
function lastAgmDate(period: Period): IsoDate {
  return isoDate(dateParts(period.to).year, 9, 30)
}

function dateFor({ due, except }: Schedule, period: Period, profile: BusinessProfile): IsoDate {
  const end = dateParts(period.to)
  const rule = except?.[end.month] ?? due
  if ('daysAfterPeriod' in rule) return addDays(period.to, rule.daysAfterPeriod)
  if ('daysAfterAgm' in rule) {
    return addDays(profile.agmDates?.[period.key] ?? lastAgmDate(period), rule.daysAfterAgm)
  }
  const last = dateParts(monthEnd(end.year, end.month + rule.months))
  return isoDate(last.year, last.month, Math.min(rule.day, last.day))
}

function fill(template: string, { instalments }: Obligation, period: Period, { form }: Schedule): string {
  const { month } = dateParts(period.from)
  const quarter = Math.floor(((month + 8) % 12) / 3)
  const words: Record<string, string | number | undefined> = {
    month: MONTHS[month - 1],
    period: period.label,
    // The Income-tax Act 2025 uses tax years from 1 April 2026; before that the law used financial years.
    taxYear: `${period.from < '2026-04-01' ? 'FY' : 'TY'} ${financialYear(period.from)}`,
    percent: instalments?.[quarter],
    ordinal: ORDINALS[quarter],
    form,
  }
  return template.replace(/\{(\w+)\}/g, (_, word: string) => String(words[word]))
}

function dueDate(
  obligation: Obligation,
  period: Period,
  profile: BusinessProfile,
  extensions: readonly Extension[],
  range: Coverage,
): DueDate | undefined {
  const row = findRow(obligation.schedule, period.from)
  if (row === undefined) return undefined
  const statutoryDate = dateFor(row.value, period, profile)
  const extension = extensions.find(
    (order) => order.obligation === obligation.name && order.period === period.key,
  )
  const counts = extension?.extendedDate ?? statutoryDate
  // Return early: most candidate periods are outside the range, and their text is not needed.
  if (counts < range.from || counts > range.to) return undefined
  return {
    id: `${obligation.name}:${period.key}`,
    obligation: obligation.name,
    title: fill(obligation.title, obligation, period, row.value),
    detail: fill(obligation.detail, obligation, period, row.value),
    period,
    statutoryDate,
    ...(extension && { extendedDate: extension.extendedDate, extensionOrder: extension.order }),
    weekday: weekday(counts),
    optional: obligation.optional ?? false,
    confirm: needsConfirmation(row),
    ...ruleOf(row),
  }
}

/** Whether a period applies to this business; every period does if the profile names no years. */
function concerns(
  { beginningIn, yearsNamedBy }: Obligation,
  { period, statutoryDate }: DueDate,
  profile: BusinessProfile,
): boolean {
  const years = yearsNamedBy && profile[yearsNamedBy]
  return (
    (beginningIn?.includes(dateParts(period.from).month) ?? true) &&
    (years?.includes(dateParts(statutoryDate).year) ?? true)
  )
}

/** {@link dueDates} for a given calendar: for a practice's own duties, and for tests. */
export function dueDatesIn(calendar: StatutoryCalendar, { from, to, profile }: DueDateQuery): DueDate[] {
  const range: Coverage = { from: parseIsoDate(from), to: parseIsoDate(to) }
  if (from < calendar.coverage.from || to > calendar.coverage.to) {
    throw new NoTableError('statutory calendar', range, calendar.coverage)
  }
  const first = addDays(from, -LONGEST_WAIT_DAYS)
  const periods = {
    month: periodsBeginning('month', first, to),
    quarter: periodsBeginning('quarter', first, to),
    'half-year': periodsBeginning('half-year', first, to),
    year: periodsBeginning('year', first, to),
    'calendar-year': periodsBeginning('calendar-year', first, to),
  } satisfies Record<Frequency, Period[]>
  return calendar.obligations
    .filter(({ audience }) => binds(audience, profile))
    .flatMap((obligation) =>
      periods[obligation.frequency]
        .map((period) => dueDate(obligation, period, profile, calendar.extensions, range))
        .filter((due) => due !== undefined)
        .filter((due) => concerns(obligation, due, profile)),
    )
    .toSorted((a, b) =>
      effectiveDate(a) < effectiveDate(b) ? -1 : effectiveDate(a) > effectiveDate(b) ? 1 : 0,
    )
}

/**
 * What a business must file or pay between two days, both inclusive, earliest first. A due date on a Sunday
 * stays on the Sunday. Empty if `to` is before `from`.
 * @throws NoTableError if the range exceeds {@link calendarCoverage}: no date is ever extrapolated
 * @throws RangeError if `from` or `to` is not a calendar date
 */
export function dueDates(query: DueDateQuery): DueDate[] {
  return dueDatesIn(statutoryCalendar, query)
}

/** The span that {@link dueDates} covers. */
export const calendarCoverage: Coverage = statutoryCalendar.coverage
