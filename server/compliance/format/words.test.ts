import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../input.ts'
import { AMOUNT_LIMIT } from '../money.ts'
import { amountInWords, numberInWords } from './words.ts'

/**
 * Parses words from the left; a unit multiplies the number before it. It shares no code with the function
 * under test.
 */
function readWords(words: string): number {
  const small = new Map(
    (
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
      'seventeen eighteen nineteen'
    )
      .split(' ')
      .map((word, value) => [word, value]),
  )
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .forEach((word, index) => small.set(word, 20 + 10 * index))
  let crores = 0
  let total = 0
  let current = 0
  for (const word of words.toLowerCase().split(' ')) {
    const value = small.get(word)
    if (value !== undefined) current += value
    else if (word === 'hundred') current *= 100
    else if (word === 'thousand' || word === 'lakh') {
      total += current * (word === 'lakh' ? 100_000 : 1000)
      current = 0
    } else if (word === 'crore') {
      crores = (crores + total + current) * 10_000_000
      total = 0
      current = 0
    } else throw new Error(`No number: ${word}`)
  }
  return crores + total + current
}

function readAmountInWords(text: string): number {
  const parts = text.replace(/ Only$/, '').split(' and ')
  return parts.reduce((total, part) => {
    const paise = part.replace(/ Pais[ae]$/, '')
    return total + (part === paise ? readWords(part.replace('Rupees ', '')) * 100 : readWords(paise))
  }, 0)
}

describe('amountInWords', () => {
  test('12,34,567.50 → "Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Fifty Paise Only"', () => {
    expect(amountInWords(12_34_567_50)).toBe(
      'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Fifty Paise Only',
    )
  })

  test.each([
    [0, 'Rupees Zero Only'],
    [1, 'One Paisa Only'],
    [50, 'Fifty Paise Only'],
    [1_00, 'Rupees One Only'],
    [1_01, 'Rupees One and One Paisa Only'],
    [100_00, 'Rupees One Hundred Only'],
    [1_00_000_00, 'Rupees One Lakh Only'],
    [1_00_00_000_00, 'Rupees One Crore Only'],
    [1_00_000_00 * 1_00_00_000, 'Rupees One Lakh Crore Only'],
    [10_01_01_001_00, 'Rupees Ten Crore One Lakh One Thousand One Only'],
  ])('%d paise', (paise, words) => {
    expect(amountInWords(paise)).toBe(words)
  })

  test('up to the bound', () => {
    expect(amountInWords(AMOUNT_LIMIT - 1)).toBe(
      'Rupees Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
    )
  })

  test.each([
    [-1, 'negative'],
    [AMOUNT_LIMIT, 'too-large'],
    [0.5, 'invalid'],
    [Number.NaN, 'missing'],
  ])('%d is refused as %s', (paise, code) => {
    expect(outcomeOf(() => amountInWords(paise))).toMatchObject({ fields: { amount: { code } } })
  })

  test('round-trips through an independent parser', () => {
    const anyAmount = fc.oneof(
      fc.integer({ min: 0, max: 2_000_00 }),
      fc.integer({ min: 0, max: AMOUNT_LIMIT - 1 }),
      fc.integer({ min: 0, max: 9_999_999_999 }).map((rupees) => rupees * 100),
    )
    fc.assert(
      fc.property(anyAmount, (paise) => {
        expect(readAmountInWords(amountInWords(paise))).toBe(paise)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('numberInWords', () => {
  test('every number below a thousand round-trips', () => {
    for (let value = 0; value < 1000; value += 1) expect(readWords(numberInWords(value))).toBe(value)
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %d', (value) => {
    expect(() => numberInWords(value)).toThrow(RangeError)
  })
})
