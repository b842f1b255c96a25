import { rowOn } from '../dated.ts'
import { gratuityRules } from '../gratuity/rules.ts'
import type { HraCity } from '../hra/rules.ts'
import type { Regime } from '../income-tax/rates.ts'
import type { Taxpayer } from '../income-tax/tax-on-income.ts'
import type { IsoDate } from '../ist.ts'
import { mulDiv, shareOf } from '../money.ts'
import type { Paise } from '../working.ts'
import {
  karnatakaProfessionalTaxes,
  leastWages,
  providentFundCeilings,
  providentFundRates,
  stateInsuranceRules,
} from './rules.ts'

/** `ceiling` contributes on wages up to the ceiling, `full` on all wages, `none` where no one need contribute. */
export type ProvidentFund = 'ceiling' | 'full' | 'none'

export interface SalaryInput extends Omit<Taxpayer, 'taxYear'> {
  /** A day of the month that is broken up: it decides which rules and which tax year govern. */
  on: IsoDate
  /** What the yearly amount is: cost to company, with what the employer contributes, or gross pay. */
  basis: 'ctc' | 'gross'
  /** For twelve months. */
  yearly: Paise
  /** Basic pay as a share of gross pay, in whole percent. */
  basicPercent: number
  /** House rent allowance as a share of basic pay, in whole percent. The rest of gross pay is special allowance. */
  hraPercent: number
  providentFund: ProvidentFund
  /** Whether the establishment is under Employees’ State Insurance. It insures those within its ceiling. */
  stateInsurance: boolean
  /** Whether the cost to company holds a provision for gratuity. */
  gratuityInCtc: boolean
  professionalTax: 'karnataka' | 'none'
  regime: Regime
  /** Rent paid in the year and where, for the exemption of the old regime. */
  rentPaid?: Paise
  city?: HraCity
  /** Investments of the old regime besides the employee’s provident fund. */
  investments?: Paise
}

export const MONTHS = 12

const RUPEE: Paise = 100

export const toRupee = (amount: Paise): Paise => Math.round(amount / RUPEE) * RUPEE
export const upToRupee = (amount: Paise): Paise => Math.ceil(amount / RUPEE) * RUPEE

/** The rows that govern a month. */
export function salaryRulesOn(on: IsoDate) {
  return {
    fundRate: rowOn('provident fund', providentFundRates, on),
    fundCeiling: rowOn('provident fund ceiling', providentFundCeilings, on),
    leastWages: rowOn('wages', leastWages, on),
    stateInsurance: rowOn('Employees’ State Insurance', stateInsuranceRules, on),
    professionalTax: rowOn('professional tax', karnatakaProfessionalTaxes, on),
    gratuity: rowOn('gratuity', gratuityRules, on),
  }
}

type SalaryRules = ReturnType<typeof salaryRulesOn>

/** What the law makes of a month's gross pay, beside its amounts. */
export interface WageBase {
  /** Wages on which provident fund and gratuity rest: basic pay, or more where the law asks for it. */
  wages: Paise
  /** What of them is contributed on. */
  fundWages: Paise
  /** Whether the employee is insured: within the ceiling, in an establishment that is covered. */
  isInsured: boolean
}

export function wageBaseOf(
  gross: Paise,
  basic: Paise,
  input: Pick<SalaryInput, 'providentFund' | 'stateInsurance'>,
  rules: SalaryRules,
): WageBase {
  const wages = Math.max(basic, upToRupee(shareOf(gross, rules.leastWages.value)))
  const fundWages = { none: 0, ceiling: Math.min(wages, rules.fundCeiling.value), full: wages }
  return {
    wages,
    fundWages: fundWages[input.providentFund],
    isInsured: input.stateInsurance && gross <= rules.stateInsurance.value.ceiling,
  }
}

/** The parts of a month's gross pay, before taxes. */
export function partsOf(gross: Paise, input: SalaryInput, rules: SalaryRules) {
  const basic = toRupee(shareOf(gross, input.basicPercent * 100))
  const hra = Math.min(toRupee(shareOf(basic, input.hraPercent * 100)), gross - basic)
  const { wages, fundWages, isInsured } = wageBaseOf(gross, basic, input, rules)
  const fund = toRupee(shareOf(fundWages, rules.fundRate.value))
  const { employee, employer } = rules.stateInsurance.value
  const insured = (rate: number) => (isInsured ? upToRupee(shareOf(gross, rate)) : 0)
  const { days, daysInMonth } = rules.gratuity.value
  const gratuity = input.gratuityInCtc ? mulDiv(wages, days, daysInMonth * MONTHS * RUPEE) * RUPEE : 0
  return {
    basic,
    hra,
    specialAllowance: gross - basic - hra,
    gross,
    employeeProvidentFund: fund,
    employeeStateInsurance: insured(employee),
    employerProvidentFund: fund,
    employerStateInsurance: insured(employer),
    gratuity,
    costToCompany: gross + fund + insured(employer) + gratuity,
  }
}

/**
 * The largest monthly gross pay in whole rupees that the yearly amount affords. Its cost falls once, where the
 * state insurance ends: pay above that ceiling is tried first.
 */
export function affordableGross(input: SalaryInput, rules: SalaryRules): Paise {
  const cost = (gross: Paise) =>
    input.basis === 'gross' ? gross : partsOf(gross, input, rules).costToCompany
  const isAffordable = (rupees: number) => cost(rupees * RUPEE) * MONTHS <= input.yearly
  const insuredUpTo = rules.stateInsurance.value.ceiling / RUPEE

  let [enough, tooMuch] = isAffordable(insuredUpTo + 1)
    ? [insuredUpTo + 1, Math.floor(input.yearly / RUPEE) + 1]
    : [0, insuredUpTo + 1]
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2)
    if (isAffordable(middle)) enough = middle
    else tooMuch = middle
  }
  return enough * RUPEE
}
