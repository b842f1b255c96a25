import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_LIMIT } from '../money.ts'
import { readAmount, readRate } from './read-amount.ts'
import { formatRupees } from './rupees.ts'

function codeOf(text: string): string {
  const read = readAmount(text)
  return read.ok ? `read as ${read.value}` : read.problem.code
}

describe('typed and pasted amounts', () => {
  test.each([
    ['₹12,34,567.00', 12_34_567_00],
    ['12.5 lakh', 12_50_000_00],
    ['1 cr', 1_00_00_000_00],
    ['1cr', 1_00_00_000_00],
    ['0', 0],
    ['.5', 50],
    ['5.', 5_00],
    ['007', 7_00],
    ['Rs. 500/-', 500_00],
    ['Rs 500', 500_00],
    ['₨500', 500_00],
    ['INR 5,000 only', 5_000_00],
    ['500 rupees', 500_00],
    ['100,000', 1_00_000_00],
    ['1,234,567', 12_34_567_00],
    // Edited, and not yet regrouped.
    ['18,50,0007', 1_85_00_007_00],
    ['18,50,00', 1_85_000_00],
    ['118,50,000.50', 1_18_50_000_50],
    ['5,', 5_00],
    ['12 Lakhs.', 12_00_000_00],
    ['2 lac', 2_00_000_00],
    ['5L', 5_00_000_00],
    ['2.5k', 2_500_00],
    ['1 crore 20 lakh 5 thousand', 1_20_05_000_00],
    ['12.3456789 lakh', 12_34_567_89],
    ['१२,३४,५६७', 12_34_567_00],
    ['೧೨ lakh', 12_00_000_00],
    ['１２３', 123_00],
    ['\u00A0₹\u202F1,00,000\u200B', 1_00_000_00],
    ['9999999999999.99', AMOUNT_LIMIT - 1],
    // As people write them.
    ['50 हज़ार', 50_000_00],
    ['50 ह\u095bार', 50_000_00],
    ['50 हजार', 50_000_00],
    ['२.५ लाख', 2_50_000_00],
    ['2.5 lakh', 2_50_000_00],
    ['1.2 cr', 1_20_00_000_00],
    ['1,20,000', 1_20_000_00],
    ['₹ 50 k', 50_000_00],
    ['₹50k/-', 50_000_00],
    ['1 करोड़ 20 लाख', 1_20_00_000_00],
    ['50 hazaar', 50_000_00],
    ['3 karod 5 laakh', 3_05_00_000_00],
    ['೧೦ ಲಕ್ಷ', 10_00_000_00],
    ['2 ಕೋಟಿ 5 ಸಾವಿರ', 2_00_05_000_00],
    ['रु. 500', 500_00],
    ['500 रुपये', 500_00],
    ['1 lakh 500', 1_00_500_00],
    ['2.500 lakh', 2_50_000_00],
    ['5 thousand 50', 5_050_00],
  ])('%j', (text, paise) => {
    expect(readAmount(text)).toEqual({ ok: true, value: paise })
  })

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['₹', 'missing'],
    ['abc', 'letters'],
    ['twelve', 'letters'],
    ['12abc', 'letters'],
    ['1e15', 'letters'],
    ['1.5 million', 'letters'],
    ['lakh', 'letters'],
    ['-5', 'negative'],
    ['₹-5', 'negative'],
    ['-₹5', 'negative'],
    ['\u22125', 'negative'],
    ['(500)', 'negative'],
    ['1000000000000000', 'too-large'],
    ['10000000000000', 'too-large'],
    ['10,00,000 crore', 'too-large'],
    ['12.345', 'decimals'],
    ['1.00000001 lakh', 'decimals'],
    ['1,5 lakh', 'invalid'],
    [',', 'invalid'],
    ['1.2.3', 'invalid'],
    ['.', 'invalid'],
    ['10^15', 'invalid'],
    ['10 20', 'invalid'],
    ['5 lakh 3 crore', 'invalid'],
    ['5 lakh 3 lakh', 'invalid'],
    ['9'.repeat(61), 'too-long'],
    ['डेढ़ लाख', 'letters'],
    ['पचास हज़ार', 'letters'],
    ['50 हज़ारों', 'letters'],
    ['5 lakh 50', 'invalid'],
    ['1 cr 20', 'invalid'],
    ['1.500', 'invalid'],
    ['1,20 लाख', 'invalid'],
    ['1.20.000', 'invalid'],
    ['50 m', 'letters'],
  ])('%j is refused as %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test('an amount with two readings is refused, with the way to write it', () => {
    expect(readAmount('5 lakh 50')).toMatchObject({
      problem: {
        message: 'This can be read in two ways: write “lakh … thousand”, or all of it in figures.',
      },
    })
    expect(readAmount('1.500')).toMatchObject({
      problem: {
        message: 'This can be read in two ways: write a comma for thousands, and at most two decimals.',
      },
    })
  })

  test('each refusal is one plain sentence', () => {
    expect(readAmount('abc')).toEqual({
      ok: false,
      problem: { code: 'letters', message: 'Write the amount in figures, such as 12,34,567 or 12.5 lakh.' },
    })
    expect(readAmount('')).toMatchObject({ problem: { message: 'Enter an amount.' } })
    expect(readAmount('-5')).toMatchObject({ problem: { message: 'An amount cannot be negative.' } })
    expect(readAmount('1'.repeat(16))).toMatchObject({
      problem: { message: 'Enter less than ₹10,00,000 crore.' },
    })
  })
})

describe('over any text', () => {
  test('formatted amounts round-trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: AMOUNT_LIMIT - 1 }), (paise) => {
        expect(readAmount(formatRupees(paise))).toEqual({ ok: true, value: paise })
        expect(readAmount(formatRupees(paise, { paise: 'always' }))).toEqual({ ok: true, value: paise })
      }),
    )
  })

  test('the result is whole paise within the bounds, or a problem', () => {
    const alphabet = fc.constantFrom(...'0123456789., ₹-()kLlakhcrores/²½'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: alphabet, maxLength: 20 })), (text) => {
        const read = readAmount(text)
        if (read.ok) {
          expect(Number.isSafeInteger(read.value)).toBe(true)
          expect(read.value >= 0 && read.value < AMOUNT_LIMIT).toBe(true)
        } else expect(read.problem.message).toMatch(/^[A-Z].+\.$/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a rate', () => {
  test.each([
    ['8.5', 850],
    ['18 %', 1800],
    ['18%', 1800],
    ['8.55 per cent p.a.', 855],
    ['0', 0],
    ['१२', 1200],
  ])('%j', (text, rate) => {
    expect(readRate(text)).toEqual({ ok: true, value: rate })
  })

  test.each([
    ['', 'missing'],
    ['%', 'missing'],
    ['-1', 'negative'],
    ['eight', 'letters'],
    ['8,5', 'invalid'],
    ['8.555', 'decimals'],
    ['10001', 'too-large'],
  ])('%j is refused as %s', (text, code) => {
    expect(readRate(text)).toMatchObject({ ok: false, problem: { code } })
  })
})
