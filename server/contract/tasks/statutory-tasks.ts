/** The statutory tasks of a client, from its business profile and the statutory calendar. */
import { calendarCoverage, dueDates, effectiveDate } from '../../compliance/calendar/due-dates.ts'
import type { BusinessProfile } from '../../compliance/calendar/profile.ts'
import { addDays } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'

/** For how many days ahead tasks are generated. */
export const DAYS_AHEAD = 366

export interface StatutoryTask {
  /** Obligation and period, unique for a client: `gstr-3b:2026-11`. */
  readonly key: string
  readonly obligation: string
  /** `November 2026`. */
  readonly period: string
  readonly title: string
  readonly detail: string
  readonly dueOn: IsoDate
  /** Act and section. */
  readonly source: string
  readonly confirm: boolean
}

/** Names of obligations that are returns, statements and forms; the others are payments, certificates and meetings. */
const returns =
  /^(?:gstr-|cmp-|iff|itr-|tds-statement|tcs-statement|tax-audit|aoc-|mgt-|msme-|dpt-|dir-|adt-|llp-)/

/** Whether an obligation is met by filing, so that it has a filing status. */
export const isReturn = (obligation: string): boolean => returns.test(obligation)

/**
 * What a client must file or pay from a day on, a year ahead and no further than the calendar is verified. Optional
 * statements are left out.
 *
 * @param from in India
 */
export function statutoryTasks(profile: BusinessProfile, from: IsoDate): StatutoryTask[] {
  const first = from < calendarCoverage.from ? calendarCoverage.from : from
  const ahead = addDays(from, DAYS_AHEAD)
  const last = ahead > calendarCoverage.to ? calendarCoverage.to : ahead
  if (last < first) return []
  return dueDates({ from: first, to: last, profile })
    .filter(({ optional }) => !optional)
    .map((due) => ({
      key: due.id,
      obligation: due.obligation,
      period: due.period.label,
      title: due.title,
      detail: due.detail,
      dueOn: effectiveDate(due),
      source: `${due.law}, ${due.section}`,
      confirm: due.confirm,
    }))
}

export interface StatutoryTaskChanges {
  readonly missing: readonly StatutoryTask[]
  /** What is open and whose text or date is another one now. */
  readonly changed: readonly StatutoryTask[]
  /** Keys of what is open, not due yet and no longer binds. Nothing on which somebody has acted may be removed. */
  readonly unbound: readonly string[]
}

/**
 * The changes that bring a client's statutory tasks in step with its profile and the law. Tasks that are done, and open
 * ones whose date has passed, stay.
 *
 * @param existing all statutory tasks of the client
 * @param today in India
 */
export function statutoryTaskChanges(
  existing: readonly (StatutoryTask & { readonly isDone: boolean })[],
  profile: BusinessProfile,
  today: IsoDate,
): StatutoryTaskChanges {
  const bound = new Map(statutoryTasks(profile, today).map((task) => [task.key, task]))
  const keys = new Set(existing.map(({ key }) => key))
  const open = existing.filter(({ isDone }) => !isDone)
  return {
    missing: [...bound.values()].filter(({ key }) => !keys.has(key)),
    changed: open.flatMap((task) => {
      const law = bound.get(task.key)
      return law && !isEqual(law, task) ? [law] : []
    }),
    unbound: open.filter(({ key, dueOn }) => !bound.has(key) && dueOn >= today).map(({ key }) => key),
  }
}

const isEqual = (one: StatutoryTask, other: StatutoryTask): boolean =>
  (Object.keys(one) as (keyof StatutoryTask)[]).every((name) => one[name] === other[name])
