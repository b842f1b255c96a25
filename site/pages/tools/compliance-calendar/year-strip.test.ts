import { dueDates, effectiveDate } from '@anupalan/server/compliance'
import { describe, expect, test } from 'vitest'
import { heroProfile } from '../../../content/due-dates.ts'
import { stitchesOf } from './year-strip.tsx'

describe('the strip of the year', () => {
  const from = '2026-11-26'
  const to = '2027-01-31'
  const days = dueDates({ from, to, profile: heroProfile }).map(effectiveDate)

  test('has a column for each month, from that of the first day to that of the last', () => {
    expect(stitchesOf(days, from, to).months.map(({ name }) => name.slice(0, 3))).toEqual([
      'Nov',
      'Dec',
      'Jan',
    ])
  })

  test('has one stitch for each day with a due date, in its column, longer for several on one day', () => {
    const { stitches } = stitchesOf(days, from, to)
    expect(stitches).toHaveLength(new Set(days).size)
    // 30 November is the 30th day of the first column, 7 December the seventh of the second.
    expect(stitches.map(({ x }) => x)).toEqual(expect.arrayContaining([29.5, 37.5]))
    expect(new Set(stitches.map(({ reach }) => reach)).size).toBeGreaterThan(1)
  })
})
