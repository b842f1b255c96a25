import { describe, expect, test } from 'vitest'
import { busyDays } from './busy-days.ts'
import { calendarCoverage } from './due-dates.ts'
import { statutoryCalendar } from './statutory-calendar.ts'

const december = { from: '2026-12-01', to: '2026-12-31' } as const
const listed = (query: Parameters<typeof busyDays>[0]) =>
  [...busyDays(query)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, dates]) => [day, dates.map(({ title, due }) => `${title} ${due}`)])

describe('busyDays', () => {
  test('are the due dates of any client, and the given number of days before them', () => {
    expect(listed({ ...december, obligations: ['gstr-1', 'gstr-3b'], daysBefore: 1 })).toEqual([
      ['2026-12-10', ['GSTR-1 2026-12-11']],
      ['2026-12-11', ['GSTR-1 2026-12-11']],
      ['2026-12-19', ['GSTR-3B 2026-12-20']],
      ['2026-12-20', ['GSTR-3B 2026-12-20']],
    ])
  })

  test('precede a due date after the end of the range, and are always within the range', () => {
    const query = { from: '2026-12-08', to: '2026-12-10', obligations: ['gstr-1'], daysBefore: 1 } as const
    expect(listed(query)).toEqual([['2026-12-10', ['GSTR-1 2026-12-11']]])
    expect(listed({ ...query, daysBefore: 0 })).toEqual([])
    expect(listed({ ...december, obligations: [], daysBefore: 1 })).toEqual([])
  })

  test('list each obligation once a day', () => {
    const obligations = statutoryCalendar.obligations.map(({ name }) => name)
    for (const [, dates] of busyDays({ from: '2026-12-01', to: '2027-03-31', obligations, daysBefore: 2 })) {
      const titles = dates.map(({ title }) => title)
      expect(titles).toEqual([...new Set(titles)])
    }
  })

  test('are none outside the coverage; an unknown obligation throws', () => {
    const after = { from: '2090-01-01', to: '2090-02-01', obligations: ['gstr-1'], daysBefore: 1 } as const
    expect(listed(after)).toEqual([])
    const { to } = calendarCoverage
    expect(() => busyDays({ from: to, to, obligations: ['gstr-1'], daysBefore: 7 })).not.toThrow()
    expect(() => busyDays({ ...december, obligations: ['gstr-99'], daysBefore: 0 })).toThrow(RangeError)
  })
})
