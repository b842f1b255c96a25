import { financialYear } from '../calendar/financial-year.ts'
import { formatRupees } from '../format/rupees.ts'
import { hraExemption } from '../hra/hra-exemption.ts'
import { HRA_CITIES } from '../hra/rules.ts'
import { compareRegimes } from '../income-tax/income-tax.ts'
import type { RegimeComparison } from '../income-tax/income-tax.ts'
import { AGES, REGIMES, RESIDENCIES } from '../income-tax/tax-on-income.ts'
import { taxYearOf } from '../income-tax/tax-year.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem, wholeProblem } from '../input.ts'
import { formatRate } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import { labourWelfareFundFor, type LabourWelfareFundRule } from './labour-welfare-fund.ts'
import { affordableGross, MONTHS, partsOf, salaryRulesOn, toRupee, wageBaseOf } from './parts.ts'
import type { ProvidentFund, SalaryInput, WageBase } from './parts.ts'

/** The parts of a salary over a month or a year. */
export interface SalaryParts {
  basic: Paise
  hra: Paise
  specialAllowance: Paise
  gross: Paise
  employeeProvidentFund: Paise
  employeeStateInsurance: Paise
  professionalTax: Paise
  /** Tax to be deducted at source. */
  incomeTax: Paise
  /** The employee’s share of the Labour Welfare Fund: once a year, in December. */
  labourWelfareFund: Paise
  takeHome: Paise
  employerProvidentFund: Paise
  employerStateInsurance: Paise
  /** Provision for gratuity within the cost to company. */
  gratuity: Paise
  /** Gross pay and what the employer contributes. */
  costToCompany: Paise
}

export interface SalaryBreakUp extends Omit<WageBase, 'fundWages'> {
  /** Any month except February. */
  month: SalaryParts
  /** February, where professional tax may differ. */
  february: SalaryParts
  /** Twelve such months. Income tax is computed for the year; twelve rounded months may differ by rupees. */
  year: SalaryParts
  /** The remainder of the yearly amount after whole rupees a month. */
  leftOver: Paise
  /** The yearly contribution to the Labour Welfare Fund, if any. The employer’s share is on top of the cost. */
  labourWelfareFund: LabourWelfareFundRule | undefined
  /** The year’s tax in both regimes. */
  tax: RegimeComparison
  /** The month, from basic pay to take-home pay. */
  payWorking: Working
  /** The month, from gross pay to cost to company. */
  costWorking: Working
}

/** What the calculation does not cover, shown next to its result. */
export const salaryLimitations: readonly string[] = [
  'Bonus, arrears, perquisites, overtime and unpaid leave. We take twelve equal months under the rules of the month you choose.',
  'An ESI contribution period that has already begun. We check only the month’s pay, but an employee insured in April or October stays insured until the period ends.',
  'The employer’s insurance (EDLI) and administration charges on provident fund, which are extra.',
  'A higher provident fund ceiling. We take ₹15,000. Some reports say ₹25,000 from 17 September 2026, but we have not seen the notification, so confirm the ceiling before filing.',
  'Tax on other income, and tax on employer’s contributions above ₹7.5 lakh a year.',
  'Professional tax and labour welfare funds of states other than Karnataka.',
]

export const PROVIDENT_FUNDS: readonly ProvidentFund[] = ['ceiling', 'full', 'none']

function checkSalary(input: SalaryInput): void {
  checkInput({
    on: dateProblem(input.on),
    basis: choiceProblem(input.basis, ['ctc', 'gross']),
    yearly: amountProblem(input.yearly),
    basicPercent: wholeProblem(input.basicPercent, 'percent', 1, 100),
    hraPercent: wholeProblem(input.hraPercent, 'percent', 0, 100),
    providentFund: choiceProblem(input.providentFund, PROVIDENT_FUNDS),
    professionalTax: choiceProblem(input.professionalTax, ['karnataka', 'none']),
    age: choiceProblem(input.age, AGES),
    residency: choiceProblem(input.residency, RESIDENCIES),
    regime: choiceProblem(input.regime, REGIMES),
    rentPaid: amountProblem(input.rentPaid ?? 0),
    city: choiceProblem(input.city ?? 'other', [...HRA_CITIES, 'other']),
    investments: amountProblem(input.investments ?? 0),
  })
}

/**
 * The break-up of a salary by month and year, from cost to company or gross pay to take-home pay.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a day outside the years that have tables
 */
export function salaryBreakUp(input: SalaryInput): SalaryBreakUp {
  checkSalary(input)
  const { on, yearly, age, residency, regime, rentPaid = 0, city = 'other', investments = 0 } = input
  // Throws for a day without tables before its tax year is validated as a choice.
  const taxYear = taxYearOf(financialYear(on)).key
  const rules = salaryRulesOn(on)
  const gross = affordableGross(input, rules)
  const parts = partsOf(gross, input, rules)
  const { wages, fundWages, isInsured } = wageBaseOf(gross, parts.basic, input, rules)
  const twelve = Object.fromEntries(
    Object.entries(parts).map(([part, amount]) => [part, amount * MONTHS]),
  ) as typeof parts

  const levy = rules.professionalTax.value
  const isLevied = input.professionalTax === 'karnataka' && gross >= levy.from
  const [monthlyLevy, februaryLevy] = isLevied ? [levy.monthly, levy.february] : [0, 0]
  const yearlyLevy = monthlyLevy * (MONTHS - 1) + februaryLevy

  const { exempt } = hraExemption({
    taxYear,
    city,
    salary: twelve.basic,
    hraReceived: twelve.hra,
    rentPaid,
  })
  const tax = compareRegimes({
    taxYear,
    age,
    residency,
    salary: twelve.gross,
    otherIncome: 0,
    hraExempt: exempt,
    professionalTax: yearlyLevy,
    investments: twelve.employeeProvidentFund + investments,
  })
  const yearlyTax = tax[regime].tax
  const monthlyTax = toRupee(yearlyTax / MONTHS)

  const welfare = input.labourWelfareFund ? labourWelfareFundFor(on) : undefined

  const paidOut = (
    of: typeof parts,
    professionalTax: Paise,
    incomeTax: Paise,
    labourWelfareFund = 0,
  ): SalaryParts => ({
    ...of,
    professionalTax,
    incomeTax,
    labourWelfareFund,
    takeHome:
      of.gross -
      of.employeeProvidentFund -
      of.employeeStateInsurance -
      professionalTax -
      incomeTax -
      labourWelfareFund,
  })

  const fundRow = fundWages < wages ? rules.fundCeiling : rules.fundRate
  const fundNote = { note: `${formatRate(rules.fundRate.value)} of ${formatRupees(fundWages)}.` }
  const { employee, employer } = rules.stateInsurance.value

  const pay = createWorkingBuilder()
  pay.add('basic', 'Basic pay', parts.basic, undefined, { always: true })
  pay.add('hra', 'House rent allowance', parts.hra)
  pay.add('special-allowance', 'Special allowance', parts.specialAllowance)
  pay.total('gross', 'Gross pay')
  pay.add('provident-fund', 'Provident fund', -parts.employeeProvidentFund, fundRow, fundNote)
  pay.add(
    'state-insurance',
    `State insurance at ${formatRate(employee)}`,
    -parts.employeeStateInsurance,
    rules.stateInsurance,
  )
  pay.add('professional-tax', 'Professional tax', -monthlyLevy, rules.professionalTax, {
    note: `${formatRupees(februaryLevy)} in February.`,
  })
  pay.add('income-tax', 'Income tax deducted', -monthlyTax, undefined, {
    note: `A twelfth of ${formatRupees(yearlyTax)}, to the nearest rupee.`,
  })
  pay.total('take-home', 'Take-home pay')

  const cost = createWorkingBuilder()
  cost.add('gross', 'Gross pay', gross, undefined, { always: true })
  cost.add('provident-fund', 'Employer’s provident fund', parts.employerProvidentFund, fundRow, fundNote)
  cost.add(
    'state-insurance',
    `Employer’s state insurance at ${formatRate(employer)}`,
    parts.employerStateInsurance,
    rules.stateInsurance,
  )
  cost.add('gratuity', 'Provision for gratuity', parts.gratuity, rules.gratuity)
  cost.total('cost-to-company', 'Cost to company')

  if (welfare) {
    const { employee: own, employer: employers, leastPersons } = welfare.value
    cost.figure('labour-welfare-fund', 'Labour Welfare Fund, once a year on top', employers, welfare, {
      note: `From ${leastPersons} persons on, for each on the register on 31 December: ${formatRupees(own)} is deducted in December, and both are paid by 15 January.`,
    })
  }

  return {
    month: paidOut(parts, monthlyLevy, monthlyTax),
    february: paidOut(parts, februaryLevy, monthlyTax),
    year: paidOut(twelve, yearlyLevy, yearlyTax, welfare?.value.employee),
    labourWelfareFund: welfare?.value,
    leftOver: yearly - (input.basis === 'gross' ? twelve.gross : twelve.costToCompany),
    wages,
    isInsured,
    tax,
    payWorking: pay.lines,
    costWorking: cost.lines,
  }
}
