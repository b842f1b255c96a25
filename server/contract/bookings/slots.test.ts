import { describe, expect, test } from 'vitest'
import { defaultMeetings } from '../site/site-files.ts'
import { bookableDays, endOf, freeSlots, checkStart, nearestFree, startsOn } from './slots.ts'
import type { MeetingRules } from './slots.ts'

const rules: MeetingRules = { ...defaultMeetings, holidays: [{ date: '2027-01-26', name: 'Republic Day' }] }
const hour = 3_600_000

/** Local time in a time zone by the ICU data of the runtime, independent of the code under test. */
const wall = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  return (instant: number) =>
    Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Record<
      string,
      string
    >
}

/** The instant at which a clock of a zone shows what it shows: read back from its words alone. */
const readWall = ({ timeZoneName = '', ...at }: Record<string, string>) =>
  Date.parse(
    `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}:00${timeZoneName.replace('GMT', '') || 'Z'}`,
  )

describe('slots over the daylight-saving days of 2027', () => {
  const india = wall('Asia/Kolkata')
  // Clock changes in New York, London, Sydney and Lord Howe (half an hour) are on these days, or the day after.
  const zones = ['America/New_York', 'Europe/London', 'Australia/Sydney', 'Australia/Lord_Howe'] as const
  const changes = [
    '2027-03-14',
    '2027-03-28',
    '2027-04-04',
    '2027-10-03',
    '2027-10-31',
    '2027-11-07',
  ] as const
  const cases = zones.flatMap((zone) => changes.map((day) => [zone, Date.parse(`${day}T00:00:00Z`)] as const))

  test(
    '"10,000 slots in four time zones: none wrong, none impossible, none offered in the past"',
    { timeout: 30_000 },
    () => {
      let checked = 0
      for (const [zone, change] of cases) {
        const there = wall(zone)
        for (let at = change - 20 * hour; at < change + 44 * hour; at += 7 * hour) {
          const days = freeSlots(bookableDays(rules, at).from, 4, rules, { now: at, taken: new Map() })
          for (const { date, starts } of days) {
            for (const start of starts) {
              const here = india(start)
              // On the listed day, within hours, and on the grid, in Indian time.
              expect(`${here.year}-${here.month}-${here.day}`).toBe(date)
              const minutes = Number(here.hour) * 60 + Number(here.minute)
              expect(minutes >= 570 && minutes <= 1080 && minutes % 30 === 0 && here.weekday !== 'Sun').toBe(
                true,
              )
              expect(start - at).toBeGreaterThanOrEqual(4 * hour)
              // The visitor's local time with its offset is that instant: no time is skipped or ambiguous.
              expect(readWall(there(start))).toBe(start)
              expect(readWall(there(endOf(start))) - start).toBe(30 * 60_000)
              checked++
            }
          }
        }
      }
      expect(checked).toBeGreaterThan(10_000)
    },
  )

  test('every day of the year has 18 starts from 9:30 to 18:00 or none, in any time zone of the host', () => {
    for (
      let day = Date.parse('2027-01-01T00:00:00Z');
      day < Date.parse('2028-01-01T00:00:00Z');
      day += 24 * hour
    ) {
      const date = new Date(day).toISOString().slice(0, 10) as never
      const starts = startsOn(date, rules)
      const isClosed = new Date(day).getUTCDay() === 0 || date === '2027-01-26'
      expect(starts).toHaveLength(isClosed ? 0 : 18)
      if (!isClosed) expect([starts[0], starts.at(-1)]).toEqual([day + 4 * hour, day + 12.5 * hour])
    }
  })
})

describe('a start', () => {
  const now = Date.parse('2027-01-25T04:00:00.000Z')

  test('gets the first problem that applies; no offered start has one', () => {
    for (const { starts } of freeSlots('2027-01-25', 61, rules, { now, taken: new Map() })) {
      for (const start of starts) expect(checkStart(start, rules, now)).toBeUndefined()
    }
    expect(checkStart(now + 4 * hour, rules, now)).toBeUndefined()
    expect(checkStart(now + 3.5 * hour, rules, now)).toBe('tooSoon')
    expect(checkStart(Date.parse('2027-01-26T05:00:00Z'), rules, now)).toBe('closed')
    expect(checkStart(now + 1, rules, now)).toBe('forged')
    expect(checkStart(now, rules, now)).toBe('past')
  })

  test('that is taken is no longer offered; the nearest on both sides are', () => {
    const wanted = Date.parse('2027-01-27T07:00:00Z')
    const taken = new Map([
      [wanted, 2],
      [wanted + hour, 1],
    ])
    const nearest = nearestFree(wanted, rules, { now, taken })
    expect(nearest.map((each) => (each - wanted) / (hour / 2))).toEqual([-3, -2, -1, 1, 2, 3])
    expect(nearestFree(wanted, { ...rules, consultants: 1 }, { now, taken })).not.toContain(wanted + hour)
  })

  test('is not offered on a day without hours or without free consultants', () => {
    const all = new Map(startsOn('2027-01-25', rules).map((start) => [start, 2]))
    expect(freeSlots('2027-01-25', 1, rules, { now, taken: all })).toEqual([
      { date: '2027-01-25', starts: [] },
    ])
    expect(nearestFree(now, { ...rules, hours: [] }, { now, taken: new Map() })).toEqual([])
  })
})
