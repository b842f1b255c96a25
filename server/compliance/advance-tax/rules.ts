import type { DatedTable } from '../dated.ts'
import { bothActs } from '../income-tax/tax-year.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** A share of the year's advance tax that must have been paid by a day. */
export interface InstalmentRule {
  /** 1 to 12; January to March are in the second calendar year of the tax year. */
  month: number
  day: number
  /** Cumulative, in percent. */
  percent: number
  /** Interest on a shortfall. */
  interest: BasisPoints
  /** Share from which a shortfall bears no interest, in percent. */
  forgivenFrom: number
}

export interface InstalmentRules {
  regular: readonly InstalmentRule[]
  /** A taxpayer with presumptive business or professional income pays all of it in one instalment. */
  presumptive: readonly InstalmentRule[]
}

const SOURCE_1961 = 'Income-tax Act 1961, as several agreeing sources state it'
const SOURCE_2025 = 'Text of the Income-tax Act 2025 in several agreeing copies'

const MARCH = { month: 3, day: 15, percent: 100, interest: 100, forgivenFrom: 100 } as const

export const instalmentRules: DatedTable<InstalmentRules> = bothActs(
  {
    regular: [
      { month: 6, day: 15, percent: 15, interest: 300, forgivenFrom: 12 },
      { month: 9, day: 15, percent: 45, interest: 300, forgivenFrom: 36 },
      { month: 12, day: 15, percent: 75, interest: 300, forgivenFrom: 75 },
      MARCH,
    ],
    presumptive: [MARCH],
  },
  { section: 's.211, s.234C', source: SOURCE_1961, confidence: 'H' },
  { section: 's.408, s.425', source: SOURCE_2025, confidence: 'H' },
)

/** Advance tax is payable when it is this much or more. */
export const thresholds: DatedTable<Paise> = bothActs(
  10_000_00,
  { section: 's.208', source: SOURCE_1961, confidence: 'H' },
  { section: 's.404', source: SOURCE_2025, confidence: 'H' },
)

/** Residents of 60 or more without income from a business or profession pay none. */
export const seniorExemptions: DatedTable<true> = bothActs(
  true,
  { section: 's.207(2)', source: SOURCE_1961, confidence: 'H' },
  { section: 's.403(3)', source: SOURCE_2025, confidence: 'H' },
)

/** Interest on tax still unpaid at the end of the year. */
export interface DefaultRule {
  /** For each month or part of a month, from 1 April after the year. */
  monthly: BasisPoints
  /** No interest is due if this share was paid by 31 March, in percent. */
  forgivenFrom: number
}

export const defaultRules: DatedTable<DefaultRule> = bothActs(
  { monthly: 100, forgivenFrom: 90 },
  { section: 's.234B', source: SOURCE_1961, confidence: 'H' },
  { section: 's.424', source: SOURCE_2025, confidence: 'H' },
)

/** Interest is computed on whole multiples of this amount; the remainder is ignored. */
export const interestRoundings: DatedTable<Paise> = bothActs(
  100_00,
  {
    law: 'Income-tax Rules 1962',
    section: 'rule 119A',
    source: 'Income-tax Rules 1962, rule 119A',
    confidence: 'H',
  },
  {
    law: 'Income-tax Rules 2026',
    section: 'rule not seen',
    source: 'Rule 119A of the Income-tax Rules 1962, taken to be carried over',
    confidence: 'U',
    note: 'Which rule of 2026 takes the place of rule 119A was not established.',
  },
)

/** Every table that the plan uses, by subject, for a page that lists sources and dates. */
export const advanceTaxTables: Readonly<Record<string, DatedTable<unknown>>> = {
  'Instalments of advance tax, and interest for deferment': instalmentRules,
  'Advance tax, from which amount': thresholds,
  'Advance tax of senior citizens': seniorExemptions,
  'Interest for default in advance tax': defaultRules,
  'Rounding for interest': interestRoundings,
}
