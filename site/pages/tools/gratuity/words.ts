import type { EndOfService } from '@anupalan/server/compliance/gratuity'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the gratuity tool. */
export const gratuityWords = inLocale({
  en: {
    name: 'Gratuity',
    heading: 'Gratuity',
    lead: 'Type the last wage and the length of service. You see the gratuity due, and how much of it is tax-free.',
    example:
      'This example is for a last monthly wage of ₹50,000 and 10 years and 7 months of service that ended by resignation on 30 September 2026.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Employees outside Government who leave after five years or more, or at the end of a fixed term. Families of employees who die in service. Employers, who must set the money aside.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'An employer with ten or more employees pays fifteen days’ wages for each year of service, with 26 days to a month. More than six months of the last year count as a full year.',
          'At the end of a fixed term of one year or more, gratuity is due in proportion to the time served. The Code does not say if part of a year is rounded, as it is for other employees. If it makes a difference, we show both amounts.',
          'If there are fewer employees, the law does not require gratuity. If the employer pays it, half a month’s average pay for each completed year can be tax-free.',
          'The tax-free part is the lowest of three: what you received, what the formula gives, and ₹20,00,000 in your whole working life, less what was exempt before.',
        ],
      },
    ],
    related: [
      { label: 'Payroll and HR compliance', href: '/services/payroll-hr' },
      { label: 'Salary break-up', href: '/tools/salary' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
    ],
  } as const satisfies ToolWords,
})

const end = inLocale<Record<EndOfService, string>>({
  en: {
    resignation: 'Resignation, retirement, termination',
    'fixed-term': 'End of a fixed term',
    'death-or-disablement': 'Death or disablement',
  },
})

/** Words of its fields. */
export const gratuityFields = inLocale({
  en: {
    covered: { label: 'Ten or more employees, now or earlier', options: { yes: 'Yes', no: 'No' } },
    monthlyWage: {
      yes: {
        label: 'Last monthly wage',
        description: 'Basic pay and dearness allowance. Under the Code, at least half of all pay',
      },
      no: {
        label: 'Average monthly salary',
        description: 'Basic pay and dearness allowance, over the ten months before the month of leaving',
      },
    },
    years: { label: 'Whole years of service' },
    months: { label: 'And months' },
    days: { label: 'And days' },
    end: { label: 'Why it ended', options: end },
    lastDay: { label: 'Last day of service', description: 'It decides which law applies' },
    received: { label: 'Gratuity received', description: 'Leave empty to use the formula' },
    exemptedEarlier: { label: 'Exempt from earlier employers' },
  },
})

/** Words of its result. */
export const gratuityResult = inLocale({
  en: {
    allExempt: 'of gratuity, all of it tax-free',
    about: (exempt: string, taxable: string) => `of gratuity: ${exempt} tax-free, ${taxable} taxable`,
    nothing: 'No gratuity',
    tooShort: 'is due, because the service is too short',
    nothingAbout: 'is due for these figures',
    doubt: (amount: string) =>
      `This is in proportion to the time served. If years are rounded, as for other employees, it is ${amount}. It is not settled which one the Code means, so confirm before you pay.`,
    ceiling: (amount: string) => `An employer can pay more than ${amount}, but need not.`,
    caption: 'Working of the gratuity, in rupees',
    amount: 'Amount',
  },
})

/** Words of its table. */
export const gratuityRulesWords = inLocale({
  en: {
    caption: 'What an employer with ten or more employees owes',
    from: 'Service that ends',
    years: 'Minimum service',
    fixedTerm: 'At the end of a fixed term',
    ceiling: 'At most',
    between: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `From ${from}`,
    inProportion: (years: string) => `${years}, in proportion`,
    insurance: {
      heading: 'Insurance of gratuity in Karnataka',
      text: (insure: number, register: number) =>
        `A private employer with ten or more people in Karnataka takes a gratuity policy within ${insure} days of coming under the law, and registers with the Controlling Authority within ${register} days of the policy.`,
      exceptions: (persons: number) =>
        `This does not apply to an employer with a branch in another State, to an approved gratuity fund from before 10 January 2024, or to a new approved fund of an employer with ${persons} or more people. The fund must cover the whole liability.`,
    },
    count: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  },
})
