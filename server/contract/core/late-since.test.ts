import { describe, expect, test } from 'vitest'
import { lateSince } from './late-since.ts'
import { replyBy } from './reply-by.ts'

describe('what is late', () => {
  test.each([
    // Thursday: a day ago.
    ['2026-11-26T06:30:00.000Z', 24, '2026-11-25T06:29:59.999Z'],
    // Monday at noon in India: Sunday does not count, so since Saturday at noon.
    ['2026-11-23T06:30:00.000Z', 24, '2026-11-21T06:29:59.999Z'],
    ['2026-11-26T06:30:00.000Z', 240, '2026-11-14T06:29:59.999Z'],
  ])('at %s, of a promise of %i hours', (now, hours, expected) => {
    const since = lateSince(Date.parse(now), hours)
    expect(since).toBe(expected)
    expect(replyBy(since, hours) < now).toBe(true)
    expect(replyBy(new Date(Date.parse(since) + 1).toISOString(), hours) < now).toBe(false)
  })
})
