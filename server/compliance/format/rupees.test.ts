import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRupees, groupDigits } from './rupees.ts'

describe('groupDigits', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99_999, '99,999'],
    [1_00_000, '1,00,000'],
    [12_34_567, '12,34,567'],
    [1_00_00_000, '1,00,00,000'],
    [-12_34_567, '-12,34,567'],
    [9_007_199_254_740_991, '9,00,71,99,25,47,40,991'],
  ])('Digits group as 12,34,567: %d is %s', (value, text) => {
    expect(groupDigits(value)).toBe(text)
  })

  test('accepts a bigint beyond the safe integers', () => {
    expect(groupDigits(10n ** 17n)).toBe('1,00,00,00,00,00,00,00,000')
  })

  test('loses no digit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(Number(groupDigits(value).replaceAll(',', ''))).toBe(value)
      }),
    )
  })

  test.each([0.5, Number.NaN, Infinity, 2 ** 53])('throws for %d, which is not a safe integer', (value) => {
    expect(() => groupDigits(value)).toThrow(RangeError)
  })
})

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [12_34_567_50, '₹12,34,567.50'],
    [12_34_567_00, '₹12,34,567'],
    [5, '₹0.05'],
    [-5, '−₹0.05'],
    [-1_00_000_00, '−₹1,00,000'],
  ])('%d paise is %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text)
  })

  test('keeps two decimals with paise: always', () => {
    expect(formatRupees(50_000_00, { paise: 'always' })).toBe('₹50,000.00')
  })

  test('throws for a fraction of a paisa', () => {
    expect(() => formatRupees(10.5)).toThrow(RangeError)
  })
})
