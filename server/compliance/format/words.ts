import { amountProblem, checkInput } from '../input.ts'
import type { Paise } from '../working.ts'

const BELOW_TWENTY = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const

const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const

/** Largest first. There is no unit above a crore: the number of crore is itself written in words. */
const UNITS = [
  { name: 'Crore', size: 1_00_00_000 },
  { name: 'Lakh', size: 1_00_000 },
  { name: 'Thousand', size: 1_000 },
  { name: 'Hundred', size: 100 },
] as const

function belowHundred(value: number): string[] {
  if (value === 0) return []
  if (value < 20) return [BELOW_TWENTY[value]!]
  const ones = value % 10
  return [TENS[Math.floor(value / 10)]!, ...(ones === 0 ? [] : [BELOW_TWENTY[ones]!])]
}

function wordsOf(value: number): string[] {
  const unit = UNITS.find(({ size }) => value >= size)
  if (unit === undefined) return belowHundred(value)
  return [...wordsOf(Math.floor(value / unit.size)), unit.name, ...wordsOf(value % unit.size)]
}

/**
 * A whole number in words, in lakh and crore: `Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven`.
 * @throws RangeError for a fraction, a negative number, or one too large to be exact
 */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole number to write: ${value}`)
  return value === 0 ? BELOW_TWENTY[0] : wordsOf(value).join(' ')
}

/**
 * An amount in words, as on a cheque or an invoice: `Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty
 * Seven and Fifty Paise Only`. Less than a rupee is `Fifty Paise Only`.
 * @throws InputError naming `amount`: negative, no whole paise, or ₹10,00,000 crore and more
 */
export function amountInWords(amount: Paise): string {
  checkInput({ amount: amountProblem(amount) })
  const rupees = Math.trunc(amount / 100)
  const paise = amount % 100
  const whole = rupees === 0 && paise > 0 ? [] : [`Rupees ${numberInWords(rupees)}`]
  const part = paise === 0 ? [] : [`${numberInWords(paise)} ${paise === 1 ? 'Paisa' : 'Paise'}`]
  return `${[...whole, ...part].join(' and ')} Only`
}
