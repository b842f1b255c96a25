import { formatRate } from '../money.ts'
import type { Paise, Working } from '../working.ts'
import { checkLoan, instalmentOf, monthlyInterest } from './loan.ts'
import type { LoanInput } from './loan.ts'

/** One month of a loan. `opening + interest = instalment + prepayment + closing`. */
export interface Instalment {
  /** 1 for the first. */
  month: number
  /** Outstanding before the instalment. */
  opening: Paise
  /** The amount paid: `interest` plus `principal`. */
  instalment: Paise
  interest: Paise
  principal: Paise
  /** Paid towards the principal in addition to the instalment. */
  prepayment: Paise
  /** Outstanding after it. */
  closing: Paise
}

/** A loan paid month by month. */
export interface LoanSchedule {
  /** The equal instalment of the first month. */
  emi: Paise
  /**
   * Every month until the loan is repaid. The last instalment includes the rounding remainder of the others, with
   * its interest: paise in common loans, rupees at a very high rate over a very long term.
   */
  instalments: readonly Instalment[]
  /** Total interest. */
  interest: Paise
  /** Total prepayments, as far as they were needed. */
  prepaid: Paise
  /** Total payments: principal and interest. */
  paid: Paise
  /** What prepayment saves, compared with the same loan without it. */
  saved: { interest: Paise; months: number }
  working: Working
}

/** The sum of a month's prepayments: there may be more than one. */
function prepaidIn({ prepayments = [] }: LoanInput, month: number): Paise {
  return prepayments.reduce((total, one) => (one.month === month ? total + one.amount : total), 0)
}

function repay(loan: LoanInput): Instalment[] {
  const { principal: borrowed, rate, months, afterPrepayment } = loan
  const instalments: Instalment[] = []
  let owed = borrowed
  let emi = instalmentOf(borrowed, rate, months)
  for (let month = 1; owed > 0; month += 1) {
    const opening = owed
    const interest = monthlyInterest(opening, rate)
    const isLast = month === months || opening + interest <= emi
    const instalment = isLast ? opening + interest : emi
    const principal = instalment - interest
    const prepayment = Math.min(prepaidIn(loan, month), opening - principal)
    owed = opening - principal - prepayment
    instalments.push({ month, opening, instalment, interest, principal, prepayment, closing: owed })
    if (prepayment > 0 && owed > 0 && afterPrepayment === 'smaller-instalments') {
      emi = instalmentOf(owed, rate, months - month)
    }
  }
  return instalments
}

const total = (instalments: readonly Instalment[], of: 'interest' | 'prepayment') =>
  instalments.reduce((sum, one) => sum + one[of], 0)

function countMonths(count: number): string {
  return `${count} ${count === 1 ? 'month' : 'months'}`
}

/**
 * A loan in equal monthly instalments. Each month's interest is on the outstanding principal, rounded half-up
 * to a paisa; the parts sum exactly to the principal and the interest.
 * @throws InputError naming `principal`, `rate`, `months`, `prepayments` or `afterPrepayment`
 */
export function loanSchedule(loan: LoanInput): LoanSchedule {
  checkLoan(loan)
  const { principal, rate, months } = loan
  const emi = instalmentOf(principal, rate, months)
  const instalments = repay(loan)
  const interest = total(instalments, 'interest')
  const prepaid = total(instalments, 'prepayment')
  const without = prepaid === 0 ? instalments : repay({ ...loan, prepayments: [] })
  const saved = {
    interest: total(without, 'interest') - interest,
    months: without.length - instalments.length,
  }
  const working: Working = [
    { id: 'principal', label: 'Principal', amount: principal },
    {
      id: 'interest',
      label: `Interest over ${countMonths(instalments.length)}`,
      amount: interest,
      note: 'Each month on what is then owed, rounded to the nearest paisa.',
    },
    { id: 'paid', label: 'Paid in all', amount: principal + interest, total: true },
    {
      id: 'emi',
      label: `Instalment at ${formatRate(rate)} a year for ${countMonths(months)}`,
      amount: emi,
      note: 'Rounded to the nearest paisa.',
    },
    ...(prepaid === 0
      ? []
      : [
          { id: 'prepaid', label: 'Of which prepaid', amount: prepaid },
          {
            id: 'saved',
            label: 'Interest saved',
            amount: saved.interest,
            ...(saved.months > 0 && { note: `And the loan ends ${countMonths(saved.months)} earlier.` }),
          },
        ]),
  ]
  return { emi, instalments, interest, prepaid, paid: principal + interest, saved, working }
}
