/** One outcome of each kind, for stories and tests. */
import type { Answered, Asked, Declined } from '@anupalan/server/contract/assistant/schema'

export const answered: Answered = {
  kind: 'answer',
  topic: 'gst',
  hasIdentifier: false,
  sentences: [
    { text: 'A late GSTR-3B return costs ₹50 a day, at most ₹2,000.', sources: [0] },
    { text: 'A nil return costs ₹20 a day, at most ₹500.', sources: [0, 1] },
  ],
  sources: [
    {
      title: 'GSTR-1 and GSTR-3B: dates, late fee, interest',
      heading: 'What a late return costs',
      address: '/resources/gstr-1-gstr-3b-dates-late-fee#what-a-late-return-costs',
      kind: 'section',
      asOf: '2026-11-04',
    },
    {
      title: 'Late fee and interest',
      heading: 'The rates',
      address: '/tools/gst-late-fee#tables',
      kind: 'tool',
      asOf: '2026-11-21',
    },
  ],
  confirm: false,
  phrasedBy: 'site',
}

export const calculated: Answered = {
  kind: 'answer',
  topic: 'gst',
  hasIdentifier: true,
  sentences: [{ text: 'GST at 18% on ₹10,000 is ₹1,800; with tax it is ₹11,800.', sources: [0] }],
  sources: [
    {
      title: 'GST calculator',
      heading: '',
      address: '/tools/gst#mode=add&amount=10000&rate=1800',
      kind: 'tool',
      asOf: '2026-11-12',
    },
  ],
  working: {
    caption: 'Working, in rupees',
    lines: [
      { label: 'Taxable value', amount: '₹10,000', isTotal: false, note: '', rule: '' },
      {
        label: 'CGST at 9%',
        amount: '₹900',
        isTotal: false,
        note: 'Within Karnataka: CGST and SGST, half each',
        rule: 'CGST Act 2017, s.9(1)',
      },
      {
        label: 'SGST at 9%',
        amount: '₹900',
        isTotal: false,
        note: '',
        rule: 'Karnataka GST Act 2017, s.9(1)',
      },
      { label: 'Total', amount: '₹11,800', isTotal: true, note: '', rule: '' },
    ],
  },
  tool: { label: 'GST calculator', address: '/tools/gst#mode=add&amount=10000&rate=1800' },
  confirm: true,
  phrasedBy: 'site',
}

export const asked: Asked = {
  kind: 'question',
  topic: 'income-tax',
  hasIdentifier: false,
  text: 'Which regime do you mean?',
  options: [
    { value: 'new', label: 'New regime' },
    { value: 'old', label: 'Old regime' },
  ],
  open: { task: 'income-tax', inputs: { salary: '1500000' }, slot: 'regime' },
}

export const declined: Declined = {
  kind: 'decline',
  topic: 'gst',
  hasIdentifier: false,
  reason: 'advice',
  text: 'This depends on your own case, so a person has to answer it. I can pass your question to our people, or you can book a meeting.',
  sources: answered.sources.slice(0, 1),
}

export const ofAccount: Answered = {
  kind: 'answer',
  topic: 'other',
  hasIdentifier: false,
  sentences: [
    {
      text: 'Send the purchase invoices (October 2026): Friday, 11 December 2026; it waits for you.',
      sources: [0],
    },
  ],
  sources: [
    {
      title: 'Your tasks in the portal',
      heading: '',
      address: '/client/tasks',
      kind: 'account',
      asOf: '2026-11-26',
    },
  ],
  confirm: false,
  phrasedBy: 'site',
}
