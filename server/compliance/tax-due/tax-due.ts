import { advanceTaxPlan } from '../advance-tax/advance-tax.ts'
import type { AdvanceTaxPayment, AdvanceTaxPlan, BusinessIncome } from '../advance-tax/advance-tax.ts'
import { defaultRules, instalmentRules, interestRoundings } from '../advance-tax/rules.ts'
import { rowOn } from '../dated.ts'
import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { roundToMultiple } from '../income-tax/round-to-multiple.ts'
import { taxYearOf, taxYearProblem } from '../income-tax/tax-year.ts'
import type { TaxYear } from '../income-tax/tax-year.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import { addDays, dateParts, formatDate, isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, mulDiv, shareOf } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import {
  lateReturnInterests,
  payableRoundings,
  paymentOrders,
  refundInterests,
  returnDates,
  returnFees,
} from './rules.ts'
import type { DayAfterYear, ReturnClass } from './rules.ts'

export interface TaxDueInput {
  /** Name of the year of income, such as `2025-26`. */
  taxYear: string
  returnClass: ReturnClass
  businessIncome: BusinessIncome
  /** A resident of 60 or more during the year. */
  isSenior: boolean
  /** Total income, which decides the fee. */
  totalIncome: Paise
  /** Tax on it, cess included, after rebate and reliefs. */
  tax: Paise
  /** Tax deducted and collected at source. */
  deductedAtSource: Paise
  /** Advance tax, paid within the year. */
  advance: readonly AdvanceTaxPayment[]
  /** Tax paid after the year and before {@link on}. */
  selfAssessment?: AdvanceTaxPayment | undefined
  /** The day on which the rest is paid and the return is filed. */
  on: IsoDate
  /** The day of a refund. `on` by default. */
  refundOn?: IsoDate
}

export interface TaxDue {
  year: TaxYear
  /** The due date of the return. */
  dueOn: IsoDate
  /** To pay, rounded to the nearest ₹10; negative is a refund, without its interest. */
  payable: Paise
  interest: {
    /** For the late return. */
    lateReturn: Paise
    /** For default in advance tax. */
    unpaid: Paise
    /** For deferment of advance tax. */
    deferred: Paise
  }
  fee: Paise
  /** Interest that the department owes on the refund. */
  refundInterest: Paise
  working: Working
}

export const RETURN_CLASSES: readonly ReturnClass[] = ['no-business', 'business', 'audit']

/** A day in the year after a year of income. */
function dayAfter({ to }: TaxYear, { month, day }: DayAfterYear): IsoDate {
  return isoDate(dateParts(to).year, month, day)
}

/**
 * Months or parts of a month from one day to another, both included: a month ends on the day before the same day of the
 * next month. From the first of a month these are calendar months. 0 if `to` is before `from`.
 */
export function monthsOrParts(from: IsoDate, to: IsoDate): number {
  if (to < from) return 0
  const [first, last] = [dateParts(from), dateParts(to)]
  const whole = (last.year - first.year) * 12 + last.month - first.month
  return last.day < first.day ? whole : whole + 1
}

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`

interface Parts {
  lateReturn: Paise
  unpaid: Paise
  deferred: Paise
  fee: Paise
}

/** The rows and figures of one case, which the steps below share. */
function caseOf(input: TaxDueInput) {
  const year = taxYearOf(input.taxYear)
  const row = <Value>(name: string, table: readonly DatedRow<Value>[]) => rowOn(name, table, year.from)
  const dates = row('income tax return', returnDates)
  const rounding = row('interest rounding', interestRoundings)
  const plan = advanceTaxPlan({
    taxYear: input.taxYear,
    age: input.isSenior ? '60-to-79' : 'below-60',
    residency: 'resident',
    businessIncome: input.businessIncome,
    tax: input.tax,
    deductedAtSource: input.deductedAtSource,
    payments: input.advance,
  })
  return {
    year,
    dates,
    rounding,
    plan,
    lateReturn: row('late return interest', lateReturnInterests),
    fee: row('late return fee', returnFees),
    refund: row('refund interest', refundInterests),
    order: row('order of payments', paymentOrders),
    payable: row('rounding', payableRoundings),
    deferment: row('advance tax', instalmentRules),
    unpaid: row('advance tax default', defaultRules),
    dueOn: dayAfter(year, dates.value.due[input.returnClass]),
    belatedTo: dayAfter(year, dates.value.belated),
    from: addDays(year.to, 1),
    advance: input.advance.reduce((sum, { amount }) => sum + amount, 0),
    inMultiples: (amount: Paise) => Math.floor(Math.max(0, amount) / rounding.value) * rounding.value,
  }
}

type Case = ReturnType<typeof caseOf>

/** The fee for a return filed on a day. */
function feeOn({ fee, dueOn }: Case, totalIncome: Paise, day: IsoDate): Paise {
  const { small, upTo, large, noReturnUpTo } = fee.value
  if (day <= dueOn || totalIncome <= noReturnUpTo) return 0
  return totalIncome > upTo ? large : small
}

/** The self-assessment payment’s part that reaches the tax, after fee and interest until that day. */
function taxPartOf(c: Case, input: TaxDueInput, paid: AdvanceTaxPayment): Paise {
  const { lateReturn, unpaid, deferred, fee } = partsOn(c, { ...input, selfAssessment: undefined }, paid.on)
  return Math.max(0, paid.amount - fee - lateReturn - unpaid - deferred)
}

/** Interest and fee if the rest is paid and the return filed on a day. */
function partsOn(c: Case, input: TaxDueInput, day: IsoDate): Parts & { segments: DefaultSegment[] } {
  const { selfAssessment: self } = input
  const short = Math.max(0, input.tax - input.deductedAtSource - c.advance)
  const selfTax = self === undefined ? 0 : taxPartOf(c, input, self)
  const beforeDue = self !== undefined && self.on <= c.dueOn ? self.amount : 0
  const lateMonths = monthsOrParts(addDays(c.dueOn, 1), day)
  const segments = defaultSegments(c, short, day, self && { on: self.on, tax: selfTax })
  return {
    lateReturn: shareOf(c.inMultiples(short - beforeDue), c.lateReturn.value * lateMonths),
    unpaid: segments.reduce((sum, { interest }) => sum + interest, 0),
    deferred: c.plan.deferment,
    fee: feeOn(c, input.totalIncome, day),
    segments,
  }
}

/** A span with one unpaid amount. */
interface DefaultSegment {
  unpaid: Paise
  months: number
  interest: Paise
}

/** Interest for default from 1 April, before and after a payment. */
function defaultSegments(
  c: Case,
  short: Paise,
  day: IsoDate,
  self: { on: IsoDate; tax: Paise } | undefined,
): DefaultSegment[] {
  if (c.plan.monthlyDefault === 0) return []
  const segment = (amount: Paise, count: number): DefaultSegment => {
    const unpaid = c.inMultiples(amount)
    return { unpaid, months: count, interest: shareOf(unpaid, c.unpaid.value.monthly * count) }
  }
  const all = monthsOrParts(c.from, day)
  if (self === undefined) return [segment(short, all)]
  const before = monthsOrParts(c.from, self.on)
  return [segment(short, before), segment(short - self.tax, all - before)].filter((each) => each.months > 0)
}

function checkDays(c: Case, { on, selfAssessment: self, refundOn }: TaxDueInput): void {
  const from = formatDate(c.from)
  checkInput({
    on:
      on < c.from
        ? { code: 'too-small', message: `Enter ${from} or a later day. Before that day you pay advance tax.` }
        : on > c.belatedTo
          ? {
              code: 'too-large',
              message: `After ${formatDate(c.belatedTo)} you can file only an updated return, with more tax. Ask us.`,
            }
          : undefined,
    selfAssessment:
      self !== undefined && (self.on < c.from || self.on > on)
        ? { code: 'invalid', message: `Enter a day from ${from} to the day of filing.` }
        : undefined,
    refundOn:
      refundOn !== undefined && refundOn < on
        ? { code: 'too-small', message: 'Enter the day of filing or a later one.' }
        : undefined,
  })
}

/**
 * What is payable on a day for a year that has ended: tax, interest and fee, less what was paid; or the refund and the
 * interest on it. For a resident individual or Hindu undivided family that files by itself on that day.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a year without tables
 */
export function taxDue(input: TaxDueInput): TaxDue {
  const { selfAssessment: self, on } = input
  checkInput({
    taxYear: taxYearProblem(input.taxYear),
    returnClass: choiceProblem(input.returnClass, RETURN_CLASSES),
    totalIncome: amountProblem(input.totalIncome),
    on: dateProblem(on),
    selfAssessment: self && (dateProblem(self.on) ?? amountProblem(self.amount)),
    refundOn: input.refundOn === undefined ? undefined : dateProblem(input.refundOn),
  })
  const c = caseOf(input)
  checkDays(c, input)
  const parts = partsOn(c, input, on)

  const builder = createWorkingBuilder()
  builder.add('tax', 'Tax of the year', input.tax, undefined, { always: true })
  builder.add('deducted', 'Deducted and collected at source', -input.deductedAtSource)
  builder.add('advance', 'Advance tax', -c.advance)
  builder.add('self', 'Paid after the year', -(self?.amount ?? 0), c.order)
  builder.total('unpaid-tax', 'Left before interest and fee')
  addInterest(builder, c, input, parts)
  const feeRule = c.fee.value
  builder.add('fee', 'Fee for the late return', parts.fee, c.fee, {
    note:
      parts.fee === feeRule.small
        ? `Total income up to ${formatRupees(feeRule.upTo)}. There is no fee if the law requires no return, as in the new regime below its nil slab.`
        : `Total income above ${formatRupees(feeRule.upTo)}.`,
  })
  const sign = builder.sum < 0 ? -1 : 1
  const payable = sign * roundToMultiple(Math.abs(builder.sum), c.payable.value)
  builder.add('rounding', `Rounding to ${formatRupees(c.payable.value)}`, payable - builder.sum, c.payable)
  builder.total('payable', payable < 0 ? 'Refund' : 'To pay')
  const refundInterest = payable < 0 ? addRefundInterest(builder, c, input, -payable) : 0
  return {
    year: c.year,
    dueOn: c.dueOn,
    payable: payable === 0 ? 0 : payable,
    interest: { lateReturn: parts.lateReturn, unpaid: parts.unpaid, deferred: parts.deferred },
    fee: parts.fee,
    refundInterest,
    working: builder.lines,
  }
}

function addInterest(
  builder: ReturnType<typeof createWorkingBuilder>,
  c: Case,
  input: TaxDueInput,
  parts: ReturnType<typeof partsOn>,
): void {
  const rounded = `on amounts rounded down to ${formatRupees(c.rounding.value)} (${c.rounding.section})`
  const late = monthsOrParts(addDays(c.dueOn, 1), input.on)
  builder.add(
    'late-return',
    `Late return: ${formatRate(c.lateReturn.value)} for ${months(late)}`,
    parts.lateReturn,
    c.lateReturn,
    {
      note: `From ${formatDate(addDays(c.dueOn, 1))}, ${rounded}.`,
    },
  )
  for (const [at, { unpaid, months: count, interest }] of parts.segments.entries()) {
    const label = `Advance tax unpaid: ${formatRate(c.unpaid.value.monthly)} for ${months(count)}`
    builder.add(at === 0 ? 'default' : 'default-after', label, interest, c.unpaid, {
      note: `${at === 0 ? `From ${formatDate(c.from)}` : 'After what was paid'}, on ${formatRupees(unpaid)}: ${rounded}.`,
    })
  }
  for (const each of c.plan.instalments) addDeferment(builder, c, each, rounded)
}

function addDeferment(
  builder: ReturnType<typeof createWorkingBuilder>,
  c: Case,
  { dueOn, percent, required, paid, interest }: AdvanceTaxPlan['instalments'][number],
  rounded: string,
): void {
  builder.add(
    `deferred-${percent}`,
    `Instalment of ${formatDate(dueOn)}, paid short`,
    interest,
    c.deferment,
    {
      note: `${formatRupees(required)} was due, ${formatRupees(paid)} was paid: ${rounded}.`,
    },
  )
}

/** Adds the interest on a refund as lines below the total, and returns it. */
function addRefundInterest(
  builder: ReturnType<typeof createWorkingBuilder>,
  c: Case,
  input: TaxDueInput,
  refund: Paise,
): Paise {
  const { monthly, from } = c.refund.value
  const { on, refundOn = on, selfAssessment: self, tax } = input
  if (refund < mulDiv(tax, from, 100)) return 0
  const fromSelf = Math.min(refund, self?.amount ?? 0)
  const begins = on <= c.dueOn ? c.from : on
  const spans = [
    { id: 'refund-interest', amount: refund - fromSelf, begins },
    { id: 'refund-interest-self', amount: fromSelf, begins: on },
  ]
  return spans.reduce((sum, span) => {
    const count = monthsOrParts(span.begins, refundOn)
    const interest = shareOf(c.inMultiples(span.amount), monthly * count)
    builder.add(
      span.id,
      `Interest on the refund: ${formatRate(monthly)} for ${months(count)}`,
      -interest,
      c.refund,
      {
        note: `From ${formatDate(span.begins)} to ${formatDate(refundOn)}, on ${formatRupees(c.inMultiples(span.amount))}.`,
      },
    )
    return sum + interest
  }, 0)
}
