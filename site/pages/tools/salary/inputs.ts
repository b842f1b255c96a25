import { AGES, REGIMES, RESIDENCIES, type Regime } from '@anupalan/server/compliance/income-tax'
import { PROVIDENT_FUNDS, salaryBreakUp, type SalaryBreakUp } from '@anupalan/server/compliance/salary'
import { builtOn } from 'virtual:built-on'
import { CITIES } from '../fields/cities.ts'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import {
  amount,
  choice,
  date,
  flag,
  optionalAmount,
  setting,
  wholePercentage,
} from '../../../ui/calculator/kinds.ts'

export const BASES = ['ctc', 'gross'] as const
export const LEVIES = ['karnataka', 'none'] as const

/** A break-up, and the regime whose tax is deducted. */
export interface SalaryAnswer extends SalaryBreakUp {
  regime: Regime
}

/** The inputs of the salary tool, with an example. */
export const salaryTool = defineTool({
  fields: {
    basis: choice(BASES, 'ctc'),
    yearly: amount('12,00,000'),
    basicPercent: setting(wholePercentage('50', 1)),
    hraPercent: setting(wholePercentage('40', 0)),
    providentFund: choice(PROVIDENT_FUNDS, 'ceiling'),
    stateInsurance: flag(),
    gratuityInCtc: flag(true),
    professionalTax: choice(LEVIES, 'karnataka'),
    labourWelfareFund: flag(),
    regime: choice(REGIMES, 'new'),
    age: choice(AGES, 'below-60'),
    residency: choice(RESIDENCIES, 'resident'),
    on: setting(date(builtOn)),
    rentPaid: optionalAmount(),
    city: choice(CITIES, 'Bengaluru'),
    investments: optionalAmount(),
  },
  calculate: (input): SalaryAnswer => ({ ...salaryBreakUp(input), regime: input.regime }),
})
