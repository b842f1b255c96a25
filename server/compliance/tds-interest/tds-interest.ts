import { rowOn } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import { addDays, dateParts, daysBetween, formatDate, isoDate, MONTHS } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, mulDiv } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import { depositRules, lateInterests, monthCounts, statementFees, statementRules } from './rules.ts'
import type { PaymentRoute } from './rules.ts'

export interface TdsInterestInput {
  /** Tax that was to be deducted. */
  tax: Paise
  /** The day of credit or of payment, whichever is earlier. */
  deductibleOn: IsoDate
  deductedOn: IsoDate
  /** The day the challan was paid. */
  paidOn: IsoDate
  /** `monthly` by default. */
  route?: PaymentRoute
  /** The day the statement was filed; absent if it is not late or not yet due. No effect for a challan: `paidOn`. */
  filedOn?: IsoDate | undefined
  /** Tax of the whole statement, which limits the fee. `tax` by default. */
  statementTax?: Paise | undefined
}

export interface TdsInterest {
  /** Last day for paying the tax deducted on `deductedOn`. */
  payBy: IsoDate
  /** Last day for the statement. */
  fileBy: IsoDate
  /** Calendar months that bear interest for late deduction. 0 if the tax was deducted in time. */
  monthsNotDeducted: number
  /** Calendar months that bear interest for late payment. 0 if the tax was paid in time. */
  monthsNotPaid: number
  /** Both parts together, each rounded to the nearest paisa. */
  interest: Paise
  /** Days by which the statement is late. */
  daysLate: number
  fee: Paise
  /** Interest and fee. */
  total: Paise
  working: Working
}

/** Calendar months that two days touch: 31 July to 1 August are two. */
export function calendarMonths(from: IsoDate, to: IsoDate): number {
  const [first, last] = [dateParts(from), dateParts(to)]
  return (last.year - first.year) * 12 + last.month - first.month + 1
}

const monthOf = (date: IsoDate): string => {
  const { year, month } = dateParts(date)
  return `${MONTHS[month - 1]} ${year}`
}

/** The last day for paying tax deducted on a day. */
function payBy(deductedOn: IsoDate, route: PaymentRoute): IsoDate {
  const { day, dayForMarch, challanDays } = rowOn('TDS due date', depositRules, deductedOn).value
  const { year, month } = dateParts(deductedOn)
  const next = month === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, month + 1, 1)
  if (route === 'challan') return addDays(next, challanDays - 1)
  return addDays(next, (month === 3 ? dayForMarch : day) - 1)
}

/** The last day for the statement of tax deducted on a day. */
function fileBy(deductedOn: IsoDate, route: PaymentRoute): IsoDate {
  if (route === 'challan') return payBy(deductedOn, route)
  const rule = rowOn('TDS statement', statementRules, deductedOn).value
  const { year, month } = dateParts(deductedOn)
  const quarter = rule.find(({ quarterTo }) => month <= quarterTo && month > quarterTo - 3)!
  return isoDate(quarter.month < month ? year + 1 : year, quarter.month, quarter.day)
}

const orderProblem = (from: IsoDate, to: IsoDate, message: string): FieldProblem | undefined =>
  to < from ? { code: 'invalid', message } : undefined

/**
 * Interest on tax deducted or paid late, and the fee for a late statement.
 *
 * Months are calendar months, as the portal counts them. Each part is rounded to the nearest paisa; the tax itself is
 * not rounded down to ₹100, as the portal does not.
 * @throws InputError naming `tax`, `deductibleOn`, `deductedOn`, `paidOn`, `route`, `filedOn` or `statementTax`
 * @throws NoTableError for tax deductible before 1 April 2022 or after the last table
 */
export function tdsInterest(input: TdsInterestInput): TdsInterest {
  const { tax, deductibleOn, deductedOn, paidOn, route = 'monthly', statementTax = tax } = input
  const filedOn = route === 'challan' ? paidOn : input.filedOn
  checkInput({
    tax: amountProblem(tax),
    deductibleOn: dateProblem(deductibleOn),
    deductedOn: dateProblem(deductedOn),
    paidOn: dateProblem(paidOn),
    route: choiceProblem(route, ['monthly', 'challan']),
    filedOn: filedOn === undefined ? undefined : dateProblem(filedOn),
    statementTax: input.statementTax === undefined ? undefined : amountProblem(input.statementTax),
  })
  checkInput({
    deductedOn: orderProblem(
      deductibleOn,
      deductedOn,
      'Enter the day it was due for deduction, or a later one.',
    ),
    paidOn: orderProblem(deductedOn, paidOn, 'Enter the day of deduction, or a later one.'),
    statementTax:
      statementTax < tax ? { code: 'too-small', message: `Enter at least ${formatRupees(tax)}.` } : undefined,
  })
  const rates = rowOn('TDS interest', lateInterests, deductibleOn)
  const count = rowOn('TDS months', monthCounts, deductibleOn)
  const feeRow = rowOn('TDS statement fee', statementFees, deductedOn)
  const due = { pay: payBy(deductedOn, route), file: fileBy(deductedOn, route) }

  const monthsNotDeducted = deductedOn > deductibleOn ? calendarMonths(deductibleOn, deductedOn) : 0
  const monthsNotPaid = paidOn > due.pay ? calendarMonths(deductedOn, paidOn) : 0
  const daysLate = filedOn === undefined ? 0 : Math.max(0, daysBetween(due.file, filedOn))
  const interestFor = (months: number, rate: BasisPoints) => mulDiv(tax, rate * months, 10_000)
  const uncapped = daysLate * feeRow.value
  const fee = Math.min(uncapped, statementTax)

  const builder = createWorkingBuilder()
  const addInterest = (
    id: string,
    what: string,
    months: number,
    rate: BasisPoints,
    from: IsoDate,
    to: IsoDate,
  ) => {
    const span = months === 1 ? monthOf(from) : `${monthOf(from)} to ${monthOf(to)}`
    const label = `${what}: ${formatRate(rate)} for ${months} ${months === 1 ? 'month' : 'months'}`
    builder.add(id, label, interestFor(months, rate), rates, {
      note: `${span}: each calendar month counts, and part of a month is a full month.`,
    })
  }
  if (monthsNotDeducted > 0) {
    addInterest(
      'not-deducted',
      'Deducted late',
      monthsNotDeducted,
      rates.value.notDeducted,
      deductibleOn,
      deductedOn,
    )
  }
  if (monthsNotPaid > 0) {
    addInterest('not-paid', 'Paid late', monthsNotPaid, rates.value.notPaid, deductedOn, paidOn)
  }
  builder.total('interest', 'Interest', count)
  const interest = builder.sum
  if (daysLate > 0) {
    const label = `Fee: ${daysLate} ${daysLate === 1 ? 'day' : 'days'} at ${formatRupees(feeRow.value)} a day`
    builder.add('fee', label, uncapped, feeRow, { note: `The statement was due on ${formatDate(due.file)}.` })
    builder.add('cap', 'Above the tax of the statement', fee - uncapped, feeRow, {
      note: `The fee is at most the tax, ${formatRupees(statementTax)}.`,
    })
  }
  builder.total('total', 'Interest and fee')
  return {
    payBy: due.pay,
    fileBy: due.file,
    monthsNotDeducted,
    monthsNotPaid,
    interest,
    daysLate,
    fee,
    total: builder.sum,
    working: builder.lines,
  }
}
