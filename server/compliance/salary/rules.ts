import type { DatedTable } from '../dated.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'
import { karnatakaLabourWelfareFunds } from './labour-welfare-fund.ts'

const VERIFIED_ON = '2026-11-21'
const FROM = '2025-04-01'
/** Date on which the labour codes came into force. */
const CODES_FROM = '2025-11-21'
const BEFORE_CODES = '2025-11-20'
const REVIEW_BY = '2027-02-01'

const SCHEME_1952 = 'Employees’ Provident Funds Scheme 1952'
const SCHEME_2026 = 'Employees’ Provident Funds Scheme 2026'
/** The last day of the Scheme of 1952 and the first of that of 2026, which superseded it: G.S.R. 525(E). */
const LAST_OF_1952 = '2026-06-28'
const FROM_2026 = '2026-06-29'

/** Provident fund contribution of employee and employer each, to the nearest rupee. */
export const providentFundRates: DatedTable<BasisPoints> = [
  {
    value: 1200,
    law: SCHEME_1952,
    section: 'para 29',
    source: 'Employees’ Provident Funds Scheme 1952, para 29; several agreeing sources since',
    validFrom: FROM,
    validTo: LAST_OF_1952,
    verifiedOn: VERIFIED_ON,
    confidence: 'H',
  },
  {
    value: 1200,
    law: SCHEME_2026,
    section: 'contributions',
    source:
      'G.S.R. 525(E) of 29 June 2026, which supersedes the Scheme of 1952; several agreeing accounts of July 2026 that the rate stays',
    validFrom: FROM_2026,
    validTo: null,
    verifiedOn: '2026-11-24',
    reviewBy: REVIEW_BY,
    confidence: 'H',
    note: 'The number of the paragraph was not seen.',
  },
]

const CEILING_OF_2014 = {
  value: 15_000_00,
  law: SCHEME_1952,
  section: 'para 2(f), para 26A',
  source: 'G.S.R. 609(E) of 22 August 2014',
} as const
const CEILING_OF_2026 = {
  value: 15_000_00,
  law: 'Code on Social Security 2020',
  section: 's.2(89)',
  source: 'S.O. 2702(E) of 29 May 2026, which carries the ceiling of 2014 over',
} as const

/** Monthly wages up to which contributions are compulsory; above it they are voluntary. */
export const providentFundCeilings: DatedTable<Paise> = [
  {
    ...CEILING_OF_2014,
    validFrom: FROM,
    validTo: '2026-05-28',
    verifiedOn: VERIFIED_ON,
    confidence: 'H',
  },
  {
    ...CEILING_OF_2026,
    validFrom: '2026-05-29',
    validTo: '2026-09-16',
    verifiedOn: '2026-11-24',
    confidence: 'H',
  },
  {
    ...CEILING_OF_2026,
    validFrom: '2026-09-17',
    validTo: null,
    verifiedOn: '2026-11-24',
    reviewBy: '2026-12-31',
    confidence: 'M',
    note: 'Some accounts tell of ₹25,000 from 17 September 2026 (S.O. 5109(E)). The notification itself was not seen.',
  },
]

/** The minimum share of total remuneration that counts as wages for provident fund and gratuity. */
export const leastWages: DatedTable<BasisPoints> = [
  {
    value: 0,
    law: 'Employees’ Provident Funds and Miscellaneous Provisions Act 1952',
    section: 's.2(b)',
    source: 'The Act knows no such share',
    validFrom: FROM,
    validTo: BEFORE_CODES,
    verifiedOn: VERIFIED_ON,
    confidence: 'M',
  },
  {
    value: 5000,
    law: 'Code on Social Security 2020',
    section: 's.2(88)',
    source: 'Several accounts of the Code in force from 21 November 2025',
    validFrom: CODES_FROM,
    validTo: null,
    verifiedOn: VERIFIED_ON,
    reviewBy: REVIEW_BY,
    confidence: 'M',
    note: 'Opinions differ on which allowances are wages, besides basic pay and dearness allowance.',
  },
]

export interface StateInsuranceRule {
  /** Monthly rate of wages, without overtime, up to which an employee is insured, inclusive. */
  ceiling: Paise
  /** Each share is rounded up to the next rupee. */
  employee: BasisPoints
  employer: BasisPoints
}

export const stateInsuranceRules: DatedTable<StateInsuranceRule> = [
  {
    value: { ceiling: 21_000_00, employee: 75, employer: 325 },
    law: 'Employees’ State Insurance (Central) Rules 1950',
    section: 'rules 50 and 51',
    source:
      'G.S.R. 1166(E) of 22 December 2016 for the ceiling; secondary accounts for the rates, and for overtime of Indian Drugs and Pharmaceuticals v. ESIC (Supreme Court, 6 November 1996)',
    validFrom: FROM,
    validTo: null,
    verifiedOn: '2026-11-24',
    reviewBy: '2026-12-31',
    confidence: 'M',
    note: 'The rate of wages decides, without overtime. An insured employee stays insured to the end of the contribution period (April to September, October to March), and contributions are due on overtime too. Calculated on gross pay: the Code on Social Security 2020 has a new definition of wages, and its own rates have not come yet.',
  },
]

export interface ProfessionalTaxRule {
  /** Monthly salary from which the tax is payable. */
  from: Paise
  monthly: Paise
  february: Paise
}

export const karnatakaProfessionalTaxes: DatedTable<ProfessionalTaxRule> = [
  {
    value: { from: 25_000_00, monthly: 200_00, february: 300_00 },
    law: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
    section: 'Schedule, serial 1',
    source: 'Accounts of the amendments of 2023 and of Karnataka Act 33 of 2025',
    validFrom: FROM,
    validTo: null,
    verifiedOn: VERIFIED_ON,
    reviewBy: '2027-04-01',
    confidence: 'M',
  },
]

/** Every table of the calculation except tax and gratuity, by subject, for a page that lists sources. */
export const salaryTables: Readonly<Record<string, DatedTable<unknown>>> = {
  'Provident fund contributions': providentFundRates,
  'Provident fund wage ceiling': providentFundCeilings,
  'Least share of wages': leastWages,
  'Employees’ State Insurance': stateInsuranceRules,
  'Professional tax, Karnataka': karnatakaProfessionalTaxes,
  'Labour Welfare Fund, Karnataka': karnatakaLabourWelfareFunds,
}
