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
import { amount, choice, date, flag, setting } from '../../../ui/calculator/kinds.ts'
import { readDate } from '../../../ui/read-date.ts'

/** Every rate of all rows: a URL may contain a rate that was not in force on its date. */
const rates = [...new Set(gstRates.flatMap(({ value }) => value.map(({ rate }) => String(rate))))]

/** The rates on the day in the field `on`; the latest if it is invalid or has no row. */
export function ratesFor(on: string): DatedRow<readonly GstRate[]> {
  const day = readDate(on)
  return (day.ok ? findRow(gstRates, day.value) : undefined) ?? gstRates.at(-1)!
}

export const MODES = ['add', 'remove'] as const
export const KINDS = ['domestic', 'sez', 'export', 'import'] as const

/** The amount with or without tax, at the chosen rate and at every other. */
export interface GstAnswer extends GstResult {
  mode: (typeof MODES)[number]
  /** The rule for the rates on the day. */
  rule: RuleReference
  others: readonly (Pick<GstResult, 'tax' | 'taxable' | 'total'> & { rate: BasisPoints })[]
}

/** The inputs of the GST calculator, with an example. */
export const gstTool = defineTool({
  fields: {
    mode: choice(MODES, 'add'),
    amount: amount('10,000'),
    rate: choice(rates, '1800'),
    kind: choice(KINDS, 'domestic'),
    supplier: choice(GST_PLACES, '29'),
    place: choice(GST_PLACES, '29'),
    underUndertaking: flag(),
    on: setting(date(builtOn)),
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
