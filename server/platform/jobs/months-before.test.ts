import { describe, expect, test } from 'vitest'
import { monthsBefore } from './months-before.ts'

describe('retention', () => {
  for (const [what, now, months, before] of [
    ['a year', '2026-11-20T08:30:00.000Z', 12, '2025-11-20T08:30:00.000Z'],
    ['across a new year', '2026-01-15T00:00:00.000Z', 3, '2025-10-15T00:00:00.000Z'],
    ['from a leap day', '2028-02-29T06:30:00.000Z', 12, '2027-02-28T06:30:00.000Z'],
    ['to a shorter month', '2026-03-31T06:30:00.000Z', 1, '2026-02-28T06:30:00.000Z'],
    // 1 March in India, still 28 February in UTC.
    ['by the day it is in India', '2026-02-28T20:00:00.000Z', 1, '2026-01-31T20:00:00.000Z'],
  ] as const) {
    test(`goes back by months: ${what}`, () => {
      expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
    })
  }
})
