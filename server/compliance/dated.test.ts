import { describe, expect, test } from 'vitest'
import { findRow, needsConfirmation, NoTableError, rowOn } from './dated.ts'
import type { DatedTable } from './dated.ts'
import { outcomeOf } from './input.ts'
import type { IsoDate } from './ist.ts'

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
    expect(() => rowOn('sample', table, '2026-04-01')).toThrow(NoTableError)
  })
})

describe('NoTableError', () => {
  const messageOn = (date: IsoDate, of: DatedTable<number> = table) => {
    const outcome = outcomeOf(() => rowOn('sample', of, date))
    return outcome.kind === 'no-table' ? outcome.message : undefined
  }

  test('Messages of dated.ts in a person’s words: "Years from 1 April 2025 are known here"', () => {
    expect(messageOn('2025-03-31')).toBe('Years from 1 April 2025 are known here.')
  })

  test('names the last day that is known, if there is one', () => {
    expect(messageOn('2027-04-01', table.slice(0, 1))).toBe(
      'Years from 1 April 2025 to 31 March 2026 are known here.',
    )
  })

  test('says dates where the first row begins within a year', () => {
    const within = table.slice(1).map((row) => ({ ...row, validFrom: '2026-09-22' as const }))
    expect(messageOn('2026-09-21', within)).toBe('Dates from 22 September 2026 are known here.')
  })

  test('names the date itself if it is in a gap, or if the table is empty', () => {
    expect(messageOn('2026-04-01')).toBe('The rules for 1 April 2026 are not known here.')
    expect(messageOn('2026-04-01', [])).toBe('The rules for 1 April 2026 are not known here.')
  })

  test('of a range, with the table for programs', () => {
    const error = new NoTableError('calendar', { from: '2026-04-01', to: '2030-03-31' })
    expect(error).toMatchObject({ name: 'NoTableError', table: 'calendar' })
    expect(error.message).toBe('The rules for 1 April 2026 to 31 March 2030 are not known here.')
  })
})

test('Data that is M, U or in conflict is shown with "confirm before filing"', () => {
  expect(needsConfirmation({ confidence: 'H' })).toBe(false)
  expect(needsConfirmation({ confidence: 'M' })).toBe(true)
  expect(needsConfirmation({ confidence: 'U' })).toBe(true)
})
