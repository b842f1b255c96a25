import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the loan tool. */
export const emiWords = inLocale({
  en: {
    name: 'Loan instalment',
    heading: 'Loan instalment and schedule',
    lead: 'Type what is borrowed, the rate and the time. You see each instalment, all interest, and what paying early saves.',
    example: 'What follows is worked for ₹10,00,000 at 8.5% a year over 240 months.',
    parts: [
      {
        heading: 'Whom it is for',
        paragraphs: [
          'Whoever borrows for a house, a vehicle, machinery or the business, or enters such a loan in the books.',
        ],
      },
      {
        heading: 'How it is worked out',
        paragraphs: [
          'Every month interest is a twelfth of the yearly rate on what is then owed; the rest of the instalment repays the loan. Early on most of it is interest, later most of it is principal.',
          'Every figure is kept in whole paise. The last instalment takes up what rounding the others has left.',
          'What is paid besides shortens the loan, or lessens the instalments: shortening saves more.',
        ],
      },
    ],
    related: [
      { label: 'Bookkeeping', href: '/services/bookkeeping' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'Amount in words', href: '/tools/amount-in-words' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its fields. */
export const emiFields = inLocale({
  en: {
    principal: { label: 'Borrowed' },
    rate: { label: 'Interest a year' },
    months: { label: 'Instalments', description: 'Months, at most 600' },
    prepaid: { label: 'Paid besides, once', description: 'Towards the principal' },
    prepaidIn: { label: 'With which instalment', description: '1 is the first' },
    after: {
      label: 'It lessens',
      options: { 'fewer-instalments': 'The time', 'smaller-instalments': 'The instalments' },
    },
    view: { label: 'Schedule', options: { years: 'By year', months: 'By month' } },
  },
})

/** Words of its result. */
export const emiResult = inLocale({
  en: {
    about: (months: number) => `a month, ${months} ${months === 1 ? 'time' : 'times'}`,
    chart: 'Principal and interest, year by year',
    chartSummary: (interest: string, paid: string) =>
      `Interest comes to ${interest}; ${paid} is paid in all.`,
    saved: (interest: string, months: number) =>
      `Paying early saves ${interest} of interest${months > 0 ? ` and ${months} ${months === 1 ? 'month' : 'months'}` : ''}.`,
    caption: 'Working of the loan, in rupees',
    amount: 'Amount',
    schedule: 'Schedule, in rupees',
    year: 'Year',
    month: 'Month',
    principal: 'Principal',
    interest: 'Interest',
    besides: 'Paid besides',
    left: 'Left to pay',
    nth: (year: number) => `Year ${year}`,
  },
})

/** What the tool does not cover. */
export const emiLimits = inLocale({
  en: [
    'No law sets an instalment: it is arithmetic. What the lender’s agreement says comes first.',
    'Lenders count days, charge fees, insurance and GST, and change floating rates. Those are left out.',
    'Some lenders round each instalment to a whole rupee, and collect interest for the days before the first one.',
  ],
})
