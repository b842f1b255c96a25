import { parseDate } from '@internationalized/date'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  daysOfMonth,
  entranceOf,
  moved,
  textOf,
  weekdayOf,
  within,
  type CalendarDate,
} from './calendar-days.ts'

const days = fc
  .integer({ min: 0, max: 36_500 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10) as CalendarDate)

test('a day is clamped to its bounds', () => {
  expect(within('2026-12-07', '2026-12-01', '2026-12-31')).toBe('2026-12-07')
  expect(within('2026-11-30', '2026-12-01', '2026-12-31')).toBe('2026-12-01')
  expect(within('2027-01-01', '2026-12-01', '2026-12-31')).toBe('2026-12-31')
})

describe('moved, by Home and End of the WAI-ARIA date grid', () => {
  test.each([
    ['Home', '2026-12-07'],
    ['End', '2026-12-13'],
  ])('%s leads from Wednesday 9 December 2026 to %s', (key, to) => {
    expect(moved(parseDate('2026-12-09'), key)).toBe(to)
  })

  test('they stay in the week, from Monday to Sunday, on any day', () => {
    fc.assert(
      fc.property(days, (text) => {
        const date = parseDate(text)
        const [first, last] = [moved(date, 'Home')!, moved(date, 'End')!]
        expect([weekdayOf(parseDate(first)), weekdayOf(parseDate(last))]).toEqual([0, 6])
        expect(first <= text && text <= last).toBe(true)
        expect(textOf(parseDate(first).add({ days: 6 }))).toBe(last)
      }),
    )
  })

  test('another key is left to react-aria', () => {
    expect(moved(parseDate('2026-12-09'), 'ArrowRight')).toBeUndefined()
  })
})

describe('entranceOf', () => {
  const weekdays = (date: CalendarDate) => ({ isDisabled: weekdayOf(parseDate(date)) > 4 })
  const around = { min: '2026-12-05', max: '2026-12-31', dayInfo: weekdays } as const

  test('is the selected day, within the bounds', () => {
    expect(entranceOf('2026-12-09', around)).toBe('2026-12-09')
    expect(entranceOf('2027-12-09', around)).toBe('2026-12-31')
  })

  test('is the first selectable day from today on, without one', () => {
    expect(entranceOf(null, { ...around, today: '2026-12-12' })).toBe('2026-12-14')
    expect(entranceOf(null, { ...around, today: '2020-01-01' })).toBe('2026-12-07')
    expect(entranceOf(null, { ...around, today: '2030-01-01' })).toBe('2026-12-31')
  })

  test('is the first selectable day without one and without today, or the first day if none is selectable', () => {
    expect(entranceOf(null, around)).toBe('2026-12-07')
    expect(entranceOf(null, { ...around, dayInfo: () => ({ isDisabled: true }) })).toBe('2026-12-05')
  })
})

test('daysOfMonth are the reachable days of one month', () => {
  const found = daysOfMonth(parseDate('2026-12-01'), '2026-12-30', '2027-01-20')
  expect(found).toEqual(['2026-12-30', '2026-12-31'])
})
