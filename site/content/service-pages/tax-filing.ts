import type { ServicePageWords } from './service-page.ts'

export const taxFiling: ServicePageWords = {
  description:
    'Income tax returns for individuals and businesses: both regimes compared, advance tax scheduled, notices answered.',
  lead: 'We calculate your tax in both regimes, file the right return, and reply if a notice comes. You get a clear working and next year’s advance tax dates.',
  suits: [
    'Salaried people with a house, interest, shares or more than one employer',
    'Proprietors and professionals, with or without presumptive taxation',
    'Partnerships and LLPs that need no transfer pricing report',
    'Residents with income abroad, and non-residents with income in India',
  ],
  suitsNot: {
    text: 'For a company’s return and its audit, see',
    link: { label: 'corporate tax', href: '/services/corporate-tax' },
  },
  done: [
    'We compare Form 16, AIS and Form 26AS and settle differences before filing (from tax year 2026-27 they are Forms 130 and 168)',
    'We calculate both regimes and explain the cheaper one line by line',
    'We choose, file and verify the right form, and send you the acknowledgement',
    'We plan your advance tax at 15, 45, 75 and 100% for the current year',
    'We reply to the first intimation or notice about the return',
  ],
  notIncluded: [
    'Appeals and assessments after the first notice, for which we give a separate quote',
    'Bookkeeping: we start from finished accounts',
  ],
  papers: [
    { name: 'PAN and Aadhaar', why: 'They must be linked. We check this first.' },
    { name: 'Form 16, now Form 130', why: 'From every employer of the year.' },
    { name: 'Bank statements', why: 'For all accounts, April to March. They show the interest.' },
    { name: 'Broker’s statements', why: 'Capital gains on shares and funds, with dates of purchase.' },
    { name: 'Home loan certificate', why: 'From the bank, with principal and interest separate.' },
    {
      name: 'Proofs for the old regime',
      why: 'Investments, insurance, rent receipts. Needed only for a full comparison.',
    },
  ],
  steps: [
    {
      title: 'First talk',
      detail: 'We ask what you earn and own, and tell you our fee.',
      time: '30 minutes',
    },
    { title: 'Papers', detail: 'You send copies. We tell you what is missing.', time: '1 to 3 days' },
    {
      title: 'Computation',
      detail: 'Both regimes side by side, with each deduction and its section.',
      time: '2 days',
    },
    {
      title: 'Your approval',
      detail: 'You read the draft and ask questions. We file only after you agree.',
      time: 'your time',
    },
    { title: 'Filing', detail: 'You pay the tax. We file and verify the return.', time: '1 day' },
    {
      title: 'After filing',
      detail: 'We follow your refund, reply to the first notice and send advance tax dates.',
      time: 'till closed',
    },
  ],
  questions: [
    {
      question: 'What is the last date to file my return?',
      answer: [
        'For the financial year 2025-26: 31 July 2026 if you have no business income, 31 August 2026 for a business without audit, 31 October 2026 for companies and audited businesses, and 30 November 2026 with a transfer pricing report.',
        'You can file a belated return by 31 December 2026 and a revised one by 31 March 2027. After 31 December a revised return has a fee of ₹1,000 for income up to ₹5,00,000, and ₹5,000 above that. If you file late, you pay a fee and interest, and you cannot carry forward business and capital losses.',
      ],
    },
    {
      question: 'Which regime is better for me?',
      answer: [
        'In the new regime a resident pays no tax up to ₹12,00,000 of income at normal rates. For a salary the limit is ₹12,75,000, after the standard deduction of ₹75,000. Above that, the old regime wins only with high deductions, such as rent, a home loan and investments together. Income taxed at special rates, such as many capital gains, is taxed at any income.',
        'Our income tax tool compares both with your figures. What you type there stays in your browser.',
      ],
    },
    {
      question: 'I missed the due date. What now?',
      answer: [
        'File a belated return by 31 December of the year in which it was due. File soon, because interest grows every month. You cannot carry forward business and capital losses of the year, but you can carry forward a loss from house property.',
      ],
    },
    {
      question: 'I have a job. Do I still pay advance tax?',
      answer: [
        'Only if ₹10,000 or more of tax is left in a year after your employer’s TDS. Rent, interest and capital gains are the usual reasons. Residents aged 60 or more with no business income pay none.',
      ],
    },
    {
      question: 'Will you see my password for the tax portal?',
      answer: [
        'No. You add us as your authorised representative, or approve each filing with an OTP. We never keep a client’s password.',
      ],
    },
  ],
  related: [
    { label: 'I got a notice: what it means', href: '/notices' },
    { label: 'Income tax, both regimes side by side', href: '/tools/income-tax' },
    { label: 'Advance tax planner', href: '/tools/advance-tax' },
    { label: 'HRA exemption', href: '/tools/hra' },
    { label: 'Pricing', href: '/pricing' },
  ],
  dueDates: ['itr-no-business', 'itr-business', 'itr-audit', 'itr-belated', 'itr-revised', 'advance-tax'],
}
