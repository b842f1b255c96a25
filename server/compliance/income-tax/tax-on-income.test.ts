import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { InputError } from '../input.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { ratesOf } from './rates.ts'
import type { Age, Regime } from './rates.ts'
import { independentTax } from './independent-tax.test-helper.ts'
import { AGES, REGIMES, RESIDENCIES, taxOnIncome, taxSteps } from './tax-on-income.ts'
import type { Residency, TaxOnIncome } from './tax-on-income.ts'
import { taxYearOf, taxYears } from './tax-year.ts'

const RUPEE = 100
const LAKH = 1_00_000 * RUPEE
const YEARS = taxYears.map(({ key }) => key)

interface Case {
  regime: Regime
  totalIncome: number
  age?: Age
  residency?: Residency
  taxYear?: string
}

const work = ({ age = 'below-60', residency = 'resident', taxYear = '2026-27', ...rest }: Case) =>
  taxOnIncome({ ...rest, age, residency, taxYear })

/** Tax in rupees on an income in rupees. */
const rupees = (one: Case) => work({ ...one, totalIncome: one.totalIncome * RUPEE }).tax / RUPEE

const beforeCess = ({ slabTax, rebate, rebateRelief, surcharge, surchargeRelief }: TaxOnIncome) =>
  slabTax - rebate - rebateRelief + surcharge - surchargeRelief

describe.each(YEARS)('vectors of %s', (taxYear) => {
  test.each([
    [12_00_000, 0],
    [12_00_010, 10],
    [12_10_000, 10_400],
    [12_70_000, 72_800],
    [12_75_000, 74_100],
    [16_00_000, 1_24_800],
    [24_00_000, 3_12_000],
    [50_00_000, 11_23_200],
    [50_10_000, 11_33_600],
    [1_01_00_000, 30_55_520],
    [6_00_00_000, 2_28_54_000],
  ])('new regime, %d: %d', (totalIncome, tax) => {
    expect(rupees({ regime: 'new', totalIncome, taxYear })).toBe(tax)
  })

  test.each([
    [5_00_000, 0],
    [5_00_010, 13_000],
    [10_00_000, 1_17_000],
    [12_00_000, 1_79_400],
    [50_00_000, 13_65_000],
    [50_10_000, 13_75_400],
    [1_00_00_000, 32_17_500],
    [1_01_00_000, 33_21_500],
    [5_01_00_000, 1_93_60_250],
  ])('old regime, %d: %d', (totalIncome, tax) => {
    expect(rupees({ regime: 'old', totalIncome, taxYear })).toBe(tax)
  })

  test.each<[Case, number]>([
    [{ regime: 'new', totalIncome: 12_00_000, residency: 'non-resident' }, 62_400],
    [{ regime: 'old', totalIncome: 5_00_010, age: '60-to-79' }, 10_400],
    [{ regime: 'old', totalIncome: 10_00_000, age: '80-and-above' }, 1_04_000],
  ])('%j: %d', (one, tax) => {
    expect(rupees({ ...one, taxYear })).toBe(tax)
  })
})

test('the nil bands by age are for residents only', () => {
  const old = (age: Age, residency: Residency) =>
    rupees({ regime: 'old', totalIncome: 4_00_000, age, residency })
  expect(AGES.map((age) => old(age, 'non-resident'))).toEqual([7_800, 7_800, 7_800])
  expect(rupees({ regime: 'old', totalIncome: 9_00_000, age: '80-and-above' })).toBe(83_200)
})

test('Rebate 87A up to 60,000: the working names it, its rule and its limit', () => {
  const { working } = work({ regime: 'new', totalIncome: 12 * LAKH })
  expect(working.find(({ id }) => id === 'rebate')).toMatchObject({
    label: 'Rebate, income up to ₹12,00,000',
    amount: -60_000 * RUPEE,
    rule: { law: 'Income-tax Act 2025', section: 's.156', confidence: 'H' },
  })
})

test('FY 2025-26 rests on the Income-tax Act 1961, TY 2026-27 on that of 2025', () => {
  const laws = (taxYear: string) =>
    new Set(work({ regime: 'new', totalIncome: 12 * LAKH, taxYear }).working.map(({ rule }) => rule?.law))
  expect([...laws('2025-26')]).toContain('Income-tax Act 1961')
  expect([...laws('2025-26')]).not.toContain('Income-tax Act 2025')
  expect([...laws('2026-27')]).toContain('Income-tax Act 2025')
  expect([...laws('2026-27')]).not.toContain('Income-tax Act 1961')
})

describe('errors', () => {
  test('A year with no table is never computed', () => {
    for (const taxYear of ['2024-25', '2027-28']) {
      expect(() => work({ regime: 'new', totalIncome: LAKH, taxYear })).toThrow(NoTableError)
    }
    expect(() => work({ regime: 'new', totalIncome: LAKH, taxYear: '2027-28' })).toThrow(
      'Years from 1 April 2025 to 31 March 2027 are known here.',
    )
  })

  test.each(['', '2026', '2026-28', '26-27', '2026-27 '])(
    'an invalid year is an error of its field: "%s"',
    (taxYear) => {
      expect(() => work({ regime: 'new', totalIncome: LAKH, taxYear })).toThrow(InputError)
    },
  )

  test.each([Number.NaN, -1, 0.5, Infinity, 1e15, 2 ** 60])('%d is not an amount', (totalIncome) => {
    expect(() => work({ regime: 'new', totalIncome })).toThrow(InputError)
  })

  test('every invalid field is named', () => {
    const bad = {
      taxYear: 'x',
      age: '7' as Age,
      residency: '' as Residency,
      regime: '' as Regime,
      totalIncome: -1,
    }
    const fields = () => {
      try {
        taxOnIncome(bad)
      } catch (error) {
        return Object.keys((error as InputError).fields)
      }
      return []
    }
    expect(fields().toSorted()).toEqual(['age', 'regime', 'residency', 'taxYear', 'totalIncome'])
  })
})

const thresholds = [2.5, 3, 4, 5, 8, 10, 12, 16, 20, 24, 50, 100, 200, 500].map((lakh) => lakh * LAKH)
const anyPerson = fc.record({
  regime: fc.constantFrom(...REGIMES),
  age: fc.constantFrom(...AGES),
  residency: fc.constantFrom(...RESIDENCIES),
  taxYear: fc.constantFrom(...YEARS),
})
/** Half of them near a threshold. */
const anyIncome = fc.oneof(
  fc.integer({ min: 0, max: 20_000 * LAKH }),
  fc
    .tuple(fc.constantFrom(...thresholds), fc.integer({ min: -1000 * RUPEE, max: 15 * LAKH }))
    .map(([at, by]) => at + by),
)
const twoIncomes = fc.tuple(anyIncome, anyIncome).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

describe('for every regime, age, residency and year', () => {
  test('tax never falls as income rises', () => {
    fc.assert(
      fc.property(anyPerson, twoIncomes, (person, [less, more]) => {
        expect(work({ ...person, totalIncome: more }).tax).toBeGreaterThanOrEqual(
          work({ ...person, totalIncome: less }).tax,
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('more income never leaves less after tax before cess, except at the 87A cliff of the old regime', () => {
    fc.assert(
      fc.property(anyPerson, twoIncomes, (person, incomes) => {
        const [less, more] = incomes.map((totalIncome) => work({ ...person, totalIncome })) as [
          TaxOnIncome,
          TaxOnIncome,
        ]
        const cliff = 5 * LAKH
        const hasCliff =
          person.regime === 'old' && person.residency === 'resident' && person.age !== '80-and-above'
        fc.pre(!(hasCliff && less.totalIncome <= cliff && more.totalIncome > cliff))
        expect(beforeCess(more) - beforeCess(less)).toBeLessThanOrEqual(more.totalIncome - less.totalIncome)
      }),
      { numRuns: 2000 },
    )
  })

  test('relief applies only above its threshold, and never exceeds the tax that it reduces', () => {
    fc.assert(
      fc.property(anyPerson, anyIncome, (person, totalIncome) => {
        const steps = work({ ...person, totalIncome })
        expect(steps.rebate + steps.rebateRelief).toBeLessThanOrEqual(steps.slabTax)
        expect(Math.min(steps.rebate, steps.rebateRelief)).toBe(0)
        expect(steps.surchargeRelief).toBeLessThanOrEqual(steps.surcharge)
        if (steps.totalIncome <= 50 * LAKH) expect(steps.surcharge).toBe(0)
        if (person.residency === 'non-resident') expect(steps.rebate + steps.rebateRelief).toBe(0)
      }),
    )
  })

  test('Cess 4 %. Total rounded to the nearest 10', () => {
    fc.assert(
      fc.property(anyPerson, anyIncome, (person, totalIncome) => {
        const steps = work({ ...person, totalIncome })
        expect(steps.totalIncome % (10 * RUPEE)).toBe(0)
        expect(steps.tax % (10 * RUPEE)).toBe(0)
        // 4 %, with fractions of a paisa dropped.
        expect(steps.cess * 25).toBeLessThanOrEqual(beforeCess(steps))
        expect((steps.cess + 1) * 25).toBeGreaterThan(beforeCess(steps))
        expect(Math.abs(steps.totalIncome - totalIncome)).toBeLessThan(6 * RUPEE)
        expect(Math.abs(steps.tax - beforeCess(steps) - steps.cess)).toBeLessThan(6 * RUPEE)
      }),
    )
  })

  test('the working adds up, line by line, in whole paise', () => {
    fc.assert(
      fc.property(anyPerson, anyIncome, (person, totalIncome) => {
        const result = work({ ...person, totalIncome })
        expect(wrongSums(result.working)).toEqual([])
        expect(inexactNumbers(result)).toEqual([])
        expect(result.working.at(-1)).toMatchObject({ id: 'tax', amount: result.tax, total: true })
      }),
    )
  })
})

describe('the cliff that the law leaves', () => {
  test('87A 12,500 up to 5,00,000, no marginal relief: ten rupees more cost 13,000', () => {
    expect(rupees({ regime: 'old', totalIncome: 5_00_000 })).toBe(0)
    expect(rupees({ regime: 'old', totalIncome: 5_00_010 })).toBe(13_000)
  })

  test('there is none from age 80 or for a non-resident', () => {
    expect(rupees({ regime: 'old', totalIncome: 5_00_010, age: '80-and-above' })).toBe(0)
    const abroad = { regime: 'old', residency: 'non-resident' } as const
    expect(rupees({ ...abroad, totalIncome: 5_00_000 })).toBe(13_000)
  })

  test('cess has no marginal relief: each further rupee costs 1.04', () => {
    expect(rupees({ regime: 'new', totalIncome: 12_10_000 })).toBe(10_400)
  })
})

describe('an independent implementation agrees', () => {
  // Spread evenly over orders of magnitude from a hundred rupees to a hundred crore, and around each threshold.
  const COUNT = 10_000
  const spread = Array.from(
    { length: COUNT - 60 * thresholds.length },
    (_, index) => Math.round(10 ** (2 + (7 * index) / COUNT) / 10) * 10,
  )
  const near = thresholds.flatMap((at) =>
    Array.from(
      { length: 60 },
      (_, index) => at / RUPEE + (index < 20 ? index * 10 - 100 : index * index * 100),
    ),
  )
  const incomes = [...spread, ...near]

  test.each(
    REGIMES.flatMap((regime) =>
      AGES.flatMap((age) => RESIDENCIES.map((residency) => [regime, age, residency] as const)),
    ),
  )(`%s regime, %s, %s: over ${COUNT} incomes`, (regime, age, residency) => {
    expect(incomes).toHaveLength(COUNT)
    const rates = ratesOf(taxYearOf('2026-27'))
    const apart = incomes.filter(
      (income) =>
        taxSteps(rates, regime, { age, residency }, income * RUPEE).tax !==
        independentTax(regime, age, residency === 'resident', income).tax,
    )
    expect(apart).toEqual([])
  })
})
