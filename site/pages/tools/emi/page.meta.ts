import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/emi',
  title: 'Loan instalment and schedule',
  description:
    'The monthly instalment of a loan, its schedule by year or month, all interest, and what paying early saves.',
  group: 'dates-and-papers',
  order: 2,
  name: 'Loan instalment and schedule',
  question: 'What is my EMI, and how much of it is interest?',
  keywords: 'EMI home loan amortisation prepayment',
})
