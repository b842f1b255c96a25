import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the income tax tool. */
export const incomeTaxWords = inLocale({
  en: {
    name: 'Income tax',
    heading: 'Income tax, both regimes',
    lead: 'Type what you earn. You see every line of the working, with its section.',
    example:
      'This example is for a salary of ₹18,50,000, other income of ₹42,000, investments of ₹1,50,000, home loan interest of ₹50,000 and health insurance of ₹25,000, below the age of 60.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'An individual, resident or not, with a salary or pension, interest, rent, or profit from a business or profession, all taxed at normal rates.',
          'The new regime applies unless you choose the old one. If you have no business income, you can choose again each year in the return, if you file it by the due date.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'Both regimes start with the same income. The new regime takes off the standard deduction and the employer’s NPS contribution. The old regime also takes off your other deductions, each up to its limit. The rest is rounded to ₹10 and taxed slab by slab.',
          'Then come the rebate for smaller incomes, the surcharge on large incomes, marginal relief just above a limit, and the cess.',
        ],
      },
    ],
    related: [
      { label: 'Tax planning and filing', href: '/services/tax-filing' },
      { label: 'Advance tax planner', href: '/tools/advance-tax' },
      { label: 'HRA exemption', href: '/tools/hra' },
      { label: 'Salary break-up', href: '/tools/salary' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its fields. */
export const incomeTaxFields = inLocale({
  en: {
    salary: {
      label: 'Salary for the year',
      description: 'Gross, with all allowances. Pension counts as salary.',
    },
    otherIncome: {
      label: 'Other income',
      description: 'Interest, net rent, profit of a business or profession',
    },
    more: 'More deductions',
    oldOnly:
      'These count only in the old regime, except the employer’s NPS contribution. Each counts up to its limit.',
    investments: {
      label: 'Investments and payments',
      description: 'Section 80C: provident fund, insurance, tuition, home loan principal',
    },
    homeLoanInterest: { label: 'Home loan interest', description: 'For a house you live in' },
    healthInsurance: { label: 'Health insurance', description: 'For yourself, spouse and children' },
    parentsHealthInsurance: { label: 'Health insurance of parents' },
    seniorParents: { label: 'A parent is 60 or older' },
    hraExempt: { label: 'House rent allowance, exempt part', description: 'The HRA tool works it out' },
    professionalTax: { label: 'Professional tax paid' },
    ownNps: { label: 'Own NPS contribution', description: 'More than what you entered under investments' },
    depositInterest: {
      label: 'Interest on deposits',
      description:
        'The interest in your other income: from savings accounts, or from any deposit if you are 60 or older',
    },
    otherDeductions: {
      label: 'Other deductions',
      description: 'Allowed deductions, such as donations or education loan interest',
    },
    employerNps: { label: 'Employer’s NPS contribution', description: 'Already included in the salary' },
    basicPay: {
      label: 'Basic pay and dearness allowance',
      description: 'Limits the employer’s contribution',
    },
  },
})

/** Words of its result. */
export const incomeTaxResult = inLocale({
  en: {
    less: (amount: string) => `${amount} less`,
    under: { new: 'under the new regime', old: 'under the old regime' },
    equal: 'No difference',
    equalAbout: (amount: string) => `between the regimes: ${amount} in both`,
    regime: { new: 'New regime', old: 'Old regime' },
    short: { new: 'New', old: 'Old' },
    chart: 'Tax of the year',
    caption: 'Working of the tax in both regimes, in rupees',
    lines: {
      'slab-tax': 'Tax by slab',
      rebate: 'Rebate',
      surcharge: 'Surcharge',
    },
    bySlab: 'Tax by slab, both regimes',
    slabs: (regime: string) => `${regime}, slab by slab`,
    differences: 'Where the difference comes from',
    difference: 'Cause',
    differenceTotal: 'Old regime tax minus new regime tax',
    breakEven: (used: string, breakEven: string) =>
      `The old regime wins only from ${breakEven} of deductions; you have ${used}.`,
    breakEvenNone: 'The old regime costs no more than the new one, even with no deductions.',
    amount: 'Amount',
  },
})

/** Words of its tables. */
export const incomeTaxRules = inLocale({
  en: {
    newSlabs: 'Slabs of the new regime',
    oldSlabs: 'Slabs of the old regime',
    income: 'Income',
    rate: 'Rate',
    to: (from: string, to: string) => `${from} to ${to}`,
    above: (amount: string) => `Above ${amount}`,
    upTo: (amount: string) => `Up to ${amount}`,
    nil: 'nil',
    surcharge: 'Surcharge on the tax, with marginal relief',
    limits: 'Limits of rebate and deductions',
    limit: 'Limit',
    most: 'At most',
    standardDeduction: 'Standard deduction',
    rebate: (regime: string) => `Rebate of a resident, ${regime}`,
    rebateLimit: (most: string, upTo: string) => `${most}, income up to ${upTo}`,
    byAge: (below: string, senior: string) => `${below}; ${senior} from the age of 60`,
    both: (first: string, second: string) => `${first} new, ${second} old`,
    shareOfPay: (next: string, old: string) => `${next} of basic pay new, ${old} old`,
  },
})
