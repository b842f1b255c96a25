import { NoTableError } from '../dated.ts'
import type { Coverage, DatedTable, Provenance } from '../dated.ts'
import type { FieldProblem } from '../input.ts'
import { isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'

/** A year of income that the tables govern. The Income-tax Act 2025 calls it a tax year, the Act of 1961 a financial year. */
export interface TaxYear extends Coverage {
  /** `2026-27`: 1 April 2026 to 31 March 2027. */
  key: string
  /** `TY 2026-27`, or `FY 2025-26 (AY 2026-27)` under the Act of 1961. */
  label: string
  /** The Act that governs it. */
  law: string
}

const FY_2025_26 = {
  key: '2025-26',
  label: 'FY 2025-26 (AY 2026-27)',
  law: 'Income-tax Act 1961',
  from: '2025-04-01',
  to: '2026-03-31',
} as const satisfies TaxYear

const TY_2026_27 = {
  key: '2026-27',
  label: 'TY 2026-27',
  law: 'Income-tax Act 2025',
  from: '2026-04-01',
  to: '2027-03-31',
} as const satisfies TaxYear

/** The years that have tables, earliest first. Any other year is refused. */
export const taxYears: readonly TaxYear[] = [FY_2025_26, TY_2026_27]

/** The problem with the name of a year, if any. A well-formed year without tables has none. */
export function taxYearProblem(name: string): FieldProblem | undefined {
  const [, start, end] = /^((?:19|20)\d{2})-(\d{2})$/.exec(name) ?? []
  return start !== undefined && (Number(start) + 1) % 100 === Number(end)
    ? undefined
    : { code: name === '' ? 'missing' : 'invalid', message: 'Choose a tax year, such as 2026-27.' }
}

/**
 * The year with this name.
 * @throws NoTableError if the year has no tables: tax is never extrapolated from another year
 */
export function taxYearOf(name: string): TaxYear {
  const found = taxYears.find(({ key }) => key === name)
  if (found !== undefined) return found
  const start = Number(name.slice(0, 4))
  throw new NoTableError(
    'income tax',
    { from: isoDate(start, 4, 1), to: isoDate(start + 1, 3, 31) },
    { from: taxYears[0]!.from, to: taxYears.at(-1)!.to },
  )
}

/**
 * The provision that states a figure. `law` is the governing Act unless another, such as a Finance Act, is named, and
 * `verifiedOn` the day of the check of most figures unless a later one is given.
 */
export type Citation = Pick<Provenance, 'section' | 'source' | 'confidence' | 'note'> & {
  law?: string
  verifiedOn?: IsoDate
}

const VERIFIED_ON: IsoDate = '2026-11-21'
/** The Union Budget, which may set new rates for the year that begins two months later. */
const NEXT_BUDGET: IsoDate = '2027-02-01'

/**
 * The rows of a figure for FY 2025-26, under the Act of 1961, and for TY 2026-27, under the Act of 2025.
 * @param value2025 the value for TY 2026-27, if it differs
 */
export function bothActs<Value>(
  value: Value,
  act1961: Citation,
  act2025: Citation,
  value2025 = value,
): DatedTable<Value> {
  return [
    {
      value,
      law: FY_2025_26.law,
      verifiedOn: VERIFIED_ON,
      ...act1961,
      validFrom: FY_2025_26.from,
      validTo: FY_2025_26.to,
    },
    {
      value: value2025,
      law: TY_2026_27.law,
      verifiedOn: VERIFIED_ON,
      ...act2025,
      validFrom: TY_2026_27.from,
      validTo: TY_2026_27.to,
      reviewBy: NEXT_BUDGET,
    },
  ]
}
