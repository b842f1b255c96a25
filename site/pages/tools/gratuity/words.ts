import type { EndOfService } from '@anupalan/server/compliance/gratuity'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the gratuity tool. */
export const gratuityWords = inLocale({
  en: {
    name: 'Gratuity',
    heading: 'Gratuity',
    lead: 'Type the last wage and the length of service. You see what is owed, and what of it is free of tax.',
    example:
      'What follows is worked for a last monthly wage of ₹50,000 and 10 years and 7 months of service that ended by resignation on 30 September 2026.',
    parts: [
      {
        heading: 'Whom it is for',
        paragraphs: [
          'Employees outside Government who leave after five years or more, those at the end of a fixed term, and the families of those who die in service; and employers who must set the money aside.',
        ],
      },
      {
        heading: 'How it is worked out',
        paragraphs: [
          'An employer with ten or more employees owes fifteen days’ wages for each year of service, a month being taken as 26 days. More than six months of a last year count as a whole one.',
          'At the end of a fixed term, from one year on, it is owed in proportion to the time served. The Code does not say whether a part of a year is rounded as for others; where that makes a difference, both amounts are shown.',
          'Without that cover the law sets nothing; half a month’s average pay for each completed year is what may be free of tax.',
          'Free of tax is the least of three: what was received, what the formula gives, and ₹20,00,000 over a whole working life, less what was exempt before.',
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
        description: 'Basic pay and dearness allowance; by the Code at least half of all pay',
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
    lastDay: { label: 'Last day of service', description: 'It decides which law governs' },
    received: { label: 'Gratuity received', description: 'Empty: what the formula gives' },
    exemptedEarlier: { label: 'Exempt from earlier employers' },
  },
})

/** Words of its result. */
export const gratuityResult = inLocale({
  en: {
    allExempt: 'of gratuity, all of it free of tax',
    about: (exempt: string, taxable: string) => `of gratuity: ${exempt} free of tax, ${taxable} taxable`,
    nothing: 'No gratuity',
    tooShort: 'is owed for a service this short',
    nothingAbout: 'comes of these figures',
    doubt: (amount: string) =>
      `In proportion to the time served. If years are rounded as for everyone else, it is ${amount}. Which of the two the Code means is not settled: confirm before paying.`,
    ceiling: (amount: string) => `An employer need not pay more than ${amount}, but may.`,
    caption: 'Working of the gratuity, in rupees',
    amount: 'Amount',
  },
})

/** Words of its table. */
export const gratuityRulesWords = inLocale({
  en: {
    caption: 'What an employer with ten or more employees owes',
    from: 'Service that ends',
    years: 'Least service',
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
        `Excepted are an employer with a branch in another State, an approved gratuity fund that existed before 10 January 2024, and a new approved fund of an employer with ${persons} or more people. The fund must cover the whole liability.`,
    },
    count: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  },
})
