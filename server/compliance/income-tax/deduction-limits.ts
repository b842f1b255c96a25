import { rowOn } from '../dated.ts'
import type { DatedRow, DatedTable } from '../dated.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'
import type { Regime } from './rates.ts'
import { bothActs } from './tax-year.ts'
import type { TaxYear } from './tax-year.ts'

const SOURCE_1961 = 'Income-tax Act 1961, as several agreeing sources state it'
const SOURCE_2025 = 'Text of the Income-tax Act 2025 in several agreeing copies'

/** A limit that is higher for a senior citizen: a resident of 60 or more. */
export interface LimitByAge {
  below60: Paise
  senior: Paise
}

/** Exempt from salary in the old regime only; `hraExemption` computes the amount. */
const hraExemptions: DatedTable<null> = bothActs(
  null,
  { section: 's.10(13A)', source: SOURCE_1961, confidence: 'H' },
  { section: 'Schedule III, table, Sl. No. 11', source: SOURCE_2025, confidence: 'H' },
)

const professionalTaxes: DatedTable<Paise> = bothActs(
  2_500_00,
  { section: 's.16(iii)', source: 'Constitution of India, article 276(2)', confidence: 'H' },
  { section: 's.19(1), table, Sl. No. 1', source: 'Constitution of India, article 276(2)', confidence: 'H' },
)

const homeLoanInterests: DatedTable<Paise> = bothActs(
  2_00_000_00,
  { section: 's.24(b)', source: SOURCE_1961, confidence: 'H' },
  {
    section: 's.22(1)(b), (2)',
    source: 'Secondary accounts of s.22 of the Income-tax Act 2025',
    confidence: 'M',
  },
)

/** Provident fund, life insurance, tuition fees, principal of a home loan and the like. */
const investments: DatedTable<Paise> = bothActs(
  1_50_000_00,
  { section: 's.80C, s.80CCE', source: SOURCE_1961, confidence: 'H' },
  {
    section: 's.123',
    source: 'Several agreeing accounts of s.123 of the Income-tax Act 2025',
    confidence: 'H',
  },
)

const ownNps: DatedTable<Paise> = bothActs(
  50_000_00,
  { section: 's.80CCD(1B)', source: SOURCE_1961, confidence: 'H' },
  { section: 's.124(3)', source: SOURCE_2025, confidence: 'H' },
)

/** A share of basic pay and dearness allowance; a Government employer's limit does not depend on the regime. */
const employerNps: DatedTable<Readonly<Record<Regime | 'government', BasisPoints>>> = bothActs(
  { new: 1400, old: 1000, government: 1400 },
  { section: 's.80CCD(2)', source: SOURCE_1961, confidence: 'H' },
  { section: 's.124(1), (2)', source: SOURCE_2025, confidence: 'H' },
)

const healthInsurance: DatedTable<LimitByAge> = bothActs(
  { below60: 25_000_00, senior: 50_000_00 },
  { section: 's.80D', source: SOURCE_1961, confidence: 'H' },
  {
    section: 's.126',
    source: 'Several agreeing accounts of s.126 of the Income-tax Act 2025',
    confidence: 'H',
  },
)

/** Savings accounts only below 60; every deposit for a senior citizen. */
const depositInterest: DatedTable<LimitByAge> = bothActs(
  { below60: 10_000_00, senior: 50_000_00 },
  { section: 's.80TTA, s.80TTB', source: SOURCE_1961, confidence: 'H' },
  { section: 's.153', source: SOURCE_2025, confidence: 'H' },
)

const otherDeductions: DatedTable<null> = bothActs(
  null,
  { section: 'Chapter VI-A', source: SOURCE_1961, confidence: 'H' },
  { section: 'Chapter VIII', source: SOURCE_2025, confidence: 'H' },
)

/** Every table of this file, by subject. */
export const deductionTables = {
  'House rent allowance, exempt': hraExemptions,
  'Professional tax, deductible': professionalTaxes,
  'Home loan interest': homeLoanInterests,
  'Investments and payments': investments,
  'Own NPS contribution': ownNps,
  'Employer’s NPS contribution': employerNps,
  'Health insurance': healthInsurance,
  'Interest on deposits': depositInterest,
  'Other deductions': otherDeductions,
} as const

/** The rows that govern one year. A value of null means no limit. */
export interface DeductionLimits {
  hraExemption: DatedRow<null>
  professionalTax: DatedRow<Paise>
  homeLoanInterest: DatedRow<Paise>
  investments: DatedRow<Paise>
  ownNps: DatedRow<Paise>
  employerNps: DatedRow<Readonly<Record<Regime | 'government', BasisPoints>>>
  healthInsurance: DatedRow<LimitByAge>
  depositInterest: DatedRow<LimitByAge>
  otherDeductions: DatedRow<null>
}

/** The limit of each deduction in a year, for the field's description and for the working. */
export function deductionLimitsOf({ from }: TaxYear): DeductionLimits {
  return {
    hraExemption: rowOn('HRA exemption', hraExemptions, from),
    professionalTax: rowOn('professional tax deduction', professionalTaxes, from),
    homeLoanInterest: rowOn('home loan interest', homeLoanInterests, from),
    investments: rowOn('investments', investments, from),
    ownNps: rowOn('own NPS', ownNps, from),
    employerNps: rowOn('employer’s NPS', employerNps, from),
    healthInsurance: rowOn('health insurance', healthInsurance, from),
    depositInterest: rowOn('deposit interest', depositInterest, from),
    otherDeductions: rowOn('other deductions', otherDeductions, from),
  }
}
