import type { ServicePageWords } from './service-page.ts'

export const corporateTax: ServicePageWords = {
  description:
    'Company income tax returns, tax audit reports, AOC-4 and MGT-7, and the board papers that go with them.',
  lead: 'We take care of your company from its accounts to its annual return: tax audit, income tax return, AOC-4, MGT-7 and board papers. Your directors read and sign before the last day.',
  suits: [
    'Private companies and LLPs, from the first year',
    'Companies whose turnover needs a tax audit',
    'Indian subsidiaries of companies abroad',
    'Companies that are behind with Registrar filings and want to catch up',
  ],
  suitsNot: {
    text: 'For proprietors and partnerships without audit, see',
    link: { label: 'tax filing', href: '/services/tax-filing' },
  },
  done: [
    'Calculation of income, book profit and advance tax',
    'Tax audit report (Form 26, old 3CD), prepared and discussed before it is filed by 30 September',
    'Company return by 31 October; with a transfer pricing report by 30 November',
    'ADT-1 within 15 days, AOC-4 within 30 days and MGT-7 or MGT-7A within 60 days of the annual general meeting',
    'For an LLP Form 11 by 30 May and Form 8 by 30 October',
    'Notices of meetings, minutes, registers, and directors’ KYC when it is due',
  ],
  notIncluded: [
    'The statutory audit of a company whose books we keep: another firm must do it',
    'Transfer pricing studies and valuations, for which we give a separate quote',
    'Government fees and stamp duty',
  ],
  papers: [
    { name: 'Trial balance and ledgers', why: 'Closed to 31 March, with the bank matched.' },
    { name: 'Last year’s return and audit report', why: 'For losses, depreciation and open points.' },
    { name: 'TDS statements and Form 168 (old 26AS)', why: 'What was deducted from you, and by you.' },
    { name: 'Registers and minutes', why: 'Of members, directors and charges, as they are now.' },
    { name: 'Digital signatures', why: 'Of the directors who sign. We tell you when one expires.' },
  ],
  steps: [
    { title: 'April', detail: 'Books closed, stock counted, advance tax settled.', time: '4 weeks' },
    {
      title: 'May to August',
      detail: 'Accounts drafted, audit carried out, questions answered.',
      time: '8 to 12 weeks',
    },
    {
      title: 'By 30 September',
      detail: 'Board approves, members meet, tax audit report filed.',
      time: '1 day each',
    },
    {
      title: 'October',
      detail:
        'ADT-1 by the 15th and AOC-4 by the 30th, after a meeting on 30 September; income tax return by the 31st.',
      time: '2 days',
    },
    { title: 'By 29 November', detail: 'MGT-7 or MGT-7A, after a meeting on 30 September.', time: '1 day' },
    {
      title: 'All year',
      detail: 'Four advance tax dates, four TDS statements, two board meetings in a small company.',
      time: 'by calendar',
    },
  ],
  questions: [
    {
      question: 'What happens if AOC-4 or MGT-7 is late?',
      answer: [
        '₹100 a day for each form, with no upper limit. A form filed 200 days late costs ₹20,000 in fees alone. If a company misses three years, its directors can be disqualified.',
      ],
    },
    {
      question: 'Do directors file KYC every year?',
      answer: [
        'Not any more. Since 31 March 2026, DIR-3 KYC is due once in three years by 30 June, and within 30 days of a change. We keep track of each director’s year.',
      ],
    },
    {
      question: 'When is the annual general meeting?',
      answer: [
        'By 30 September, six months after the year ends. The first meeting can be up to nine months after the first year ends. The days for AOC-4 and MGT-7 are counted from it.',
      ],
    },
    {
      question: 'We did no business this year. Do we still file?',
      answer: [
        'Yes. A company must file its tax return, accounts and annual return every year. If you will not use the company again, you can ask to have it struck off. Until then the due dates continue.',
      ],
    },
  ],
  related: [
    { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
    { label: 'Advance tax planner', href: '/tools/advance-tax' },
    { label: 'TDS and TCS finder', href: '/tools/tds' },
  ],
  dueDates: [
    'agm',
    'adt-1',
    'aoc-4',
    'mgt-7',
    'dpt-3',
    'msme-1',
    'tax-audit-report',
    'itr-audit',
    'advance-tax',
    'dir-3-kyc',
  ],
}
