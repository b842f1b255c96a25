import { describe, expect, test } from 'vitest'
import { monthLabel, monthsAround } from './months.ts'

describe('the months of the board', () => {
  test('are a year back and a quarter ahead, across the new year', () => {
    const months = monthsAround('2026-11-30', '2026-11')
    expect(months).toHaveLength(16)
    expect([months[0], months.at(-1)]).toEqual(['2027-02', '2025-11'])
    expect(monthLabel('2027-02')).toBe('February 2027')
  })

  test('contain the one in the address', () => {
    expect(monthsAround('2026-11-30', '2024-03').at(-1)).toBe('2024-03')
  })
})
