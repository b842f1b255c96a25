import { describe, expect, test } from 'vitest'
import { NoTableError } from './dated.ts'
import {
  amountProblem,
  checkInput,
  choiceProblem,
  dateProblem,
  InputError,
  outcomeOf,
  wholeProblem,
} from './input.ts'
import { AMOUNT_LIMIT } from './money.ts'

describe('amountProblem', () => {
  test.each([
    [Number.NaN, 'missing', 'Enter an amount.'],
    [Infinity, 'missing', 'Enter an amount.'],
    [-1, 'negative', 'An amount cannot be negative.'],
    [AMOUNT_LIMIT, 'too-large', 'Enter less than ₹10,00,000 crore.'],
    [10.5, 'invalid', 'Enter whole paise: at most two decimals.'],
  ])('%d is refused as %s', (paise, code, message) => {
    expect(amountProblem(paise)).toEqual({ code, message })
  })

  test('a custom range', () => {
    expect(amountProblem(99_99, { min: 100_00, max: 500_00 })).toEqual({
      code: 'too-small',
      message: 'Enter at least ₹100.',
    })
    expect(amountProblem(500_01, { min: 100_00, max: 500_00 })).toEqual({
      code: 'too-large',
      message: 'Enter at most ₹500.',
    })
    expect(amountProblem(-5, { min: -10 })).toBeUndefined()
  })

  test('both bounds are amounts', () => {
    expect(amountProblem(0)).toBeUndefined()
    expect(amountProblem(AMOUNT_LIMIT - 1)).toBeUndefined()
  })
})

test.each([
  [Number.NaN, 'Enter the number of months.'],
  [1.5, 'Enter a whole number of months.'],
  [0, 'Enter 1 to 600 months.'],
  [601, 'Enter 1 to 600 months.'],
])('%d months: %s', (months, message) => {
  expect(wholeProblem(months, 'months', 1, 600)?.message).toBe(message)
})

test('a date must be a real day', () => {
  expect(dateProblem('')).toEqual({ code: 'missing', message: 'Enter a date.' })
  expect(dateProblem('2027-02-29')).toEqual({ code: 'invalid', message: 'Enter a real date.' })
  expect(dateProblem('2028-02-29')).toBeUndefined()
})

test('a choice must be one of the options', () => {
  expect(choiceProblem('b', ['a', 'b'])).toBeUndefined()
  expect(choiceProblem('c', ['a', 'b'])?.code).toBe('invalid')
})

test('checkInput names every invalid field', () => {
  const check = () => checkInput({ amount: amountProblem(-1), on: dateProblem(''), rate: undefined })
  expect(check).toThrow(InputError)
  expect(outcomeOf(check)).toEqual({
    kind: 'input',
    fields: {
      amount: { code: 'negative', message: 'An amount cannot be negative.' },
      on: { code: 'missing', message: 'Enter a date.' },
    },
  })
})

describe('outcomeOf', () => {
  test('a value', () => {
    expect(outcomeOf(() => 7)).toEqual({ kind: 'value', value: 7 })
  })

  test('a year without a table, as a message', () => {
    const outcome = outcomeOf(() => {
      throw new NoTableError('GST rates', { from: '2016-04-01', to: '2016-04-01' })
    })
    expect(outcome).toEqual({ kind: 'no-table', message: 'The rules for 1 April 2016 are not known here.' })
  })

  test('any other error is rethrown', () => {
    expect(() =>
      outcomeOf(() => {
        throw new TypeError('fault')
      }),
    ).toThrow(TypeError)
  })
})
