import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { InputError } from '../input.ts'
import { inexactNumbers } from '../working.test-helper.ts'
import { hraExemption } from './hra-exemption.ts'
import type { HraInput } from './hra-exemption.ts'
import { HRA_CITIES } from './rules.ts'

const RUPEE = 100
const example: HraInput = {
  taxYear: '2026-27',
  city: 'other',
  salary: 6_00_000 * RUPEE,
  hraReceived: 3_00_000 * RUPEE,
  rentPaid: 3_60_000 * RUPEE,
}

describe('Salary 6,00,000, HRA 3,00,000, rent 3,60,000', () => {
  test('2,40,000 at 40 %', () => {
    expect(hraExemption(example)).toMatchObject({
      exempt: 2_40_000 * RUPEE,
      taxable: 60_000 * RUPEE,
      least: 'salary',
      limbs: { received: 3_00_000 * RUPEE, rent: 3_00_000 * RUPEE, salary: 2_40_000 * RUPEE },
    })
  })

  test('3,00,000 at 50 %', () => {
    expect(hraExemption({ ...example, city: 'Mumbai' }).exempt).toBe(3_00_000 * RUPEE)
  })
})

test('Bengaluru, Hyderabad, Pune and Ahmedabad count as 50 % cities from TY 2026-27, 40 % for FY 2025-26', () => {
  const halves = (taxYear: string) =>
    HRA_CITIES.filter((city) => hraExemption({ ...example, taxYear, city }).exempt === 3_00_000 * RUPEE)
  expect(halves('2025-26')).toEqual(['Chennai', 'Delhi', 'Kolkata', 'Mumbai'])
  expect(halves('2026-27')).toEqual(HRA_CITIES)
  const rule = hraExemption({ ...example, city: 'Pune' }).working.find(({ id }) => id === 'exempt')?.rule
  expect(rule).toMatchObject({ confidence: 'M' })
})

test('each limb is shown in the working, with its rule', () => {
  const { working } = hraExemption(example)
  expect(working.map(({ id, amount }) => [id, amount / RUPEE])).toEqual([
    ['received', 3_00_000],
    ['rent-paid', 3_60_000],
    ['tenth-of-salary', -60_000],
    ['rent', 3_00_000],
    ['salary', 2_40_000],
    ['exempt', 2_40_000],
    ['taxable', 60_000],
  ])
})

test('rent below a tenth of the salary leaves nothing exempt', () => {
  expect(hraExemption({ ...example, rentPaid: 59_999 * RUPEE })).toMatchObject({ exempt: 0, least: 'rent' })
})

test('the exemption is the minimum of the limbs: never above any, and equal to one', () => {
  const amount = fc.integer({ min: 0, max: 1e12 })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.constantFrom(...HRA_CITIES, 'other' as const),
      (salary, hraReceived, rentPaid, city) => {
        const result = hraExemption({ taxYear: '2026-27', city, salary, hraReceived, rentPaid })
        expect(Object.values(result.limbs).every((limb) => result.exempt <= limb)).toBe(true)
        expect(result.exempt).toBe(result.limbs[result.least])
        expect(result.exempt + result.taxable).toBe(hraReceived)
        expect(inexactNumbers(result)).toEqual([])
      },
    ),
  )
})

describe('errors', () => {
  test('A year with no table is never computed', () => {
    expect(() => hraExemption({ ...example, taxYear: '2024-25' })).toThrow(NoTableError)
  })

  test.each(['salary', 'hraReceived', 'rentPaid'] as const)('%s that is not an amount', (field) => {
    for (const bad of [Number.NaN, -1, 0.5, 1e15]) {
      expect(() => hraExemption({ ...example, [field]: bad })).toThrow(InputError)
    }
  })

  test('a city that is not offered', () => {
    expect(() => hraExemption({ ...example, city: 'Mysuru' as 'other' })).toThrow(InputError)
  })
})
