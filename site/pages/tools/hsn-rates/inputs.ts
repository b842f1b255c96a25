import { findHsn, hsnEntries, type HsnEntry } from '@anupalan/server/compliance/hsn-rates'
import { InputError } from '@anupalan/server/compliance/input'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { text } from '../../../ui/calculator/kinds.ts'
import { hsnRatesFields } from './words.ts'

/** Lines that are shown; more words narrow a longer list. */
const MOST = 12

export interface FoundRates {
  /** What was typed. */
  typed: string
  /** Best first, at most {@link MOST}. */
  entries: readonly HsnEntry[]
  /** Lines beyond those shown. */
  more: number
  /** Lines of the table. */
  all: number
}

/** The input of the finder, with an example. */
export const hsnRatesTool = defineTool({
  fields: { what: text('rice', () => true) },
  calculate: ({ what }): FoundRates => {
    if (what.trim() === '')
      throw new InputError({ what: { code: 'missing', message: hsnRatesFields.missing } })
    const found = findHsn(what)
    return {
      typed: what.trim(),
      entries: found.slice(0, MOST),
      more: Math.max(0, found.length - MOST),
      all: hsnEntries.length,
    }
  },
})
