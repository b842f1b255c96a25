import type { Obligation } from '../obligation.ts'

const SINCE = { validFrom: '2025-04-01', validTo: null } as const
const VERIFIED = { verifiedOn: '2026-11-12', confidence: 'H' } as const
const AGM_NOTE = 'Counted from the annual general meeting; until its date is known, from 30 September (s.96).'

/** Annual filings with the Registrar of Companies. */
export const companyObligations: readonly Obligation[] = [
  {
    name: 'agm',
    title: 'Annual general meeting',
    detail: 'last day, FY {period}',
    frequency: 'year',
    audience: { constitution: ['company'] },
    schedule: [
      {
        value: { due: { months: 6, day: 30 } },
        law: 'Companies Act 2013',
        section: 's.96(1)',
        source: 'Companies Act 2013, s.96(1)',
        note: 'The first meeting can be up to nine months after the first year ends. A one person company holds none.',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'aoc-4',
    title: 'AOC-4',
    detail: 'financial statements, FY {period}, 30 days after the AGM',
    frequency: 'year',
    audience: { constitution: ['company'] },
    schedule: [
      {
        value: { due: { daysAfterAgm: 30 } },
        law: 'Companies Act 2013',
        section: 's.137(1)',
        source: 'Companies Act 2013, s.137(1)',
        note: AGM_NOTE,
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'adt-1',
    title: 'ADT-1',
    detail: 'if the meeting appointed an auditor, FY {period}, 15 days after the AGM',
    frequency: 'year',
    audience: { constitution: ['company'] },
    schedule: [
      {
        value: { due: { daysAfterAgm: 15 } },
        law: 'Companies Act 2013',
        section: 's.139(1); Companies (Audit and Auditors) Rules 2014, rule 4(2)',
        source: 'Companies Act 2013, s.139(1); several agreeing accounts',
        note: `${AGM_NOTE} An auditor is appointed for five years.`,
        ...SINCE,
        verifiedOn: '2026-11-24',
        confidence: 'H',
      },
    ],
  },
  {
    name: 'mgt-7',
    title: 'MGT-7 or MGT-7A',
    detail: 'annual return, FY {period}, 60 days after the AGM',
    frequency: 'year',
    audience: { constitution: ['company'] },
    schedule: [
      {
        value: { due: { daysAfterAgm: 60 } },
        law: 'Companies Act 2013',
        section: 's.92(4)',
        source: 'Companies Act 2013, s.92(4)',
        note: AGM_NOTE,
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'dpt-3',
    title: 'DPT-3',
    detail: 'deposits and loans outstanding on 31 March, FY {period}',
    frequency: 'year',
    audience: { constitution: ['company'] },
    schedule: [
      {
        value: { due: { months: 3, day: 30 } },
        law: 'Companies (Acceptance of Deposits) Rules 2014',
        section: 'rule 16; rule 16A(3)',
        source: 'Secondary accounts of rule 16',
        ...SINCE,
        verifiedOn: '2026-11-21',
        confidence: 'M',
      },
    ],
  },
  {
    name: 'msme-1',
    title: 'MSME-1',
    detail: '{period}, where a micro or small supplier was paid after 45 days or is unpaid',
    frequency: 'half-year',
    audience: { constitution: ['company'] },
    schedule: [
      {
        value: { due: { months: 1, day: 31 } },
        law: 'Companies Act 2013',
        section: 's.405; Order S.O. 368(E), 22 January 2019',
        source: 'Secondary accounts of the order',
        ...SINCE,
        verifiedOn: '2026-11-21',
        confidence: 'M',
      },
    ],
  },
  {
    name: 'dir-3-kyc',
    title: 'DIR-3 KYC',
    detail: 'directors whose three years end now',
    frequency: 'year',
    yearsNamedBy: 'directorKycYears',
    audience: { constitution: ['company', 'llp'] },
    schedule: [
      {
        value: { due: { months: 3, day: 30 } },
        law: 'Companies (Appointment and Qualification of Directors) Rules 2014',
        section: 'rule 12A',
        source: 'G.S.R. 943(E), 31 December 2025, in force from 31 March 2026',
        note: 'Once in three years for each director; a change of details is filed within 30 days.',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'llp-form-11',
    title: 'LLP Form 11',
    detail: 'annual return, FY {period}',
    frequency: 'year',
    audience: { constitution: ['llp'] },
    schedule: [
      {
        value: { due: { months: 2, day: 30 } },
        law: 'Limited Liability Partnership Act 2008',
        section: 's.35; LLP Rules 2009, rule 25',
        source: 'Secondary accounts of the 60 days after the year ends',
        ...SINCE,
        verifiedOn: '2026-11-20',
        confidence: 'M',
      },
    ],
  },
  {
    name: 'llp-form-8',
    title: 'LLP Form 8',
    detail: 'accounts and solvency, FY {period}',
    frequency: 'year',
    audience: { constitution: ['llp'] },
    schedule: [
      {
        value: { due: { months: 7, day: 30 } },
        law: 'Limited Liability Partnership Act 2008',
        section: 's.34; LLP Rules 2009, rule 24',
        source: 'Secondary accounts of the 30 days after six months of the next year',
        ...SINCE,
        verifiedOn: '2026-11-20',
        confidence: 'M',
      },
    ],
  },
]
