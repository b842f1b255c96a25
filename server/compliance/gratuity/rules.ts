import type { DatedTable } from '../dated.ts'
import { bothActs } from '../income-tax/tax-year.ts'
import type { Paise } from '../working.ts'

/** The gratuity that a covered employer owes. */
export interface GratuityRule {
  /** Days of wages for each year of service, and days in a month. */
  days: number
  daysInMonth: number
  /** A remainder of more months than this counts as a year. */
  roundUpBeyondMonths: number
  /** Minimum whole years of service. None at death or disablement. */
  leastYears: number
  /** Minimum whole years at the end of a fixed term. */
  leastYearsOfFixedTerm: number
  /** The most the law obliges an employer to pay. */
  ceiling: Paise
}

const RULE: GratuityRule = {
  days: 15,
  daysInMonth: 26,
  roundUpBeyondMonths: 6,
  leastYears: 5,
  leastYearsOfFixedTerm: 5,
  ceiling: 20_00_000_00,
}

/** By the last day of service. */
export const gratuityRules: DatedTable<GratuityRule> = [
  {
    value: RULE,
    law: 'Payment of Gratuity Act 1972',
    section: 's.4',
    source: 'Payment of Gratuity Act 1972, s.4; S.O. 1420(E) of 29 March 2018',
    validFrom: '2025-04-01',
    validTo: '2025-11-20',
    verifiedOn: '2026-11-21',
    confidence: 'H',
  },
  {
    value: { ...RULE, leastYearsOfFixedTerm: 1 },
    law: 'Code on Social Security 2020',
    section: 's.53',
    source: 'Accounts of the Code, and of the Ministry of Labour’s answers on it',
    validFrom: '2025-11-21',
    validTo: null,
    verifiedOn: '2026-11-21',
    reviewBy: '2027-02-01',
    confidence: 'M',
    note: 'The ceiling and the division by 26 are those of the earlier Act. Wages are at least half of all remuneration.',
  },
]

/** Lifetime limit of the exemption over all employers, for employees outside Government. */
export const exemptionCeilings: DatedTable<Paise> = bothActs(
  20_00_000_00,
  { section: 's.10(10)(ii), (iii)', source: 'S.O. 1213(E) of 8 March 2019', confidence: 'H' },
  {
    section: 's.19(1), table, Sl. Nos. 5 and 6',
    source: 'Text of the Income-tax Act 2025 in several agreeing copies',
    confidence: 'M',
    note: 'The text names the Payment of Gratuity Act 1972, which the Code on Social Security 2020 replaced.',
  },
)

/** Half a month of average salary for each completed year, for an employee who is not covered. */
export const UNCOVERED_SHARE = { numerator: 1, denominator: 2 } as const

/** Every table that the calculation uses, by subject, for a page that lists sources and dates. */
export const gratuityTables: Readonly<Record<string, DatedTable<unknown>>> = {
  Gratuity: gratuityRules,
  'Gratuity, exempt from tax': exemptionCeilings,
}
