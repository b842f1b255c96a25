import { practiceSchema } from '@anupalan/server/contract'
import { slotsResponse } from '@anupalan/server/contract/bookings/meetings'
import { describe, expect, test } from 'vitest'
import { firm } from './firm.ts'
import { practice } from './practice.ts'

describe('practice.json', () => {
  test('matches the schema of the contract', () => {
    expect(practice).toMatchObject(practiceSchema.parse(JSON.parse(JSON.stringify(practice))))
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
