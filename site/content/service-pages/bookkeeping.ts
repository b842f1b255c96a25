import { byPortal } from '../opened.ts'
import type { ServicePageWords } from './service-page.ts'

export const bookkeeping: ServicePageWords = {
  description:
    'Books written every month, the bank matched, and a profit and loss account and balance sheet at the end of the year.',
  lead: 'We write your books every month from your bills and bank statements. We close them every year with a profit and loss account and a balance sheet. By the 15th you see how last month went.',
  suits: [
    'Owners who have no time for their accounts',
    'Businesses that have outgrown a spreadsheet',
    'Shops, clinics, agencies and small factories with up to a few hundred bills a month',
    'Anyone whose bank asks for statements before a loan',
  ],
  done: [
    'Sales, purchases, expenses and salaries entered in double entry',
    'Every bank account matched to the last rupee, every month',
    'Who owes you and who you owe, and since when',
    'A profit and loss account each month, with last month beside it',
    'Year-end close: stock, depreciation, provisions, balance sheet',
  ],
  notIncluded: [
    'GST and income tax returns, which have their own plans',
    'Counting your stock: you count it, we value it',
  ],
  papers: [
    { name: 'Bills', why: 'Photos, scans or by email, all in one folder. No need to sort them.' },
    { name: 'Bank statements', why: 'As files from net banking. We do not need your password.' },
    { name: 'Opening balances', why: 'Last year’s balance sheet. If there is none, we make one with you.' },
    { name: 'Loan schedules', why: 'To separate interest and principal.' },
    { name: 'Stock list', why: 'At the end of the year, priced at cost.' },
  ],
  steps: [
    {
      title: 'First check',
      detail: 'We read three months of papers and tell you what is needed.',
      time: '2 days',
    },
    { title: 'Setting up', detail: 'Accounts set up, opening balances agreed.', time: '1 to 2 weeks' },
    {
      title: 'Each week',
      detail: 'You send bills. We enter them and ask if something is not clear.',
      time: 'weekly',
    },
    { title: 'By the 10th', detail: 'Bank matched, GST figures ready.', time: 'monthly' },
    {
      title: 'By the 15th',
      detail: 'Profit and loss, debtors and creditors, with a short note on what changed.',
      time: 'monthly',
    },
    { title: 'April', detail: 'Year closed, statements ready for tax and bank.', time: '3 weeks' },
  ],
  questions: [
    {
      question: 'Who owns the books?',
      answer: ['You do. You can get all of them as a file on any day and take them anywhere.'],
    },
    {
      question: 'How long must books be kept?',
      answer: [
        'Under GST, six years from the due date of the year’s annual return. A company keeps them for eight years. We keep copies for the same time and tell you before we erase anything.',
      ],
    },
    {
      question: 'Can I see the figures at any time?',
      answer: [
        byPortal({
          open: 'Yes. Each month’s statements are in the client portal. For other days, ask us. We answer in a day.',
          closed: 'Yes. We mail you the statements each month. For other days, ask us. We answer in a day.',
        }),
      ],
    },
    {
      question: 'My books are two years behind.',
      answer: [
        'It happens often. We go back month by month from the bank statements, for a fee agreed before we start. Late fees stop on the day a return is filed, so we do the returns first.',
      ],
    },
  ],
  related: [
    { label: 'GST registration and returns', href: '/services/gst-filing' },
    { label: 'Amount in words', href: '/tools/amount-in-words' },
    { label: 'Loan instalment and schedule', href: '/tools/emi' },
  ],
  dueDates: ['tds-deposit', 'gstr-1', 'gstr-3b'],
}
