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
 * A person's income of a year and what may be taken from it. Amounts are what was received, paid or claimed;
 * the limits are applied here. Only income taxed at the normal rates belongs in it: capital gains, winnings
 * and other income at special rates are left out (`incomeTaxLimitations`).
 */
export interface IncomeTaxInput extends Taxpayer {
  /** Gross salary or pension: every allowance and the employer's NPS contribution in it, no PF of the employer. */
  salary: Paise
  /** Everything else at normal rates: interest, net rent, profit of a business or profession. */
  otherIncome: Paise
  /** Basic pay and dearness allowance within the salary. Needed where there is an employer's NPS contribution. */
  basicPay?: Paise
  /** The employer's NPS contribution, which is part of the salary. Deducted in both regimes. */
  employerNps?: Paise
  /** Whether the employer is the Central or a State Government. False by default. */
  governmentEmployer?: boolean

  // What follows counts in the old regime only.
  /** The exempt part of the house rent allowance, as `hraExemption` finds it. */
  hraExempt?: Paise
  professionalTax?: Paise
  /** Interest on a loan for a house the person lives in. */
  homeLoanInterest?: Paise
  /** Section 80C of the Act of 1961: provident fund, insurance, tuition fees, principal and the like. */
  investments?: Paise
  /** One's own NPS contribution beyond what counts among the investments. */
  ownNps?: Paise
  /** For oneself, spouse and children. */
  healthInsurance?: Paise
  parentsHealthInsurance?: Paise
  /** Whether a parent whose insurance is paid is 60 or more. False by default. */
  seniorParents?: boolean
  /** Interest on deposits that is part of the other income: from savings accounts below 60, from any for a senior. */
  depositInterest?: Paise
  /** Any other deduction already found to be allowable, such as education loan interest or donations. */
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

/** What is wrong with the input, by field. */
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

  /** Takes away what is claimed, as far as its limit and the income that is left allow. */
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
