import type { DatedTable } from '../dated.ts'
import { rowOn } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import { daysBetween } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, shareOf } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import { ruleOf } from '../working.ts'
import type { Paise, Working } from '../working.ts'

export type LateFeeForm = 'gstr-1' | 'gstr-3b' | 'gstr-4' | 'gstr-9'

/** The most that is payable: an amount, or a share of the turnover in the state. */
export type LateFeeCap = { amount: Paise } | { ofStateTurnover: BasisPoints }

/** Fee of a class of filers: the central tax's half, as in the notifications. The state's half equals it. */
export interface LateFeeClass {
  /** Aggregate turnover up to and including this, in paise; `null` is any. */
  turnoverUpTo: Paise | null
  perDay: Paise
  cap: LateFeeCap
}

/** Late fee of one form: `nil` for a return without tax or supplies, otherwise the first matching class. */
export interface LateFeeRule {
  nil?: LateFeeClass
  classes: readonly LateFeeClass[]
}

const LAKH = 1_00_000_00
const CRORE = 1_00_00_000_00
const SINCE = { validFrom: '2025-04-01', validTo: null, reviewBy: '2027-02-01', confidence: 'H' } as const
const LAW = { law: 'CGST Act 2017', section: 's.47(1), s.128' } as const

const MONTHLY_CLASSES: LateFeeRule = {
  nil: { turnoverUpTo: null, perDay: 10_00, cap: { amount: 250_00 } },
  classes: [
    { turnoverUpTo: 150 * LAKH, perDay: 25_00, cap: { amount: 1_000_00 } },
    { turnoverUpTo: 5 * CRORE, perDay: 25_00, cap: { amount: 2_500_00 } },
    { turnoverUpTo: null, perDay: 25_00, cap: { amount: 5_000_00 } },
  ],
}

/** Late fees by form. A row governs the returns that fall due within it. */
export const lateFees: Readonly<Record<LateFeeForm, DatedTable<LateFeeRule>>> = {
  'gstr-1': [
    {
      value: MONTHLY_CLASSES,
      ...LAW,
      source: 'Notifications 4/2018 and 20/2021-Central Tax',
      verifiedOn: '2026-11-21',
      ...SINCE,
    },
  ],
  'gstr-3b': [
    {
      value: MONTHLY_CLASSES,
      ...LAW,
      source: 'Notifications 76/2018 and 19/2021-Central Tax',
      verifiedOn: '2026-11-21',
      ...SINCE,
    },
  ],
  'gstr-4': [
    {
      value: {
        nil: { turnoverUpTo: null, perDay: 10_00, cap: { amount: 250_00 } },
        classes: [{ turnoverUpTo: null, perDay: 25_00, cap: { amount: 1_000_00 } }],
      },
      ...LAW,
      source: 'Notifications 73/2017 and 21/2021-Central Tax',
      verifiedOn: '2026-11-21',
      ...SINCE,
    },
  ],
  'gstr-9': [
    {
      value: {
        classes: [
          { turnoverUpTo: 5 * CRORE, perDay: 25_00, cap: { ofStateTurnover: 2 } },
          { turnoverUpTo: 20 * CRORE, perDay: 50_00, cap: { ofStateTurnover: 2 } },
          { turnoverUpTo: null, perDay: 100_00, cap: { ofStateTurnover: 25 } },
        ],
      },
      law: 'CGST Act 2017',
      section: 's.47(2), s.128',
      source: 'CGST Act 2017, s.47(2); Notification 7/2023-Central Tax, 31 March 2023',
      verifiedOn: '2026-11-21',
      ...SINCE,
    },
  ],
}

export interface LateFeeInput {
  form: LateFeeForm
  /** The due date of the return, as extended if there was an extension. */
  dueOn: IsoDate
  filedOn: IsoDate
  /** No outward supplies, or no tax. False by default; no effect for GSTR-9. */
  nil?: boolean
  /** Aggregate turnover of all registrations, in paise: of the preceding year, for GSTR-9 of its own year. */
  turnover: Paise
  /** Turnover in the state, in paise, which caps GSTR-9. {@link turnover} by default. */
  stateTurnover?: Paise
}

export interface LateFee {
  /** Days after the due date, up to and including the day of filing; 0 if filed in time. */
  daysLate: number
  /** Both halves together, a day. */
  perDay: Paise
  /** The fee without a cap. */
  uncapped: Paise
  /** The most that is payable for this return. */
  cap: Paise
  /** The payable fee: the lesser of the two. */
  fee: Paise
  /** The fee's two halves; the second is the state's or union territory's. */
  central: Paise
  state: Paise
  working: Working
}

function describeCap(cap: LateFeeCap): string {
  return 'amount' in cap
    ? `Waived above ${formatRupees(2 * cap.amount)}`
    : `Waived above ${formatRate(2 * cap.ofStateTurnover)} of the turnover in the state`
}

/**
 * Fee for filing a return late.
 * @throws InputError naming `form`, `dueOn`, `filedOn`, `turnover` or `stateTurnover`
 * @throws NoTableError for a due date before the first table
 */
export function lateFee(input: LateFeeInput): LateFee {
  const { form, dueOn, filedOn, nil = false, turnover, stateTurnover = turnover } = input
  checkInput({
    form: choiceProblem(form, Object.keys(lateFees)),
    dueOn: dateProblem(dueOn),
    filedOn: dateProblem(filedOn),
    turnover: amountProblem(turnover),
    stateTurnover: amountProblem(stateTurnover),
  })
  const row = rowOn(`${form} late fee`, lateFees[form], dueOn)
  const fits = ({ turnoverUpTo }: LateFeeClass) => turnoverUpTo === null || turnover <= turnoverUpTo
  const one = (nil ? row.value.nil : undefined) ?? row.value.classes.find(fits)!
  const daysLate = Math.max(0, daysBetween(dueOn, filedOn))
  const capOfHalf = 'amount' in one.cap ? one.cap.amount : shareOf(stateTurnover, one.cap.ofStateTurnover)
  const half = Math.min(one.perDay * daysLate, capOfHalf)
  const uncapped = 2 * one.perDay * daysLate
  const rule = ruleOf(row)
  const days = `${daysLate} ${daysLate === 1 ? 'day' : 'days'}`
  const working: Working = [
    { id: 'days', label: `${days} at ${formatRupees(2 * one.perDay)} a day`, amount: uncapped, rule },
    { id: 'cap', label: describeCap(one.cap), amount: Math.min(0, 2 * half - uncapped), rule },
    { id: 'fee', label: 'Late fee', amount: 2 * half, total: true, rule },
    { id: 'central', label: 'Of which CGST', amount: half, rule },
    { id: 'state', label: 'Of which SGST or UTGST', amount: half, rule },
  ]
  return {
    daysLate,
    perDay: 2 * one.perDay,
    uncapped,
    cap: 2 * capOfHalf,
    fee: 2 * half,
    central: half,
    state: half,
    working,
  }
}
