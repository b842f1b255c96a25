import type { ServicePageWords } from './service-page.ts'

export const taxFiling: ServicePageWords = {
  description:
    'Income tax returns for individuals and businesses: both regimes compared, advance tax scheduled, notices answered.',
  lead: 'We work out your tax in both regimes, file the return that is yours, and answer for it if a notice comes. You keep a computation you can read, and the dates of the next year’s advance tax.',
  suits: [
    'Salaried people with a house, interest, shares or more than one employer',
    'Proprietors and professionals, with or without presumptive taxation',
    'Partnerships and LLPs without a transfer pricing report',
    'Residents with income abroad, and non-residents with income in India',
  ],
  suitsNot: {
    text: 'For a company’s return and its audit, see',
    link: { label: 'corporate tax', href: '/services/corporate-tax' },
  },
  done: [
    'Form 16, AIS and Form 26AS are compared, and differences settled before filing; from tax year 2026-27 they are Forms 130 and 168',
    'Both regimes are computed, and the cheaper one is explained line by line',
    'The right form is chosen, filed and verified; you receive the acknowledgement',
    'Advance tax is scheduled at 15, 45, 75 and 100% for the year that runs',
    'The first intimation or notice about the return is answered',
  ],
  notIncluded: [
    'Appeals and assessments beyond the first notice, which are quoted apart',
    'Bookkeeping: we begin from accounts that are written up',
  ],
  papers: [
    { name: 'PAN and Aadhaar', why: 'Linked with each other; we check it first.' },
    { name: 'Form 16, now Form 130', why: 'From every employer of the year.' },
    { name: 'Bank statements', why: 'Of all accounts, April to March. Interest is read from them.' },
    { name: 'Broker’s statements', why: 'Capital gains on shares and funds, with dates of purchase.' },
    { name: 'Home loan certificate', why: 'Principal and interest apart, from the bank.' },
    {
      name: 'Proofs for the old regime',
      why: 'Investments, insurance, rent receipts: only if you want it compared in full.',
    },
  ],
  steps: [
    {
      title: 'First talk',
      detail: 'We ask what you earn and own, and say what it will cost.',
      time: '30 minutes',
    },
    { title: 'Papers', detail: 'You send copies; we tell you what is missing.', time: '1 to 3 days' },
    {
      title: 'Computation',
      detail: 'Both regimes side by side, with each deduction and its section.',
      time: '2 days',
    },
    {
      title: 'Your yes',
      detail: 'You read the draft and ask. Nothing is filed before you agree.',
      time: 'yours',
    },
    { title: 'Filing', detail: 'Tax is paid by you, the return is filed and verified.', time: '1 day' },
    {
      title: 'After it',
      detail: 'Refund watched, first notice answered, advance tax dates sent.',
      time: 'till closed',
    },
  ],
  questions: [
    {
      question: 'By when must my return be filed?',
      answer: [
        'For the financial year 2025-26: by 31 July 2026 without business income, by 31 August 2026 for a business without audit, by 31 October 2026 for companies and audited businesses, and by 30 November 2026 with a transfer pricing report.',
        'A belated return may be filed by 31 December 2026, a revised one by 31 March 2027, after 31 December for a fee of ₹1,000 up to ₹5,00,000 of income and ₹5,000 above. Late filing costs a fee and interest. Losses of a business and capital losses are then not carried forward.',
      ],
    },
    {
      question: 'Which regime is better for me?',
      answer: [
        'In the new regime nothing is due up to ₹12,00,000 of income at the normal rates for a resident, or ₹12,75,000 of salary after the standard deduction of ₹75,000. Above it, the old regime wins only with high deductions: rent, a home loan and investments together. Tax at special rates, as on many capital gains, is due at any income.',
        'Our income tax tool compares both with your figures. Nothing you type there leaves your browser.',
      ],
    },
    {
      question: 'I missed the due date. What now?',
      answer: [
        'File a belated return by 31 December of the year in which it was due. The sooner, the smaller the interest. Business losses and capital losses of the year can then not be carried forward; a loss from house property can.',
      ],
    },
    {
      question: 'Do I pay advance tax although I am employed?',
      answer: [
        'Only where the tax that remains after what your employer deducts is ₹10,000 or more in a year. Rent, interest and capital gains are the usual reason. Residents of 60 and over without business income pay none.',
      ],
    },
    {
      question: 'Will you see my password for the tax portal?',
      answer: [
        'No. You add us as your authorised representative, or approve each filing by a one-time code. We never keep a client’s password.',
      ],
    },
  ],
  related: [
    { label: 'Income tax, both regimes side by side', href: '/tools/income-tax' },
    { label: 'Advance tax planner', href: '/tools/advance-tax' },
    { label: 'HRA exemption', href: '/tools/hra' },
    { label: 'Pricing', href: '/pricing' },
  ],
  dueDates: ['itr-no-business', 'itr-business', 'itr-audit', 'itr-belated', 'itr-revised', 'advance-tax'],
}
