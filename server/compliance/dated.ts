import { formatDate } from './ist.ts'
import type { IsoDate } from './ist.ts'

/**
 * How sure a figure is.
 * - `H`: primary text quoted, or several agreeing sources
 * - `M`: one secondary source, or secondary sources on a text that was not seen
 * - `U`: not verified, or sources in conflict
 */
export type Confidence = 'H' | 'M' | 'U'

/** Where a figure comes from. Travels with it to the page that shows it. */
export interface Provenance {
  /** The Act, Rules or Scheme, such as `Income-tax Act 2025`. */
  law: string
  /** Section, rule or paragraph, such as `s.408(1)`. */
  section: string
  /** What was read to establish it. */
  source: string
  /** The day it was last checked against that source. */
  verifiedOn: IsoDate
  confidence: Confidence
  /** The day by which it must be looked at again, where one is known: the next Budget, the end of a transition. */
  reviewBy?: IsoDate
  /** What a reader should know besides, such as a conflict between sources. */
  note?: string
}

/** One value and the span it governs. Both ends are inclusive; `null` is standing law, in force until amended. */
export interface DatedRow<Value> extends Provenance {
  value: Value
  validFrom: IsoDate
  validTo: IsoDate | null
}

/** The rows of one figure through time: in order, never overlapping. Gaps are years nobody has established. */
export type DatedTable<Value> = readonly DatedRow<Value>[]

/** The span a table or a calendar can answer for; both ends inclusive. */
export interface Coverage {
  from: IsoDate
  to: IsoDate
}

/** Thrown instead of guessing: there is no established figure for the date or range that was asked. */
export class NoTableError extends Error {
  override readonly name = 'NoTableError'
  /** Which table was asked. */
  readonly table: string
  readonly requested: Coverage
  /** What the table does cover, where that is one span. */
  readonly coverage: Coverage | undefined

  constructor(table: string, requested: Coverage, coverage?: Coverage) {
    const span = ({ from, to }: Coverage) =>
      from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
    super(
      `No ${table} table for ${span(requested)}` +
        (coverage === undefined ? '' : `: it covers ${span(coverage)}`),
    )
    this.table = table
    this.requested = requested
    this.coverage = coverage
  }
}

/** The row in force on a date, or undefined where none is established. */
export function findRow<Value>(table: DatedTable<Value>, date: IsoDate): DatedRow<Value> | undefined {
  return table.find((row) => row.validFrom <= date && (row.validTo === null || date <= row.validTo))
}

/**
 * The row in force on a date.
 * @param name what to call the table in the error
 * @throws NoTableError where none is established
 */
export function rowOn<Value>(name: string, table: DatedTable<Value>, date: IsoDate): DatedRow<Value> {
  const row = findRow(table, date)
  if (row === undefined) throw new NoTableError(name, { from: date, to: date })
  return row
}

/** Shown beside whatever {@link needsConfirmation}. */
export const CONFIRM_BEFORE_FILING = 'confirm before filing'

/** Whether a figure must be shown with {@link CONFIRM_BEFORE_FILING}: all but confidence `H`. */
export function needsConfirmation({ confidence }: Pick<Provenance, 'confidence'>): boolean {
  return confidence !== 'H'
}
