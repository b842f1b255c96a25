import type { ServicePageWords } from './service-page.ts'

export const bookkeeping: ServicePageWords = {
  description:
    'Books written up every month, the bank matched, and a profit and loss account and balance sheet at the year’s end.',
  lead: 'We write up your books every month from your bills and your bank, and close them every year with a profit and loss account and a balance sheet. By the 15th you see how last month went.',
  suits: [
    'Owners who do their accounts at night, or not at all',
    'Businesses that grew out of a spreadsheet',
    'Shops, clinics, agencies and small factories with up to a few hundred bills a month',
    'Anyone whose bank asks for statements before it lends',
  ],
  done: [
    'Sales, purchases, expenses and salaries entered in double entry',
    'Every bank account matched to the last rupee, every month',
    'Who owes you, and whom you owe, by age',
    'A profit and loss account each month, with last month beside it',
    'Year-end close: stock, depreciation, provisions, balance sheet',
  ],
  notIncluded: [
    'GST and income tax returns, which have plans of their own and start from these books',
    'Counting your stock: you count, we value',
  ],
  papers: [
    { name: 'Bills', why: 'Photographed, scanned or by e-mail; one folder, no sorting needed.' },
    { name: 'Bank statements', why: 'As files from net banking. We need no password.' },
    { name: 'Opening balances', why: 'Last year’s balance sheet, or we build one with you.' },
    { name: 'Loan schedules', why: 'So that interest and principal stand apart.' },
    { name: 'Stock list', why: 'At the end of the year, priced at cost.' },
  ],
  steps: [
    {
      title: 'A look at what is there',
      detail: 'We read three months of papers and say what it takes.',
      time: '2 days',
    },
    { title: 'Moving in', detail: 'Accounts set up, opening balances agreed.', time: '1 to 2 weeks' },
    {
      title: 'Each week',
      detail: 'You send bills; we enter them and ask about what is unclear.',
      time: 'weekly',
    },
    { title: 'By the 10th', detail: 'Bank matched, GST figures ready.', time: 'monthly' },
    {
      title: 'By the 15th',
      detail: 'Profit and loss, debtors and creditors, with three sentences on what changed.',
      time: 'monthly',
    },
    { title: 'April', detail: 'Year closed, statements ready for tax and bank.', time: '3 weeks' },
  ],
  questions: [
    {
      question: 'Whose are the books?',
      answer: [
        'Yours. You can have the whole of them as a file on any day, and take them elsewhere without asking.',
      ],
    },
    {
      question: 'How long must books be kept?',
      answer: [
        'Under GST, six years from the due date of the year’s annual return. A company keeps eight years. We keep copies as long, and tell you before anything is erased.',
      ],
    },
    {
      question: 'Can I see the figures at any time?',
      answer: [
        'Each month’s statements lie in the client portal. Between two months, ask: an answer takes a day.',
      ],
    },
    {
      question: 'My books are two years behind.',
      answer: [
        'It happens often. We work backwards from the bank, month by month, at a price agreed before we begin. Late fees stop growing the day a return is filed, so we take the returns first.',
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
