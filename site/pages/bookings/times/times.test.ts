import { describe, expect, test } from 'vitest'
import { istClock, istTime, longTime, ownTime, ownTimeWords, partOfDay, zoneCity } from './times.ts'

const half = '2026-12-07T04:00:00.000Z'

describe('“Times are IST and labelled so”', () => {
  test.each([
    [half, '09:30', '9:30 AM', 'morning'],
    ['2026-12-07T06:30:00.000Z', '12:00', '12:00 PM', 'afternoon'],
    ['2026-12-07T11:30:00.000Z', '17:00', '5:00 PM', 'evening'],
    ['2026-12-06T18:30:00.000Z', '00:00', '12:00 AM', 'morning'],
    ['2026-12-07T18:29:00.000Z', '23:59', '11:59 PM', 'evening'],
  ])('%s is %s, written %s', (start, clock, time, part) => {
    expect([istClock(start), istTime(start), partOfDay(start)]).toEqual([clock, time, part])
  })

  test('in full, with the day and the end', () => {
    expect(longTime(half, 30)).toBe('Monday, 7 December 2026, 9:30 AM to 10:00 AM IST')
  })
})

describe('“a visitor elsewhere also sees their own”', () => {
  const words = (start: string, zone: string) => {
    const own = ownTime(start, zone)
    return own && ownTimeWords(own)
  }

  test.each([
    ['America/New_York', '11:00 PM, Sun 6 Dec'],
    ['Europe/London', '4:00 AM'],
    ['Asia/Kathmandu', '9:45 AM'],
    ['Australia/Lord_Howe', '3:00 PM'],
    ['Pacific/Auckland', '5:00 PM'],
  ])('in %s 9:30 AM IST on Monday 7 December 2026 is %s', (zone, own) => {
    expect(words(half, zone)).toBe(own)
  })

  test('no second time in a zone with the same clock as India', () => {
    for (const zone of ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo']) expect(words(half, zone)).toBeNull()
  })

  // Clocks go forward in New York at 07:00 UTC on 14 March 2027 and back at 06:00 UTC on 7 November.
  test.each([
    ['2027-03-13T04:00:00.000Z', '11:00 PM, Fri 12 Mar'],
    ['2027-03-15T04:00:00.000Z', '12:00 AM'],
    ['2027-11-06T04:00:00.000Z', '12:00 AM'],
    ['2027-11-08T04:00:00.000Z', '11:00 PM, Sun 7 Nov'],
  ])('also around a change to or from daylight saving time: %s', (start, own) => {
    expect(words(start, 'America/New_York')).toBe(own)
  })

  test('a zone is named by its city', () => {
    expect(['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'].map(zoneCity)).toEqual([
      'New York',
      'Buenos Aires',
      'UTC',
    ])
  })
})
