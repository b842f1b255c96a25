import { needsConfirmation, rowOn } from '../dated.ts'
import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, shareOf } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import { ruleOf } from '../working.ts'
import type { Paise, Working } from '../working.ts'
import type { TaxAtSource, TaxAtSourceInput } from './input-and-result.ts'
import type { PayeeKind, PaymentKind, Threshold, ThresholdRule } from './payment-kind.ts'
import { taxOnRentOfYear } from './rent-of-year.ts'
import { collectedKinds } from './rules/collected.ts'
import { deductedKinds } from './rules/deducted.ts'
import { collectedWithoutPan, deductedWithoutPan } from './rules/without-pan.ts'

/** Every kind of payment: first those from which tax is deducted, then those on which it is collected. */
export const paymentKinds: readonly PaymentKind[] = [...deductedKinds, ...collectedKinds]

/** The part of the year’s payments that bears tax, from the first rupee. */
interface Taxed {
  from: Paise
  to: Paise
  reason: string
}

interface Payments {
  earlier: Paise
  amount: Paise
  /** Whether tax on `earlier` is assumed to be settled once it exceeds the limit. */
  settled: boolean
}

const NOT_YET = (above: Paise, during: string) => `Not above ${formatRupees(above)} ${during}: no tax yet.`

function taxedInFull(earlier: Paise, amount: Paise, reason: string): Taxed {
  return { from: earlier, to: earlier + amount, reason }
}

function none(earlier: Paise, reason: string): Taxed {
  return { from: earlier, to: earlier, reason }
}

/** Once the limit is exceeded, all payments bear tax, including the earlier ones that did not. */
function allOnceAbove(above: Paise, { earlier, amount, settled }: Payments, during: string): Taxed {
  if (earlier + amount <= above) return none(earlier, NOT_YET(above, during))
  if (settled && earlier > above) {
    return taxedInFull(
      earlier,
      amount,
      `${formatRupees(above)} ${during} was crossed before: tax is on all of this.`,
    )
  }
  return {
    from: 0,
    to: earlier + amount,
    reason: `Above ${formatRupees(above)} ${during}: tax is on all of it.`,
  }
}

/** The part of the payments that bears tax now. */
function taxedPart(limit: Threshold, senior: boolean, payments: Payments): Taxed {
  const { earlier, amount } = payments
  switch (limit.by) {
    case 'none':
      return taxedInFull(earlier, amount, 'There is no limit below which it is free of tax.')
    case 'payment':
      return amount > limit.above
        ? taxedInFull(earlier, amount, `Above ${formatRupees(limit.above)} at one time.`)
        : none(earlier, NOT_YET(limit.above, 'at one time'))
    case 'payment-from':
      return amount >= limit.from
        ? taxedInFull(earlier, amount, `${formatRupees(limit.from)} or more.`)
        : none(earlier, `Less than ${formatRupees(limit.from)}: no tax.`)
    case 'month':
    case 'month-once':
      return allOnceAbove(limit.above, payments, 'in the month')
    case 'year': {
      const above = senior ? (limit.seniorAbove ?? limit.above) : limit.above
      return allOnceAbove(above, payments, 'in the year')
    }
    case 'payment-or-year':
      return earlier + amount <= limit.yearAbove && amount > limit.above
        ? taxedInFull(earlier, amount, `Above ${formatRupees(limit.above)} at one time.`)
        : allOnceAbove(limit.yearAbove, payments, 'in the year')
    case 'excess': {
      const from = Math.max(earlier, limit.above)
      const to = Math.max(earlier + amount, limit.above)
      const reason =
        from === to
          ? NOT_YET(limit.above, 'in the year')
          : `Only what is above ${formatRupees(limit.above)} in the year bears tax.`
      return { from, to, reason }
    }
  }
}

/**
 * The problem with a missing `taken`: the earlier payments are within the year’s limit, and this one exceeds it, but
 * one of them may have been above the limit for a single payment and have borne tax.
 */
function takenProblem(
  limit: Threshold,
  { amount, earlier = 0, taken }: TaxAtSourceInput,
): FieldProblem | undefined {
  if (limit.by !== 'payment-or-year' || taken !== undefined) return undefined
  const { above, yearAbove } = limit
  return above < earlier && earlier <= yearAbove && yearAbove < earlier + amount
    ? {
        code: 'missing',
        message: `Enter the tax already deducted from those payments: a single bill above ${formatRupees(above)} needed TDS. Enter 0 if none was deducted.`,
      }
    : undefined
}

function limitFor({ limit, only, withPan }: ThresholdRule, payee: PayeeKind, pan: boolean): Threshold {
  return (only?.includes(payee) ?? true) && (pan || !withPan) ? limit : { by: 'none' }
}

/** The higher rate without a PAN, with its rule. */
function raised(
  kind: PaymentKind,
  on: IsoDate,
  rate: BasisPoints,
): { rate: BasisPoints; row: DatedRow<unknown> } {
  if (kind.tax === 'tds') {
    const row = rowOn('tax deducted without a PAN', deductedWithoutPan, on)
    return { rate: Math.max(rate, kind.lowerWithoutPan ? row.value.lowerRate : row.value.rate), row }
  }
  const row = rowOn('tax collected without a PAN', collectedWithoutPan, on)
  const { times, least, most } = row.value
  return { rate: Math.min(Math.max(times * rate, least), most), row }
}

/** A part of the payments that bears tax at one rate. */
interface Part {
  amount: Paise
  rate: BasisPoints
  tax: Paise
  row: DatedRow<unknown>
  note?: string
}

/** Splits the taxed amount at the point where the rate changes, and computes the tax of each part. */
function partsOf(taxed: Taxed, kind: PaymentKind, { on, payee, pan }: TaxAtSourceInput): Part[] {
  const rateRow = rowOn(`${kind.title} rate`, kind.rates, on)
  const { rates, beyond } = rateRow.value
  const cut = beyond === undefined ? taxed.to : Math.min(Math.max(taxed.from, beyond.above), taxed.to)
  const part = (amount: Paise, own: BasisPoints): Part => {
    const { rate, row } = pan ? { rate: own, row: rateRow } : raised(kind, on, own)
    const note = rate === own ? {} : { note: `Raised from ${formatRate(own)} because there is no PAN.` }
    return { amount, rate, tax: shareOf(amount, rate), row, ...note }
  }
  return [part(cut - taxed.from, rates[payee]), part(taxed.to - cut, beyond?.rate ?? rates[payee])]
}

/**
 * The tax to deduct or to collect from one payment to a resident.
 *
 * A year is the financial year that contains `on`. Each part is rounded to the nearest paisa, halves up.
 * Surcharge and cess are not added: for residents they apply to salary only.
 * Rent that is taxed once in a year is computed by {@link taxOnRentOfYear}.
 * @throws InputError naming `kind`, `on`, `amount`, `payee`, `earlier`, `taken`, `months`, `lastMonth` or `lastRent`
 * @throws NoTableError for a date that no row governs
 */
export function taxAtSource(input: TaxAtSourceInput): TaxAtSource {
  const { on, amount, payee, senior = false, pan, earlier = 0 } = input
  const names = paymentKinds.map(({ name }) => name)
  checkInput({
    kind: choiceProblem(input.kind, names),
    on: dateProblem(on),
    amount: amountProblem(amount),
    payee: choiceProblem(payee, ['individual', 'huf', 'firm', 'company', 'other']),
    earlier: amountProblem(earlier),
    taken: input.taken === undefined ? undefined : amountProblem(input.taken),
  })
  const kind = paymentKinds.find(({ name }) => name === input.kind)!
  const rateRow = rowOn(`${kind.title} rate`, kind.rates, on)
  const thresholdRow = rowOn(`${kind.title} threshold`, kind.thresholds, on)
  const limit = limitFor(thresholdRow.value, payee, pan)
  if (limit.by === 'month-once') return taxOnRentOfYear(kind, input, limit.above, rateRow, thresholdRow)
  checkInput({ taken: takenProblem(limit, input) })
  const taxed = taxedPart(limit, senior, { earlier, amount, settled: input.taken === undefined })

  const parts = partsOf(taxed, kind, input)
  const due = parts.reduce((sum, part) => sum + part.tax, 0)

  // Earlier payments are taxed again only if the entire year is: then the tax on them is subtracted.
  const taken = taxed.from < earlier ? Math.min(due, input.taken ?? 0) : 0
  const tax = due - taken
  const sign = kind.tax === 'tds' ? -1 : 1
  const net = amount + sign * tax
  const working: Working = [
    {
      id: 'amount',
      label: kind.tax === 'tds' ? 'This payment' : 'This receipt',
      amount,
      rule: ruleOf(thresholdRow),
      note: taxed.reason,
    },
    ...parts
      .filter((part) => part.tax > 0)
      .map((part, index) => ({
        id: index === 0 ? 'tax' : 'tax-beyond',
        label: `${kind.tax.toUpperCase()} at ${formatRate(part.rate)} of ${formatRupees(part.amount)}`,
        amount: sign * part.tax,
        rule: ruleOf(part.row),
        ...(part.note !== undefined && { note: part.note }),
      })),
    ...(taken === 0 ? [] : [{ id: 'taken', label: 'Taken before', amount: -sign * taken }]),
    { id: 'net', label: kind.tax === 'tds' ? 'To the payee' : 'From the buyer', amount: net, total: true },
  ]
  return {
    kind,
    applies: tax > 0,
    rate: (parts.find((part) => part.amount > 0) ?? parts[0]!).rate,
    base: taxed.to - taxed.from,
    tax,
    net,
    reason: taxed.reason,
    rule: ruleOf(rateRow),
    confirm: [rateRow, thresholdRow, ...parts.map(({ row }) => row)].some(needsConfirmation),
    working,
  }
}
