import { practiceSchema } from '@anupalan/server/contract'
import { slotsResponse } from '@anupalan/server/contract/bookings/meetings'
import { describe, expect, test } from 'vitest'
import { firm } from './firm.ts'
import { practice } from './practice.ts'

describe('practice.json', () => {
  test('matches the schema of the contract', () => {
    expect(practice).toMatchObject(practiceSchema.parse(JSON.parse(JSON.stringify(practice))))
  })

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

  test('has only obligations of the statutory calendar, and at most a third of days is busy', () => {
    const { days } = slotsResponse({ from: '2026-12-01', days: 60 }, practice.meetings!, {
      now: Date.parse('2026-11-30T18:30:00.000Z'),
      taken: new Map(),
    })
    const busy = days.filter((each) => each.busy !== undefined)
    expect(busy.length).toBeGreaterThan(3)
    expect(busy.length).toBeLessThan(days.length / 3)
  })

  test('has an office in the firm’s city, and a URL for video meetings', () => {
    expect(practice.meetings?.places.office?.text).toContain(firm.address.city)
    expect(practice.meetings?.places.videoUrl).toContain('{room}')
  })
})
