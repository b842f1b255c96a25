import { isoDate } from '@anupalan/server/compliance/ist'
import { expect, test } from 'vitest'
import { dueStart } from './due-start.tsx'

test('the detail of a day is its weekday, or its year if that is not the current one', () => {
  const today = isoDate(2026, 11, 24)
  expect(dueStart(isoDate(2026, 12, 11), today).startDetail).toBe('Friday')
  expect(dueStart(isoDate(2027, 1, 11), today).startDetail).toBe('2027')
  expect(dueStart(isoDate(2025, 12, 11), today).startDetail).toBe('2025')
  expect(dueStart(isoDate(2027, 1, 11), null).startDetail).toBe('Monday')
})
