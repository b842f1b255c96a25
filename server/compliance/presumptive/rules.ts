import type { DatedTable } from '../dated.ts'
import { bothActs } from '../income-tax/tax-year.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** The scheme: a business by its receipts, a profession of the list, or goods carriages by the vehicle. */
export type Scheme = 'business' | 'profession' | 'transport'

/** Who carries on the business. `other` is an LLP, a company or a non-resident. */
export type Owner = 'individual' | 'huf' | 'firm' | 'other'

/** Limits of receipts, in paise, both inclusive. */
interface Limits {
  upTo: Paise
  /** The limit where cash is at most {@link cashShare} of all receipts. */
  upToWithLittleCash: Paise
  cashShare: BasisPoints
  owners: readonly Owner[]
}

export interface BusinessRule extends Limits {
  /** Of what came by bank or online by the due date of the return. */
  digital: BasisPoints
  /** Of the rest. */
  rest: BasisPoints
}

export interface ProfessionRule extends Limits {
  rate: BasisPoints
}

export interface TransportRule {
  /** The most goods carriages owned at any time of the year. */
  most: number
  /** Gross weight above which a vehicle is heavy, in kilograms. */
  heavyAboveKg: number
  /** A month or part of one, for each ton of a heavy vehicle. */
  perTon: Paise
  /** A month or part of one, for each other vehicle. */
  perVehicle: Paise
}

const LAKH: Paise = 1_00_000_00
const CRORE: Paise = 100 * LAKH

const SOURCE_1961 = 'Income-tax Act 1961, as amended by the Finance Act 2023, in several agreeing sources'
const SOURCE_2025 = 'Text of s.58 of the Income-tax Act 2025 in several agreeing copies'

export const businessRules: DatedTable<BusinessRule> = bothActs(
  {
    digital: 600,
    rest: 800,
    upTo: 2 * CRORE,
    upToWithLittleCash: 3 * CRORE,
    cashShare: 500,
    owners: ['individual', 'huf', 'firm'],
  },
  { section: 's.44AD(1)', source: SOURCE_1961, confidence: 'H' },
  { section: 's.58(2), table, Sl. No. 1', source: SOURCE_2025, confidence: 'H' },
)

export const professionRules: DatedTable<ProfessionRule> = bothActs(
  {
    rate: 5000,
    upTo: 50 * LAKH,
    upToWithLittleCash: 75 * LAKH,
    cashShare: 500,
    owners: ['individual', 'firm'],
  },
  {
    section: 's.44ADA(1)',
    source: SOURCE_1961,
    confidence: 'H',
    note: 'A resident individual or a partnership firm other than an LLP, since the Finance Act 2021.',
  },
  { section: 's.58(2), table, Sl. No. 3', source: SOURCE_2025, confidence: 'H' },
)

export const transportRules: DatedTable<TransportRule> = bothActs(
  { most: 10, heavyAboveKg: 12_000, perTon: 1_000_00, perVehicle: 7_500_00 },
  {
    section: 's.44AE(2)',
    source: 'Income-tax Act 1961, s.44AE; the Board’s clarification of 2019 on heavy goods vehicles',
    confidence: 'H',
    note: 'A part of a ton is counted in proportion here: the section does not say how.',
  },
  {
    section: 's.58(2), table, Sl. No. 2',
    source: SOURCE_2025,
    confidence: 'H',
    note: 'A part of a ton is counted in proportion here: the section does not say how.',
  },
)

/**
 * When a profit below the presumptive one needs books and an audit: if total income exceeds what is free of tax, only
 * then and only if the scheme was used in one of the five years before, or always.
 */
export type LowerProfit = 'taxable' | 'after-use' | 'always'

export const lowerProfitRules: DatedTable<Readonly<Record<Scheme, LowerProfit>>> = bothActs(
  { business: 'after-use', profession: 'taxable', transport: 'always' },
  {
    section: 's.44AD(4) and (5), s.44ADA(4), s.44AE(7); s.44AA, s.44AB',
    source: SOURCE_1961,
    confidence: 'H',
  },
  {
    section: 's.58(3); s.62, s.63',
    source: 'Texts of s.62(2)(c) and s.63, Table, Sl. No. 2, and accounts of s.58(3)',
    confidence: 'H',
    verifiedOn: '2026-11-25',
  },
  { business: 'taxable', profession: 'taxable', transport: 'taxable' },
)

/** Years for which the scheme is closed after a business has left it. `null`: the length was not seen. */
export const lockInRules: DatedTable<number | null> = bothActs<number | null>(
  5,
  { section: 's.44AD(4)', source: SOURCE_1961, confidence: 'H' },
  {
    section: 's.58, sub-section not seen',
    source: 'Accounts of s.58 of the Income-tax Act 2025, which speak of continuity without its length',
    confidence: 'U',
  },
  null,
)

/** Every table of the calculation, by subject. */
export const presumptiveTables: Readonly<Record<string, DatedTable<unknown>>> = {
  'Presumptive profit of a business': businessRules,
  'Presumptive profit of a profession': professionRules,
  'Presumptive profit of goods carriages': transportRules,
  'Profit below the presumptive one': lowerProfitRules,
  'Leaving the scheme': lockInRules,
}
