import { expect, test } from 'vitest'
import { deductionLimitsOf } from './deduction-limits.ts'
import { ratesOf } from './rates.ts'
import { taxYearOf, taxYearProblem, taxYears } from './tax-year.ts'

test('bands are ascending, and slabs begin at zero', () => {
  for (const year of taxYears) {
    const { newSlabs, oldSlabs, surcharge } = ratesOf(year)
    const slabs = [newSlabs.value, ...Object.values(oldSlabs.value)]
    for (const bands of [...slabs, ...Object.values(surcharge.value)]) {
      expect(bands).toEqual(bands.toSorted((a, b) => a.above - b.above || a.rate - b.rate))
      expect(new Set(bands.map(({ above }) => above)).size).toBe(bands.length)
    }
    expect(slabs.every(([first]) => first?.above === 0 && first.rate === 0)).toBe(true)
  }
})

test('The Income-tax Act 1961 governs FY 2025-26, the Income-tax Act 2025 governs TY 2026-27', () => {
  const sections = (key: string) =>
    Object.values(deductionLimitsOf(taxYearOf(key))).map(({ law, section }) => `${law}, ${section}`)
  expect(sections('2025-26')).toContain('Income-tax Act 1961, s.80C, s.80CCE')
  expect(sections('2026-27')).toContain('Income-tax Act 2025, s.123')
  expect(sections('2026-27').filter((text) => text.includes('1961'))).toEqual([])
})

test('names of years', () => {
  expect(taxYears.map(({ label }) => label)).toEqual(['FY 2025-26 (AY 2026-27)', 'TY 2026-27'])
  expect(taxYearProblem('2099-00')).toBeUndefined()
  expect(taxYearProblem('')).toMatchObject({ code: 'missing' })
  expect(taxYearProblem('9999-00')).toMatchObject({ code: 'invalid' })
})
