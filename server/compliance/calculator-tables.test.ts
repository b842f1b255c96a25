import { describe, expect, test } from 'vitest'
import { advanceTaxTables } from './advance-tax/index.ts'
import { findRow } from './dated.ts'
import { gratuityTables } from './gratuity/index.ts'
import { hraTables } from './hra/index.ts'
import { incomeTaxTables, taxYears } from './income-tax/index.ts'
import { daysBetween } from './ist.ts'
import { salaryTables } from './salary/index.ts'

const tables = { ...incomeTaxTables, ...advanceTaxTables, ...hraTables, ...gratuityTables, ...salaryTables }

test('table names are unique', () => {
  const each = [incomeTaxTables, advanceTaxTables, hraTables, gratuityTables, salaryTables]
  expect(Object.keys(tables)).toHaveLength(each.flatMap(Object.keys).length)
})

describe.each(Object.entries(tables))('%s', (_, table) => {
  test('its rows are in order, without overlap and without gap', () => {
    table.slice(1).forEach((row, index) => {
      const validTo = table[index]?.validTo ?? null
      expect(validTo !== null && daysBetween(validTo, row.validFrom)).toBe(1)
    })
  })

  test('it covers exactly the years that can be chosen', () => {
    for (const { from, to } of taxYears) {
      expect(findRow(table, from)).toBeDefined()
      expect(findRow(table, to)).toBeDefined()
    }
    expect(findRow(table, '2025-03-31')).toBeUndefined()
  })

  test('it states its source, and the dates of verification and of the next review', () => {
    for (const { law, section, source, verifiedOn } of table) {
      expect([law, section, source].every((text) => text.trim() !== '')).toBe(true)
      expect(verifiedOn).toMatch(/^2026-11-/)
    }
    const { reviewBy, verifiedOn } = table.at(-1)!
    expect(reviewBy !== undefined && reviewBy > verifiedOn).toBe(true)
  })
})
