import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the loan tool. */
export const emiWords = inLocale({
  en: {
    name: 'Loan instalment',
    heading: 'Loan instalment and schedule',
    lead: 'Type the loan amount, the rate and the time. You see the EMI, the total interest, and what you save by paying early.',
    example: 'This example is for ₹10,00,000 at 8.5% a year over 240 months.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who takes a loan for a house, a vehicle, machinery or a business, or enters such a loan in the books.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'Each month’s interest is one-twelfth of the yearly rate on the balance. The rest of the EMI repays the loan. In the first years most of the EMI is interest. Later most of it is principal.',
          'All figures are in whole paise. The last instalment covers what is left from rounding.',
          'An extra payment makes the loan shorter or the EMI smaller. A shorter loan saves more.',
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
    principal: { label: 'Loan amount' },
    rate: { label: 'Interest a year' },
    months: { label: 'Instalments', description: 'Months, at most 600' },
    prepaid: { label: 'One extra payment', description: 'Towards the principal' },
    prepaidIn: { label: 'With which instalment', description: '1 is the first' },
    after: {
      label: 'What it reduces',
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
      `Total interest is ${interest}. You pay ${paid} in all.`,
    saved: (interest: string, months: number) =>
      `Paying early saves ${interest} of interest${months > 0 ? ` and ${months} ${months === 1 ? 'month' : 'months'}` : ''}.`,
    caption: 'Working of the loan, in rupees',
    amount: 'Amount',
    schedule: 'Schedule, in rupees',
    year: 'Year',
    month: 'Month',
    principal: 'Principal',
    interest: 'Interest',
    besides: 'Extra payment',
    left: 'Left to pay',
    nth: (year: number) => `Year ${year}`,
  },
})

/** What the tool does not cover. */
export const emiLimits = inLocale({
  en: [
    'The terms of your own loan. No law fixes an EMI, and your loan agreement comes first.',
    'Interest counted by days, fees, insurance, GST on them, and changes of a floating rate.',
    'Lenders who round each instalment to a whole rupee, or charge interest for the days before the first one.',
  ],
})
