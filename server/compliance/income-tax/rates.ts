import { rowOn } from '../dated.ts'
import type { DatedRow, DatedTable } from '../dated.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'
import { bothActs } from './tax-year.ts'
import type { TaxYear } from './tax-year.ts'

/** `new` is the default regime; `old` must be chosen, and keeps the exemptions and deductions. */
export type Regime = 'new' | 'old'

/** Age reached at any time during the year. */
export type Age = 'below-60' | '60-to-79' | '80-and-above'

/** A rate on income above an amount. Bands are in order, and each ends where the next begins. */
export interface Band {
  above: Paise
  rate: BasisPoints
}

/** Section 87A of the Act of 1961: relief for a resident with a small income. */
export interface Rebate {
  /** Largest total income with the rebate, inclusive. */
  upTo: Paise
  most: Paise
  /** Whether the tax on income just above the limit is at most the excess. */
  marginalRelief: boolean
}

const THOUSAND: Paise = 1_000_00
const LAKH: Paise = 1_00_000_00
const CRORE: Paise = 1_00_00_000_00

const FINANCE_ACT = 'Finance Act 2026'
const RATES_SOURCE =
  'Finance Act 2026 (No. 4 of 2026); Memorandum to the Finance Bill 2026: no rate is changed'
const ACT_SOURCE = 'Text of the Income-tax Act 2025 in several agreeing copies'

const newRegimeSlabs: DatedTable<readonly Band[]> = bothActs(
  [
    { above: 0, rate: 0 },
    { above: 4 * LAKH, rate: 500 },
    { above: 8 * LAKH, rate: 1000 },
    { above: 12 * LAKH, rate: 1500 },
    { above: 16 * LAKH, rate: 2000 },
    { above: 20 * LAKH, rate: 2500 },
    { above: 24 * LAKH, rate: 3000 },
  ],
  { section: 's.115BAC(1A)', source: 'Finance Act 2025', confidence: 'H' },
  { section: 's.202(1)', source: ACT_SOURCE, confidence: 'H' },
)

const oldSlabs = (nilUpTo: Paise): Band[] => [
  { above: 0, rate: 0 },
  ...(nilUpTo < 5 * LAKH ? [{ above: nilUpTo, rate: 500 }] : []),
  { above: 5 * LAKH, rate: 2000 },
  { above: 10 * LAKH, rate: 3000 },
]

/** By age. A higher age raises the nil band of residents only. */
const oldRegimeSlabs: DatedTable<Readonly<Record<Age, readonly Band[]>>> = bothActs(
  { 'below-60': oldSlabs(2.5 * LAKH), '60-to-79': oldSlabs(3 * LAKH), '80-and-above': oldSlabs(5 * LAKH) },
  {
    law: FINANCE_ACT,
    section: 'First Schedule, Part I-A, Paragraph A',
    source: RATES_SOURCE,
    confidence: 'H',
  },
  {
    law: FINANCE_ACT,
    section: 'First Schedule, Part I-B, Paragraph A',
    source: RATES_SOURCE,
    confidence: 'H',
  },
)

const standardDeductions: DatedTable<Readonly<Record<Regime, Paise>>> = bothActs(
  { new: 75 * THOUSAND, old: 50 * THOUSAND },
  { section: 's.16(ia)', source: 'Finance (No. 2) Act 2024', confidence: 'H' },
  { section: 's.19(1), table, Sl. No. 2', source: ACT_SOURCE, confidence: 'H' },
)

const SPECIAL_RATES =
  'In the new regime it is at most the tax at the slab rates, so tax at special rates, as on many capital gains, stays due. Such income is left out here.'

const rebates: DatedTable<Readonly<Record<Regime, Rebate>>> = bothActs(
  {
    new: { upTo: 12 * LAKH, most: 60 * THOUSAND, marginalRelief: true },
    old: { upTo: 5 * LAKH, most: 12_500_00, marginalRelief: false },
  },
  {
    section: 's.87A',
    source: 'Finance Act 2025, with its Memorandum and the Board’s highlights',
    confidence: 'H',
    note: SPECIAL_RATES,
    verifiedOn: '2026-11-25',
  },
  {
    section: 's.156',
    source: 'Text of s.156(1) to (3) of the Income-tax Act 2025 in several agreeing copies',
    confidence: 'H',
    note: SPECIAL_RATES,
    verifiedOn: '2026-11-25',
  },
)

const surchargeUpTo25: readonly Band[] = [
  { above: 50 * LAKH, rate: 1000 },
  { above: CRORE, rate: 1500 },
  { above: 2 * CRORE, rate: 2500 },
]

/** On the income tax, by total income. */
const surcharges: DatedTable<Readonly<Record<Regime, readonly Band[]>>> = bothActs(
  { new: surchargeUpTo25, old: [...surchargeUpTo25, { above: 5 * CRORE, rate: 3700 }] },
  { law: FINANCE_ACT, section: 's.2; First Schedule, Part I-A', source: RATES_SOURCE, confidence: 'H' },
  { law: FINANCE_ACT, section: 's.3; First Schedule, Part I-B', source: RATES_SOURCE, confidence: 'H' },
)

/** Health and Education Cess, on income tax and surcharge. It has no marginal relief. */
const cesses: DatedTable<BasisPoints> = bothActs(
  400,
  { law: FINANCE_ACT, section: 's.2', source: RATES_SOURCE, confidence: 'H' },
  { law: FINANCE_ACT, section: 's.3', source: RATES_SOURCE, confidence: 'H' },
)

/** Total income and tax are rounded to the nearest multiple of this, after paise are dropped. */
const roundings: DatedTable<Paise> = bothActs(
  10_00,
  { section: 's.288A, s.288B', source: 'Income-tax Act 1961, s.288A', confidence: 'H' },
  { section: 's.516', source: ACT_SOURCE, confidence: 'H' },
)

/** Every table of this file, by subject. */
export const rateTables = {
  'Slabs of the new regime': newRegimeSlabs,
  'Slabs of the old regime': oldRegimeSlabs,
  'Standard deduction': standardDeductions,
  Rebate: rebates,
  Surcharge: surcharges,
  'Health and Education Cess': cesses,
  'Rounding of income and tax': roundings,
} as const

/** The rows that govern one year. */
export interface Rates {
  newSlabs: DatedRow<readonly Band[]>
  oldSlabs: DatedRow<Readonly<Record<Age, readonly Band[]>>>
  standardDeduction: DatedRow<Readonly<Record<Regime, Paise>>>
  rebate: DatedRow<Readonly<Record<Regime, Rebate>>>
  surcharge: DatedRow<Readonly<Record<Regime, readonly Band[]>>>
  cess: DatedRow<BasisPoints>
  rounding: DatedRow<Paise>
}

export function ratesOf({ from }: TaxYear): Rates {
  return {
    newSlabs: rowOn('new regime slabs', newRegimeSlabs, from),
    oldSlabs: rowOn('old regime slabs', oldRegimeSlabs, from),
    standardDeduction: rowOn('standard deduction', standardDeductions, from),
    rebate: rowOn('rebate', rebates, from),
    surcharge: rowOn('surcharge', surcharges, from),
    cess: rowOn('cess', cesses, from),
    rounding: rowOn('rounding', roundings, from),
  }
}
