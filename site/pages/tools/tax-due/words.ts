import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the tool for tax that is due. */
export const taxDueWords = inLocale({
  en: {
    name: 'What is payable today',
    heading: 'What is payable today',
    lead: 'For a year that is over: type the tax and what you have paid. You see the interest under each section, the late fee and the amount of today’s challan, or your refund.',
    example:
      'This example is for tax of ₹1,09,200 for FY 2025-26, of which ₹60,000 was deducted at source and ₹10,000 was paid in advance by 15 December 2025, and a return filed late.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'A resident individual or HUF that has not filed yet, or expects a refund. Use the income tax tool to find the tax for the year.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'For a late return you pay 1% a month on the unpaid tax, from the day after the due date to the day of filing. If you paid less than 90% of the advance tax by 31 March, you pay 1% a month from 1 April. If you paid less at an instalment, you pay 3% of the shortfall, or 1% at the last one. 12% by June and 36% by September are enough to avoid this.',
          'Part of a month counts as a full month, and amounts are first rounded down to hundreds. The fee is ₹5,000, or ₹1,000 if total income is up to ₹5,00,000.',
          'A payment after the year goes first to the fee and the interest. Only the rest reduces the tax. On a refund the department pays ½% a month, from 1 April if you filed on time, otherwise from the day of filing.',
        ],
      },
    ],
    related: [
      { label: 'Tax planning and filing', href: '/services/tax-filing' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'Advance tax', href: '/tools/advance-tax' },
      { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its fields. */
export const taxDueFields = inLocale({
  en: {
    who: {
      label: 'Income from',
      options: {
        'no-business': 'Salary, rent, interest, capital gains',
        presumptive: 'Business or profession, presumptive',
        business: 'Business or profession, without audit',
        audit: 'Business or profession, audited',
      },
    },
    totalIncome: { label: 'Total income', description: 'After all deductions. It decides the late fee' },
    tax: { label: 'Tax for the year', description: 'With cess, after rebate and reliefs' },
    deducted: {
      label: 'Deducted at source',
      description: 'TDS and TCS, as in Form 26AS (Form 168 from tax year 2026-27)',
    },
    senior: { label: 'A resident of 60 or older in the year' },
    advance: (from: string, to: string) => `Advance tax ${from} to ${to}`,
    selfPaid: { label: 'Paid after the year', description: 'Self-assessment tax, before the day below' },
    selfPaidOn: { label: 'Paid after the year on' },
    on: { label: 'Return filed and the rest paid on' },
    refundOn: { label: 'Refund comes on', description: 'Only if you get a refund' },
  },
})

/** Words of its result. */
export const taxDueResult = inLocale({
  en: {
    about: (interest: string, fee: string) => `to pay, with interest of ${interest} and a fee of ${fee}`,
    aboutInterest: (interest: string) => `to pay, with interest of ${interest}`,
    aboutTax: 'to pay, with no interest and no fee',
    refund: 'refund',
    refundWith: (interest: string) => `refund, and ${interest} of interest on it`,
    nothing: 'Nothing',
    nothingAbout: 'to pay, and no refund',
    due: (date: string) => `The return was due by ${date}.`,
    dueYet: (date: string) => `The return is due by ${date}.`,
    caption: 'Working of the amount payable, in rupees',
    amount: 'Amount',
  },
})

/** What the tool does not cover. */
export const taxDueLimits = inLocale({
  en: [
    'Companies, firms, non-residents, transfer pricing, updated returns and assessments by the department.',
    'Extensions of the due date by the tax board (CBDT).',
    'The relief for a short instalment because of capital gains, dividends or winnings that you could not foresee.',
    'Months other than calendar months. We count a late return by calendar months, because each due date is the last day of a month.',
    'Less interest for tax paid after the due date and before filing. The return forms do not reduce it, so we do not.',
    'Self-assessment tax paid in parts. Type the total with the day of the largest part. The result is then close, but not exact.',
  ],
})

/** Words of its table. */
export const taxDueRules = inLocale({
  en: {
    caption: 'Interest and fees, under both Acts',
    what: 'What',
    old: 'FY 2025-26, Act of 1961',
    next: 'TY 2026-27, Act of 2025',
    lateReturn: 'Late return, a month',
    unpaid: 'Advance tax unpaid, a month',
    deferred: 'Instalment paid short',
    deferredOf: (first: string, last: string) => `${first}, the last one ${last}`,
    fee: 'Late fee',
    feeOf: (small: string, upTo: string, large: string) => `${small} up to ${upTo}, then ${large}`,
    refund: 'Refund, a month',
  },
})
