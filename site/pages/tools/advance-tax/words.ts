import type { BusinessIncome } from '@anupalan/server/compliance/advance-tax'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the advance tax planner. */
export const advanceTaxWords = inLocale({
  en: {
    name: 'Advance tax',
    heading: 'Advance tax planner',
    lead: 'Type the tax for the year and what you have paid. You see what is still due by each date, and the interest if you pay less.',
    example:
      'This example is for tax of ₹1,69,940 in the tax year 2026-27, of which ₹80,000 is deducted at source and ₹10,000 was paid by 15 June.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'An individual who has ₹10,000 or more of tax to pay in a year after TDS: from a business or profession, rent, interest or capital gains. A resident aged 60 or more with no business income pays no advance tax.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'Pay 15% of the year’s advance tax by 15 June, 45% by 15 September, 75% by 15 December and all of it by 15 March. If you declare presumptive profits of a business or profession, pay all of it by 15 March. For goods vehicles, which are taxed by the vehicle, the four dates apply.',
          'If you pay less, you pay interest of 1% a month on the shortfall: for three months at each of the first three dates, and for one month at the last. A small shortfall at the first two dates is allowed. If you pay less than 90% by 31 March, interest continues every month from 1 April.',
          'Use the income tax tool to find the tax for the year.',
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
    tax: { label: 'Tax for the year', description: 'On all income you expect this year, with cess' },
    deducted: { label: 'Deducted at source', description: 'TDS and TCS, including what you still expect' },
    businessIncome: {
      label: 'Income from business',
      description:
        'For goods vehicles taxed by the vehicle, choose “by its accounts”: they also pay in instalments',
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
      'senior-citizen': 'to pay in advance: residents aged 60 or more with no business income are exempt',
      'below-threshold': 'to pay in advance: less than ₹10,000 of tax is left',
    },
    allPaid: 'All paid',
    allPaidAbout: (total: string) => `of ${total} of advance tax`,
    about: (date: string) => `still to pay by ${date}`,
    overdue: (date: string) => `unpaid: it was due by ${date}`,
    chart: 'What is required by each date',
    chartSummary: (interest: string) => `If you pay nothing more, the interest is ${interest}.`,
    noInterest: 'If you pay nothing more, there is no interest.',
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
    presumptive: 'Presumptive profits: all of it by 15 March, except goods vehicles.',
  },
})
