/** An amount in words, as cheques and invoices state it, from the tool’s own function. */
import { outcomeOf } from '../../compliance/input.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { amountInWords } from '../../compliance/format/index.ts'
import type { DateAnswer } from './calendar-answers.ts'
import { show } from './calculations/calculation.ts'
import { readSlots } from './slots/read-slots.ts'

const asksForWords =
  /\bin words\b|\bshabd(?:o|on)? (?:me|mein)\b|\bakshar(?:o|on)? (?:me|mein)\b|(?:शब्दों|अक्षरों) में/u

/** Undefined if no single amount is asked for in words. */
export function answerInWords(question: string, today: IsoDate): DateAnswer | undefined {
  const { text, amounts } = readSlots(question)
  const [only, more] = amounts
  if (!asksForWords.test(text) || only === undefined || more !== undefined) return undefined
  const paise = only.amount
  const written = outcomeOf(() => amountInWords(paise))
  if (written.kind !== 'value') return undefined
  const sentence = `${show(paise)} in words: ${written.value}.`
  const address = `/tools/amount-in-words#${new URLSearchParams({ amount: String(paise / 100) }).toString()}`
  return {
    sentences: [
      {
        text: sentence,
        source: { title: 'Amount in words', heading: '', address, kind: 'tool', asOf: today },
        evidence: sentence,
      },
    ],
    confirm: false,
  }
}
