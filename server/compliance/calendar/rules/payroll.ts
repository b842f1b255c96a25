import type { Obligation } from '../obligation.ts'

const SINCE = { validFrom: '2025-04-01', validTo: null } as const
const VERIFIED = { verifiedOn: '2026-11-20', confidence: 'M' } as const
const CODE = 'The Code on Social Security 2020 is in force; a scheme framed under it may restate this date.'

/** What an employer deposits after each month's wages. */
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
]
