import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the HRA tool. */
export const hraWords = inLocale({
  en: {
    name: 'HRA exemption',
    heading: 'HRA exemption',
    lead: 'Type salary, allowance and rent of the year. You see which of the three limits decides, and what stays taxable.',
    example:
      'What follows is worked for basic pay of ₹6,00,000, house rent allowance of ₹3,00,000 and rent of ₹3,60,000 in Bengaluru, in the tax year 2026-27.',
    parts: [
      {
        heading: 'Whom it is for',
        paragraphs: [
          'Employees who receive a house rent allowance, pay rent and choose the old regime. In the new regime the whole allowance is taxable.',
        ],
      },
      {
        heading: 'How it is worked out',
        paragraphs: [
          'Exempt is the least of three: the allowance received, the rent above a tenth of the salary, and two fifths of the salary, or half of it in some cities. Salary here means basic pay, the dearness allowance that counts for retirement, and commission by turnover.',
          'From the tax year 2026-27 Ahmedabad, Bengaluru, Hyderabad and Pune count among the cities of one half, beside Chennai, Delhi, Kolkata and Mumbai: confirm it before filing.',
          'Where the rent passes ₹1,00,000 a year, the employer asks for the landlord’s PAN.',
        ],
      },
    ],
    related: [
      { label: 'Payroll and HR compliance', href: '/services/payroll-hr' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'Salary break-up', href: '/tools/salary' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its fields. */
export const hraFields = inLocale({
  en: {
    salary: { label: 'Basic pay and dearness allowance', description: 'For the year' },
    hraReceived: { label: 'House rent allowance received', description: 'For the year' },
    rentPaid: { label: 'Rent paid', description: 'For the year' },
  },
})

/** Words of its result. */
export const hraResult = inLocale({
  en: {
    about: (taxable: string) => `exempt; ${taxable} of the allowance is taxable`,
    chart: 'The three limits',
    summary: {
      received: 'The allowance itself is the least: all of it is exempt.',
      rent: 'The rent decides: it is the least of the three.',
      salary: 'The share of salary decides: it is the least of the three.',
    },
    limb: 'Limit',
    limbs: { received: 'Allowance', rent: 'Rent above 10%', salary: 'Share of salary' },
    amount: 'Amount',
    caption: 'Working of the exemption, in rupees',
  },
})

/** Words of its table. */
export const hraRulesWords = inLocale({
  en: {
    caption: 'Share of salary by year',
    year: 'Year',
    cities: 'Cities',
    inCities: 'There',
    elsewhere: 'Elsewhere',
  },
})
