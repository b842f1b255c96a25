import { amountInWords, formatRupees } from '@anupalan/server/compliance/format'
import type { Paise } from '@anupalan/server/compliance/working'
import { amountInWordsResult } from './words.ts'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount } from '../../../ui/calculator/kinds.ts'

const { forms, inCrore, inLakh } = amountInWordsResult

/** An amount in words, and in other forms. */
export interface AmountAnswer {
  words: string
  figures: string
  others: readonly (readonly [form: string, written: string])[]
}

const paiseOf = (sum: Paise) => String(sum % 100).padStart(2, '0')
const rupeesOf = (sum: Paise) => String(Math.trunc(sum / 100))

/** An amount in a larger unit, exactly: `12.345675` for ₹12,34,567.50 in lakh. */
function inUnits(sum: Paise, places: number): string {
  const digits = String(sum).padStart(places + 1, '0')
  const part = digits.slice(-places).replace(/0+$/, '')
  return digits.slice(0, -places) + (part === '' ? '' : `.${part}`)
}

const LAKH_PLACES = 7
const CRORE_PLACES = 9

/** The inputs of the tool for amounts in words, with an example. */
export const amountInWordsTool = defineTool({
  fields: { amount: amount('12,34,567.50') },
  calculate: ({ amount: sum }): AmountAnswer => {
    const words = amountInWords(sum)
    return {
      words,
      figures: formatRupees(sum),
      others: [
        [forms.two, formatRupees(sum, { paise: 'always' })],
        [forms.capitals, words.toUpperCase()],
        [forms.lakh, inLakh(inUnits(sum, LAKH_PLACES))],
        [forms.crore, inCrore(inUnits(sum, CRORE_PLACES))],
        [forms.western, `${rupeesOf(sum).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${paiseOf(sum)}`],
        [forms.plain, `${rupeesOf(sum)}.${paiseOf(sum)}`],
      ],
    }
  },
})
