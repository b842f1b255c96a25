import { expect, test } from 'vitest'
import type { IsoDate } from '../../compliance/ist.ts'
import { isYear, yearLabel, yearOf, yearsUpTo } from './years.ts'

test('a year begins in April and is named by both of its calendar years', () => {
  const years: Record<IsoDate, string> = {
    '2026-03-31': '2025-26',
    '2026-04-01': '2026-27',
    '2027-03-31': '2026-27',
    '2099-04-01': '2099-00',
  }
  for (const [day, year] of Object.entries(years)) expect(yearOf(day as IsoDate), day).toBe(year)
})

test('years for a choice are the newest first', () => {
  expect(yearsUpTo('2026-11-29', 3)).toEqual(['2026-27', '2025-26', '2024-25'])
  expect(yearsUpTo('2010-01-01', 2)).toEqual(['2009-10', '2008-09'])
})

test('from April 2026 on a year is a tax year; earlier ones have an assessment year', () => {
  expect(yearLabel('2026-27')).toBe('Tax year 2026-27')
  expect(yearLabel('2025-26')).toBe('Financial year 2025-26 (assessment year 2026-27)')
  expect(yearLabel('2008-09')).toBe('Financial year 2008-09 (assessment year 2009-10)')
})

test('only the name of a year of this century is a year', () => {
  for (const year of ['2026-27', '2009-10', '2099-00']) expect(isYear(year), year).toBe(true)
  for (const text of ['2026-28', '2026', '26-27', '1999-00', '2026-2027', '', 2026, undefined])
    expect(isYear(text), String(text)).toBe(false)
})
