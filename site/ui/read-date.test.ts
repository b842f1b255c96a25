import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDate } from './read-date.ts'

describe('readDate', () => {
  test.each([
    '20 11 2026',
    '20/11/2026',
    '20-11-2026',
    '20.11.2026',
    ' 20 Nov 2026 ',
    '20 november 2026',
    '20th November, 2026',
    '2026-11-20',
    '２０ 11 2026',
  ])('%s', (typed) => {
    expect(readDate(typed)).toEqual({ ok: true, value: '2026-11-20' })
  })

  test.each([
    ['', 'Enter a date.'],
    [
      '20 11',
      'Write the date as day, month and year, such as 20\u00A011\u00A02026 or 20\u00A0Nov\u00A02026.',
    ],
    [
      'tomorrow',
      'Write the date as day, month and year, such as 20\u00A011\u00A02026 or 20\u00A0Nov\u00A02026.',
    ],
    [
      '20 Nvo 2026',
      'Write the date as day, month and year, such as 20\u00A011\u00A02026 or 20\u00A0Nov\u00A02026.',
    ],
    ['20 11 26', 'Write the year in four digits, such as 2026.'],
    ['11 20 2026', 'The calendar has no such day.'],
    ['29 Feb 2027', 'The calendar has no such day.'],
    ['0 1 2026', 'The calendar has no such day.'],
  ])('%j: %s', (typed, message) => {
    expect(readDate(typed)).toMatchObject({ ok: false, problem: { message } })
  })

  test('parses every formatted date', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (at) => {
        const day = at.toISOString().slice(0, 10) as IsoDate
        expect(readDate(formatDate(day))).toEqual({ ok: true, value: day })
        expect(readDate(day.split('-').toReversed().join('/'))).toEqual({ ok: true, value: day })
      }),
    )
  })

  test('returns a date or a message for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const read = readDate(typed)
        expect(read.ok || read.problem.message.length > 5).toBe(true)
      }),
    )
  })
})
