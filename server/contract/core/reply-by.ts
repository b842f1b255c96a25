/** The promise to reply within a number of hours, "Sundays apart": a Sunday in India does not count. */
import { addDays, istDate, istInstant, weekday } from '../../compliance/ist.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Until when something must be answered.
 *
 * @param receivedAt in UTC, as `2026-11-20T08:30:00.000Z`
 * @param hours of the promise; more than a week's are possible
 * @returns in UTC
 */
export function replyBy(receivedAt: string, hours: number): string {
  let at = Date.parse(receivedAt)
  let left = hours * HOUR_MS
  for (;;) {
    const day = istDate(at)
    const nextDay = istInstant(addDays(day, 1), 0)
    const counted = weekday(day) === 'Sunday' ? 0 : Math.min(left, nextDay - at)
    left -= counted
    if (left === 0) return new Date(at + counted).toISOString()
    at = nextDay
  }
}
