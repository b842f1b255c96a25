import type { Obligation } from '../obligation.ts'

const LAW = 'CGST Act 2017'
const SINCE = { validFrom: '2025-04-01', validTo: null } as const
const VERIFIED = { verifiedOn: '2026-11-20', confidence: 'H' } as const
const CRORE = 1_00_00_000_00

const FIRST_TWO_MONTHS_OF_QUARTER = [1, 2, 4, 5, 7, 8, 10, 11]

const QUARTERLY_3B = {
  title: 'GSTR-3B',
  detail: 'summary return, {period}, quarterly filers',
  frequency: 'quarter',
} as const

/** Returns, statements and payments under the goods and services tax. */
export const gstObligations: readonly Obligation[] = [
  {
    name: 'gstr-1',
    title: 'GSTR-1',
    detail: 'outward supplies, monthly filers',
    frequency: 'month',
    audience: { gst: ['monthly'] },
    schedule: [
      {
        value: { due: { months: 1, day: 11 } },
        law: LAW,
        section: 's.37; CGST Rules, rule 59(1)',
        source: 'Notification 83/2020-Central Tax, 10 November 2020',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'gstr-1-quarterly',
    title: 'GSTR-1',
    detail: 'outward supplies, {period}, quarterly filers',
    frequency: 'quarter',
    audience: { gst: ['qrmp'] },
    schedule: [
      {
        value: { due: { months: 1, day: 13 } },
        law: LAW,
        section: 's.37; CGST Rules, rule 59(1)',
        source: 'Notification 83/2020-Central Tax, 10 November 2020',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'iff',
    title: 'Invoice furnishing facility',
    detail: 'optional, {month} invoices, quarterly filers',
    frequency: 'month',
    beginningIn: FIRST_TWO_MONTHS_OF_QUARTER,
    audience: { gst: ['qrmp'] },
    optional: true,
    schedule: [
      {
        value: { due: { months: 1, day: 13 } },
        law: LAW,
        section: 's.37; CGST Rules, rule 59(2)',
        source: 'CGST Rules 2017, rule 59(2)',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'gstr-3b',
    title: 'GSTR-3B',
    detail: 'summary return and payment',
    frequency: 'month',
    audience: { gst: ['monthly'] },
    schedule: [
      {
        value: { due: { months: 1, day: 20 } },
        law: LAW,
        section: 's.39(1); CGST Rules, rule 61(1)(i)',
        source: 'CGST Rules 2017, rule 61(1)(i)',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    ...QUARTERLY_3B,
    name: 'gstr-3b-quarterly-22',
    audience: { gst: ['qrmp'], qrmpGroup: 22 },
    schedule: [
      {
        value: { due: { months: 1, day: 22 } },
        law: LAW,
        section: 's.39(1); CGST Rules, rule 61(1)(ii)',
        source: 'CGST Rules 2017, rule 61(1)(ii), table, serial 1',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    ...QUARTERLY_3B,
    name: 'gstr-3b-quarterly-24',
    audience: { gst: ['qrmp'], qrmpGroup: 24 },
    schedule: [
      {
        value: { due: { months: 1, day: 24 } },
        law: LAW,
        section: 's.39(1); CGST Rules, rule 61(1)(ii)',
        source: 'CGST Rules 2017, rule 61(1)(ii), table, serial 2',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'pmt-06',
    title: 'PMT-06',
    detail: 'tax for {month}, quarterly filers',
    frequency: 'month',
    beginningIn: FIRST_TWO_MONTHS_OF_QUARTER,
    audience: { gst: ['qrmp'] },
    schedule: [
      {
        value: { due: { months: 1, day: 25 } },
        law: LAW,
        section: 's.39(7); CGST Rules, rule 61(3)',
        source: 'CGST Rules 2017, rule 61(3)',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'cmp-08',
    title: 'CMP-08',
    detail: 'composition tax, {period}',
    frequency: 'quarter',
    audience: { gst: ['composition'] },
    schedule: [
      {
        value: { due: { months: 1, day: 18 } },
        law: LAW,
        section: 's.10; CGST Rules, rule 62(1)(i)',
        source: 'CGST Rules 2017, rule 62(1)(i)',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'gstr-4',
    title: 'GSTR-4',
    detail: 'composition annual return, FY {period}',
    frequency: 'year',
    audience: { gst: ['composition'] },
    schedule: [
      {
        value: { due: { months: 3, day: 30 } },
        law: LAW,
        section: 's.39(2); CGST Rules, rule 62(1)(ii)',
        source: 'CGST Rules 2017, rule 62(1), proviso for FY 2024-25 onwards',
        note: 'Sources conflict: some still give 30 April, the date before FY 2024-25.',
        ...SINCE,
        verifiedOn: '2026-11-20',
        confidence: 'U',
      },
    ],
  },
  {
    name: 'gstr-9',
    title: 'GSTR-9',
    detail: 'annual return, FY {period}, turnover above ₹2 crore',
    frequency: 'year',
    audience: { gst: ['monthly', 'qrmp'], turnoverAbovePaise: 2 * CRORE },
    schedule: [
      {
        value: { due: { months: 9, day: 31 } },
        law: LAW,
        section: 's.44; CGST Rules, rule 80(1)',
        source: 'Notification 15/2025-Central Tax, 17 September 2025',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'gstr-9c',
    title: 'GSTR-9C',
    detail: 'reconciliation, FY {period}, turnover above ₹5 crore',
    frequency: 'year',
    audience: { gst: ['monthly', 'qrmp'], turnoverAbovePaise: 5 * CRORE },
    schedule: [
      {
        value: { due: { months: 9, day: 31 } },
        law: LAW,
        section: 's.44; CGST Rules, rule 80(3)',
        source: 'CGST Rules 2017, rule 80(3)',
        ...SINCE,
        ...VERIFIED,
      },
    ],
  },
  {
    name: 'lut',
    title: 'Letter of undertaking',
    detail: 'RFD-11 for the year after FY {period}',
    frequency: 'year',
    audience: { gst: ['monthly', 'qrmp'], exportsUnderUndertaking: true },
    schedule: [
      {
        value: { due: { months: 0, day: 31 } },
        law: LAW,
        section: 'IGST Act, s.16(3); CGST Rules, rule 96A',
        source:
          'Circular 8/8/2017-GST, 4 October 2017: a letter holds for the financial year in which it is given',
        note: 'Before the first supply of the new year that is made without tax.',
        ...SINCE,
        verifiedOn: '2026-11-21',
        confidence: 'M',
      },
    ],
  },
]
