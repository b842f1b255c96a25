import type { DatedTable } from '../dated.ts'
import type { IsoDate } from '../ist.ts'
import type { Frequency } from './period.ts'
import type { Audience } from './profile.ts'

/** A day of the month, some months after the month in which the period ends; negative for a day within it. */
export interface MonthsAfter {
  months: number
  /** 1 to 31; in a shorter month, its last day. */
  day: number
}

/** A number of days after the last day of the period. */
export interface DaysAfterPeriod {
  daysAfterPeriod: number
}

/** A number of days after the annual general meeting of the period's year. */
export interface DaysAfterAgm {
  daysAfterAgm: number
}

/** When an obligation falls due for a period. */
export interface Schedule {
  due: MonthsAfter | DaysAfterPeriod | DaysAfterAgm
  /** Periods ending in these months (1 to 12) have their own date: March deductions are due by 30 April. */
  except?: Readonly<Record<number, MonthsAfter>>
  /** The form, with the number that it had under the earlier Act: `Form 130 (old Form 16)`. For `{form}`. */
  form?: string
}

/** A recurring statutory duty as data. Its schedule is a dated table, because the law changes. */
export interface Obligation {
  /** Stable name, used in ids and in content: `gstr-3b`. */
  name: string
  /**
   * Text for the visitor. `{month}`, `{period}` and `{taxYear}` stand for the period, `{percent}` and
   * `{ordinal}` for its instalment, `{form}` for the form of the row.
   */
  title: string
  detail: string
  frequency: Frequency
  /** Only the periods that begin in these calendar months (1 to 12). */
  beginningIn?: readonly number[]
  /** Field of the profile with the calendar years in which it falls due, if they are known. */
  yearsNamedBy?: 'directorKycYears'
  /** Share of the year's tax due by each quarter's date, in percent, cumulative. */
  instalments?: readonly [number, number, number, number]
  audience: Audience
  /** True for an optional statement, and for the last date to file late. */
  optional?: true
  /** A row governs the periods that begin within it. */
  schedule: DatedTable<Schedule>
}

/** An order that moves one due date. The statutory date is kept. */
export interface Extension {
  /** {@link Obligation.name} */
  obligation: string
  /** Key of the period, such as `2026-11`, `2026-27-Q3` or `2025-26`. */
  period: string
  extendedDate: IsoDate
  /** The notification or circular, with its date. */
  order: string
  verifiedOn: IsoDate
}
