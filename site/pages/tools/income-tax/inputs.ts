import { AGES, compareRegimes, RESIDENCIES, taxYears } from '@anupalan/server/compliance/income-tax'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, choice, flag, optionalAmount } from '../../../ui/calculator/kinds.ts'

/** The inputs of the income tax tool, with an example. */
export const incomeTaxTool = defineTool({
  fields: {
    taxYear: choice(
      taxYears.map(({ key }) => key),
      '2026-27',
    ),
    salary: amount('18,50,000'),
    otherIncome: optionalAmount('42,000'),
    age: choice(AGES, 'below-60'),
    residency: choice(RESIDENCIES, 'resident'),
    investments: optionalAmount('1,50,000'),
    homeLoanInterest: optionalAmount('50,000'),
    healthInsurance: optionalAmount('25,000'),
    parentsHealthInsurance: optionalAmount(),
    seniorParents: flag(),
    hraExempt: optionalAmount(),
    professionalTax: optionalAmount(),
    ownNps: optionalAmount(),
    depositInterest: optionalAmount(),
    otherDeductions: optionalAmount(),
    employerNps: optionalAmount(),
    basicPay: optionalAmount(),
  },
  calculate: compareRegimes,
})
