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

const paiseOf = (amount: Paise) => String(amount % 100).padStart(2, '0')
const rupeesOf = (amount: Paise) => String(Math.trunc(amount / 100))

/** An amount in a larger unit, exactly: `12.345675` for ₹12,34,567.50 in lakh. */
function inUnits(amount: Paise, places: number): string {
  const digits = String(amount).padStart(places + 1, '0')
  const part = digits.slice(-places).replace(/0+$/, '')
  return digits.slice(0, -places) + (part === '' ? '' : `.${part}`)
}

const LAKH_PLACES = 7
const CRORE_PLACES = 9

/** The inputs of the tool for amounts in words, with an example. */
export const amountInWordsTool = defineTool({
  fields: { amount: amount('12,34,567.50') },
  calculate: ({ amount }): AmountAnswer => {
    const words = amountInWords(amount)
    return {
      words,
      figures: formatRupees(amount),
      others: [
        [forms.two, formatRupees(amount, { paise: 'always' })],
        [forms.capitals, words.toUpperCase()],
        [forms.lakh, inLakh(inUnits(amount, LAKH_PLACES))],
        [forms.crore, inCrore(inUnits(amount, CRORE_PLACES))],
        [forms.western, `${rupeesOf(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${paiseOf(amount)}`],
        [forms.plain, `${rupeesOf(amount)}.${paiseOf(amount)}`],
      ],
    }
  },
})
