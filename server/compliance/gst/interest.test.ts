import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableProblems } from '../dated.test-helper.ts'
import { NoTableError } from '../dated.ts'
import { outcomeOf } from '../input.ts'
import { addDays } from '../ist.ts'
import { wrongSums } from '../working.test-helper.ts'
import { gstInterest, gstInterestRates } from './interest.ts'

test('Interest 18 % a year on net cash: 50,000 for 17 days = 419.18', () => {
  const { days, interest, working } = gstInterest({ amount: 50_000_00, from: '2026-11-20', to: '2026-12-07' })
  expect([days, interest]).toEqual([17, 419_18])
  expect(working.map(({ id, label, amount }) => [id, label, amount])).toEqual([
    ['amount', 'Net tax paid in cash', 50_000_00],
    ['interest', '18% a year for 17 days', 419_18],
    ['total', 'With interest', 50_419_18],
  ])
})

test('credit wrongly used bears 18 % since the Finance Act 2022, with a note on the ceiling of 24 %', () => {
  const result = gstInterest({
    cause: 'wrong-credit',
    amount: 1_00_000_00,
    from: '2026-04-01',
    to: '2027-04-01',
  })
  expect([result.rate, result.interest]).toEqual([1800, 18_000_00])
  expect(result.working[1]?.rule?.section).toContain('s.50(3)')
  expect(result.working[1]?.rule?.note).toContain('24%')
})

test('payment in time bears none', () => {
  expect(gstInterest({ amount: 50_000_00, from: '2026-11-20', to: '2026-11-20' }).interest).toBe(0)
  expect(gstInterest({ amount: 50_000_00, from: '2026-11-20', to: '2026-11-10' }).days).toBe(0)
})

test('grows every day, by at most one day’s interest and a paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_00 }),
      fc.integer({ min: 0, max: 3000 }),
      (amount, days) => {
        const interestAfter = (late: number) =>
          gstInterest({ amount, from: '2026-11-20', to: addDays('2026-11-20', late) })
        const growth = interestAfter(days + 1).interest - interestAfter(days).interest
        expect(growth).toBeGreaterThanOrEqual(0)
        expect(growth).toBeLessThanOrEqual(amount * (0.18 / 365) + 1)
        expect(wrongSums(interestAfter(days).working)).toEqual([])
      },
    ),
  )
})

test('the tables are valid, and a year without one throws', () => {
  expect(Object.values(gstInterestRates).flatMap(tableProblems)).toEqual([])
  expect(() => gstInterest({ amount: 1, from: '2025-03-31', to: '2025-04-30' })).toThrow(NoTableError)
})

test('invalid fields are named', () => {
  const outcome = outcomeOf(() => gstInterest({ amount: 1.5, from: '2026-13-01', to: '' as never }))
  expect(outcome).toMatchObject({
    fields: { amount: { code: 'invalid' }, from: { code: 'invalid' }, to: { code: 'missing' } },
  })
})
