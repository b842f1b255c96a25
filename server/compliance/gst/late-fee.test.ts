import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableProblems } from '../dated.test-helper.ts'
import { NoTableError } from '../dated.ts'
import { outcomeOf } from '../input.ts'
import { addDays } from '../ist.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { lateFee, lateFees } from './late-fee.ts'
import type { LateFeeForm, LateFeeInput } from './late-fee.ts'

const CRORE = 1_00_00_000_00
const DUE = '2026-11-20'

function feeAfter(days: number, more: Partial<LateFeeInput> = {}): number {
  return lateFee({ form: 'gstr-3b', dueOn: DUE, filedOn: addDays(DUE, days), turnover: CRORE, ...more }).fee
}

describe('GSTR-1 and GSTR-3B', () => {
  test.each(['gstr-1', 'gstr-3b'] as const)('Late fee 50 a day (nil return 20): %s', (form) => {
    expect(feeAfter(1, { form })).toBe(50_00)
    expect(feeAfter(10, { form })).toBe(500_00)
    expect(feeAfter(10, { form, nil: true })).toBe(200_00)
  })

  test.each([
    ['cap 500 nil', { nil: true, turnover: 100 * CRORE }, 500_00],
    ['2,000 to 1.5 crore turnover', { turnover: 1.5 * CRORE }, 2_000_00],
    ['5,000 above it', { turnover: 1.5 * CRORE + 1 }, 5_000_00],
    ['5,000 to 5 crore', { turnover: 5 * CRORE }, 5_000_00],
    ['10,000 above', { turnover: 5 * CRORE + 1 }, 10_000_00],
  ])('%s', (_, more, cap) => {
    expect(feeAfter(1000, more)).toBe(cap)
    expect(feeAfter(1000, { ...more, form: 'gstr-1' })).toBe(cap)
  })

  test('the last day before the cap is not capped', () => {
    expect(feeAfter(39)).toBe(1_950_00)
    expect(feeAfter(40)).toBe(2_000_00)
    expect(feeAfter(41)).toBe(2_000_00)
  })

  test('filing on or before the due date is free', () => {
    expect(feeAfter(0)).toBe(0)
    expect(feeAfter(-5)).toBe(0)
  })
})

test('GSTR-4: cap 500 nil, 2,000 otherwise, at any turnover', () => {
  expect(feeAfter(1000, { form: 'gstr-4', nil: true })).toBe(500_00)
  expect(feeAfter(1000, { form: 'gstr-4', turnover: 100 * CRORE })).toBe(2_000_00)
})

describe('GSTR-9', () => {
  const annual = { form: 'gstr-9', dueOn: '2026-12-31' } as const
  const after = (days: number, more: Partial<LateFeeInput>) =>
    lateFee({ ...annual, filedOn: addDays(annual.dueOn, days), turnover: CRORE, ...more })

  test.each([
    ['50 a day to 5 crore', 5 * CRORE, 50_00],
    ['100 to 20 crore', 5 * CRORE + 1, 100_00],
    ['100 to 20 crore, included', 20 * CRORE, 100_00],
    ['above 200', 20 * CRORE + 1, 200_00],
  ])('%s', (_, turnover, perDay) => {
    expect(after(1, { turnover }).fee).toBe(perDay)
  })

  test('cap 0.04 % of turnover, above 20 crore 0.5 %', () => {
    expect(after(100_000, { turnover: 3 * CRORE }).fee).toBe(12_000_00)
    expect(after(100_000, { turnover: 10 * CRORE }).fee).toBe(40_000_00)
    expect(after(100_000, { turnover: 30 * CRORE }).fee).toBe(15_00_000_00)
  })

  test('the cap counts the turnover in the state, the class that of all registrations', () => {
    const { perDay, cap } = after(1, { turnover: 10 * CRORE, stateTurnover: 2 * CRORE })
    expect([perDay, cap]).toEqual([100_00, 8_000_00])
  })
})

test('the working shows days, the amount waived by the cap, and both halves', () => {
  const { working } = lateFee({ form: 'gstr-3b', dueOn: DUE, filedOn: '2027-01-29', turnover: CRORE })
  expect(working.map(({ id, label, amount }) => [id, label, amount])).toEqual([
    ['days', '70 days at ₹50 a day', 3_500_00],
    ['cap', 'Waived above ₹2,000', -1_500_00],
    ['fee', 'Late fee', 2_000_00],
    ['central', 'Of which CGST', 1_000_00],
    ['state', 'Of which SGST or UTGST', 1_000_00],
  ])
  expect(working.every(({ rule }) => rule?.section === 's.47(1), s.128')).toBe(true)
})

describe('over any return', () => {
  const anyForm = fc.constantFrom<LateFeeForm>('gstr-1', 'gstr-3b', 'gstr-4', 'gstr-9')
  const anyTurnover = fc.integer({ min: 0, max: 1000 * CRORE })

  test('the fee never exceeds the cap, grows with the days, and is two equal halves', () => {
    fc.assert(
      fc.property(
        anyForm,
        anyTurnover,
        fc.boolean(),
        fc.integer({ min: -40, max: 4000 }),
        (form, turnover, nil, days) => {
          const feeAt = (late: number) =>
            lateFee({ form, nil, turnover, dueOn: DUE, filedOn: addDays(DUE, late) })
          const { fee, cap, uncapped, central, state, working } = feeAt(days)
          expect(fee).toBe(Math.min(cap, uncapped))
          expect(feeAt(days + 1).fee).toBeGreaterThanOrEqual(fee)
          expect([central, state]).toEqual([fee / 2, fee / 2])
          expect(wrongSums(working)).toEqual([])
          expect(inexactNumbers({ fee, cap, uncapped, working })).toEqual([])
        },
      ),
    )
  })
})

test('the tables are valid, and a year without one throws', () => {
  expect(Object.values(lateFees).flatMap(tableProblems)).toEqual([])
  expect(() => feeAfter(10, { dueOn: '2025-03-20', filedOn: '2025-03-30' })).toThrow(NoTableError)
})

test('every invalid field is named', () => {
  const wrong = { form: 'gstr-5', dueOn: '', filedOn: '2026-02-30', turnover: -1 } as unknown as LateFeeInput
  expect(outcomeOf(() => lateFee(wrong))).toMatchObject({
    kind: 'input',
    fields: {
      form: { code: 'invalid' },
      dueOn: { code: 'missing' },
      filedOn: { code: 'invalid' },
      turnover: { code: 'negative' },
    },
  })
})
