import { expect, test } from 'vitest'
import { replyBy } from './reply-by.ts'

// 22 November 2026 is a Sunday.
test.each([
  ['on a weekday is due at the same time of the next day', '2026-11-19T10:15', '2026-11-20T10:15'],
  ['on a Friday evening is due on Saturday evening', '2026-11-20T23:59', '2026-11-21T23:59'],
  ['on a Saturday is due on Monday', '2026-11-21T14:00', '2026-11-23T14:00'],
  [
    'on a Sunday is due at the end of Monday, as if it came at its start',
    '2026-11-22T10:00',
    '2026-11-24T00:00',
  ],
  ['at midnight after a Sunday is due a day later', '2026-11-23T00:00', '2026-11-24T00:00'],
  ['at midnight before a Sunday is due at the end of Monday', '2026-11-22T00:00', '2026-11-24T00:00'],
])('"within 24 hours, Sundays apart": what arrives %s', (_what, received, due) => {
  const utc = (time: string) => new Date(`${time}:00.000+05:30`).toISOString()
  expect(replyBy(utc(received), 24)).toBe(utc(due))
})

test('a longer promise passes over each Sunday', () => {
  expect(replyBy('2026-11-20T04:30:00.000Z', 48)).toBe('2026-11-23T04:30:00.000Z')
  expect(replyBy('2026-11-20T04:30:00.000Z', 24 * 7)).toBe('2026-11-28T04:30:00.000Z')
})
