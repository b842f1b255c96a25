import { describe, expect, test } from 'vitest'
import { groupAmount } from './group-amount.ts'

describe('groupAmount', () => {
  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['99999', '99,999'],
    ['100000', '1,00,000'],
    ['1234567.5', '12,34,567.5'],
    ['12,34,567.00', '12,34,567.00'],
    ['1,234,567', '12,34,567'],
    ['₹ 12,34,567.00', '12,34,567.00'],
    ['0012', '12'],
    ['1234.', '1,234'],
    ['999999999999999', '99,99,99,99,99,99,999'],
  ])('%s becomes %s', (typed, grouped) => expect(groupAmount(typed)).toBe(grouped))

  test.each(['', ' ', '12 lakh', '-500', '1.2.3', 'twelve', '१२३४'])('%j is not changed', (typed) =>
    expect(groupAmount(typed)).toBe(typed),
  )
})
