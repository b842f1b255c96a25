import type { BusinessIncome } from '@anupalan/server/compliance/advance-tax'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the advance tax planner. */
export const advanceTaxWords = inLocale({
  en: {
    name: 'Advance tax',
    heading: 'Advance tax planner',
    lead: 'Type the tax of the year and what has been paid. You see what is still due by each date, and what falling short costs.',
    example:
      'What follows is worked for tax of ₹1,69,940 in the tax year 2026-27, of which ₹80,000 is deducted at source and ₹10,000 was paid by 15 June.',
    parts: [
      {
        heading: 'Whom it is for',
        paragraphs: [
          'An individual whose tax, after what is deducted at source, comes to ₹10,000 or more in a year: from a business or profession, rent, interest or capital gains. A resident of 60 or more without business income pays none in advance.',
        ],
      },
      {
        heading: 'How it is worked out',
        paragraphs: [
          'Of the year’s advance tax 15% must be paid by 15 June, 45% by 15 September, 75% by 15 December and all of it by 15 March. Whoever declares presumptive profits of a business or profession pays the whole by 15 March; for goods carriages, taxed by the vehicle, the four dates hold.',
          'Falling short costs 1% a month on the shortfall: three months for each of the first three dates, one for the last. Falling a little short of the first two is forgiven. Where less than nine tenths is paid by 31 March, interest runs on by the month from 1 April.',
          'The tax of the year is found by the income tax tool.',
        ],
      },
    ],
    related: [
      { label: 'Tax planning and filing', href: '/services/tax-filing' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
    ],
  } as const satisfies ToolWords,
})

const business = inLocale<Record<BusinessIncome, string>>({
  en: {
    none: 'No business or profession',
    regular: 'Business or profession, by its accounts',
    presumptive: 'Business or profession, presumptive',
  },
})

/** Words of its fields. */
export const advanceTaxFields = inLocale({
  en: {
    tax: { label: 'Tax of the year', description: 'On all income expected for the year, cess included' },
    deducted: { label: 'Deducted at source', description: 'TDS and TCS, also what is still expected' },
    businessIncome: {
      label: 'Income from business',
      description: 'Goods carriages taxed by the vehicle pay in instalments, as by accounts',
      options: business,
    },
    paid: (from: string, to: string) => `Paid ${from} to ${to}`,
  },
})

/** Words of its result. */
export const advanceTaxResult = inLocale({
  en: {
    none: 'Nothing',
    exemption: {
      'senior-citizen': 'to pay in advance: residents of 60 or older without business income are free of it',
      'below-threshold': 'to pay in advance: less than ₹10,000 is left to pay',
    },
    allPaid: 'All paid',
    allPaidAbout: (total: string) => `of ${total} of advance tax`,
    about: (date: string) => `still to pay by ${date}`,
    overdue: (date: string) => `unpaid: it was due by ${date}`,
    chart: 'What is required by each date',
    chartSummary: (interest: string) =>
      `If nothing more is paid, interest for deferment comes to ${interest}.`,
    paid: 'Paid by then',
    balance: 'Still to pay by then',
    by: 'By',
    caption: 'Working of the advance tax, in rupees',
    amount: 'Amount',
  },
})

/** Words of its table. */
export const advanceTaxRules = inLocale({
  en: {
    caption: (year: string) => `Instalments, ${year}`,
    by: 'By',
    share: 'Share that must be paid',
    forgiven: 'No interest from',
    interest: 'Interest on the shortfall',
    presumptive: 'Presumptive profits: the whole by 15 March, but for goods carriages.',
  },
})
