import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_LIMIT, formatRate, mulDiv, shareOf } from './money.ts'

describe('mulDiv', () => {
  test.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [149, 1, 100, 1],
    [150, 1, 100, 2],
    [0, 5, 7, 0],
  ])('%d × %d ÷ %d is %d: halves are rounded away from zero', (amount, numerator, denominator, result) => {
    expect(mulDiv(amount, numerator, denominator)).toBe(result)
  })

  test('zero is never −0', () => {
    expect(mulDiv(-1, 1, 1000)).toBe(0)
    expect(mulDiv(0, -5, 7)).toBe(0)
  })

  test('is exact where numbers alone are not', () => {
    expect(mulDiv(AMOUNT_LIMIT - 1, 9_999, 10_000)).toBe(999_899_999_999_999)
  })

  test('differs from the quotient by at most half', () => {
    const amount = fc.integer({ min: -AMOUNT_LIMIT, max: AMOUNT_LIMIT })
    const factor = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(amount, factor, factor, (value, numerator, denominator) => {
        fc.pre(Math.abs(value) * (numerator / denominator) < Number.MAX_SAFE_INTEGER / 2)
        const twice = 2n * BigInt(mulDiv(value, numerator, denominator)) * BigInt(denominator)
        const difference = twice - 2n * BigInt(value) * BigInt(numerator)
        expect(difference <= BigInt(denominator) && -difference <= BigInt(denominator)).toBe(true)
      }),
    )
  })

  test('throws for fractions and unsafe integers', () => {
    expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
    expect(() => mulDiv(0.5, 1, 1)).toThrow(RangeError)
    expect(() => mulDiv(Number.NaN, 1, 1)).toThrow(RangeError)
  })
})

test('a share is rounded half-up to a paisa', () => {
  expect(shareOf(100, 1850)).toBe(19)
  expect(shareOf(1_000_00, 1800)).toBe(180_00)
})

test.each([
  [1800, '18%'],
  [25, '0.25%'],
  [12.5, '0.125%'],
  [150, '1.5%'],
  [10, '0.1%'],
  [0, '0%'],
])('%d basis points are %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})
