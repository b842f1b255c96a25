import { describe, expect, test } from 'vitest'
import { noSlots, slots } from '../bookings.samples.ts'
import { dayInfoOf, hasFreeTimes, isBusy, startsOf } from './day-info.ts'

const info = dayInfoOf(slots)

describe('the calendar shows in words', () => {
  test('why a day is closed', () => {
    expect(info('2026-11-29')).toEqual({ isDisabled: true, mark: 'Closed', reason: 'Closed on Sundays' })
    expect(info('2026-12-25')).toEqual({ isDisabled: true, mark: 'Holiday', reason: 'Christmas' })
  })

  test('that a day is full, or nearly', () => {
    expect(info('2026-11-26')).toEqual({ isDisabled: true, mark: 'Full', reason: 'No time is left' })
    expect(info('2026-11-25')).toEqual({ mark: '2 left', tone: 'notable' })
    expect(info('2026-11-27')).toEqual({ mark: undefined, tone: 'quiet' })
  })

  test('what falls due on a busy day, and on which', () => {
    expect(info('2026-12-10')).toEqual({
      mark: 'Busy',
      tone: 'notable',
      reason: 'Busy: GSTR-1 is due on 11 Dec',
    })
    expect([isBusy(slots, '2026-12-10'), isBusy(slots, '2026-12-09'), isBusy(slots, null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a day without data from the server is disabled', () => {
    expect(info('2028-01-01')).toEqual({ isDisabled: true })
  })
})

test('the free times are those of the server', () => {
  expect(startsOf(slots, '2026-11-27')).toHaveLength(18)
  expect(startsOf(slots, '2026-11-26')).toEqual([])
  expect(startsOf(slots, null)).toEqual([])
  expect([hasFreeTimes(slots), hasFreeTimes(noSlots)]).toEqual([true, false])
})
