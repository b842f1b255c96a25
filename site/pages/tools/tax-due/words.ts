import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the tool for tax that is due. */
export const taxDueWords = inLocale({
  en: {
    name: 'What is payable today',
    heading: 'What is payable today',
    lead: 'For a year that has ended: type the tax and what has been paid. You see the interest under each section, the late fee, and the sum for today’s challan, or the refund.',
    example:
      'What follows is worked for tax of ₹1,09,200 for FY 2025-26, of which ₹60,000 was deducted at source and ₹10,000 was paid in advance by 15 December 2025, and a return filed late.',
    parts: [
      {
        heading: 'Whom it is for',
        paragraphs: [
          'A resident individual or Hindu undivided family that has not filed yet, or has a refund to come. The tax of the year is found by the income tax tool.',
        ],
      },
      {
        heading: 'How it is worked out',
        paragraphs: [
          'A late return: 1% a month on what was unpaid, from the day after the due date to the day of filing. Advance tax unpaid: where less than 90% was paid by 31 March, 1% a month from 1 April. Instalments paid short: 3% of each shortfall, 1% of the last one; 12% by June and 36% by September are enough to be forgiven.',
          'A part of a month is a whole one, and amounts are rounded down to whole hundreds first. The fee is ₹5,000, or ₹1,000 up to a total income of ₹5,00,000.',
          'What was paid after the year goes to the fee and the interest first; only the rest lowers the tax. On a refund the department pays ½% a month, from 1 April if the return was in time, else from the day of filing.',
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
    totalIncome: { label: 'Total income', description: 'After every deduction: it decides the late fee' },
    tax: { label: 'Tax of the year', description: 'Cess included, after rebate and reliefs' },
    deducted: {
      label: 'Deducted at source',
      description: 'TDS and TCS, as in Form 26AS; from tax year 2026-27 Form 168',
    },
    senior: { label: 'A resident of 60 or older in the year' },
    advance: (from: string, to: string) => `Advance tax ${from} to ${to}`,
    selfPaid: { label: 'Paid after the year', description: 'Self-assessment tax, before the day below' },
    selfPaidOn: { label: 'Paid after the year on' },
    on: { label: 'Return filed and the rest paid on' },
    refundOn: { label: 'Refund comes on', description: 'Matters only if there is one' },
  },
})

/** Words of its result. */
export const taxDueResult = inLocale({
  en: {
    about: (interest: string, fee: string) => `to pay: with interest of ${interest} and a fee of ${fee}`,
    aboutInterest: (interest: string) => `to pay: with interest of ${interest}`,
    aboutTax: 'to pay: no interest and no fee',
    refund: 'to come back',
    refundWith: (interest: string) => `to come back, and ${interest} of interest on it`,
    nothing: 'Nothing',
    nothingAbout: 'to pay, and nothing to come back',
    due: (date: string) => `The return was due by ${date}.`,
    dueYet: (date: string) => `The return is due by ${date}.`,
    caption: 'Working of the sum payable, in rupees',
    amount: 'Amount',
  },
})

/** What the tool does not cover. */
export const taxDueLimits = inLocale({
  en: [
    'Companies, firms, non-residents, transfer pricing, updated returns and assessments by the department.',
    'Extensions of the due date by the Board.',
    'The relief for an instalment that fell short because of capital gains, dividends or winnings that could not be foreseen.',
    'Months of a late return run from the day after the due date. Since due dates end a month, these are calendar months.',
    'Tax paid after the due date and before filing does not lower the interest for the late return here, as the return forms work it out.',
    'A self-assessment payment made in several parts: type the sum with the day of its largest part, and the result is near, not exact.',
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
