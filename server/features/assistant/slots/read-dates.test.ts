import { expect, test } from 'vitest'
import { normalizeText } from '../language/words.ts'
import { readDays, readMonths } from './read-dates.ts'

test.each([
  ['5 October 2026 ko kata, 20 november 2026 ko jama', ['2026-10-05', '2026-11-20']],
  ['5 अक्टूबर 2026 को', ['2026-10-05']],
  ['on 05/10/2026, or 2026-10-06', ['2026-10-05', '2026-10-06']],
  ['Oct 5, 2026', ['2026-10-05']],
  // The last one before today.
  ['on the 5th of December', ['2025-12-05']],
  ['31 February 2026, 12 lakh, 2026-27', []],
])('days of “%s”', (question, days) => {
  expect(readDays(normalizeText(question), '2026-11-26').map(({ day }) => day)).toEqual(days)
})

test('months with a year and no day count by their first day', () => {
  const months = readMonths(
    normalizeText('bought in March 2024, sold on 5 June 2026, फरवरी 2025'),
    '2026-11-26',
  )
  expect(months.map(({ day }) => day)).toEqual(['2024-03-01', '2025-02-01'])
})
