import { amountProblem, checkInput, choiceProblem, wholeProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import { formatRate, mulDiv } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** A payment towards the principal in addition to the instalments. */
export interface Prepayment {
  /** Paid together with this instalment: 1 is the first. */
  month: number
  /** Limited to the outstanding principal. */
  amount: Paise
}

export interface LoanInput {
  /** Paise, from ₹1,000. */
  principal: Paise
  /** Interest a year, such as 850 for 8.5 %; 0 for none, at most 100 %. */
  rate: BasisPoints
  /** Number of monthly instalments, 1 to 600. */
  months: number
  prepayments?: readonly Prepayment[]
  /** What a prepayment reduces: the number of instalments (default), or each instalment. */
  afterPrepayment?: 'fewer-instalments' | 'smaller-instalments'
}

const MIN_PRINCIPAL: Paise = 1_000_00
const MAX_RATE: BasisPoints = 10_000
const MAX_MONTHS = 600

function rateProblem(rate: BasisPoints): FieldProblem | undefined {
  if (!Number.isFinite(rate)) return { code: 'missing', message: 'Enter a rate of interest.' }
  if (rate < 0) return { code: 'negative', message: 'A rate of interest cannot be negative.' }
  if (rate > MAX_RATE) return { code: 'too-large', message: `Enter at most ${formatRate(MAX_RATE)} a year.` }
  if (!Number.isInteger(rate))
    return { code: 'decimals', message: 'Enter at most two decimals of a percent.' }
  return undefined
}

function prepaymentsProblem(prepayments: readonly Prepayment[], months: number): FieldProblem | undefined {
  for (const { month, amount } of prepayments) {
    const problem = wholeProblem(month, 'months', 1, months) ?? amountProblem(amount, { min: 1 })
    if (problem) return problem
  }
  return undefined
}

/** @throws InputError naming `principal`, `rate`, `months`, `prepayments` or `afterPrepayment` */
export function checkLoan(loan: LoanInput): void {
  const { principal, rate, months, prepayments = [], afterPrepayment = 'fewer-instalments' } = loan
  checkInput({
    principal: amountProblem(principal, { min: MIN_PRINCIPAL }),
    rate: rateProblem(rate),
    months: wholeProblem(months, 'months', 1, MAX_MONTHS),
    prepayments: prepaymentsProblem(prepayments, months),
    afterPrepayment: choiceProblem(afterPrepayment, ['fewer-instalments', 'smaller-instalments']),
  })
}

/** Divisor for a month's interest at a yearly rate in basis points. */
const MONTHLY_DIVISOR = 12 * 10_000

/** Interest of one month on the outstanding principal, rounded half-up to a paisa. */
export function monthlyInterest(owed: Paise, rate: BasisPoints): Paise {
  return mulDiv(owed, rate, MONTHLY_DIVISOR)
}

/**
 * The equal instalment that repays a principal: P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), with r a twelfth of the yearly rate,
 * in integer arithmetic, rounded once, half-up, to a paisa.
 */
export function instalmentOf(principal: Paise, rate: BasisPoints, months: number): Paise {
  if (rate === 0) return mulDiv(principal, 1, months)
  const one = BigInt(MONTHLY_DIVISOR)
  const grown = (one + BigInt(rate)) ** BigInt(months)
  const divisor = one * (grown - one ** BigInt(months))
  const dividend = BigInt(principal) * BigInt(rate) * grown
  return Number((2n * dividend + divisor) / (2n * divisor))
}
