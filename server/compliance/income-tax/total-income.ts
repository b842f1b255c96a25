import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import { shareOf } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import type { DeductionLimits } from './deduction-limits.ts'
import type { Rates, Regime } from './rates.ts'
import { roundToMultiple } from './round-to-multiple.ts'
import { taxpayerProblems } from './tax-on-income.ts'
import type { Taxpayer } from './tax-on-income.ts'

/**
 * A person's income and deductions of a year. Amounts are what was received, paid or claimed; the limits are
 * applied here. Only income taxed at the normal rates is included: capital gains, winnings and other income at
 * special rates are not (`incomeTaxLimitations`).
 */
export interface IncomeTaxInput extends Taxpayer {
  /** Gross salary or pension, with every allowance and the employer's NPS contribution, without the employer's PF. */
  salary: Paise
  /** All other income at normal rates: interest, net rent, profit of a business or profession. */
  otherIncome: Paise
  /** Basic pay and dearness allowance within the salary. Required with an employer's NPS contribution. */
  basicPay?: Paise
  /** The employer's NPS contribution, which is part of the salary. Deducted in both regimes. */
  employerNps?: Paise
  /** Whether the employer is the Central or a State Government. False by default. */
  governmentEmployer?: boolean

  // The following fields count in the old regime only.
  /** The exempt part of the house rent allowance, as `hraExemption` computes it. */
  hraExempt?: Paise
  professionalTax?: Paise
  /** Interest on a loan for a self-occupied house. */
  homeLoanInterest?: Paise
  /** Section 80C of the Act of 1961: provident fund, insurance, tuition fees, principal and the like. */
  investments?: Paise
  /** Own NPS contribution, beyond the part in `investments`. */
  ownNps?: Paise
  /** For the taxpayer, spouse and children. */
  healthInsurance?: Paise
  parentsHealthInsurance?: Paise
  /** Whether an insured parent is 60 or more. False by default. */
  seniorParents?: boolean
  /** Interest on deposits within the other income: savings accounts only below 60, all deposits for a senior. */
  depositInterest?: Paise
  /** Any other allowable deduction, such as education loan interest or donations. */
  otherDeductions?: Paise
}

/** Fields that lower the total income in the old regime only. */
export const OLD_REGIME_FIELDS = [
  'hraExempt',
  'professionalTax',
  'homeLoanInterest',
  'investments',
  'ownNps',
  'healthInsurance',
  'parentsHealthInsurance',
  'depositInterest',
  'otherDeductions',
] as const satisfies (keyof IncomeTaxInput)[]

/** The problems with the input, by field. */
export function incomeTaxProblems(input: IncomeTaxInput): Record<string, FieldProblem | undefined> {
  const { salary, otherIncome, basicPay = 0, employerNps = 0, hraExempt = 0, depositInterest = 0 } = input
  const withinSalary = amountProblem(salary) === undefined ? { max: salary } : {}
  const withinOther = amountProblem(otherIncome) === undefined ? { max: otherIncome } : {}
  return {
    ...taxpayerProblems(input),
    ...Object.fromEntries(OLD_REGIME_FIELDS.map((field) => [field, amountProblem(input[field] ?? 0)])),
    salary: amountProblem(salary),
    otherIncome: amountProblem(otherIncome),
    basicPay:
      employerNps > 0 && basicPay === 0
        ? {
            code: 'missing',
            message: 'Enter the basic pay: the limit of the NPS contribution is a share of it.',
          }
        : amountProblem(basicPay, withinSalary),
    employerNps: amountProblem(employerNps, withinSalary),
    hraExempt: amountProblem(hraExempt, withinSalary),
    depositInterest: amountProblem(depositInterest, withinOther),
  }
}

export interface TotalIncome {
  /** Rounded to the nearest ₹10. */
  totalIncome: Paise
  working: Working
}

/** The total income of checked input, in one regime. */
export function workTotalIncome(
  rates: Rates,
  limits: DeductionLimits,
  regime: Regime,
  input: IncomeTaxInput,
): TotalIncome {
  const { salary, otherIncome, basicPay = 0, governmentEmployer = false } = input
  const isSenior = input.age !== 'below-60' && input.residency === 'resident'
  const byAge = (senior: boolean) => (senior ? 'senior' : 'below60')
  const builder = createWorkingBuilder()

  /** Subtracts the claim, up to its limit and the remaining income. */
  const deduct = (id: string, label: string, claimed = 0, row: DatedRow<unknown>, limit = Infinity) => {
    const allowed = Math.min(claimed, limit, builder.sum)
    const note =
      allowed === claimed
        ? undefined
        : `${formatRupees(claimed)} claimed, of which ${formatRupees(allowed)} can be deducted.`
    builder.add(id, label, -allowed, row, { note, always: claimed > 0 })
  }

  builder.add('salary', 'Gross salary', salary)
  if (regime === 'old') deduct('hra', 'House rent allowance, exempt', input.hraExempt, limits.hraExemption)
  const standard = Math.min(rates.standardDeduction.value[regime], builder.sum)
  builder.add('standard-deduction', 'Standard deduction', -standard, rates.standardDeduction)
  if (regime === 'old') {
    const { professionalTax } = limits
    deduct(
      'professional-tax',
      'Professional tax',
      input.professionalTax,
      professionalTax,
      professionalTax.value,
    )
  }
  builder.add('other-income', 'Other income', otherIncome)
  if (regime === 'old') {
    const { homeLoanInterest } = limits
    deduct(
      'home-loan-interest',
      'Home loan interest',
      input.homeLoanInterest,
      homeLoanInterest,
      homeLoanInterest.value,
    )
  }
  builder.total('gross-total-income', 'Gross total income')

  const npsRates = limits.employerNps.value
  const npsRate = governmentEmployer ? npsRates.government : npsRates[regime]
  deduct(
    'employer-nps',
    'Employer’s NPS contribution',
    input.employerNps,
    limits.employerNps,
    shareOf(basicPay, npsRate),
  )
  if (regime === 'old') {
    const { investments, ownNps, healthInsurance, depositInterest, otherDeductions } = limits
    const health = healthInsurance.value
    deduct('investments', 'Investments and payments', input.investments, investments, investments.value)
    deduct('own-nps', 'Own NPS contribution', input.ownNps, ownNps, ownNps.value)
    deduct(
      'health-insurance',
      'Health insurance, own family',
      input.healthInsurance,
      healthInsurance,
      health[byAge(isSenior)],
    )
    deduct(
      'parents-health-insurance',
      'Health insurance, parents',
      input.parentsHealthInsurance,
      healthInsurance,
      health[byAge(input.seniorParents ?? false)],
    )
    deduct(
      'deposit-interest',
      'Interest on deposits',
      input.depositInterest,
      depositInterest,
      depositInterest.value[byAge(isSenior)],
    )
    deduct('other-deductions', 'Other deductions', input.otherDeductions, otherDeductions)
  }

  const totalIncome = roundToMultiple(builder.sum, rates.rounding.value)
  builder.add(
    'rounding',
    `Rounding to ${formatRupees(rates.rounding.value)}`,
    totalIncome - builder.sum,
    rates.rounding,
  )
  builder.total('total-income', 'Total income')
  return { totalIncome, working: builder.lines }
}
