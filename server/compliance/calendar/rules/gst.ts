import type { Obligation } from '../obligation.ts'
import type { SpecialGst } from '../profile.ts'

const LAW = 'CGST Act 2017'
const SINCE = { validFrom: '2025-04-01', validTo: null } as const
const VERIFIED = { verifiedOn: '2026-11-20', confidence: 'H' } as const
const CHECKED_AGAIN = { verifiedOn: '2026-11-24', confidence: 'H' } as const
const CRORE = 1_00_00_000_00

const FIRST_TWO_MONTHS_OF_QUARTER = [1, 2, 4, 5, 7, 8, 10, 11]

const QUARTERLY_3B = {
  title: 'GSTR-3B',
  detail: 'summary return, {period}, quarterly filers',
  frequency: 'quarter',
} as const

/** A monthly return of a registration besides the regular one. */
const special = (
  name: string,
  title: string,
  detail: string,
  specialGst: SpecialGst,
  day: number,
  rule: { section: string; source: string; note?: string },
): Obligation => ({
  name,
  title,
  detail,
  frequency: 'month',
  audience: { specialGst },
  schedule: [{ value: { due: { months: 1, day } }, law: LAW, ...rule, ...SINCE, ...CHECKED_AGAIN }],
})

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
        source: 'CGST Rules 2017, rule 62(1), proviso, by Notification 12/2024-Central Tax, 10 July 2024',
        note: '30 June for FY 2024-25 and later years; for earlier years it was 30 April.',
        ...SINCE,
        verifiedOn: '2026-11-24',
        confidence: 'H',
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
  {
    name: 'credit-cut-off',
    title: 'Input tax credit, last day',
    detail: 'for invoices of FY {period}, unless the annual return was filed earlier',
    frequency: 'year',
    audience: { gst: ['monthly', 'qrmp'] },
    schedule: [
      {
        value: { due: { months: 8, day: 30 } },
        law: LAW,
        section: 's.16(4)',
        source:
          'CGST Act 2017, s.16(4), as substituted by the Finance Act 2022; Notification 18/2022-Central Tax',
        note: 'Credit notes and corrections of that year end on the same day: s.34(2), s.37(3), s.39(9).',
        ...SINCE,
        ...CHECKED_AGAIN,
      },
    ],
  },
  {
    name: 'qrmp-choice',
    title: 'Monthly or quarterly returns',
    detail: 'last day to choose for {period}',
    frequency: 'quarter',
    audience: { gst: ['monthly', 'qrmp'], turnoverUpToPaise: 5 * CRORE },
    optional: true,
    schedule: [
      {
        value: { due: { months: -2, day: 31 } },
        law: LAW,
        section: 's.39(1); CGST Rules, rule 61A',
        source: 'CGST Rules 2017, rule 61A; Circular 143/13/2020-GST, 10 November 2020',
        note: 'The window opens on the first day of the second month of the quarter before. The last return due must be filed.',
        ...SINCE,
        ...CHECKED_AGAIN,
      },
    ],
  },
  {
    name: 'cmp-02',
    title: 'CMP-02',
    detail: 'to choose the composition scheme for the year after FY {period}',
    frequency: 'year',
    audience: { gst: ['monthly', 'qrmp'], turnoverUpToPaise: 1.5 * CRORE },
    optional: true,
    schedule: [
      {
        value: { due: { months: 0, day: 31 } },
        law: LAW,
        section: 's.10; CGST Rules, rule 3(3)',
        source:
          'CGST Rules 2017, rule 3(3), in several agreeing copies: “prior to the commencement of the financial year”',
        note: 'Credit on the stock is given back in ITC-03 within sixty days of the beginning of the year.',
        ...SINCE,
        verifiedOn: '2026-11-25',
        confidence: 'H',
      },
    ],
  },
  special('gstr-5', 'GSTR-5', 'return of a non-resident, {month}', 'non-resident', 13, {
    section: 's.39(5); CGST Rules, rule 63',
    source: 'GST portal, questions on GSTR-5: the 13th since October 2022',
    note: 'Within seven days of the end of the registration, if that is earlier. Copies of rule 63 still say twenty days.',
  }),
  special('gstr-5a', 'GSTR-5A', 'online services from abroad, {month}', 'online-from-abroad', 20, {
    section: 's.39; CGST Rules, rule 64',
    source: 'CGST Rules 2017, rule 64',
  }),
  special('gstr-6', 'GSTR-6', 'credit distributed, {month}', 'distributor', 13, {
    section: 's.39(4); CGST Rules, rule 65',
    source: 'CGST Act 2017, s.39(4): thirteen days; several agreeing sources',
  }),
  special('gstr-7', 'GSTR-7', 'tax deducted under GST, {month}', 'deductor', 10, {
    section: 's.39(3); CGST Rules, rule 66',
    source: 'CGST Act 2017, s.39(3): ten days; several agreeing sources',
  }),
  special('gstr-8', 'GSTR-8', 'tax collected by a marketplace, {month}', 'marketplace', 10, {
    section: 's.52(4); CGST Rules, rule 67',
    source: 'CGST Act 2017, s.52(4): ten days; several agreeing sources',
  }),
]
