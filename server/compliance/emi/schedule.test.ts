import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../input.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import type { LoanInput } from './loan.ts'
import { loanSchedule } from './schedule.ts'

const LAKH = 1_00_000_00

describe('EMI', () => {
  test.each([
    ['10,00,000 at 8.5 % for 240 months → 8,678.23', 10 * LAKH, 850, 240, 8_678_23],
    ['5,00,000 at 10 % for 60 → 10,623.52', 5 * LAKH, 1000, 60, 10_623_52],
    ['1,20,000 at 0 % for 12 → 10,000', 1.2 * LAKH, 0, 12, 10_000_00],
  ])('%s', (_, principal, rate, months, emi) => {
    expect(loanSchedule({ principal, rate, months }).emi).toBe(emi)
  })

  test('a single instalment is the principal and one month’s interest', () => {
    const { emi, instalments } = loanSchedule({ principal: LAKH, rate: 1200, months: 1 })
    expect(emi).toBe(1_01_000_00)
    expect(instalments).toHaveLength(1)
  })
})

describe('the schedule', () => {
  test('the last instalment includes the rounding remainder', () => {
    const { emi, instalments } = loanSchedule({ principal: LAKH, rate: 0, months: 3 })
    expect(emi).toBe(33_333_33)
    expect(instalments.map(({ instalment }) => instalment)).toEqual([33_333_33, 33_333_33, 33_333_34])
  })

  test('first months, computed by hand: 1,00,000 at 12 % for 12', () => {
    const { emi, instalments, working } = loanSchedule({ principal: LAKH, rate: 1200, months: 12 })
    expect(emi).toBe(8_884_88)
    expect(instalments.slice(0, 2)).toEqual([
      {
        month: 1,
        opening: 1_00_000_00,
        instalment: 8_884_88,
        interest: 1_000_00,
        principal: 7_884_88,
        prepayment: 0,
        closing: 92_115_12,
      },
      {
        month: 2,
        opening: 92_115_12,
        instalment: 8_884_88,
        interest: 921_15,
        principal: 7_963_73,
        prepayment: 0,
        closing: 84_151_39,
      },
    ])
    expect(working.map(({ id }) => id)).toEqual(['principal', 'interest', 'paid', 'emi'])
  })
})

describe('prepayment', () => {
  const loan: LoanInput = { principal: 10 * LAKH, rate: 850, months: 240 }
  const prepayments = [{ month: 12, amount: LAKH }]

  test('ends the loan earlier, with the same instalment', () => {
    const { emi, instalments, saved } = loanSchedule({ ...loan, prepayments })
    expect(emi).toBe(8_678_23)
    expect(instalments.length).toBeLessThan(240)
    expect(saved.months).toBe(240 - instalments.length)
    expect(saved.interest).toBeGreaterThan(0)
    expect(new Set(instalments.slice(0, -1).map(({ instalment }) => instalment))).toEqual(new Set([emi]))
  })

  test('or reduces each instalment, over the same months', () => {
    const smaller = loanSchedule({ ...loan, prepayments, afterPrepayment: 'smaller-instalments' })
    expect(smaller.instalments).toHaveLength(240)
    expect(smaller.instalments[11]?.instalment).toBe(8_678_23)
    expect(smaller.instalments[12]?.instalment).toBeLessThan(8_678_23)
    expect(smaller.saved.interest).toBeLessThan(loanSchedule({ ...loan, prepayments }).saved.interest)
  })

  test('of the outstanding principal closes the loan; any excess is ignored', () => {
    const { instalments, prepaid } = loanSchedule({
      ...loan,
      prepayments: [{ month: 1, amount: 100 * LAKH }],
    })
    expect(instalments).toMatchObject([{ prepayment: prepaid, principal: 10 * LAKH - prepaid, closing: 0 }])
  })

  test('two in one month are added', () => {
    const twice = [
      { month: 2, amount: 50_000_00 },
      { month: 2, amount: 50_000_00 },
    ]
    expect(loanSchedule({ ...loan, prepayments: twice }).instalments).toEqual(
      loanSchedule({ ...loan, prepayments: [{ month: 2, amount: LAKH }] }).instalments,
    )
  })
})

describe('over any loan', () => {
  const anyLoan: fc.Arbitrary<LoanInput> = fc
    .record({
      principal: fc.integer({ min: 1_000_00, max: 100_000 * LAKH }),
      rate: fc.oneof(fc.integer({ min: 0, max: 2400 }), fc.integer({ min: 0, max: 10_000 })),
      months: fc.integer({ min: 1, max: 360 }),
      afterPrepayment: fc.constantFrom('fewer-instalments' as const, 'smaller-instalments' as const),
    })
    .chain((loan) =>
      fc
        .array(
          fc.record({
            month: fc.integer({ min: 1, max: loan.months }),
            amount: fc.integer({ min: 1, max: loan.principal }),
          }),
          { maxLength: 3 },
        )
        .map((prepayments) => ({ ...loan, prepayments })),
    )

  test('the schedule sums exactly to principal and interest, and every line adds up', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { instalments, interest, prepaid, paid, saved, working } = loanSchedule(loan)
        const total = (of: 'instalment' | 'interest' | 'principal' | 'prepayment') =>
          instalments.reduce((sum, one) => sum + one[of], 0)
        expect(total('principal') + total('prepayment')).toBe(loan.principal)
        expect(total('interest')).toBe(interest)
        expect(total('prepayment')).toBe(prepaid)
        expect(total('instalment') + prepaid).toBe(paid)
        expect(paid).toBe(loan.principal + interest)
        expect(instalments.at(-1)?.closing).toBe(0)
        expect(instalments.length).toBeLessThanOrEqual(loan.months)
        // Each new instalment is rounded again, and the rounding error grows with interest.
        const growth = (1 + loan.rate / 120_000) ** loan.months
        expect(saved.interest).toBeGreaterThanOrEqual(-instalments.length * growth)
        instalments.forEach((one, index) => {
          expect(one.month).toBe(index + 1)
          expect(one.opening + one.interest).toBe(one.instalment + one.prepayment + one.closing)
          if (index > 0) expect(one.opening).toBe(instalments[index - 1]?.closing)
        })
        expect(wrongSums(working)).toEqual([])
        expect(inexactNumbers(instalments)).toEqual([])
        expect(instalments.every((one) => Object.values(one).every((value) => value >= 0))).toBe(true)
      }),
    )
  })

  test('a higher rate, or a greater principal, never costs less', () => {
    fc.assert(
      fc.property(anyLoan, ({ principal, rate, months }) => {
        const emi = (more: Partial<LoanInput>) => loanSchedule({ principal, rate, months, ...more }).emi
        if (rate < 10_000) expect(emi({ rate: rate + 1 })).toBeGreaterThanOrEqual(emi({}))
        expect(emi({ principal: principal + 100 })).toBeGreaterThanOrEqual(emi({}))
      }),
    )
  })
})

test('every invalid field is named, and none gives NaN', () => {
  const wrong = { principal: 999_99, rate: -1, months: 601, prepayments: [{ month: 0, amount: 1 }] }
  expect(outcomeOf(() => loanSchedule(wrong))).toEqual({
    kind: 'input',
    fields: {
      principal: { code: 'too-small', message: 'Enter at least ₹1,000.' },
      rate: { code: 'negative', message: 'A rate of interest cannot be negative.' },
      months: { code: 'too-large', message: 'Enter 1 to 600 months.' },
      prepayments: { code: 'too-small', message: 'Enter 1 to 601 months.' },
    },
  })
  const fields = (more: Partial<LoanInput>) =>
    outcomeOf(() => loanSchedule({ principal: LAKH, rate: 850, months: 12, ...more }))
  expect(fields({ rate: 8.555 })).toMatchObject({ fields: { rate: { code: 'decimals' } } })
  expect(fields({ rate: 10_001 })).toMatchObject({ fields: { rate: { code: 'too-large' } } })
  expect(fields({ rate: Number.NaN })).toMatchObject({ fields: { rate: { code: 'missing' } } })
  expect(fields({ months: Number.NaN })).toMatchObject({ fields: { months: { code: 'missing' } } })
  expect(fields({ prepayments: [{ month: 1, amount: 0 }] })).toMatchObject({
    fields: { prepayments: { code: 'too-small' } },
  })
})
