import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the HRA tool. */
export const hraWords = inLocale({
  en: {
    name: 'HRA exemption',
    heading: 'HRA exemption',
    lead: 'Type your salary, HRA and rent for the year. You see which of the three limits decides, and what is taxable.',
    example:
      'This example is for basic pay of ₹6,00,000, house rent allowance of ₹2,70,000 and rent of ₹2,88,000 in Bengaluru, in the tax year 2026-27.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Employees who get HRA, pay rent and choose the old regime. In the new regime all of the HRA is taxable.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'The exempt part is the lowest of three: the HRA you get, your rent less 10% of salary, and 40% of salary, or 50% in some cities. Salary here means basic pay, the dearness allowance that counts for retirement, and commission on turnover.',
          'From the tax year 2026-27 Ahmedabad, Bengaluru, Hyderabad and Pune are also 50% cities, like Chennai, Delhi, Kolkata and Mumbai. Please confirm it before filing.',
          'If your rent is more than ₹1,00,000 a year, your employer asks for the landlord’s PAN.',
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
      received: 'Your allowance is the lowest of the three, so all of it is exempt.',
      rent: 'Your rent decides: it gives the lowest of the three.',
      salary: 'The share of salary decides: it is the lowest of the three.',
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
    inCities: 'In these cities',
    elsewhere: 'Elsewhere',
  },
})
