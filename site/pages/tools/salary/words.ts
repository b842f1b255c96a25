import type { ProvidentFund } from '@anupalan/server/compliance/salary'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the salary tool. */
export const salaryWords = inLocale({
  en: {
    name: 'Salary break-up',
    heading: 'Salary break-up',
    lead: 'Type the yearly CTC or gross pay. You see a month’s payslip, what the employer adds, and the take-home pay.',
    example:
      'This example is for a cost to company of ₹12,00,000 a year: basic pay is half of gross pay, PF is up to its ceiling, gratuity is set aside, with professional tax of Karnataka and the new regime.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Employers who write an offer and employees who read one. It shows how much of the CTC reaches the bank each month.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'From the cost to company we first subtract the employer’s PF, ESI and gratuity. This gives gross pay. From gross pay we subtract the employee’s PF and ESI, professional tax and one month’s share of the year’s income tax.',
          'PF and gratuity are based on wages. Under the Code on Social Security 2020, wages are basic pay, but at least half of total pay. ESI does not apply if monthly pay is above its ceiling.',
        ],
      },
    ],
    related: [
      { label: 'Payroll and HR compliance', href: '/services/payroll-hr' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'HRA exemption', href: '/tools/hra' },
      { label: 'Gratuity', href: '/tools/gratuity' },
    ],
  } as const satisfies ToolWords,
})

const fund = inLocale<Record<ProvidentFund, string>>({
  en: {
    ceiling: 'On wages up to the ceiling',
    full: 'On all wages',
    none: 'None',
  },
})

/** Words of its fields. */
export const salaryFields = inLocale({
  en: {
    basis: { label: 'The amount is', options: { ctc: 'Cost to company', gross: 'Gross pay' } },
    yearly: { label: 'For a year' },
    basicPercent: { label: 'Basic pay', description: 'Share of gross pay' },
    hraPercent: { label: 'House rent allowance', description: 'Share of basic pay' },
    providentFund: { label: 'Provident fund', options: fund },
    stateInsurance: { label: 'The establishment is under Employees’ State Insurance' },
    gratuityInCtc: { label: 'Gratuity is part of the cost' },
    professionalTax: { label: 'Professional tax', options: { karnataka: 'Karnataka', none: 'None' } },
    labourWelfareFund: { label: 'Labour Welfare Fund of Karnataka (10 people or more)' },
    more: 'Month, and details for the old regime',
    on: { label: 'A day of the month', description: 'We use the rules of this day' },
    rentPaid: { label: 'Rent paid in the year' },
    investments: { label: 'Investments besides provident fund' },
  },
})

/** Words of its result. */
export const salaryResult = inLocale({
  en: {
    about: (yearly: string) => `take-home pay each month; ${yearly} in the year`,
    tax: (regime: string, tax: string) => `Income tax in the ${regime} regime comes to ${tax} for the year.`,
    regime: { new: 'new', old: 'old' },
    part: 'Part',
    amount: 'Amount',
    month: 'Month',
    februaryHead: 'February',
    year: 'Year',
    payslip: 'Payslip of a month, in rupees',
    cost: 'Cost of a month to the employer, in rupees',
    whole: 'Month and year, in rupees',
    february: (amount: string) => `In February the take-home pay is ${amount}.`,
    leftOver: (amount: string) =>
      `${amount} of the yearly amount is left over, because each month is in whole rupees.`,
    parts: {
      takeHome: 'Take-home pay',
      incomeTax: 'Income tax',
      professionalTax: 'Professional tax',
      labourWelfareFund: 'Labour Welfare Fund, in December',
      employeeProvidentFund: 'Provident fund, employee',
      employeeStateInsurance: 'State insurance, employee',
      employerProvidentFund: 'Provident fund, employer',
      employerStateInsurance: 'State insurance, employer',
      gratuity: 'Gratuity set aside',
      costToCompany: 'Cost to company',
    },
  },
})

/** Words of its table. */
export const salaryRulesWords = inLocale({
  en: {
    caption: (date: string) => `Rates and ceilings on ${date}`,
    what: 'What',
    value: 'Rate or ceiling',
    fund: 'Provident fund, employee and employer each',
    fundCeiling: 'Wages up to which provident fund is compulsory, a month',
    leastWages: 'Minimum share of pay that counts as wages',
    insurance: 'Employees’ State Insurance, employee and employer',
    insuranceCeiling: 'Pay up to which an employee is insured, a month',
    professionalTax: 'Professional tax of Karnataka, a month',
    labourWelfareFund: 'Labour Welfare Fund of Karnataka, employee and employer, a year',
    labourWelfareFrom: (employee: string, employer: string, persons: number) =>
      `${employee} and ${employer}, for ${persons} people or more`,
    levy: (monthly: string, february: string, from: string) =>
      `${monthly}, ${february} in February, for pay of ${from} or more`,
    both: (employee: string, employer: string) => `${employee} and ${employer}`,
  },
})
