import { rowOn } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { taxpayerProblems } from '../income-tax/tax-on-income.ts'
import type { Taxpayer } from '../income-tax/tax-on-income.ts'
import { taxYearOf } from '../income-tax/tax-year.ts'
import type { TaxYear } from '../income-tax/tax-year.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import { addDays, dateParts, formatDate, isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { shareOf } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import { ruleOf } from '../working.ts'
import type { Paise, RuleReference, Working } from '../working.ts'
import { defaultRules, instalmentRules, interestRoundings, seniorExemptions, thresholds } from './rules.ts'
import type { InstalmentRule } from './rules.ts'

/** How a business or profession is taxed, if there is one. */
export type BusinessIncome = 'none' | 'regular' | 'presumptive'

export interface AdvanceTaxInput extends Taxpayer {
  businessIncome: BusinessIncome
  /** Tax on the year's expected income, cess included, as `incomeTax` computes it. */
  tax: Paise
  /** Tax deducted and collected at source during the year, including what is still expected. */
  deductedAtSource?: Paise
  /** Advance tax paid so far, in any order. Each date must be within the year. */
  payments?: readonly AdvanceTaxPayment[]
}

export interface AdvanceTaxPayment {
  on: IsoDate
  amount: Paise
}

export interface Instalment {
  dueOn: IsoDate
  /** Share of the year's advance tax that must have been paid by then, in percent. */
  percent: number
  /** That share in paise, rounded up to a whole rupee so that paying it is enough. */
  required: Paise
  /** Payments until that day, inclusive. */
  paid: Paise
  /** Still to be paid by that day. */
  balance: Paise
  /** Interest for deferment, if nothing more is paid by that day. */
  interest: Paise
}

export interface AdvanceTaxPlan {
  year: TaxYear
  /** Why no advance tax is payable; undefined if it is payable. */
  exemption?: 'senior-citizen' | 'below-threshold'
  /** Tax less tax deducted at source, at least zero. */
  advanceTax: Paise
  /** Advance tax less all payments of the year. Zero under an exemption. */
  unpaid: Paise
  /** Empty under an exemption. */
  instalments: readonly Instalment[]
  /** Interest for deferment over all instalments, if nothing more is paid. */
  deferment: Paise
  /** Interest for default: for each month or part of a month after the year, if nothing more is paid during it. */
  monthlyDefault: Paise
  working: Working
  /** Every rule that the plan applies. */
  rules: readonly RuleReference[]
}

const BUSINESS_INCOMES: readonly BusinessIncome[] = ['none', 'regular', 'presumptive']

/** What the plan does not cover, shown next to its result. */
export const advanceTaxLimitations: readonly string[] = [
  'The tool is for individuals only. It takes the tax you type as the final tax.',
  'Income you could not foresee: capital gains, winnings, dividends or first business income. There is no interest if you pay the tax on it in the next instalment.',
  'The last day of interest, which depends on the assessment or on the day you pay. We show interest for each month.',
]

function paymentsProblem(payments: readonly AdvanceTaxPayment[]): FieldProblem | undefined {
  for (const { on, amount } of payments) {
    const problem = dateProblem(on) ?? amountProblem(amount)
    if (problem !== undefined) return problem
  }
  return amountProblem(payments.reduce((sum, { amount }) => sum + amount, 0))
}

function outsideYear(
  payments: readonly AdvanceTaxPayment[],
  { from, to }: TaxYear,
): FieldProblem | undefined {
  if (payments.every(({ on }) => from <= on && on <= to)) return undefined
  return { code: 'invalid', message: `Enter payments from ${formatDate(from)} to ${formatDate(to)}.` }
}

function exemptionOf(
  { residency, age, businessIncome }: AdvanceTaxInput,
  advanceTax: Paise,
  threshold: Paise,
) {
  if (residency === 'resident' && age !== 'below-60' && businessIncome === 'none') return 'senior-citizen'
  return advanceTax < threshold ? 'below-threshold' : undefined
}

/** The due date of an instalment: January to March are in the second calendar year of a tax year. */
function dueDay({ from }: TaxYear, { month, day }: InstalmentRule): IsoDate {
  const { year } = dateParts(from)
  return isoDate(month < 4 ? year + 1 : year, month, day)
}

/**
 * Computes the instalments of advance tax, given the payments made so far.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a year without tables
 */
export function advanceTaxPlan(input: AdvanceTaxInput): AdvanceTaxPlan {
  const { tax, deductedAtSource = 0, payments = [], businessIncome } = input
  checkInput({
    ...taxpayerProblems(input),
    businessIncome: choiceProblem(businessIncome, BUSINESS_INCOMES),
    tax: amountProblem(tax),
    deductedAtSource: amountProblem(deductedAtSource),
    payments: paymentsProblem(payments),
  })
  const year = taxYearOf(input.taxYear)
  checkInput({ payments: outsideYear(payments, year) })

  const threshold = rowOn('advance tax threshold', thresholds, year.from)
  const senior = rowOn('senior citizen exemption', seniorExemptions, year.from)
  const schedule = rowOn('advance tax', instalmentRules, year.from)
  const forDefault = rowOn('advance tax default', defaultRules, year.from)
  const rounding = rowOn('interest rounding', interestRoundings, year.from)

  const builder = createWorkingBuilder()
  builder.add('tax', 'Tax on the year’s income', tax, undefined, { always: true })
  builder.add('deducted', 'Tax deducted and collected at source', -Math.min(deductedAtSource, tax))
  builder.total('advance-tax', 'Advance tax of the year', threshold)
  const advanceTax = builder.sum
  const exemption = exemptionOf(input, advanceTax, threshold.value)
  if (exemption !== undefined) {
    return {
      year,
      exemption,
      advanceTax,
      unpaid: 0,
      instalments: [],
      deferment: 0,
      monthlyDefault: 0,
      working: builder.lines,
      rules: [ruleOf(exemption === 'senior-citizen' ? senior : threshold)],
    }
  }

  const share = (percent: number) => shareOf(advanceTax, percent * 100)
  const paidBy = (day: IsoDate) =>
    payments.filter(({ on }) => on <= day).reduce((sum, { amount }) => sum + amount, 0)
  const inMultiples = (amount: Paise) => Math.floor(amount / rounding.value) * rounding.value

  const rules = schedule.value[businessIncome === 'presumptive' ? 'presumptive' : 'regular']
  const instalments = rules.map((rule): Instalment => {
    const dueOn = dueDay(year, rule)
    const paid = paidBy(dueOn)
    const required = Math.ceil(share(rule.percent) / 100) * 100
    const isForgiven = paid >= share(rule.forgivenFrom)
    return {
      dueOn,
      percent: rule.percent,
      required,
      paid,
      balance: Math.max(0, required - paid),
      interest: isForgiven ? 0 : shareOf(inMultiples(share(rule.percent) - paid), rule.interest),
    }
  })
  const paidInYear = paidBy(year.to)
  const isInDefault = paidInYear < share(forDefault.value.forgivenFrom)
  const monthlyDefault = isInDefault
    ? shareOf(inMultiples(advanceTax - paidInYear), forDefault.value.monthly)
    : 0

  const rounded = `On amounts rounded down to ${formatRupees(rounding.value)} (${rounding.law}, ${rounding.section}).`
  for (const { dueOn, percent, required, paid, balance, interest } of instalments) {
    builder.figure(`required-${percent}`, `${percent}% by ${formatDate(dueOn)}`, required, schedule)
    if (paid > 0) builder.figure(`paid-${percent}`, 'Paid by then', -paid)
    builder.figure(`balance-${percent}`, 'Still to pay by then', balance, undefined, { total: true })
    if (interest > 0) {
      const label = 'Interest, if nothing more is paid by then'
      builder.figure(`interest-${percent}`, label, interest, schedule, { note: rounded })
    }
  }
  if (monthlyDefault > 0) {
    const label = `Interest for each month from ${formatDate(addDays(year.to, 1))}`
    builder.figure('default', label, monthlyDefault, forDefault, {
      note: `If nothing more is paid by ${formatDate(year.to)}. ${rounded}`,
    })
  }
  return {
    year,
    advanceTax,
    unpaid: Math.max(0, advanceTax - paidInYear),
    instalments,
    deferment: instalments.reduce((sum, { interest }) => sum + interest, 0),
    monthlyDefault,
    working: builder.lines,
    rules: [schedule, threshold, forDefault, rounding].map(ruleOf),
  }
}
