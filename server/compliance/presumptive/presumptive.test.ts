import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { tableProblems } from '../dated.test-helper.ts'
import { outcomeOf } from '../input.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { OWNERS, presumptiveProfit, SCHEMES } from './presumptive.ts'
import type { PresumptiveInput } from './presumptive.ts'
import { presumptiveTables } from './rules.ts'

const RUPEE = 100
const LAKH = 1_00_000 * RUPEE
const CRORE = 100 * LAKH

const shop: PresumptiveInput = { taxYear: '2026-27', scheme: 'business', owner: 'individual' }
const doctor: PresumptiveInput = { taxYear: '2026-27', scheme: 'profession', owner: 'individual' }
const truck: PresumptiveInput = { taxYear: '2026-27', scheme: 'transport', owner: 'individual' }

const profit = (input: PresumptiveInput) => presumptiveProfit(input).presumptive / RUPEE

describe('a business: 8 %, 6 % by bank or online', () => {
  test.each<[string, Partial<PresumptiveInput>, number]>([
    ['all online', { digital: 50 * LAKH }, 3_00_000],
    ['all cash', { cash: 50 * LAKH }, 4_00_000],
    ['what has not come counts as cash', { digital: 40 * LAKH, outstanding: 10 * LAKH }, 3_20_000],
    ['mixed', { digital: 1 * CRORE, cash: 20 * LAKH, outstanding: 5 * LAKH }, 8_00_000],
    ['nothing', {}, 0],
  ])('%s', (_, more, expected) => {
    expect(profit({ ...shop, ...more })).toBe(expected)
  })

  test.each<[string, Partial<PresumptiveInput>, boolean]>([
    ['2 crore with cash', { digital: 1 * CRORE, cash: 1 * CRORE }, false],
    ['a rupee more', { digital: 1 * CRORE, cash: 1 * CRORE + RUPEE }, true],
    ['3 crore with 5 % cash', { digital: 3 * CRORE - 15 * LAKH, cash: 15 * LAKH }, false],
    ['a rupee of cash more', { digital: 3 * CRORE - 15 * LAKH - RUPEE, cash: 15 * LAKH + RUPEE }, true],
    ['above 3 crore', { digital: 3 * CRORE + RUPEE }, true],
    ['outstanding receipts are not cash', { digital: 2 * CRORE, outstanding: 1 * CRORE }, false],
  ])('limit: %s', (_, more, isBarred) => {
    expect(presumptiveProfit({ ...shop, ...more }).barred.length > 0).toBe(isBarred)
  })
})

describe('a profession: half', () => {
  test.each<[number, number, number, boolean]>([
    [30, 0, 15_00_000, false],
    [45, 5, 25_00_000, false],
    [45, 6, 25_50_000, true],
    [71.25, 3.75, 37_50_000, false],
    [75, 1, 38_00_000, true],
  ])('%d lakh by bank, %d in cash', (digital, cash, expected, isBarred) => {
    const result = presumptiveProfit({ ...doctor, digital: digital * LAKH, cash: cash * LAKH })
    expect([result.presumptive / RUPEE, result.barred.length > 0]).toEqual([expected, isBarred])
  })
})

describe('goods carriages', () => {
  test.each<[string, PresumptiveInput['vehicles'], number]>([
    ['one light vehicle, all year', [{ count: 1, kg: 7_500, months: 12 }], 90_000],
    ['12,000 kg is not heavy', [{ count: 1, kg: 12_000, months: 12 }], 90_000],
    ['one kilogram more is', [{ count: 1, kg: 12_001, months: 12 }], 1_44_012],
    ['two of 16.2 tons for seven months', [{ count: 2, kg: 16_200, months: 7 }], 2_26_800],
    ['none', [{ count: 0, kg: 0, months: 0 }], 0],
  ])('%s', (_, vehicles, expected) => {
    expect(profit({ ...truck, vehicles: vehicles! })).toBe(expected)
  })

  // “Mr. Yogesh”, a question paper on profits of business for AY 2025-26: A 9,000 kg, B 15,000 and C 12,000 kg (under
  // repair) owned all year, D 11,500 kg from 20 April, E 14,000 kg from 15 May. Months of ownership, used or not:
  // 36 × 7,500 + 12 × 15 × 1,000 + 11 × 14 × 1,000.
  test('a question of a textbook: 6,04,000', () => {
    const vehicles = [
      { count: 3, kg: 12_000, months: 12 },
      { count: 1, kg: 15_000, months: 12 },
      { count: 1, kg: 14_000, months: 11 },
    ]
    expect(profit({ ...truck, taxYear: '2025-26', vehicles })).toBe(6_04_000)
  })

  test('ten at most', () => {
    const fleet = (count: number) =>
      presumptiveProfit({ ...truck, vehicles: [{ count, kg: 7_500, months: 12 }] }).barred
    expect(fleet(10)).toEqual([])
    expect(fleet(11)).toEqual(['With more than 10 goods vehicles you cannot use this scheme.'])
  })
})

describe('who may use it', () => {
  test.each([
    ['business', [false, false, false, true]],
    ['profession', [false, true, false, true]],
    ['transport', [false, false, false, false]],
  ] as const)('%s', (scheme, expected) => {
    const barred = OWNERS.map((owner) => presumptiveProfit({ ...shop, scheme, owner }).barred.length > 0)
    expect(barred).toEqual(expected)
  })
})

describe('the actual profit', () => {
  const at = (actual: number, taxYear = '2025-26') =>
    presumptiveProfit({ ...shop, taxYear, digital: 50 * LAKH, actual: actual * RUPEE })

  test('a higher one is declared', () => {
    expect(at(4_00_000)).toMatchObject({ declared: 4_00_000 * RUPEE, lower: undefined })
  })

  test('a lower one needs books and audit', () => {
    const { declared, lower, rules } = at(2_99_999)
    expect([declared, lower]).toEqual([3_00_000 * RUPEE, 'after-use'])
    expect(rules.map(({ section }) => section)).toContain(
      's.44AD(4) and (5), s.44ADA(4), s.44AE(7); s.44AA, s.44AB',
    )
  })

  // Section 44AD(5) speaks of whoever 44AD(4) shuts out; 44AE(7) names no total income. Section 58(3) of the new Act binds
  // all three alike.
  test.each([
    ['2025-26', ['after-use', 'taxable', 'always']],
    ['2026-27', ['taxable', 'taxable', 'taxable']],
  ])('who needs books and an audit for less, %s', (taxYear, expected) => {
    const vehicles = [{ count: 1, kg: 7_500, months: 12 }]
    const input = { taxYear, owner: 'individual', digital: LAKH, vehicles, actual: 0 } as const
    expect(SCHEMES.map((scheme) => presumptiveProfit({ ...input, scheme }).lower)).toEqual(expected)
  })

  test('a business that leaves is shut out for five years under the Act of 1961; the new length was not seen', () => {
    expect(at(0).lockIn).toBe(5)
    expect(at(0, '2026-27').lockIn).toBeNull()
    expect(presumptiveProfit({ ...doctor, actual: 0, digital: LAKH }).lockIn).toBeUndefined()
  })
})

test('the sections are those of the Act of the year', () => {
  const sections = (taxYear: string) =>
    SCHEMES.map((scheme) => presumptiveProfit({ ...shop, scheme, taxYear }).rules[0]?.section)
  expect(sections('2025-26')).toEqual(['s.44AD(1)', 's.44ADA(1)', 's.44AE(2)'])
  expect(sections('2026-27')).toEqual([
    's.58(2), table, Sl. No. 1',
    's.58(2), table, Sl. No. 3',
    's.58(2), table, Sl. No. 2',
  ])
})

test('more receipts never mean less profit; totals are sums; every number is whole', () => {
  const amount = fc.integer({ min: 0, max: 1e12 })
  fc.assert(
    fc.property(
      fc.constantFrom(...SCHEMES),
      amount,
      amount,
      amount,
      amount,
      (scheme, digital, cash, outstanding, more) => {
        const input = {
          ...shop,
          scheme,
          digital,
          cash,
          outstanding,
          vehicles: [{ count: 3, kg: 16_200, months: 5 }],
        }
        const result = presumptiveProfit(input)
        expect(presumptiveProfit({ ...input, cash: cash + more }).presumptive).toBeGreaterThanOrEqual(
          result.presumptive,
        )
        expect(wrongSums(result.working)).toEqual([])
        expect(wrongSums(result.receipts)).toEqual([])
        expect(inexactNumbers(result.working)).toEqual([])
      },
    ),
  )
})

test('the tables are valid; a year without one, and each invalid field, has its error', () => {
  expect(Object.values(presumptiveTables).flatMap(tableProblems)).toEqual([])
  expect(() => profit({ ...shop, taxYear: '2024-25' })).toThrow(NoTableError)
  const fields = (input: PresumptiveInput) => {
    const outcome = outcomeOf(() => presumptiveProfit(input))
    return outcome.kind === 'input' ? Object.keys(outcome.fields) : outcome.kind
  }
  expect(fields({ ...shop, digital: -1, actual: Number.NaN })).toEqual(['digital', 'actual'])
  expect(fields({ ...truck, vehicles: [{ count: 1, kg: 7_500, months: 13 }] })).toEqual(['vehicles'])
})
