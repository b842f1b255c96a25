import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { tableProblems } from '../dated.test-helper.ts'
import { outcomeOf } from '../input.ts'
import { addDays } from '../ist.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { taxDueTables } from './rules.ts'
import { monthsOrParts, taxDue } from './tax-due.ts'
import type { TaxDueInput } from './tax-due.ts'

const RUPEE = 100

/** Salary and rent, no advance tax, filed on the due date. */
const inTime: TaxDueInput = {
  taxYear: '2025-26',
  returnClass: 'no-business',
  businessIncome: 'none',
  isSenior: false,
  totalIncome: 15_00_000 * RUPEE,
  tax: 2_00_000 * RUPEE,
  deductedAtSource: 1_00_000 * RUPEE,
  advance: [],
  on: '2026-07-31',
}

const rupees = (more: Partial<TaxDueInput>) => {
  const { payable, interest, fee, refundInterest } = taxDue({ ...inTime, ...more })
  return {
    a: interest.lateReturn / RUPEE,
    b: interest.unpaid / RUPEE,
    c: interest.deferred / RUPEE,
    fee: fee / RUPEE,
    payable: payable / RUPEE,
    refundInterest: refundInterest / RUPEE,
  }
}
const paidOn = (
  on: '2025-06-15' | '2025-09-15' | '2025-12-15' | '2026-03-15' | '2026-03-31',
  amount: number,
) => ({
  on,
  amount: amount * RUPEE,
})

/** From first principles: 1,00,000 unpaid; 234C is 3 % of 15,000, 45,000 and 75,000 and 1 % of 1,00,000. */
describe('vectors', () => {
  test.each<[string, Partial<TaxDueInput>, Partial<ReturnType<typeof rupees>>]>([
    ['on the due date: 4 months of 234B', {}, { a: 0, b: 4_000, c: 5_050, fee: 0, payable: 1_09_050 }],
    ['a day late', { on: '2026-08-01' }, { a: 1_000, b: 5_000, c: 5_050, fee: 5_000, payable: 1_16_050 }],
    ['on 31 August', { on: '2026-08-31' }, { a: 1_000, b: 5_000, payable: 1_16_050 }],
    ['on 1 September', { on: '2026-09-01' }, { a: 2_000, b: 6_000, payable: 1_18_050 }],
    [
      'a business has until 31 August',
      { returnClass: 'business', on: '2026-08-31' },
      { a: 0, b: 5_000, fee: 0 },
    ],
    ['audited accounts until 31 October', { returnClass: 'audit', on: '2026-11-01' }, { a: 1_000, b: 8_000 }],
    ['on 31 December', { on: '2026-12-31' }, { a: 5_000, b: 9_000, fee: 5_000, payable: 1_24_050 }],
    [
      'small income pays 1,000',
      { on: '2026-08-01', totalIncome: 5_00_000 * RUPEE },
      { fee: 1_000, payable: 1_12_050 },
    ],
    ['one rupee more pays 5,000', { on: '2026-08-01', totalIncome: 5_00_001 * RUPEE }, { fee: 5_000 }],
    ['no fee where no return is required', { on: '2026-08-01', totalIncome: 2_50_000 * RUPEE }, { fee: 0 }],
    [
      'principal is rounded down to 100',
      { tax: 2_00_099 * RUPEE, on: '2026-08-01' },
      { a: 1_000, b: 5_000, payable: 1_16_150 },
    ],
    [
      'a senior without business pays no advance tax, so neither 234B nor 234C',
      { isSenior: true, on: '2026-08-01' },
      { a: 1_000, b: 0, c: 0, payable: 1_06_000 },
    ],
    [
      'below ₹10,000 there is no advance tax',
      { tax: 1_09_999 * RUPEE, on: '2026-08-01' },
      { a: 99, b: 0, c: 0, payable: 15_100 },
    ],
    [
      'presumptive: one instalment in March',
      { businessIncome: 'presumptive', returnClass: 'business' },
      { b: 4_000, c: 1_000 },
    ],
    [
      '12 % and 36 % are forgiven',
      {
        advance: [
          paidOn('2025-06-15', 12_000),
          paidOn('2025-09-15', 24_000),
          paidOn('2025-12-15', 39_000),
          paidOn('2026-03-15', 25_000),
        ],
      },
      { b: 0, c: 0, payable: 0 },
    ],
    [
      'just under 12 % is not',
      { advance: [paidOn('2025-06-15', 11_999), paidOn('2026-03-15', 88_001)] },
      { c: 90 + 990 + 1_890 },
    ],
    ['90 % by 31 March: no 234B', { advance: [paidOn('2026-03-31', 90_000)] }, { b: 0, c: 5_050 }],
    ['89,999: 234B on 10,000', { advance: [paidOn('2026-03-31', 89_999)] }, { b: 400 }],
  ])('%s', (_, more, expected) => {
    expect(rupees(more)).toMatchObject(expected)
  })

  // ₹2,83,250 of tax, ₹1,83,250 deducted, filed on 31 March in the forum’s example of AY 2016-17 (caclubindia.com): 8
  // months of 234A on 1,00,000 and 12 of 234B. The instalments of that year were 30, 60 and 100 %; and a belated return
  // now ends on 31 December, so the example’s months are counted to that day: 5 and 9.
  test('a published example, on today’s dates: ₹1,00,000 net of TDS', () => {
    const { a, b } = rupees({ tax: 2_83_250 * RUPEE, deductedAtSource: 1_83_250 * RUPEE, on: '2026-12-31' })
    expect([a, b]).toEqual([5_000, 9_000])
    expect([monthsOrParts('2016-08-01', '2017-03-31'), monthsOrParts('2016-04-01', '2017-03-31')]).toEqual([
      8, 12,
    ])
  })

  // Question 6 of a course on sections 234A to 234C (slidepub.com): tax 3,26,040, 20,500 deducted, 1,00,000 paid in
  // advance, due on 31 July and filed on 17 December; 5 months of 234A on 2,05,540 are 10,277. The course leaves out rule
  // 119A, by which the department’s tutorial “Interest payable by the taxpayer” ignores fractions of ₹100: 10,275.
  test('a textbook’s question on the late return', () => {
    const { a } = rupees({
      tax: 3_26_040 * RUPEE,
      deductedAtSource: 20_500 * RUPEE,
      advance: [paidOn('2026-03-15', 1_00_000)],
      on: '2026-12-17',
    })
    expect(a).toBe(10_275)
  })
})

describe('paid after the year', () => {
  const self = (on: '2026-05-20' | '2026-09-10', amount: number, filed: '2026-07-31' | '2026-11-20') =>
    rupees({ selfAssessment: { on, amount: amount * RUPEE }, on: filed })

  test('interest first, then tax: 234B runs on for what is left', () => {
    // On 20 May: 234B 2,000 and 234C 5,050 first, so 42,950 of 50,000 reach the tax: 57,050 is left, 57,000 in hundreds.
    expect(self('2026-05-20', 50_000, '2026-07-31')).toMatchObject({
      a: 0,
      b: 2_000 + 2 * 570,
      c: 5_050,
      payable: 58_190,
    })
  })

  test('only what is paid by the due date lowers the interest for the late return', () => {
    expect(self('2026-05-20', 50_000, '2026-11-20')).toMatchObject({ a: 4 * 500 })
    // On 10 September: fee 5,000, 234A 2,000, 234B 6,000, 234C 5,050; 31,950 reach the tax, 68,000 in hundreds is left.
    expect(self('2026-09-10', 50_000, '2026-11-20')).toMatchObject({ a: 4_000, b: 6_000 + 2 * 680 })
  })
})

describe('a refund', () => {
  const over: Partial<TaxDueInput> = { deductedAtSource: 2_50_050 * RUPEE, refundOn: '2026-09-15' }

  test('½ % a month from 1 April for a return in time', () => {
    expect(rupees(over)).toMatchObject({ payable: -50_050, refundInterest: 6 * 250, a: 0, b: 0, c: 0 })
  })

  test('from the day of filing for a late one, after the fee', () => {
    // 45,050 after the fee, 45,000 in hundreds; 10 August to 15 September are two months.
    expect(rupees({ ...over, on: '2026-08-10' })).toMatchObject({ payable: -45_050, refundInterest: 2 * 225 })
  })

  test('none below a tenth of the tax', () => {
    expect(rupees({ deductedAtSource: 2_19_990 * RUPEE, refundOn: '2026-09-15' })).toMatchObject({
      payable: -19_990,
      refundInterest: 0,
    })
    expect(rupees({ deductedAtSource: 2_20_000 * RUPEE, refundOn: '2026-09-15' }).refundInterest).toBe(600)
  })
})

test('months begin on the day after the due date', () => {
  expect(monthsOrParts('2026-08-01', '2026-07-31')).toBe(0)
  expect(monthsOrParts('2026-08-01', '2026-08-01')).toBe(1)
  expect(monthsOrParts('2026-09-17', '2026-10-16')).toBe(1)
  expect(monthsOrParts('2026-09-17', '2026-10-17')).toBe(2)
})

test('the sections are those of the Act of the year', () => {
  const sections = (more: Partial<TaxDueInput>) =>
    new Set(taxDue({ ...inTime, ...more }).working.flatMap(({ rule }) => (rule ? [rule.section] : [])))
  expect([...sections({ on: '2026-08-01' })]).toEqual(
    expect.arrayContaining(['s.234A', 's.234B', 's.211, s.234C', 's.234F']),
  )
  const next = [...sections({ taxYear: '2026-27', on: '2027-08-01' })]
  expect(next).toEqual(expect.arrayContaining(['s.423', 's.424', 's.408, s.425', 's.428']))
  expect(next.some((section) => section.includes('234'))).toBe(false)
})

test('paying later never costs less; totals are sums; every number is whole', () => {
  const amount = fc.integer({ min: 0, max: 1e11 })
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 0, max: 200 }), (tax, deducted, advance, days) => {
      const at = (later: number) =>
        taxDue({
          ...inTime,
          tax,
          deductedAtSource: deducted,
          advance: [{ on: '2025-12-15', amount: advance }],
          on: addDays('2026-04-01', later),
          refundOn: '2026-12-31',
        })
      const [sooner, later] = [at(days), at(days + 40)]
      expect(later.payable).toBeGreaterThanOrEqual(sooner.payable)
      expect(inexactNumbers(later)).toEqual([])
      expect(wrongSums(later.working)).toEqual([])
    }),
  )
})

test('the tables are valid; years and days outside have their errors', () => {
  expect(Object.values(taxDueTables).flatMap(tableProblems)).toEqual([])
  expect(() => taxDue({ ...inTime, taxYear: '2024-25' })).toThrow(NoTableError)
  const message = (more: Partial<TaxDueInput>) => {
    const outcome = outcomeOf(() => taxDue({ ...inTime, ...more }))
    return outcome.kind === 'input' ? Object.values(outcome.fields).map((each) => each.message) : outcome.kind
  }
  expect(message({ on: '2026-03-31' })).toEqual([
    'Enter 1 April 2026 or a later day. Before that day you pay advance tax.',
  ])
  expect(message({ on: '2027-01-01' })).toEqual([
    'After 31 December 2026 you can file only an updated return, with more tax. Ask us.',
  ])
  expect(message({ selfAssessment: { on: '2026-08-01', amount: 1 } })).toEqual([
    'Enter a day from 1 April 2026 to the day of filing.',
  ])
  expect(message({ refundOn: '2026-07-30' })).toEqual(['Enter the day of filing or a later one.'])
})
