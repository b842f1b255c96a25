import type { DatedTable } from '../dated.ts'
import { bothActs } from '../income-tax/tax-year.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** What decides the due date of a return. */
export type ReturnClass = 'no-business' | 'business' | 'audit'

/** A day of the year that follows the year of income. */
export interface DayAfterYear {
  /** 1 to 12. */
  month: number
  day: number
}

export interface ReturnDates {
  due: Readonly<Record<ReturnClass, DayAfterYear>>
  /** The last day of a belated return. */
  belated: DayAfterYear
}

const SOURCE_1961 = 'Income-tax Act 1961, as several agreeing sources state it'
const SOURCE_2025 = 'Text of the Income-tax Act 2025 in several agreeing copies'

export const returnDates: DatedTable<ReturnDates> = bothActs(
  {
    due: {
      'no-business': { month: 7, day: 31 },
      business: { month: 8, day: 31 },
      audit: { month: 10, day: 31 },
    },
    belated: { month: 12, day: 31 },
  },
  {
    section: 's.139(1), (4)',
    source: 'Several agreeing sources on the Act as amended in 2026',
    confidence: 'H',
    note: 'An extension by the Board is not in this table.',
  },
  {
    section: 's.263(1), (4)',
    source: 'Commentaries on the Finance Bill 2026 and s.263 of the Income-tax Act 2025',
    confidence: 'M',
    note: 'The Finance Act 2027 may move these dates.',
  },
)

/** Interest for each month or part of one by which a return is late. */
export const lateReturnInterests: DatedTable<BasisPoints> = bothActs(
  100,
  {
    section: 's.234A',
    source: SOURCE_1961,
    confidence: 'H',
    note: 'Tax paid before the due date lowers it (Supreme Court in Prannoy Roy, 2008; Circular 2/2015).',
  },
  { section: 's.423', source: SOURCE_2025, confidence: 'H' },
)

export interface ReturnFee {
  /** The fee up to and including {@link upTo} of total income. */
  small: Paise
  upTo: Paise
  /** The fee above it. */
  large: Paise
  /** Total income up to which nobody of any age or regime need file, unless another rule asks for a return. */
  noReturnUpTo: Paise
}

export const returnFees: DatedTable<ReturnFee> = bothActs(
  { small: 1_000_00, upTo: 5_00_000_00, large: 5_000_00, noReturnUpTo: 2_50_000_00 },
  { section: 's.234F', source: SOURCE_1961, confidence: 'H' },
  { section: 's.428', source: SOURCE_2025, confidence: 'H' },
)

export interface RefundInterest {
  /** For each month or part of one. */
  monthly: BasisPoints
  /** No interest on a refund below this share of the tax, in percent. */
  from: number
}

export const refundInterests: DatedTable<RefundInterest> = bothActs(
  { monthly: 50, from: 10 },
  { section: 's.244A(1)', source: SOURCE_1961, confidence: 'H' },
  { section: 's.437(1), (2)', source: SOURCE_2025, confidence: 'H' },
)

/** What is paid after the year goes to fee and interest first, then to tax. */
export const paymentOrders: DatedTable<true> = bothActs(
  true,
  { section: 's.140A(1), Explanation; s.234B(2)', source: SOURCE_1961, confidence: 'H' },
  {
    section: 's.266; s.424',
    source: 'Accounts of s.266 of the Income-tax Act 2025; the order of s.140A is taken to be carried over',
    confidence: 'M',
  },
)

/** The sum payable or refundable is rounded to the nearest multiple of this. */
export const payableRoundings: DatedTable<Paise> = bothActs(
  10_00,
  { section: 's.288B', source: 'Income-tax Act 1961, s.288B', confidence: 'H' },
  { section: 's.516', source: SOURCE_2025, confidence: 'H' },
)

/** Every table of this file, by subject. */
export const taxDueTables: Readonly<Record<string, DatedTable<unknown>>> = {
  'Due dates of returns': returnDates,
  'Interest for a late return': lateReturnInterests,
  'Fee for a late return': returnFees,
  'Interest on a refund': refundInterests,
  'Order of payments': paymentOrders,
  'Rounding of the sum payable': payableRoundings,
}
