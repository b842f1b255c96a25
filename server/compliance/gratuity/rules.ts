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
  /** Whether gratuity at the end of a fixed term is in proportion to the time served, without rounding to years. */
  isFixedTermProRata: boolean
  /** The most the law obliges an employer to pay. */
  ceiling: Paise
}

const RULE: GratuityRule = {
  days: 15,
  daysInMonth: 26,
  roundUpBeyondMonths: 6,
  leastYears: 5,
  leastYearsOfFixedTerm: 5,
  isFixedTermProRata: false,
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
    value: { ...RULE, leastYearsOfFixedTerm: 1, isFixedTermProRata: true },
    law: 'Code on Social Security 2020',
    section: 's.53',
    source: 'Accounts of the Code, and of the Ministry of Labour’s answers on it',
    validFrom: '2025-11-21',
    validTo: null,
    verifiedOn: '2026-11-21',
    reviewBy: '2027-02-01',
    confidence: 'M',
    note: 'The ceiling and the division by 26 are those of the earlier Act. Wages are at least half of all remuneration. For a fixed term the Code says “pro rata”: how it is worked out, and whether a year is needed, is not settled.',
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

/** Compulsory insurance of an employer's liability for gratuity. */
export interface GratuityInsurance {
  /** Days from cover by the law to the policy. */
  insureWithinDays: number
  /** Days from the policy to the registration with the Controlling Authority. */
  registerWithinDays: number
  /** An approved gratuity fund replaces it from this number of persons on; an older fund does for any number. */
  fundFromPersons: number
}

const INSURANCE: GratuityInsurance = { insureWithinDays: 30, registerWithinDays: 30, fundFromPersons: 500 }

/** Insurance of gratuity in Karnataka, for employers without a branch in another State. */
export const karnatakaGratuityInsurance: DatedTable<GratuityInsurance> = [
  {
    value: INSURANCE,
    law: 'Karnataka Compulsory Gratuity Insurance Rules 2024',
    section: 'rules 3 to 5; Payment of Gratuity Act 1972, s.4A',
    source:
      'Text of the Rules of 10 January 2024 (LD 397 LET 2023) in public copies; several agreeing accounts',
    validFrom: '2025-04-01',
    validTo: '2025-11-20',
    verifiedOn: '2026-11-24',
    confidence: 'H',
  },
  {
    value: INSURANCE,
    law: 'Karnataka Compulsory Gratuity Insurance Rules 2024',
    section: 'rules 3 to 5; Code on Social Security 2020, s.57',
    source: 'The same; that they outlast the Act of 1972 was not found in any source',
    validFrom: '2025-11-21',
    validTo: null,
    verifiedOn: '2026-11-24',
    reviewBy: '2027-02-01',
    confidence: 'U',
    note: 'The Act under which they were made was replaced on 21 November 2025. Whether they stay in force under the Code is not verified.',
  },
]

/** Half a month of average salary for each completed year, for an employee who is not covered. */
export const UNCOVERED_SHARE = { numerator: 1, denominator: 2 } as const

/** Every table that the calculation uses, by subject, for a page that lists sources and dates. */
export const gratuityTables: Readonly<Record<string, DatedTable<unknown>>> = {
  Gratuity: gratuityRules,
  'Gratuity insurance, Karnataka': karnatakaGratuityInsurance,
  'Gratuity, exempt from tax': exemptionCeilings,
}
