/** The sample firm's meetings, as the specification states them. */
import { slotsResponse } from '@anupalan/server/contract/bookings/meetings'
import { describe, expect, test } from 'vitest'
import { practice } from './practice.ts'

describe('practice.json', () => {
  test('"Monday to Saturday 9:30 AM to 6:30 PM IST (last start 18:00), Sundays and a holiday list closed"', () => {
    const now = Date.parse('2026-12-20T18:30:00.000Z')
    const { days } = slotsResponse({ from: '2026-12-21', days: 7 }, practice.meetings!, {
      now,
      taken: new Map(),
    })
    expect(days.map(({ closed, starts }) => closed?.reason ?? `${starts[0]} ${starts.at(-1)}`)).toEqual([
      ...[21, 22, 23, 24].map((day) => `2026-12-${day}T04:00:00.000Z 2026-12-${day}T12:30:00.000Z`),
      'Christmas',
      '2026-12-26T04:00:00.000Z 2026-12-26T12:30:00.000Z',
      'Closed on Sundays',
    ])
  })
})
