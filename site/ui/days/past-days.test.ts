import { parseIsoDate } from '@anupalan/server/compliance/ist'
import { afterEach, expect, test, vi } from 'vitest'
import { lastDay, markPastDays } from './past-days.ts'

const day = parseIsoDate('2026-11-30')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['2026-11-29', undefined],
  ['2026-11-30', undefined],
  ['2026-12-01', ''],
])('built on %s, a last day of 30 November is marked as past: %j', (builtOn, past) => {
  expect(lastDay(day, parseIsoDate(builtOn))).toEqual({ 'data-last-day': day, 'data-past': past })
})

test('in the browser a day is past from midnight in India after it, and not before', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T18:29:59.000Z') })
  const isPast = new Map<string, boolean>()
  const elements = ['2026-11-29', day].map((last) => ({
    dataset: { lastDay: last },
    toggleAttribute: (name: string, force: boolean) => isPast.set(`${name} ${last}`, force),
  }))
  vi.stubGlobal('document', {
    querySelectorAll: () => elements,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  const stop = markPastDays()
  expect([...isPast]).toEqual([
    ['data-past 2026-11-29', true],
    ['data-past 2026-11-30', false],
  ])
  vi.advanceTimersByTime(5000)
  expect(isPast.get('data-past 2026-11-30')).toBe(true)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
