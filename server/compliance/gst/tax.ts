import type { DatedTable } from '../dated.ts'
import { rowOn } from '../dated.ts'
import { amountProblem, checkInput, dateProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import { formatDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, mulDiv } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import { ruleOf } from '../working.ts'
import type { Paise, Working, WorkingLine } from '../working.ts'
import { gstRatesOn } from './rates.ts'
import { natureOfSupply } from './supply.ts'
import type { Supply, SupplyNature, TaxHead } from './supply.ts'

export interface GstInput {
  /** Time of supply: determines the rows that apply. */
  on: IsoDate
  /** The total rate, such as 1800 for 18 %. Must be a rate in force on that date. */
  rate: BasisPoints
  /** Paise: without tax for {@link addGst}, with tax for {@link removeGst}. */
  amount: Paise
  supply: Supply
}

/** The tax of one head. */
export interface HeadTax {
  head: TaxHead
  /** Half the total rate if two heads share it: 12.5 basis points of a rate of 0.25 %. */
  rate: BasisPoints
  amount: Paise
}

export interface GstResult {
  /** Taxable value. */
  taxable: Paise
  heads: readonly HeadTax[]
  /** Sum of the heads. */
  tax: Paise
  /** `taxable` and `tax` together. */
  total: Paise
  nature: SupplyNature
  working: Working
}

const INCLUSIVE_VALUE: DatedTable<null> = [
  {
    value: null,
    law: 'CGST Rules 2017',
    section: 'rule 35',
    source: 'CGST Rules 2017, rule 35',
    validFrom: '2025-04-01',
    validTo: null,
    verifiedOn: '2026-11-21',
    confidence: 'M',
  },
]

const ROUNDED = 'Rounded to the nearest paisa, halves upward.'

function rateProblem(rate: BasisPoints, on: IsoDate): FieldProblem | undefined {
  const rates = gstRatesOn(on).value.map((one) => one.rate)
  if (rates.includes(rate)) return undefined
  if (!Number.isFinite(rate)) return { code: 'missing', message: 'Choose a rate.' }
  return {
    code: 'invalid',
    message: `${formatRate(rate)} is no rate of GST on ${formatDate(on)}: choose ${rates.map(formatRate).join(', ')}.`,
  }
}

function prepare({ on, rate, amount, supply }: GstInput): SupplyNature {
  checkInput({ on: dateProblem(on) })
  checkInput({ rate: rateProblem(rate, on), amount: amountProblem(amount) })
  return natureOfSupply(supply, on)
}

/** The tax of each head; `taxOf` computes the tax of one of so many heads that share the rate. */
function headsOf(nature: SupplyNature, rate: BasisPoints, taxOf: (sharers: number) => Paise): HeadTax[] {
  const sharers = nature.heads.length
  return nature.heads.map((head) =>
    nature.withoutTax ? { head, rate: 0, amount: 0 } : { head, rate: rate / sharers, amount: taxOf(sharers) },
  )
}

const sum = (heads: readonly HeadTax[]) => heads.reduce((total, { amount }) => total + amount, 0)

function headLines(
  heads: readonly HeadTax[],
  nature: SupplyNature,
  on: IsoDate,
  sign: 1 | -1,
): WorkingLine[] {
  return heads.map(({ head, rate, amount }) => ({
    id: head,
    label: nature.withoutTax
      ? `${head.toUpperCase()}, zero-rated`
      : `${head.toUpperCase()} at ${formatRate(rate)}`,
    // Adding zero turns −0, which would be shown with a sign, into 0.
    amount: sign * amount + 0,
    rule: ruleOf(gstRatesOn(on)),
    note: `${nature.reason} ${ROUNDED}`,
  }))
}

/**
 * Adds tax to a value without it.
 * @throws InputError naming `on`, `rate`, `amount`, or a field of the supply
 * @throws NoTableError for a date before the first table
 */
export function addGst(input: GstInput): GstResult {
  const nature = prepare(input)
  const { on, rate, amount: taxable } = input
  const heads = headsOf(nature, rate, (sharers) => mulDiv(taxable, rate, sharers * 10_000))
  const tax = sum(heads)
  const working: Working = [
    { id: 'taxable', label: 'Value without tax', amount: taxable },
    ...headLines(heads, nature, on, 1),
    { id: 'total', label: 'Value with tax', amount: taxable + tax, total: true },
  ]
  return { taxable, heads, tax, total: taxable + tax, nature, working }
}

/**
 * Splits a price that includes tax into taxable value and tax. They always sum to the price, and the result is the
 * exact inverse of {@link addGst}. The converse does not hold: some prices are not the total of any taxable value.
 * @throws InputError naming `on`, `rate`, `amount`, or a field of the supply
 * @throws NoTableError for a date before the first table
 */
export function removeGst(input: GstInput): GstResult {
  const nature = prepare(input)
  const { on, rate, amount: total } = input
  const heads = headsOf(nature, rate, (sharers) => mulDiv(total, rate, sharers * (10_000 + rate)))
  const tax = sum(heads)
  const taxable = total - tax
  const rule = ruleOf(rowOn('tax within a price', INCLUSIVE_VALUE, on))
  const working: Working = [
    { id: 'total', label: 'Price with tax', amount: total },
    ...headLines(heads, nature, on, -1),
    { id: 'taxable', label: 'Value without tax', amount: taxable, total: true, rule },
  ]
  return { taxable, heads, tax, total, nature, working }
}
