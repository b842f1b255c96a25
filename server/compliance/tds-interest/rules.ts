import type { DatedTable, Provenance } from '../dated.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** How the tax is paid: by the month with a quarterly statement, or by one challan that is the statement as well. */
export type PaymentRoute = 'monthly' | 'challan'

/** Simple interest for each calendar month or part of one. */
export interface LateInterest {
  /** From the day the tax was deductible to the day it was deducted. */
  notDeducted: BasisPoints
  /** From the day it was deducted to the day it was paid. */
  notPaid: BasisPoints
}

/** A due date by the month in which the tax was deducted. */
export interface DepositRule {
  /** Day of the next month. */
  day: number
  /** Day of April for tax of March. */
  dayForMarch: number
  /** Days after the end of the month, for a challan that is the statement as well. */
  challanDays: number
}

/** Month and day on which the statement of each quarter is due; the last one is due after the year. */
export type StatementRule = readonly { quarterTo: number; month: number; day: number }[]

type Citation = Pick<Provenance, 'section' | 'source' | 'confidence' | 'note'> & { law?: string }

/** Earlier years had extensions and a lower interest during the epidemic, which are not in the tables. */
const SINCE = '2022-04-01'
const VERIFIED_ON = '2026-11-24'

/** The rows of a figure under the Act of 1961, to 31 March 2026, and under the Act of 2025. */
function bothActs<Value>(value: Value, act1961: Citation, act2025: Citation): DatedTable<Value> {
  return [
    {
      value,
      law: 'Income-tax Act 1961',
      ...act1961,
      validFrom: SINCE,
      validTo: '2026-03-31',
      verifiedOn: VERIFIED_ON,
    },
    {
      value,
      law: 'Income-tax Act 2025',
      ...act2025,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      verifiedOn: VERIFIED_ON,
      reviewBy: '2027-02-01',
    },
  ]
}

/** A row governs tax that became deductible within it. */
export const lateInterests: DatedTable<LateInterest> = bothActs(
  { notDeducted: 100, notPaid: 150 },
  {
    section: 's.201(1A)',
    source: 'Income-tax Act 1961, s.201(1A), in several agreeing copies',
    confidence: 'H',
  },
  {
    section: 's.398(3)',
    source: 'Text of s.398 of the Income-tax Act 2025 in several agreeing copies',
    confidence: 'H',
  },
)

const COUNTED_BY_PORTAL =
  'The section says “every month or part of a month”. The portal counts calendar months, so tax deducted on 31 July and paid on 8 August bears two. Some tribunals counted periods of thirty days.'

/** How months are counted. */
export const monthCounts: DatedTable<'calendar'> = bothActs(
  'calendar',
  {
    section: 's.201(1A), as the portal applies it',
    source: 'Working of the statement-processing portal, in several agreeing accounts',
    confidence: 'M',
    note: COUNTED_BY_PORTAL,
  },
  {
    section: 's.398(3), as the portal applied the earlier Act',
    source: 'Working of the statement-processing portal under the Act of 1961, taken to be carried over',
    confidence: 'M',
    note: COUNTED_BY_PORTAL,
  },
)

/** A row governs tax deducted within it. */
export const depositRules: DatedTable<DepositRule> = bothActs(
  { day: 7, dayForMarch: 30, challanDays: 30 },
  {
    law: 'Income-tax Rules 1962',
    section: 'rule 30(2), (2A) to (2D)',
    source: 'Income-tax Rules 1962, rule 30',
    confidence: 'H',
  },
  {
    section: 's.397(3)',
    source: 'Public accounts of the Income-tax Rules 2026, rule 218',
    confidence: 'M',
    note: 'The dates of the earlier rules, which accounts of the new rules carry over.',
  },
)

/** A row governs statements of tax deducted within it. */
export const statementRules: DatedTable<StatementRule> = bothActs(
  [
    { quarterTo: 6, month: 7, day: 31 },
    { quarterTo: 9, month: 10, day: 31 },
    { quarterTo: 12, month: 1, day: 31 },
    { quarterTo: 3, month: 5, day: 31 },
  ],
  {
    law: 'Income-tax Rules 1962',
    section: 'rule 31A(2)',
    source: 'Income-tax Rules 1962, rule 31A(2)',
    confidence: 'H',
  },
  {
    section: 's.397(3)(b)',
    source: 'Commentaries on s.397 of the Income-tax Act 2025, and accounts of rule 219 of the Rules of 2026',
    confidence: 'M',
    note: 'The dates of the earlier rules, which commentaries carry over to the new Act.',
  },
)

/** Fee for each day that a statement is late, at most the tax of the statement. */
export const statementFees: DatedTable<Paise> = bothActs(
  200_00,
  { section: 's.234E', source: 'Income-tax Act 1961, s.234E, in several agreeing copies', confidence: 'H' },
  {
    section: 's.427',
    source: 'Text of s.427 of the Income-tax Act 2025, as the Finance Act 2026 replaced it',
    confidence: 'H',
  },
)

/** Every table of the calculation, by subject. */
export const tdsInterestTables = {
  'Interest on tax deducted or paid late': lateInterests,
  'How months are counted': monthCounts,
  'Due date of the deposit': depositRules,
  'Due date of the statement': statementRules,
  'Fee for a late statement': statementFees,
} as const
