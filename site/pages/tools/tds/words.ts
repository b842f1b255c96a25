import { MONTHS } from '@anupalan/server/compliance/ist'
import type { PayeeKind } from '@anupalan/server/compliance/tds'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'
import type { MonthNumber } from './inputs.ts'

/** Words of the finder of tax at source. */
export const tdsWords = inLocale({
  en: {
    name: 'TDS and TCS',
    heading: 'TDS and TCS finder',
    lead: 'Choose what you pay and to whom. You see if tax is deducted or collected, at what rate, and above what amount.',
    example:
      'This example is for ₹50,000 paid to an individual contractor who has given a PAN, the first payment of the year.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who pays a contractor, a professional, rent, interest or commission in India, or sells goods on which TCS is collected. Each entry says who must deduct. Most do not apply to an individual with a small business.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'The kind of payment decides the section, rate and limit. Some limits are for one payment, some for a month, some for a year. Once you cross a yearly limit, tax is due on the earlier payments too, and you deduct it from this payment.',
          'An individual or HUF that does not deduct as a business deducts tax on rent only once: in March or in the last month of the tenancy, on the rent of all months.',
          'Without a valid PAN the rate is higher: 20% for most TDS, and twice the rate for TCS. Surcharge and cess are not added for residents, except on salary.',
          'Salary has no fixed rate. The year’s tax is spread over the months.',
        ],
      },
    ],
    related: [
      { label: 'Bookkeeping', href: '/services/bookkeeping' },
      { label: 'Payroll and HR compliance', href: '/services/payroll-hr' },
      { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
      { label: 'GSTIN and PAN checker', href: '/tools/gstin-pan' },
    ],
  } as const satisfies ToolWords,
})

const payee = inLocale<Record<PayeeKind, string>>({
  en: {
    individual: 'Individual',
    huf: 'Hindu undivided family',
    firm: 'Firm or LLP',
    company: 'Company',
    other: 'Other',
  },
})

const months = inLocale({
  en: Object.fromEntries(MONTHS.map((name, index) => [String(index + 1), name])) as Record<
    MonthNumber,
    string
  >,
})

/** Words of its fields. */
export const tdsFields = inLocale({
  en: {
    kind: { label: 'What is paid', option: (tax: string, title: string) => `${tax}: ${title}` },
    payer: 'Who must:',
    amount: { tds: { label: 'This payment' }, tcs: { label: 'This receipt' } },
    on: { label: 'Credited or paid on', description: 'Whichever is earlier' },
    rent: {
      amount: { label: 'Rent of a month' },
      lastMonth: {
        label: 'Last month',
        description: 'March, or the month in which you leave',
        options: months,
      },
      months: {
        label: 'Months of rent in this year',
        description: 'Leave empty for every month from April to the last month',
      },
      lastRent: { label: 'Rent of the last month', description: 'Only if it is different' },
      on: { label: 'A day of the year', description: 'A year runs from April to March' },
    },
    payee: { tds: { label: 'Paid to' }, tcs: { label: 'Sold to' }, options: payee },
    pan: { label: 'Has given a valid PAN', options: { yes: 'Yes', no: 'No' } },
    senior: { label: 'A resident of 60 or older' },
    earlier: {
      label: 'Paid before',
      description: 'To the same person in this year; for rent in this month',
    },
    taken: {
      label: 'Tax already taken from that',
      description:
        'Leave empty if you deducted nothing up to the year’s limit, and all that was due after it',
    },
  },
})

/** Words of its result. */
export const tdsResult = inLocale({
  en: {
    tax: { tds: 'TDS', tcs: 'TCS' },
    due: { tds: 'to deduct', tcs: 'to collect' },
    about: (how: string, rate: string, base: string) => `${how}: ${rate} of ${base}`,
    once: (month: string, rate: string, base: string) =>
      `to deduct once, from the rent of ${month}: ${rate} of ${base}`,
    capped: (month: string) => `to deduct once: all the rent of ${month}, because there is no PAN`,
    none: 'No tax',
    noneOfRent: 'to deduct from this rent',
    noneAbout: { tds: 'to deduct from this payment', tcs: 'to collect on this receipt' },
    caption: 'Working of the tax, in rupees',
    amount: 'Amount',
  },
})

/** What the finder does not cover. */
export const tdsLimits = inLocale({
  en: [
    'Payments to non-residents. Their rates also depend on treaties.',
    'Certificates for a lower rate, and declarations that no tax is payable.',
    'Tax on salary, which depends on the whole year. Use the income tax and salary tools.',
    'GST shown separately on the invoice. For most payments it is not part of the amount.',
  ],
})

/** Words of its table. */
export const tdsRules = inLocale({
  en: {
    caption: (year: string) => `Every kind of payment, ${year}`,
    captions: { tds: 'Tax deducted at source', tcs: 'Tax collected at source' },
    what: 'What is paid',
    rate: 'Rate',
    from: 'From what amount',
    limits: {
      none: 'Any amount',
      payment: (amount: string) => `Above ${amount} at one time`,
      'payment-from': (amount: string) => `${amount} or more`,
      month: (amount: string) => `Above ${amount} in the month`,
      'month-once': (amount: string) => `Above ${amount} in a month, and then once on the year’s rent`,
      year: (amount: string) => `Above ${amount} in the year`,
      senior: (amount: string) => `, ${amount} from the age of 60`,
      'payment-or-year': (one: string, year: string) => `Above ${one} at one time, or ${year} in the year`,
      excess: (amount: string) => `Only what is above ${amount} in the year`,
    },
    individual: (rate: string, other: string) => `${rate} individual or HUF, ${other} others`,
    beyond: (rate: string, above: string) => `, ${rate} above ${above}`,
    toCompany: (rate: string, other: string) => `${other}, ${rate} to a company`,
  },
})
