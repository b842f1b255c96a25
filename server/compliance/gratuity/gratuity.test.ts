import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { InputError } from '../input.ts'
import { addDays } from '../ist.ts'
import { inexactNumbers } from '../working.test-helper.ts'
import { ENDS_OF_SERVICE, gratuity, serviceBetween } from './gratuity.ts'
import type { GratuityInput } from './gratuity.ts'
import { karnatakaGratuityInsurance } from './rules.ts'

const RUPEE = 100
const example: GratuityInput = {
  lastDay: '2026-11-14',
  covered: true,
  service: { years: 10, months: 7 },
  end: 'resignation',
  monthlyWage: 50_000 * RUPEE,
}

describe('Gratuity 15/26 × last wage × years (more than 6 months rounds up)', () => {
  test.each([
    [{ years: 10, months: 7 }, 3_17_308],
    [{ years: 10, months: 6 }, 2_88_462],
    [{ years: 10, months: 6, days: 1 }, 3_17_308],
    [{ years: 10, months: 0 }, 2_88_462],
  ])('50,000 for %j: %d', (service, amount) => {
    expect(gratuity({ ...example, service }).gratuity).toBe(amount * RUPEE)
  })

  test('2,00,000 × 25 y: 28,84,615, of which 20,00,000 exempt', () => {
    const service = { years: 25, months: 0 }
    expect(gratuity({ ...example, service, monthlyWage: 2_00_000 * RUPEE })).toMatchObject({
      gratuity: 28_84_615 * RUPEE,
      owed: 20_00_000 * RUPEE,
      exempt: 20_00_000 * RUPEE,
      taxable: 8_84_615 * RUPEE,
    })
  })
})

describe('length of service', () => {
  const short = { ...example, service: { years: 4, months: 11 } }

  test('nothing is owed for less than five years', () => {
    const { gratuity: amount, owed, exempt, working } = gratuity(short)
    expect([amount, owed, exempt]).toEqual([0, 0, 0])
    expect(working.find(({ id }) => id === 'gratuity')?.note).toBe(
      'Nothing is owed for less than 5 years of service.',
    )
  })

  test('except at death or disablement', () => {
    expect(gratuity({ ...short, end: 'death-or-disablement' })).toMatchObject({
      years: 5,
      gratuity: 1_44_231 * RUPEE,
    })
  })

  test('a fixed term needs one year from 21 November 2025, and five before', () => {
    const fixed = { ...example, end: 'fixed-term', service: { years: 1, months: 0 } } as const
    expect(gratuity({ ...fixed, lastDay: '2025-11-20' }).gratuity).toBe(0)
    expect(gratuity({ ...fixed, lastDay: '2025-11-21' }).gratuity).toBe(28_846 * RUPEE)
    expect(gratuity({ ...fixed, service: { years: 0, months: 11 } }).gratuity).toBe(0)
  })
})

describe('Fixed-term employees’ pro rata gratuity, labour codes: one year', () => {
  const fixed = { ...example, end: 'fixed-term', monthlyWage: 24_000 * RUPEE } as const

  test.each([
    [{ years: 1, months: 0 }, 13_846, 13_846],
    [{ years: 2, months: 7 }, 35_769, 41_538],
    [{ years: 1, months: 6 }, 20_769, 13_846],
    [{ years: 1, months: 0, days: 15 }, 14_423, 13_846],
  ])('%j: in proportion, and as for everyone else', (service, amount, rounded) => {
    const result = gratuity({ ...fixed, service })
    expect([result.gratuity, result.ifRounded]).toEqual([amount * RUPEE, rounded * RUPEE])
    expect(result.years).toBe(service.years)
  })

  test('it is called proportional in the working, and its doubt is said with the rule', () => {
    const line = gratuity({ ...fixed, service: { years: 2, months: 7 } }).working.find(
      ({ id }) => id === 'gratuity',
    )
    expect(line?.label).toBe('15/26 of it for 2 years, 7 months')
    expect(line?.note).toMatch(/^In proportion to the time served/)
    expect(line?.rule?.note).toMatch(/“pro rata”: how it is worked out, .* is not settled/)
  })

  test('under the Act of 1972 a fixed term is rounded as every service', () => {
    const before = gratuity({ ...fixed, lastDay: '2025-11-20', service: { years: 5, months: 7 } })
    expect(before).toMatchObject({ years: 6, gratuity: 83_077 * RUPEE })
    expect(before).not.toHaveProperty('ifRounded')
  })
})

describe('Karnataka Compulsory Gratuity Insurance Rules 2024', () => {
  test('insurance and registration within 30 days, a fund from 500 persons; not verified under the Code', () => {
    const [first, since] = karnatakaGratuityInsurance
    expect(since?.value).toEqual({ insureWithinDays: 30, registerWithinDays: 30, fundFromPersons: 500 })
    expect([first?.confidence, since?.confidence]).toEqual(['H', 'U'])
    expect(since?.note).toContain('not verified')
  })
})

test('an employee who is not covered: half a month’s average for each completed year', () => {
  const uncovered = { ...example, covered: false }
  expect(gratuity(uncovered)).toMatchObject({
    years: 10,
    gratuity: 2_50_000 * RUPEE,
    owed: 0,
    exempt: 2_50_000 * RUPEE,
  })
  const paidMore = gratuity({ ...uncovered, received: 4_00_000 * RUPEE })
  expect([paidMore.exempt, paidMore.taxable]).toEqual([2_50_000 * RUPEE, 1_50_000 * RUPEE])
  const paidLess = gratuity({ ...uncovered, received: 1_00_000 * RUPEE })
  expect([paidLess.exempt, paidLess.taxable]).toEqual([1_00_000 * RUPEE, 0])
})

test('a payment after too short a service is taxable', () => {
  const kind = gratuity({ ...example, service: { years: 3, months: 0 }, received: 50_000 * RUPEE })
  expect(kind).toMatchObject({ isTooShort: true, gratuity: 0, exempt: 0, taxable: 50_000 * RUPEE })
})

test('an earlier exemption lowers the ceiling', () => {
  const second = gratuity({ ...example, exemptedEarlier: 18_00_000 * RUPEE })
  expect(second).toMatchObject({ exempt: 2_00_000 * RUPEE, taxable: 1_17_308 * RUPEE })
  expect(gratuity({ ...example, exemptedEarlier: 25_00_000 * RUPEE }).exempt).toBe(0)
})

test('the Act of 1972 governs until 20 November 2025, then the Code on Social Security', () => {
  const law = (lastDay: GratuityInput['lastDay']) =>
    gratuity({ ...example, lastDay }).working.find(({ id }) => id === 'gratuity')?.rule?.law
  expect(law('2025-11-20')).toBe('Payment of Gratuity Act 1972')
  expect(law('2025-11-21')).toBe('Code on Social Security 2020')
})

test('longer service or a higher wage never pays less', () => {
  const months = fc.integer({ min: 0, max: 960 })
  const wage = fc.integer({ min: 0, max: 1e10 })
  const pay = (end: GratuityInput['end'], covered: boolean, total: number, monthlyWage: number) =>
    gratuity({
      ...example,
      end,
      covered,
      monthlyWage,
      service: { years: Math.floor(total / 12), months: total % 12 },
    })
  fc.assert(
    fc.property(
      fc.constantFrom(...ENDS_OF_SERVICE),
      fc.boolean(),
      fc.tuple(months, months),
      fc.tuple(wage, wage),
      (end, covered, [m1, m2], [w1, w2]) => {
        const less = pay(end, covered, Math.min(m1, m2), Math.min(w1, w2))
        const more = pay(end, covered, Math.max(m1, m2), Math.max(w1, w2))
        expect(more.gratuity).toBeGreaterThanOrEqual(less.gratuity)
        expect(more.exempt).toBeGreaterThanOrEqual(less.exempt)
        expect(more.exempt + more.taxable).toBe(more.received)
        expect(inexactNumbers(more)).toEqual([])
      },
    ),
  )
})

describe('serviceBetween', () => {
  test.each([
    ['2016-04-15', '2026-11-14', { years: 10, months: 7, days: 0 }],
    ['2016-04-15', '2026-11-15', { years: 10, months: 7, days: 1 }],
    ['2020-02-29', '2021-02-28', { years: 1, months: 0, days: 0 }],
    ['2026-11-14', '2026-11-14', { years: 0, months: 0, days: 1 }],
    ['2025-12-31', '2026-02-28', { years: 0, months: 2, days: 0 }],
    ['2025-01-01', '2025-12-31', { years: 1, months: 0, days: 0 }],
  ] as const)('%s to %s', (first, last, service) => {
    expect(serviceBetween(first, last)).toEqual(service)
  })

  test('one more day never shortens the service', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 15_000 }),
        (from, length) => {
          const first = addDays('1985-01-01', from)
          const last = addDays(first, length)
          const size = ({ years, months, days }: ReturnType<typeof serviceBetween>) =>
            years * 10_000 + months * 100 + days
          const now = serviceBetween(first, last)
          expect(size(serviceBetween(first, addDays(last, 1)))).toBeGreaterThanOrEqual(size(now))
          expect(now.months).toBeLessThan(12)
          expect(now.days).toBeLessThan(31)
          expect(now.days).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('throws for an end before the beginning', () => {
    expect(() => serviceBetween('2026-11-14', '2026-11-13')).toThrow(RangeError)
  })
})

describe('errors', () => {
  test('a last day without tables is never computed', () => {
    for (const lastDay of ['2025-03-31', '2027-04-01'] as const) {
      expect(() => gratuity({ ...example, lastDay })).toThrow(NoTableError)
    }
  })

  test.each<Partial<GratuityInput>>([
    { monthlyWage: Number.NaN },
    { monthlyWage: -1 },
    { monthlyWage: 1e13 },
    { received: 0.5 },
    { exemptedEarlier: Infinity },
    { service: { years: 81, months: 0 } },
    { service: { years: 5, months: 12 } },
    { service: { years: 5, months: 1.5 } },
    { service: { years: 5, months: 1, days: 31 } },
    { end: 'boredom' as 'resignation' },
    { lastDay: '2027-02-29' },
  ])('%j', (wrong) => {
    expect(() => gratuity({ ...example, ...wrong })).toThrow(InputError)
  })
})
