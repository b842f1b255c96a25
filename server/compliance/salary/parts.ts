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

/** `ceiling` contributes on wages up to the ceiling, `full` on all wages, `none` if nothing need be contributed. */
export type ProvidentFund = 'ceiling' | 'full' | 'none'

export interface SalaryInput extends Omit<Taxpayer, 'taxYear'> {
  /** A day in the month of the break-up: determines the rules and the tax year. */
  on: IsoDate
  /** Whether the yearly amount is cost to company, employer's contributions included, or gross pay. */
  basis: 'ctc' | 'gross'
  /** For twelve months. */
  yearly: Paise
  /** Basic pay as a share of gross pay, in whole percent. */
  basicPercent: number
  /** House rent allowance as a share of basic pay, in whole percent. The rest of gross pay is special allowance. */
  hraPercent: number
  providentFund: ProvidentFund
  /** Whether the establishment is under Employees’ State Insurance, which insures employees within its ceiling. */
  stateInsurance: boolean
  /** Whether the cost to company includes a provision for gratuity. */
  gratuityInCtc: boolean
  professionalTax: 'karnataka' | 'none'
  /** Whether the establishment is under the Labour Welfare Fund of Karnataka. False by default. */
  labourWelfareFund?: boolean
  regime: Regime
  /** Rent paid in the year, and the city, for the exemption of the old regime. */
  rentPaid?: Paise
  city?: HraCity
  /** Investments of the old regime, without the employee’s provident fund. */
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

/** The statutory bases of a month's contributions. */
export interface WageBase {
  /** Wages for provident fund and gratuity: basic pay, or more if the law requires it. */
  wages: Paise
  /** The part of the wages that bears provident fund contributions. */
  fundWages: Paise
  /** Whether the employee is insured: within the ceiling, in a covered establishment. */
  isInsured: boolean
}

/** The registrations of an establishment, and what decides whether an employee is insured. */
interface Cover extends Pick<SalaryInput, 'providentFund' | 'stateInsurance'> {
  /** Monthly rate of wages for full months, without overtime. Gross pay by default. */
  wageRate?: Paise
  /** Whether the employee was insured at an earlier date in the contribution period. False by default. */
  isInsuredAlready?: boolean
}

export function wageBaseOf(gross: Paise, basic: Paise, input: Cover, rules: SalaryRules): WageBase {
  const { wageRate = gross, isInsuredAlready = false } = input
  const wages = Math.max(basic, upToRupee(shareOf(gross, rules.leastWages.value)))
  const fundWages = { none: 0, ceiling: Math.min(wages, rules.fundCeiling.value), full: wages }
  return {
    wages,
    fundWages: fundWages[input.providentFund],
    isInsured: input.stateInsurance && (isInsuredAlready || wageRate <= rules.stateInsurance.value.ceiling),
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
 * The largest monthly gross pay in whole rupees that the yearly amount covers. The cost of gross pay falls once,
 * at the state insurance ceiling: pay above that ceiling is tried first.
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
