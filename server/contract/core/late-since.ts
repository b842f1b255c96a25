import { replyBy } from './reply-by.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/**
 * What was received at this instant or before is late: the hours of the promise are over.
 *
 * @param now ms
 * @param hours of the promise, as of `replyBy`
 * @returns in UTC
 */
export function lateSince(now: number, hours: number): string {
  const isLate = (receivedAt: number) => Date.parse(replyBy(new Date(receivedAt).toISOString(), hours)) < now
  // `replyBy` grows with its argument. A week has one Sunday, so twice the hours and two days are enough.
  let late = now - 2 * hours * HOUR_MS - 2 * DAY_MS
  let inTime = now
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2)
    if (isLate(middle)) late = middle
    else inTime = middle
  }
  return new Date(late).toISOString()
}
