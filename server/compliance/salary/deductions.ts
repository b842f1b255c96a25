import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import { dateParts } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { shareOf } from '../money.ts'
import type { Paise } from '../working.ts'
import { salaryRulesOn, toRupee, upToRupee, wageBaseOf } from './parts.ts'
import type { ProvidentFund } from './parts.ts'

export interface MonthlyPay {
  /** A day in the month of the pay. */
  on: IsoDate
  /** Basic pay and dearness allowance of the month. */
  basic: Paise
  /** Gross pay of the month, basic pay and overtime included. */
  gross: Paise
  /** Overtime within `gross`: it bears contributions, and does not decide who is insured. 0 by default. */
  overtime?: Paise
  /** Monthly rate of wages if the whole month were worked, without overtime. `gross` without overtime by default. */
  wageRate?: Paise
  /** Whether the employee was insured at an earlier date in the contribution period. False by default. */
  isInsuredAlready?: boolean
  providentFund: ProvidentFund
  /** Whether the establishment is under Employees’ State Insurance. */
  stateInsurance: boolean
  professionalTax: 'karnataka' | 'none'
}

/** The employer's statutory deductions from a month's pay, except income tax. */
export interface MonthlyDeductions {
  providentFund: Paise
  stateInsurance: Paise
  professionalTax: Paise
}

/**
 * Provident fund, state insurance and professional tax of one month's actual pay.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a month without tables
 */
export function monthlyDeductions(pay: MonthlyPay): MonthlyDeductions {
  const { on, basic, gross, overtime = 0 } = pay
  const { wageRate = gross - overtime } = pay
  checkInput({
    on: dateProblem(on),
    basic: amountProblem(basic, { max: gross }),
    gross: amountProblem(gross),
    overtime: amountProblem(overtime, { max: gross }),
    wageRate: overtime > gross ? undefined : amountProblem(wageRate),
    providentFund: choiceProblem(pay.providentFund, ['ceiling', 'full', 'none']),
    professionalTax: choiceProblem(pay.professionalTax, ['karnataka', 'none']),
  })
  const rules = salaryRulesOn(on)
  const { fundWages, isInsured } = wageBaseOf(gross, basic, { ...pay, wageRate }, rules)
  const levy = rules.professionalTax.value
  const isLevied = pay.professionalTax === 'karnataka' && gross >= levy.from
  return {
    providentFund: toRupee(shareOf(fundWages, rules.fundRate.value)),
    stateInsurance: isInsured ? upToRupee(shareOf(gross, rules.stateInsurance.value.employee)) : 0,
    professionalTax: isLevied ? (dateParts(on).month === 2 ? levy.february : levy.monthly) : 0,
  }
}
