import type { DatedTable } from '../dated.ts'
import { rowOn } from '../dated.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import { daysBetween } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, mulDiv } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import { ruleOf } from '../working.ts'
import type { Paise, Working } from '../working.ts'

/** Why interest runs: tax paid after its due date, or input tax credit wrongly taken and used. */
export type GstInterestCause = 'late-payment' | 'wrong-credit'

const SINCE = { validFrom: '2025-04-01', validTo: null, reviewBy: '2027-02-01', confidence: 'H' } as const

/** Yearly interest by cause. A row governs interest that begins to run within it. */
export const gstInterestRates: Readonly<Record<GstInterestCause, DatedTable<BasisPoints>>> = {
  'late-payment': [
    {
      value: 1800,
      law: 'CGST Act 2017',
      section: 's.50(1); CGST Rules, rule 88B(1)',
      source: 'Notification 13/2017-Central Tax, 28 June 2017',
      note: 'On the part paid from the cash ledger, where the supply is declared in that period’s own return.',
      verifiedOn: '2026-11-21',
      ...SINCE,
    },
  ],
  'wrong-credit': [
    {
      value: 1800,
      law: 'CGST Act 2017',
      section: 's.50(3); CGST Rules, rule 88B(3)',
      source: 'Notification 13/2017-Central Tax as amended from 1 July 2017 by the Finance Act 2022, s.116',
      note: '24% is the ceiling of s.50(3), and was the rate before the Finance Act 2022 made it 18% from the start.',
      verifiedOn: '2026-11-21',
      ...SINCE,
    },
  ],
}

export interface GstInterestInput {
  /** `late-payment` by default. */
  cause?: GstInterestCause
  /** Net tax paid in cash, or the credit wrongly used, in paise. */
  amount: Paise
  /** The due date, or the day on which the credit was used. Interest runs from the next day. */
  from: IsoDate
  /** The day of payment or reversal, included. */
  to: IsoDate
}

export interface GstInterest {
  days: number
  /** Yearly rate. */
  rate: BasisPoints
  interest: Paise
  working: Working
}

const YEAR_DAYS = 365

/**
 * Simple daily interest, on a year of 365 days, rounded once to the nearest paisa.
 * @throws InputError naming `cause`, `amount`, `from` or `to`
 * @throws NoTableError for a start before the first table
 */
export function gstInterest(input: GstInterestInput): GstInterest {
  const { cause = 'late-payment', amount, from, to } = input
  checkInput({
    cause: choiceProblem(cause, Object.keys(gstInterestRates)),
    amount: amountProblem(amount),
    from: dateProblem(from),
    to: dateProblem(to),
  })
  const row = rowOn('GST interest', gstInterestRates[cause], from)
  const days = Math.max(0, daysBetween(from, to))
  const interest = mulDiv(amount, row.value * days, 10_000 * YEAR_DAYS)
  const working: Working = [
    {
      id: 'amount',
      label: cause === 'late-payment' ? 'Net tax paid in cash' : 'Credit wrongly used',
      amount,
    },
    {
      id: 'interest',
      label: `${formatRate(row.value)} a year for ${days} ${days === 1 ? 'day' : 'days'}`,
      amount: interest,
      rule: ruleOf(row),
      note: 'On a year of 365 days, rounded to the nearest paisa.',
    },
    { id: 'total', label: 'With interest', amount: amount + interest, total: true },
  ]
  return { days, rate: row.value, interest, working }
}
