import type { LowerProfit, Owner, Scheme } from '@anupalan/server/compliance/presumptive'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the tool for presumptive profit. */
export const presumptiveWords = inLocale({
  en: {
    name: 'Presumptive profit',
    heading: 'Presumptive profit',
    lead: 'Type what your business or profession received, or the weight of your trucks. You see the presumed profit, if you can use this scheme, and what happens if you declare less.',
    example:
      'This example is for a shop of an individual in the tax year 2026-27: ₹60,00,000 by bank and online, ₹15,00,000 in cash and ₹5,00,000 not yet received.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'A resident shopkeeper, trader or manufacturer with receipts up to ₹2 crore, or ₹3 crore if at most 5% is in cash. A resident doctor, lawyer, engineer, architect, accountant, technical consultant, interior decorator or other listed professional with receipts up to ₹50 lakh, or ₹75 lakh if at most 5% is in cash. Anyone who owns up to ten goods vehicles.',
          'It is not for commission, brokerage or agency income, and not for an LLP or a company. For goods vehicles, anyone can use it.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'Business: 6% of the money received by bank or online up to the due date of the return, and 8% of the rest. Profession: half of all receipts. Goods vehicles: ₹1,000 a month for each ton of a vehicle above 12,000 kg, and ₹7,500 a month for any other vehicle, used or not.',
          'If you earned more, declare the higher profit. All expenses, including depreciation, are already counted. Use the income tax tool for the tax on the profit. Pay it in one instalment by 15 March, or in four for goods vehicles.',
          'If you declare less, you need full books, and an audit if your income is above the tax-free limit. Until 2025-26 a business needs these only if it used the scheme in one of the last five years. It then cannot use the scheme again for five years. Goods vehicles need both at any income.',
        ],
      },
    ],
    related: [
      { label: 'Tax planning and filing', href: '/services/tax-filing' },
      { label: 'Bookkeeping', href: '/services/bookkeeping' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'Advance tax', href: '/tools/advance-tax' },
    ],
  } as const satisfies ToolWords,
})

const scheme = inLocale<Record<Scheme, string>>({
  en: { business: 'Business', profession: 'Profession', transport: 'Trucks' },
})
const owner = inLocale<Record<Owner, string>>({
  en: {
    individual: 'Resident individual',
    huf: 'Resident Hindu undivided family',
    firm: 'Resident partnership firm',
    other: 'LLP, company or non-resident',
  },
})

/** Words of its fields. */
export const presumptiveFields = inLocale({
  en: {
    scheme: { label: 'Kind', options: scheme },
    owner: { label: 'Carried on by', options: owner },
    digital: {
      label: 'Received by bank or online',
      description: 'UPI, card, transfer or account-payee cheque, up to the due date of the return',
    },
    cash: { label: 'Received in cash', description: 'Include cheques that are not account-payee' },
    outstanding: { label: 'Not received by then', description: 'Sales of the year that are still unpaid' },
    light: { label: 'Vehicles up to 12,000 kg', description: 'Gross weight, as in the registration' },
    lightMonths: {
      label: 'Months each of them was owned',
      description: 'Count part of a month as a full month',
    },
    heavy: { label: 'Vehicles above 12,000 kg' },
    heavyKg: { label: 'Gross weight of each, in kg' },
    heavyMonths: { label: 'Months each heavy one was owned' },
    actual: { label: 'Profit by your accounts', description: 'Leave empty if you do not know it' },
  },
})

/** Words of its result. */
export const presumptiveResult = inLocale({
  en: {
    about: 'of profit to declare',
    aboutActual: (presumed: string) => `of profit to declare, as earned. The presumed profit is ${presumed}`,
    barred: 'Not available',
    barredAbout: 'to you: you need full books',
    lower: {
      title: 'You earned less than the presumed profit.',
      texts: {
        taxable:
          'To declare the lower profit you need full books. If your total income is above the tax-free limit, you also need an audit.',
        'after-use':
          'If you used the scheme in one of the last five years, you need full books for the lower profit. If your total income is above the tax-free limit, you also need an audit. If not, the usual limits for books and audit apply.',
        always: 'To declare the lower profit you need full books and an audit, whatever your total income.',
      } satisfies Record<LowerProfit, string>,
      lockIn: (years: number) =>
        `If you have used the scheme before, you then cannot use it again for ${years} years.`,
      lockInUnknown:
        'If you have used the scheme before, you may not be able to use it for some years. We have not seen how long under the new Act. Ask us first.',
    },
    receiptsCaption: 'Receipts and their limit, in rupees',
    caption: 'Working of the presumptive profit, in rupees',
    amount: 'Amount',
  },
})

/** What the tool does not cover. */
export const presumptiveLimits = inLocale({
  en: [
    'Which professions are on the list, and which notifications add to it.',
    'Salary and interest of partners. A firm can deduct them only from the profit of goods vehicles.',
    'Businesses that claim deductions for profits of special areas or activities. They cannot use the scheme.',
    'Vehicles owned for different numbers of months. Calculate them one by one.',
    'Minimum books, audit under other laws, and GST, which has its own limits.',
  ],
})

/** Words of its table. */
export const presumptiveRules = inLocale({
  en: {
    caption: (year: string) => `The three schemes, ${year}`,
    scheme: 'Scheme',
    limit: 'Limit',
    profit: 'Profit',
    limitOf: (upTo: string, more: string, share: string) => `${upTo}; ${more} with at most ${share} in cash`,
    vehicles: (most: number) => `${most} goods vehicles`,
    business: (digital: string, rest: string) => `${digital} by bank or online, ${rest} of the rest`,
    profession: (rate: string) => `${rate} of receipts`,
    transport: (ton: string, vehicle: string) =>
      `${ton} for each ton a month if heavy, otherwise ${vehicle} a month`,
  },
})
