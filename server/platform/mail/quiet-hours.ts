/** The night in India, in which people get no mail that can wait. */
import { istDate, istInstant } from '../../compliance/ist.ts'

/** In minutes since midnight in India. */
export const QUIET_FROM_MINUTES = 21 * 60
export const QUIET_UNTIL_MINUTES = 8 * 60

/** From 21:00 until 8:00. */
export function isQuiet(now: Date): boolean {
  const today = istDate(now.getTime())
  const minutes = (now.getTime() - istInstant(today, 0)) / 60_000
  return minutes < QUIET_UNTIL_MINUTES || minutes >= QUIET_FROM_MINUTES
}
