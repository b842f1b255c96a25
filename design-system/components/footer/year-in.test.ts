import { expect, it, vi } from 'vitest'
import { yearIn } from './year-in.ts'

const at = (moment: string) => new Date(moment).getTime()

it.each([
  ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027'],
  ['Etc/GMT+12', '2027-01-01T11:59:59Z', '2026'],
  ['Etc/GMT+12', '2027-01-01T12:00:00Z', '2027'],
])('in %s it is at %s the year %s', (zone, moment, year) => {
  expect(yearIn(zone, at(moment))).toBe(year)
})

it('uses `Intl` only on the days around New Year', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  expect(yearIn('Asia/Kolkata', at('2026-06-15T12:00:00Z'))).toBe('2026')
  expect(format).not.toHaveBeenCalled()
  format.mockRestore()
})
