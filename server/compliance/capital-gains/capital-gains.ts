import { findRow, rowOn } from '../dated.ts'
import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem } from '../input.ts'
import { addDays, dateParts, isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, mulDiv, shareOf } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { WorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import {
  costInflationIndices,
  digitalAssetRates,
  equityExemptions,
  gainCesses,
  grandfathering,
  holdingMonths,
  longEquityRates,
  longRates,
  propertyChoices,
  setOffs,
  shortEquityRates,
  specifiedFunds,
  stampTolerances,
  valuesOf2001,
} from './rules.ts'
import type { Asset } from './rules.ts'

export interface CapitalGainInput {
  asset: Asset
  boughtOn: IsoDate
  soldOn: IsoDate
  /** For everything sold, without expenses. */
  price: Paise
  /** For everything sold. */
  cost: Paise
  /** Brokerage, stamp duty and other expenses of the sale. Not for virtual digital assets. */
  expenses?: Paise
  /** Land and buildings: spent on improvement, from 1 April 2001 on. */
  improvement?: Paise
  /** The day of the improvement, for its index. Required with an improvement. */
  improvedOn?: IsoDate | undefined
  /** Land and buildings: the stamp duty value. `price` by default. */
  stampValue?: Paise | undefined
  /** Equity bought before 1 February 2018: its highest price on 31 January 2018. */
  value2018?: Paise | undefined
  /** Land and buildings bought before 1 April 2001: the value on that day. */
  value2001?: Paise | undefined
  /** `family` is a resident individual or Hindu undivided family. */
  owner: 'family' | 'other'
  /** The rate of the slab, for gains that are taxed with other income. */
  slabRate: BasisPoints
  /** Other losses of the year and brought forward, which are set off against this gain. */
  losses?: { short: Paise; long: Paise }
  /** Long-term gains on other listed equity in the year, which use up the exemption. */
  otherEquityGains?: Paise
}

/** How a gain is taxed. `deemed-short` is short-term by section 50AA, whatever the holding. */
export type GainKind = 'short' | 'long' | 'deemed-short' | 'digital'

/** One way to work out a gain and its tax. */
export interface Way {
  id: 'plain' | 'indexed'
  /** Negative for a loss. */
  gain: Paise
  /** After set-off and exemption, at least zero. */
  taxable: Paise
  rate: BasisPoints
  /** With cess, to the nearest paisa. */
  tax: Paise
  /** From the price to what is taxable. */
  gainWorking: Working
  /** From what is taxable to the tax. */
  taxWorking: Working
}

export interface CapitalGain {
  kind: GainKind
  /** Months of holding above which the asset is long-term; undefined where they do not count. */
  months: number | undefined
  /** One way, or two for land and buildings of a resident individual or family. */
  ways: readonly Way[]
  /** Index of the way with less tax. */
  chosen: number
  /** The lower tax. */
  tax: Paise
  /** A loss, by the first way: years for which it is carried forward, 0 if it is lost. */
  loss: { amount: Paise; years: number } | undefined
}

export const ASSETS: readonly Asset[] = ['equity', 'debt-fund', 'other-fund', 'property', 'vda']

/** The same day some months later, or the last day of that month. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date)
  const at = year * 12 + month - 1 + months
  const first = isoDate(Math.floor(at / 12), (at % 12) + 1, 1)
  const last = addDays(isoDate(Math.floor((at + 1) / 12), ((at + 1) % 12) + 1, 1), -1)
  return addDays(first, Math.min(day, dateParts(last).day) - 1)
}

/** A rate, its row, and whether the cost is indexed. */
interface Taxation {
  rate: BasisPoints
  row: DatedRow<unknown>
  isIndexed: boolean
}

/** The nature of a gain, and the ways to tax it. */
function natureOf({ asset, boughtOn, soldOn, owner, slabRate }: CapitalGainInput): {
  kind: GainKind
  holding: DatedRow<unknown>
  months: number | undefined
  taxations: Taxation[]
} {
  if (asset === 'vda') {
    const row = rowOn('virtual digital asset', digitalAssetRates, soldOn)
    return {
      kind: 'digital',
      holding: row,
      months: undefined,
      taxations: [{ rate: row.value, row, isIndexed: false }],
    }
  }
  const funds = rowOn('specified mutual fund', specifiedFunds, soldOn)
  if (funds.value.kinds.includes(asset) && boughtOn >= funds.value.acquiredFrom) {
    const taxations = [{ rate: slabRate, row: funds, isIndexed: false }]
    return { kind: 'deemed-short', holding: funds, months: undefined, taxations }
  }
  const holding = rowOn('period of holding', holdingMonths, soldOn)
  const months = holding.value[asset]
  const isLong = soldOn > addMonths(boughtOn, months)
  if (!isLong) {
    const equity = rowOn('short-term equity', shortEquityRates, soldOn)
    const taxation =
      asset === 'equity' ? { rate: equity.value, row: equity } : { rate: slabRate, row: holding }
    return { kind: 'short', holding, months, taxations: [{ ...taxation, isIndexed: false }] }
  }
  if (asset === 'equity') {
    const row = rowOn('long-term equity', longEquityRates, soldOn)
    return { kind: 'long', holding, months, taxations: [{ rate: row.value, row, isIndexed: false }] }
  }
  const row = rowOn('long-term gain', longRates, soldOn)
  const first = { rate: row.value.rate, row, isIndexed: row.value.isIndexed }
  const choice = findRow(propertyChoices, soldOn)
  const hasChoice =
    asset === 'property' &&
    owner === 'family' &&
    choice !== undefined &&
    boughtOn < choice.value.acquiredBefore
  const second = hasChoice ? [{ rate: choice.value.rate, row: choice, isIndexed: true }] : []
  return { kind: 'long', holding, months, taxations: [first, ...second] }
}

/** The cost raised by the index, with its note. */
function indexed(amount: Paise, from: IsoDate, soldOn: IsoDate) {
  const base = costInflationIndices[0]!.validFrom
  const sale = rowOn('cost inflation index', costInflationIndices, soldOn)
  const purchase = rowOn('cost inflation index', costInflationIndices, from < base ? base : from)
  return {
    amount: mulDiv(amount, sale.value, purchase.value),
    row: sale,
    note: `${formatRupees(amount)} × ${sale.value} ÷ ${purchase.value}, the indices of the years of sale and of purchase.`,
  }
}

/** The cost before indexation: the actual one, or the value that may replace it. */
function costOf(
  input: CapitalGainInput,
  kind: GainKind,
): { amount: Paise; row?: DatedRow<unknown>; note?: string } {
  const { asset, boughtOn, soldOn, cost, price, value2018, value2001 } = input
  if (asset === 'equity' && kind === 'long' && value2018 !== undefined) {
    const row = rowOn('value on 31 January 2018', grandfathering, soldOn)
    const least = Math.min(value2018, price)
    if (boughtOn < row.value && least > cost) {
      const note = `The value on 31 January 2018, ${formatRupees(value2018)}, at most the price: more than the cost of ${formatRupees(cost)}.`
      return { amount: least, row, note }
    }
  }
  if (asset === 'property' && value2001 !== undefined) {
    const row = rowOn('value on 1 April 2001', valuesOf2001, soldOn)
    if (boughtOn < row.value && value2001 > cost) {
      return {
        amount: value2001,
        row,
        note: `The value on 1 April 2001 replaces the cost of ${formatRupees(cost)}.`,
      }
    }
  }
  return { amount: cost }
}

/** Adds the price, or the stamp duty value that replaces it. */
function addPrice(builder: WorkingBuilder, { asset, price, stampValue, soldOn }: CapitalGainInput): void {
  if (asset === 'property' && stampValue !== undefined) {
    const row = rowOn('stamp duty value', stampTolerances, soldOn)
    if (stampValue > shareOf(price, row.value)) {
      builder.add('price', 'Stamp duty value, in place of the price', stampValue, row, {
        note: `It is more than ${formatRate(row.value)} of the price of ${formatRupees(price)}.`,
      })
      return
    }
  }
  builder.add('price', 'Price', price, undefined, { always: true })
}

function addCosts(
  builder: WorkingBuilder,
  input: CapitalGainInput,
  kind: GainKind,
  isIndexed: boolean,
): void {
  const { asset, boughtOn, soldOn, expenses = 0, improvement = 0, improvedOn } = input
  if (asset !== 'vda') builder.add('expenses', 'Expenses of the sale', -expenses)
  const cost = costOf(input, kind)
  const own = isIndexed ? indexed(cost.amount, boughtOn, soldOn) : undefined
  const note = [cost.note, own?.note].filter((each) => each !== undefined).join(' ')
  builder.add('cost', 'Cost', -(own?.amount ?? cost.amount), own?.row ?? cost.row, {
    ...(note !== '' && { note }),
    always: true,
  })
  if (asset === 'property' && improvement > 0) {
    const spent = isIndexed ? indexed(improvement, improvedOn!, soldOn) : undefined
    builder.add('improvement', 'Improvement', -(spent?.amount ?? improvement), spent?.row, {
      note: spent?.note,
    })
  }
}

/** Sets off losses and the exemption, as far as the gain allows. */
function addReliefs(builder: WorkingBuilder, input: CapitalGainInput, kind: GainKind): void {
  const { asset, soldOn, losses = { short: 0, long: 0 }, otherEquityGains = 0 } = input
  if (kind === 'digital' || builder.sum <= 0) return
  const row = rowOn('set-off of losses', setOffs, soldOn)
  const isLong = kind === 'long'
  if (isLong) {
    builder.add('long-loss', 'Long-term losses set off', -Math.min(losses.long, builder.sum), row, {
      note: 'A long-term loss only against long-term gains.',
    })
  }
  builder.add('short-loss', 'Short-term losses set off', -Math.min(losses.short, builder.sum), row, {
    note: 'A short-term loss against any capital gain but that of a virtual digital asset.',
  })
  if (asset === 'equity' && isLong) {
    const exemption = rowOn('exemption of equity', equityExemptions, soldOn)
    const left = Math.max(0, exemption.value - otherEquityGains)
    builder.add('exemption', 'Free of tax', -Math.min(left, builder.sum), exemption, {
      note:
        otherEquityGains > 0
          ? `${formatRupees(exemption.value)} a year, less ${formatRupees(otherEquityGains)} of other gains.`
          : `${formatRupees(exemption.value)} for all such gains of the year.`,
    })
  }
}

const GAIN_LABELS: Readonly<Record<GainKind, string>> = {
  short: 'Short-term gain',
  long: 'Long-term gain',
  'deemed-short': 'Gain, short-term by law',
  digital: 'Income from the transfer',
}

function workWay(
  input: CapitalGainInput,
  kind: GainKind,
  holding: DatedRow<unknown>,
  taxation: Taxation,
  id: Way['id'],
): Way {
  const { rate, row, isIndexed } = taxation
  const builder = createWorkingBuilder()
  addPrice(builder, input)
  addCosts(builder, input, kind, isIndexed)
  builder.total('gain', GAIN_LABELS[kind], holding)
  const gain = builder.sum
  addReliefs(builder, input, kind)
  if (builder.sum !== gain) builder.total('taxable', 'Taxable')
  const taxable = Math.max(0, builder.sum)

  const cess = rowOn('cess', gainCesses, input.soldOn)
  const taxes = createWorkingBuilder()
  taxes.add('tax', 'Tax on the gain', shareOf(taxable, rate), row, {
    note: `${formatRate(rate)} of ${formatRupees(taxable)}${id === 'indexed' ? ', with the index' : ''}.`,
    always: true,
  })
  taxes.add(
    'cess',
    `Health and Education Cess at ${formatRate(cess.value)}`,
    shareOf(taxes.sum, cess.value),
    cess,
  )
  taxes.total('total', 'Tax with cess')
  return { id, gain, taxable, rate, tax: taxes.sum, gainWorking: builder.lines, taxWorking: taxes.lines }
}

function problemsOf(input: CapitalGainInput) {
  const { boughtOn, soldOn, improvement = 0, improvedOn } = input
  const optional = (amount: Paise | undefined) => (amount === undefined ? undefined : amountProblem(amount))
  return {
    asset: choiceProblem(input.asset, ASSETS),
    owner: choiceProblem(input.owner, ['family', 'other']),
    boughtOn: dateProblem(boughtOn),
    soldOn:
      dateProblem(soldOn) ??
      (soldOn < boughtOn
        ? { code: 'invalid' as const, message: 'Enter the day of purchase or a later one.' }
        : undefined),
    price: amountProblem(input.price),
    cost: amountProblem(input.cost),
    expenses: optional(input.expenses),
    improvement: amountProblem(improvement),
    improvedOn: improvement > 0 ? improvementProblem(improvedOn, input) : undefined,
    stampValue: optional(input.stampValue),
    value2018: optional(input.value2018),
    value2001: optional(input.value2001),
    shortLosses: optional(input.losses?.short),
    longLosses: optional(input.losses?.long),
    otherEquityGains: optional(input.otherEquityGains),
  }
}

function improvementProblem(improvedOn: IsoDate | undefined, { boughtOn, soldOn }: CapitalGainInput) {
  const problem = dateProblem(improvedOn ?? '')
  if (problem || improvedOn === undefined) return problem
  if (improvedOn < '2001-04-01')
    return { code: 'invalid' as const, message: 'Money spent before 1 April 2001 does not count.' }
  return improvedOn < boughtOn || improvedOn > soldOn
    ? { code: 'invalid' as const, message: 'Enter a day between purchase and sale.' }
    : undefined
}

/**
 * The gain on one sale, and the tax on it with cess: both ways where the law compares them. Surcharge, and what an unused
 * basic exemption takes off, are left out.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a sale before 1 April 2023 or after the last table
 */
export function capitalGain(input: CapitalGainInput): CapitalGain {
  checkInput(problemsOf(input))
  const { kind, holding, months, taxations } = natureOf(input)
  const ways = taxations.map((taxation, at) =>
    workWay(input, kind, holding, taxation, at === 0 ? 'plain' : 'indexed'),
  )
  const [plain, other] = ways
  const chosen = other !== undefined && other.tax < plain!.tax ? 1 : 0
  const years = kind === 'digital' ? 0 : rowOn('set-off of losses', setOffs, input.soldOn).value
  return {
    kind,
    months,
    ways,
    chosen,
    tax: ways[chosen]!.tax,
    loss: plain!.gain < 0 ? { amount: -plain!.gain, years } : undefined,
  }
}
