import type { Obligation } from '../obligation.ts'

const SINCE = { validFrom: '2025-04-01', validTo: null } as const
const VERIFIED = { verifiedOn: '2026-11-20', confidence: 'M' } as const
const CODE = 'The Code on Social Security 2020 is in force; a scheme framed under it may restate this date.'

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
        ...SINCE,
        ...VERIFIED,
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
]
