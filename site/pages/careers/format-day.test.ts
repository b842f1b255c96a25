import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('a day has a short weekday, its date and its year, in India', () => {
  expect(formatDay('2027-01-31')).toBe('Sun, 31 January 2027')
  expect(formatDay('2026-12-02')).toBe('Wed, 2 December 2026')
})
