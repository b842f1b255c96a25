import { describe, expect, test } from 'vitest'
import { groupAmount, groupWhileTyping } from './group-amount.ts'

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

  test.each(['', ' ', '12 lakh', '-500', '1.2.3', 'twelve', '१२३४'])('%j stays as it was typed', (typed) =>
    expect(groupAmount(typed)).toBe(typed),
  )
})

describe('groupWhileTyping', () => {
  // The bar is the caret.
  test.each([
    ['1000|', '1,000|'],
    ['18,50,0007|', '1,85,00,007|'],
    ['18,50,00|', '1,85,000|'],
    ['7|18,50,000', '7|,18,50,000'],
    ['18,509|,000', '1,85,09|,000'],
    ['18,50|000', '18,50|,000'],
    ['|8,50,000', '|8,50,000'],
    ['1234.|', '1,234.|'],
    ['1234.5|', '1,234.5|'],
    ['12,3|4.50', '1,23|4.50'],
    ['0|', '0|'],
    ['12,|', '12|'],
  ])('%s becomes %s', (typed, expected) => {
    const { text, caret } = groupWhileTyping(typed.replace('|', ''), typed.indexOf('|'))
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
  })

  test.each(['', ',', '12 lakh', '₹1000', '-5000', '1.2.3', 'twelve', '१२३४'])('%j stays as it is', (typed) =>
    expect(groupWhileTyping(typed, typed.length)).toEqual({ text: typed, caret: typed.length }),
  )
})
