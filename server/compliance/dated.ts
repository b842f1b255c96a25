import { formatDate } from './ist.ts'
import type { IsoDate } from './ist.ts'

/**
 * The confidence in a figure.
 * - `H`: primary text quoted, or several agreeing sources
 * - `M`: one secondary source, or secondary sources about a text that was not seen
 * - `U`: not verified, or sources in conflict
 */
export type Confidence = 'H' | 'M' | 'U'

/** The source of a figure, passed on with it to the page that shows it. */
export interface Provenance {
  /** The Act, Rules or Scheme, such as `Income-tax Act 2025`. */
  law: string
  /** Section, rule or paragraph, such as `s.408(1)`. */
  section: string
  /** The source that was read. */
  source: string
  /** The day it was last verified against that source. */
  verifiedOn: IsoDate
  confidence: Confidence
  /** The day by which it must be verified again, if known: the next Budget, the end of a transition. */
  reviewBy?: IsoDate
  /** A remark for the reader, such as a conflict between sources. */
  note?: string
}

/** One value and the span it governs. Both ends are inclusive; `null` means in force until amended. */
export interface DatedRow<Value> extends Provenance {
  value: Value
  validFrom: IsoDate
  validTo: IsoDate | null
}

/** The rows of one figure over time, in order and without overlap. Gaps are years that were not verified. */
export type DatedTable<Value> = readonly DatedRow<Value>[]

/** The span that a table or a calendar covers, both ends inclusive. */
export interface Coverage {
  from: IsoDate
  to: IsoDate
}

/** The span that a table covers; `null` means in force until amended. */
type TableCoverage = Pick<Coverage, 'from'> & { to: IsoDate | null }

function spanOf({ from, to }: TableCoverage): string {
  if (to === null || from === to) return formatDate(from)
  return `${formatDate(from)} to ${formatDate(to)}`
}

const FIRST_DAY_OF_FINANCIAL_YEAR = '-04-01'

/**
 * Thrown instead of extrapolating: no table has a verified figure for the requested date or range. Its message is
 * shown to visitors.
 */
export class NoTableError extends Error {
  override readonly name = 'NoTableError'
  /** Name of the requested table. */
  readonly table: string
  readonly requested: Coverage
  /** The span that the table covers, if it is a single span. */
  readonly coverage: TableCoverage | undefined

  constructor(table: string, requested: Coverage, coverage?: TableCoverage) {
    const what = coverage?.from.endsWith(FIRST_DAY_OF_FINANCIAL_YEAR) ? 'Years' : 'Dates'
    super(
      coverage === undefined
        ? `The rules for ${spanOf(requested)} are not known here.`
        : `${what} from ${spanOf(coverage)} are known here.`,
    )
    this.table = table
    this.requested = requested
    this.coverage = coverage
  }
}

/** The row in force on a date, or undefined if there is none. */
export function findRow<Value>(table: DatedTable<Value>, date: IsoDate): DatedRow<Value> | undefined {
  return table.find((row) => row.validFrom <= date && (row.validTo === null || date <= row.validTo))
}

/** The span that a table covers; undefined if the date is in a gap between its rows. */
function coverageBeside(table: DatedTable<unknown>, date: IsoDate): TableCoverage | undefined {
  const [first, last] = [table[0], table.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const isOutside = date < first.validFrom || (last.validTo !== null && last.validTo < date)
  return isOutside ? { from: first.validFrom, to: last.validTo } : undefined
}

/**
 * The row in force on a date.
 * @param name name of the table, for `NoTableError.table`
 * @throws NoTableError if there is none
 */
export function rowOn<Value>(name: string, table: DatedTable<Value>, date: IsoDate): DatedRow<Value> {
  const row = findRow(table, date)
  if (row === undefined) throw new NoTableError(name, { from: date, to: date }, coverageBeside(table, date))
  return row
}

/** Shown next to every figure that {@link needsConfirmation}. */
export const CONFIRM_BEFORE_FILING = 'confirm before filing'

/** Whether a figure must be shown with {@link CONFIRM_BEFORE_FILING}: any confidence except `H`. */
export function needsConfirmation({ confidence }: Pick<Provenance, 'confidence'>): boolean {
  return confidence !== 'H'
}
