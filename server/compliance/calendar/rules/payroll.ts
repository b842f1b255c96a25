import type { Confidence } from '../../dated.ts'
import type { IsoDate } from '../../ist.ts'
import { STATES } from '../../states.ts'
import type { StateCode } from '../../states.ts'
import type { MonthsAfter, Obligation } from '../obligation.ts'
import type { Frequency } from '../period.ts'

const SINCE = { validFrom: '2025-04-01', validTo: null } as const
const PT_CHECKED: IsoDate = '2026-11-25'
const VERIFIED = { verifiedOn: '2026-11-20', confidence: 'M' } as const
const CODE = 'The Code on Social Security 2020 is in force; a scheme framed under it may restate this date.'

const MAHARASHTRA = 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975'

interface ProfessionalTax {
  state: StateCode
  name: string
  /** `for {month} salaries` by default. */
  detail?: string
  /** Every month by default. */
  frequency?: Frequency
  due: MonthsAfter
  law: string
  section: string
  note?: string
  /** `M` by default: two or more accounts agree. `U` if accounts differ, with the other day in the note. */
  confidence?: Confidence
  /** True for a return without payment. */
  isReturn?: true
  /** `2026-11-24` by default. */
  verifiedOn?: IsoDate
}

/** Professional tax of a state other than Karnataka. None of the Acts was read. */
function professionalTax({
  state,
  name,
  detail,
  frequency,
  due,
  confidence = 'M',
  isReturn,
  verifiedOn = '2026-11-24',
  ...rule
}: ProfessionalTax): Obligation {
  return {
    name: `professional-tax-${name}`,
    title: `Professional tax${isReturn ? ' return' : ''}, ${STATES[state].name}`,
    detail: detail ?? 'for {month} salaries',
    frequency: frequency ?? 'month',
    audience: { payroll: 'professional-tax', state: [state] },
    schedule: [
      {
        value: { due },
        ...rule,
        source: 'Secondary accounts of the due date',
        ...SINCE,
        verifiedOn,
        confidence,
      },
    ],
  }
}

/** An employer's deposits and returns, and the business's own professional tax. */
export const payrollObligations: readonly Obligation[] = [
  {
    name: 'pf',
    title: 'PF contribution',
    detail: 'for {month} wages',
    frequency: 'month',
    audience: { payroll: 'pf' },
    schedule: [
      {
        value: { due: { months: 1, day: 15 } },
        law: "Employees' Provident Funds Scheme 1952",
        section: 'para 38(1)',
        source: 'EPFO circular withdrawing the grace period from February 2016',
        note: CODE,
        validFrom: '2025-04-01',
        validTo: '2026-05-31',
        ...VERIFIED,
      },
      {
        value: { due: { months: 1, day: 15 } },
        law: "Employees' Provident Funds Scheme 2026",
        section: 'G.S.R. 525(E)',
        source: 'Accounts of the Scheme that replaced that of 1952 on 29 June 2026',
        note: 'The paragraph of the new Scheme was not seen; the date is that of the Scheme of 1952.',
        validFrom: '2026-06-01',
        validTo: null,
        verifiedOn: '2026-11-24',
        confidence: 'M',
      },
    ],
  },
  {
    name: 'esi',
    title: 'ESI contribution',
    detail: 'for {month} wages',
    frequency: 'month',
    audience: { payroll: 'esi' },
    schedule: [
      {
        value: { due: { months: 1, day: 15 } },
        law: "Employees' State Insurance (General) Regulations 1950",
        section: 'regulation 31',
        source: 'Amendment of regulation 31 from June 2017',
        note: CODE,
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'professional-tax-karnataka',
    title: 'Professional tax, Karnataka',
    detail: 'for {month} salaries',
    frequency: 'month',
    audience: { payroll: 'professional-tax', state: ['29'] },
    schedule: [
      {
        value: { due: { months: 1, day: 20 } },
        law: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
        section: 's.6-A; Rules 1976, rule 11-A',
        source: 'Secondary accounts of the monthly statement in Form 5-A',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'professional-tax-karnataka-annual',
    title: 'Professional tax return, Karnataka',
    detail: 'Form 5, FY {period}',
    frequency: 'year',
    audience: { payroll: 'professional-tax', state: ['29'] },
    schedule: [
      {
        value: { due: { months: 2, day: 30 } },
        law: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
        section: 's.6; Rules 1976, rule 11',
        source: 'Secondary accounts of the sixty days after the year ends',
        note: 'One account gives 30 April.',
        ...SINCE,
        verifiedOn: '2026-11-21',
        confidence: 'M',
      },
    ],
  },
  {
    name: 'professional-tax-karnataka-enrolment',
    title: 'Professional tax of the business, Karnataka',
    detail: 'Form 4-A, enrolled persons, the year after FY {period}',
    frequency: 'year',
    audience: { state: ['29'], constitution: ['proprietorship', 'huf', 'partnership', 'llp', 'company'] },
    schedule: [
      {
        value: { due: { months: 1, day: 30 } },
        law: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
        section: 's.10',
        source: 'Form 4 of the Rules 1976; secondary accounts of s.10',
        note: 'Within the first year: within a month of enrolment.',
        ...SINCE,
        verifiedOn: '2026-11-21',
        confidence: 'M',
      },
    ],
  },
  professionalTax({
    state: '37',
    name: 'andhra-pradesh',
    due: { months: 1, day: 10 },
    law: 'Andhra Pradesh Tax on Professions, Trades, Callings and Employments Act 1987',
    section: 's.7(1); Form V',
  }),
  professionalTax({
    state: '24',
    name: 'gujarat',
    due: { months: 1, day: 15 },
    law: 'Gujarat State Tax on Professions, Trades, Callings and Employments Act 1976',
    section: 'Form 5-A',
    note: 'With fewer than twenty employees it may be paid every quarter.',
  }),
  professionalTax({
    state: '27',
    name: 'maharashtra',
    detail: 'for {month} salaries, where last year’s tax was ₹1,00,000 or more, or in the first year',
    due: { months: 1, day: 31 },
    law: MAHARASHTRA,
    section: 'Rules 1975, rule 11(3); Form III-B',
  }),
  professionalTax({
    state: '27',
    name: 'maharashtra-annual',
    detail: 'for March to February, where last year’s tax was below ₹1,00,000',
    frequency: 'year',
    due: { months: 0, day: 31 },
    law: MAHARASHTRA,
    section: 'Rules 1975, rule 11(3); Form III-B',
  }),
  professionalTax({
    state: '33',
    name: 'tamil-nadu',
    detail: 'to the local body, {period}',
    frequency: 'half-year',
    due: { months: 0, day: 31 },
    law: 'Tamil Nadu Municipal Laws (Second Amendment) Act 1998',
    section: 's.138-C',
    note: 'The account is of Chennai; other local bodies set their own rates.',
  }),
  professionalTax({
    state: '36',
    name: 'telangana',
    due: { months: 1, day: 10 },
    law: 'Telangana Tax on Professions, Trades, Callings and Employments Act 1987',
    section: 's.7(1); Form V',
  }),
  professionalTax({
    state: '19',
    name: 'west-bengal',
    due: { months: 1, day: 21 },
    law: 'West Bengal State Tax on Professions, Trades, Callings and Employments Act 1979',
    section: 'monthly payment; Form III once a year',
  }),
  professionalTax({
    state: '23',
    name: 'madhya-pradesh',
    due: { months: 1, day: 10 },
    law: 'Madhya Pradesh Vritti Kar Adhiniyam 1995',
    section: 's.12(2)',
    note: 'Small employers may pay every quarter, by one account.',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '21',
    name: 'odisha',
    due: { months: 1, day: 31 },
    law: 'Odisha State Tax on Professions, Trades, Callings and Employments Act 2000',
    section: 'monthly payment; Form V',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '18',
    name: 'assam',
    due: { months: 1, day: 28 },
    law: 'Assam Professions, Trades, Callings and Employments Taxation Act 1947',
    section: 'monthly return, Form III',
    note: 'Accounts differ: two of them give the last day of the month.',
    confidence: 'U',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '17',
    name: 'meghalaya',
    due: { months: 1, day: 28 },
    law: 'Meghalaya Professions, Trades, Callings and Employments Taxation Act 1947',
    section: 'monthly return, Form III',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '11',
    name: 'sikkim',
    detail: 'for salaries of {period}',
    frequency: 'quarter',
    due: { months: 1, day: 31 },
    law: 'Sikkim Tax on Professions, Trades, Callings and Employments Act 2006',
    section: 'quarterly return, Form 5',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '32',
    name: 'kerala',
    detail: 'to the local body, {period}',
    frequency: 'half-year',
    due: { months: -1, day: 31 },
    law: 'Kerala Panchayat Raj (Profession Tax) Rules 1996; Kerala Municipality (Profession Tax) Rules 2005',
    section: 'payment of each half-year in advance',
    note: 'Accounts differ for municipalities and corporations: two of them give 30 September and 31 March.',
    confidence: 'U',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '34',
    name: 'puducherry',
    detail: 'to the local body, {period}',
    frequency: 'half-year',
    due: { months: -3, day: 31 },
    law: 'Puducherry Municipalities Act 1973; Puducherry Village and Commune Panchayats Act 1973',
    section: 'Profession Tax Rules 1976',
    note: 'One account gives fifteen days after each quarter.',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '10',
    name: 'bihar',
    detail: 'FY {period}, deducted from the wages of September',
    frequency: 'year',
    due: { months: -4, day: 15 },
    law: 'Bihar Tax on Professions, Trades, Callings and Employments Act 2011',
    section: 'Bihar Professional Tax Rules 2011',
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '10',
    name: 'bihar-annual',
    detail: 'Form PT-VIII, FY {period}',
    frequency: 'year',
    due: { months: -4, day: 30 },
    law: 'Bihar Tax on Professions, Trades, Callings and Employments Act 2011',
    section: 'Bihar Professional Tax Rules 2011',
    isReturn: true,
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '20',
    name: 'jharkhand',
    detail: 'JPT-203, once a year',
    frequency: 'year',
    due: { months: 7, day: 31 },
    law: 'Jharkhand Tax on Professions, Trades, Callings and Employments Act 2011',
    section: 'Rules 2012',
    note: 'Several accounts give this day for the return. The day of payment is told differently: one account gives fifteen days after each quarter.',
    confidence: 'U',
    isReturn: true,
    verifiedOn: PT_CHECKED,
  }),
  professionalTax({
    state: '15',
    name: 'mizoram',
    detail: 'Form I, once a year',
    frequency: 'year',
    due: { months: 3, day: 30 },
    law: 'Mizoram Professions, Trades, Callings and Employments Taxation Act 1995',
    section: 'Rules 1996',
    note: 'When the tax itself is paid was not found.',
    isReturn: true,
    verifiedOn: PT_CHECKED,
  }),
  {
    name: 'labour-welfare-fund-karnataka',
    title: 'Labour Welfare Fund, Karnataka',
    detail: 'Form D for {period}, ₹50 and ₹100 for each person on 31 December, from 10 persons on',
    frequency: 'calendar-year',
    audience: { employer: true, hasTenEmployees: true, state: ['29'] },
    schedule: [
      {
        value: { due: { months: 1, day: 15 } },
        law: 'Karnataka Labour Welfare Fund Act 1965',
        section: 's.7A; Rules 1968',
        source:
          'Several agreeing accounts of Act 5 of 2026, in force from 7 January 2026, and of the yearly statement in Form D',
        note: 'Fifty persons were the limit before 7 January 2026.',
        validFrom: '2026-01-01',
        validTo: null,
        verifiedOn: '2026-11-24',
        confidence: 'M',
      },
    ],
  },
]
