import { findRow, type DatedRow } from '@anupalan/server/compliance/dated'
import {
  addGst,
  GST_PLACES,
  gstRates,
  gstRatesOn,
  removeGst,
  type GstRate,
  type GstResult,
} from '@anupalan/server/compliance/gst'
import type { BasisPoints } from '@anupalan/server/compliance/money'
import type { RuleReference } from '@anupalan/server/compliance/working'
import { builtOn } from 'virtual:built-on'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, choice, date, flag } from '../../../ui/calculator/kinds.ts'
import { readDate } from '../../../ui/read-date.ts'

/** Every rate that any table knows: an address may name one that its date does not. */
const rates = [...new Set(gstRates.flatMap(({ value }) => value.map(({ rate }) => String(rate))))]

/** The rates of the day that stands in the field `on`; the latest, where it is none or has no table. */
export function ratesFor(on: string): DatedRow<readonly GstRate[]> {
  const day = readDate(on)
  return (day.ok ? findRow(gstRates, day.value) : undefined) ?? gstRates.at(-1)!
}

export const MODES = ['add', 'remove'] as const
export const KINDS = ['domestic', 'sez', 'export', 'import'] as const

/** The amount with tax, or without it, at the rate that was chosen and at every other. */
export interface GstAnswer extends GstResult {
  mode: (typeof MODES)[number]
  /** Which rates there are on the day. */
  rule: RuleReference
  others: readonly (Pick<GstResult, 'tax' | 'taxable' | 'total'> & { rate: BasisPoints })[]
}

/** What the GST calculator asks, with its example. */
export const gstTool = defineTool({
  fields: {
    mode: choice(MODES, 'add'),
    amount: amount('10,000'),
    rate: choice(rates, '1800'),
    kind: choice(KINDS, 'domestic'),
    supplier: choice(GST_PLACES, '29'),
    place: choice(GST_PLACES, '29'),
    underUndertaking: flag(),
    on: date(builtOn),
  },
  calculate: ({ mode, amount: sum, rate: chosen, on, ...supply }): GstAnswer => {
    const work = mode === 'add' ? addGst : removeGst
    const at = (rate: BasisPoints) => work({ on, rate, amount: sum, supply })
    const result = at(Number(chosen))
    const row = gstRatesOn(on)
    return {
      ...result,
      mode,
      rule: row,
      others: row.value.map(({ rate }) => ({ ...at(rate), rate })),
    }
  },
})
