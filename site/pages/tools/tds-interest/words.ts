import type { PaymentRoute } from '@anupalan/server/compliance/tds-interest'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the tool for tax at source that is late. */
export const tdsInterestWords = inLocale({
  en: {
    name: 'TDS interest and late fee',
    heading: 'TDS interest and late fee',
    lead: 'Type when the tax was due, deducted, paid and reported. You see the interest for each month, the fee for each day, and the dates you missed.',
    example:
      'This example is for ₹10,000 deducted on 31 July 2026 and paid on 8 August 2026, one day late, with a statement filed on 20 November 2026.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who deducts TDS from rent, fees, contracts, salary or interest and has missed a date. Pay the interest by challan before you file the statement, as the statement asks for the challan.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'If you deducted late, you pay 1% a month from the day you should have deducted to the day you did. If you paid late, you pay 1.5% a month from the day you deducted to the day you paid, not from the due date.',
          'The portal counts calendar months, and part of a month is a full month. So tax deducted on 31 July and paid on 8 August has two months of interest.',
          'A late statement costs ₹200 a day, up to the tax in it. Pay it before you file the statement.',
        ],
      },
    ],
    related: [
      { label: 'TDS and TCS finder', href: '/tools/tds' },
      { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
      { label: 'Bookkeeping', href: '/services/bookkeeping' },
      { label: 'Payroll and HR compliance', href: '/services/payroll-hr' },
    ],
  } as const satisfies ToolWords,
})

const route = inLocale<Record<PaymentRoute, string>>({
  en: { monthly: 'By the month', challan: 'By one challan' },
})

/** Words of its fields. */
export const tdsInterestFields = inLocale({
  en: {
    tax: { label: 'Tax to be deducted' },
    route: {
      label: 'How it is paid',
      options: route,
      descriptions: {
        monthly: 'By the 7th of the next month, for March by 30 April, with a statement each quarter.',
        challan:
          'One challan that is also the statement, within thirty days after the month: for property, and for rent or contracts of an individual.',
      } satisfies Record<PaymentRoute, string>,
    },
    deductibleOn: {
      label: 'Should have been deducted on',
      description: 'Credit or payment, whichever is earlier',
    },
    deductedOn: { label: 'Deducted on' },
    paidOn: { label: 'Paid on' },
    statement: { label: 'Statement', options: { 'in-time': 'On time or not yet due', late: 'Late' } },
    filedOn: { label: 'Statement filed on' },
    statementTax: {
      label: 'Tax of the whole statement',
      description: 'The fee is never more than this. Leave empty if it is the tax above',
    },
  },
})

/** Words of its result. */
export const tdsInterestResult = inLocale({
  en: {
    about: (interest: string, fee: string) => `on top of the tax: interest ${interest}, fee ${fee}`,
    interestOnly: 'of interest, on top of the tax',
    feeOnly: 'of fee, on top of the tax',
    inTime: 'Nothing',
    inTimeAbout: 'is due: the tax was deducted, paid and reported on time',
    dates: (pay: string, file: string) => `The last date was ${pay} to pay, and ${file} to report.`,
    challanDates: (pay: string) => `The last date to pay and report was ${pay}.`,
    caption: 'Working of interest and fee, in rupees',
    amount: 'Amount',
  },
})

/** What the tool does not cover. */
export const tdsInterestLimits = inLocale({
  en: [
    'Tax that you never deducted but the payee paid. Interest then ends on the day of the payee’s return.',
    'Penalties, prosecution, and the expense that you lose for tax if you do not deduct TDS.',
    'Government offices that pay without a challan, and TCS, where the rate is always 1%.',
    'Rounding the tax down to ₹100. The portal does not do it, although one reading of the rule allows it.',
    'Tax that was deductible before 1 April 2022.',
  ],
})

/** Words of its table. */
export const tdsInterestRules = inLocale({
  en: {
    caption: 'Rates and dates, under both Acts',
    what: 'What',
    old: 'Act of 1961',
    next: 'Act of 2025',
    notDeducted: 'Deducted late, a month',
    notPaid: 'Paid late, a month',
    fee: 'Late statement, a day',
    deposit: 'Deposit',
    depositBy: (day: number, march: number) => `${day}th of the next month; for March ${march} April`,
    statements: 'Statements',
  },
})
