import { describe, expect, test } from 'vitest'
import { findRow, needsConfirmation, NoTableError, rowOn } from './dated.ts'
import type { DatedTable } from './dated.ts'

const provenance = {
  law: 'Sample Act',
  section: 's.1',
  source: 'sample',
  verifiedOn: '2026-11-12',
  confidence: 'H',
} as const

const table: DatedTable<number> = [
  { value: 10, validFrom: '2025-04-01', validTo: '2026-03-31', ...provenance },
  { value: 12, validFrom: '2027-04-01', validTo: null, ...provenance },
]

describe('rowOn', () => {
  test('both ends of a row are inclusive', () => {
    expect(rowOn('sample', table, '2025-04-01').value).toBe(10)
    expect(rowOn('sample', table, '2026-03-31').value).toBe(10)
  })

  test('a row without validTo has no end', () => {
    expect(rowOn('sample', table, '2099-12-31').value).toBe(12)
  })

  test('A year with no table is never computed', () => {
    expect(findRow(table, '2026-04-01')).toBeUndefined()
    expect(() => rowOn('sample', table, '2026-04-01')).toThrow(
      new NoTableError('sample', { from: '2026-04-01', to: '2026-04-01' }),
    )
  })
})

test('NoTableError states the requested and the covered range', () => {
  const error = new NoTableError(
    'calendar',
    { from: '2026-04-01', to: '2030-03-31' },
    { from: '2026-04-01', to: '2028-03-31' },
  )
  expect(error.name).toBe('NoTableError')
  expect(error.message).toBe(
    'No calendar table for 1 April 2026 to 31 March 2030: it covers 1 April 2026 to 31 March 2028',
  )
})

test('Data that is M, U or in conflict is shown with "confirm before filing"', () => {
  expect(needsConfirmation({ confidence: 'H' })).toBe(false)
  expect(needsConfirmation({ confidence: 'M' })).toBe(true)
  expect(needsConfirmation({ confidence: 'U' })).toBe(true)
})
