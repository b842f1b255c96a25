import type { DatedTable } from '../dated.ts'
import { bothActs } from '../income-tax/tax-year.ts'
import type { BasisPoints } from '../money.ts'

/** Cities with the higher share in any year. Every other place is `other`. */
export const HRA_CITIES = [
  'Ahmedabad',
  'Bengaluru',
  'Chennai',
  'Delhi',
  'Hyderabad',
  'Kolkata',
  'Mumbai',
  'Pune',
] as const

export type HraCity = (typeof HRA_CITIES)[number] | 'other'

export interface HraRule {
  /** Share of salary above which rent counts. */
  rentBeyond: BasisPoints
  /** Maximum share of salary, in `cities` and elsewhere. */
  inCities: BasisPoints
  elsewhere: BasisPoints
  cities: readonly HraCity[]
}

const RULE = { rentBeyond: 1000, inCities: 5000, elsewhere: 4000 } as const

/** The exempt part of a house rent allowance, in the old regime only. */
export const hraRules: DatedTable<HraRule> = bothActs<HraRule>(
  { ...RULE, cities: ['Chennai', 'Delhi', 'Kolkata', 'Mumbai'] },
  {
    section: 's.10(13A); Income-tax Rules 1962, rule 2A',
    source: 'Income Tax Department, table of allowances',
    confidence: 'H',
  },
  {
    section: 'Schedule III, table, Sl. No. 11; Income-tax Rules 2026, rule 279',
    source: 'Secondary accounts of the rules notified on 20 March 2026, G.S.R. 198(E)',
    confidence: 'M',
    note: 'The rules of 2026 add Ahmedabad, Bengaluru, Hyderabad and Pune to the cities of 50%.',
  },
  { ...RULE, cities: HRA_CITIES },
)

/** Every table that the calculation uses, by subject, for a page that lists sources and dates. */
export const hraTables: Readonly<Record<string, DatedTable<unknown>>> = { 'House rent allowance': hraRules }
