import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dateParts,
  daysBetween,
  formatDate,
  formatDayMonth,
  isoDate,
  istDate,
  istDayEnd,
  parseIsoDate,
  weekday,
} from './ist.ts'

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => parseIsoDate(date.toISOString().slice(0, 10)))

describe('the day in India', () => {
  test('IST is UTC+5:30: 23:59:59 IST is still the day before midnight, 18:29:59Z', () => {
    expect(istDate(Date.parse('2026-12-07T18:29:59Z'))).toBe('2026-12-07')
    expect(istDate(Date.parse('2026-12-07T18:29:59.999Z'))).toBe('2026-12-07')
    expect(istDate(Date.parse('2026-12-07T18:30:00Z'))).toBe('2026-12-08')
  })

  test('the UTC day is not the Indian one between midnight IST and 5:30 IST', () => {
    expect(istDate(Date.parse('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
    expect(istDate(Date.parse('2028-02-28T18:30:00Z'))).toBe('2028-02-29')
  })

  test('A due date ends at 18:29:59Z', () => {
    expect(new Date(istDayEnd('2026-12-07')).toISOString()).toBe('2026-12-07T18:29:59.000Z')
  })

  test('a day’s end is in that day and one second before the next', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(istDate(istDayEnd(date))).toBe(date)
        expect(istDate(istDayEnd(date) + 1000)).toBe(addDays(date, 1))
      }),
    )
  })
})

describe('counting days', () => {
  test('counts across months, years and a leap day', () => {
    expect(daysBetween('2026-11-20', '2026-12-07')).toBe(17)
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1)
    expect(daysBetween('2026-12-07', '2026-12-07')).toBe(0)
    expect(daysBetween('2026-12-07', '2026-12-01')).toBe(-6)
  })

  test('adding and counting agree', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })
})

describe('reading and writing', () => {
  test('names the day of the week', () => {
    expect(weekday('2026-12-07')).toBe('Monday')
    expect(weekday('2026-12-11')).toBe('Friday')
    expect(weekday('2026-12-20')).toBe('Sunday')
  })

  test('writes 7 Dec and 20 December 2026', () => {
    expect(formatDayMonth('2026-12-07')).toBe('7 Dec')
    expect(formatDayMonth('2027-05-31')).toBe('31 May')
    expect(formatDate('2026-12-20')).toBe('20 December 2026')
  })

  test('builds a date from its parts and splits it again', () => {
    expect(isoDate(2026, 4, 7)).toBe('2026-04-07')
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day } = dateParts(date)
        expect(isoDate(year, month, day)).toBe(date)
      }),
    )
  })

  test.each([
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '7 Dec 2026',
    '2026-1-1',
    '',
    '2026-12-07T00',
  ])('refuses %j', (text) => {
    expect(() => parseIsoDate(text)).toThrow(RangeError)
  })

  test('accepts 29 February in a leap year only', () => {
    expect(parseIsoDate('2028-02-29')).toBe('2028-02-29')
    expect(() => isoDate(2100, 2, 29)).toThrow('Not a calendar date: 2100-02-29')
  })
})
