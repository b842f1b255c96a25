import { describe, expect, test } from 'vitest'
import { inIndia } from './ist-format.ts'

describe('time in India', () => {
  test('is half past five ahead of UTC', () => {
    expect(inIndia('2026-11-20T20:15:00.000Z')).toBe('Sat, 21 November 2026, 1:45 am IST')
  })
})
