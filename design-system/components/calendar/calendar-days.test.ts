import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, moved, weekdayOf, weeksOf, within, type CalendarDate } from './calendar-days.ts'

const days = fc
  .integer({ min: 0, max: 36_500 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10) as CalendarDate)

const press = (key: string, date: CalendarDate, { shift = false, rtl = false } = {}) =>
  moved(date, { key, shiftKey: shift }, rtl)

describe('weeksOf', () => {
  test('starts on Monday and omits days of other months', () => {
    expect(weeksOf('2026-12-25')).toEqual([
      [null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
      ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13'],
      ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20'],
      ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'],
      ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null],
    ])
  })

  test('has each day of any month once, under its weekday', () => {
    fc.assert(
      fc.property(days, (date) => {
        const weeks = weeksOf(date)
        const all = weeks.flat().filter((day) => day !== null)
        expect(all).toEqual(all.map((_, at) => `${date.slice(0, 7)}-${String(at + 1).padStart(2, '0')}`))
        expect(addDays(all.at(-1)!, 1).slice(8)).toBe('01')
        for (const week of weeks)
          for (const [at, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(at)
      }),
    )
  })
})

test('adding months keeps the day, or clamps it to the month’s last', () => {
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
})

test('a day is clamped to its bounds', () => {
  expect(within('2026-12-07', '2026-12-01', '2026-12-31')).toBe('2026-12-07')
  expect(within('2026-11-30', '2026-12-01', '2026-12-31')).toBe('2026-12-01')
  expect(within('2027-01-01', '2026-12-01', '2026-12-31')).toBe('2026-12-31')
})

describe('moved, by the keys of the WAI-ARIA date grid', () => {
  test.each([
    ['ArrowRight', '2026-12-10'],
    ['ArrowLeft', '2026-12-08'],
    ['ArrowDown', '2026-12-16'],
    ['ArrowUp', '2026-12-02'],
    ['Home', '2026-12-07'],
    ['End', '2026-12-13'],
    ['PageDown', '2027-01-09'],
    ['PageUp', '2026-11-09'],
  ])('%s leads from Wednesday 9 December 2026 to %s', (key, to) => {
    expect(press(key, '2026-12-09')).toBe(to)
  })

  test('Shift and Page Up or Page Down move by a year', () => {
    expect(press('PageDown', '2028-02-29', { shift: true })).toBe('2029-02-28')
    expect(press('PageUp', '2026-12-09', { shift: true })).toBe('2025-12-09')
  })

  test('in right-to-left text the left arrow moves forward', () => {
    expect(press('ArrowLeft', '2026-12-09', { rtl: true })).toBe('2026-12-10')
    expect(press('ArrowRight', '2026-12-09', { rtl: true })).toBe('2026-12-08')
  })

  test('another key does nothing', () => {
    expect(press('a', '2026-12-09')).toBeUndefined()
  })
})
