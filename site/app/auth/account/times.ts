import { addDays, formatDate, istDate } from '@anupalan/server/compliance/ist'
import { timesWords as words } from './times.words.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
})

/** `10:05 am`, in IST. @param instant ISO 8601 */
export const istTime = (instant: string): string =>
  // Some versions of ICU separate the time by a narrow space.
  clock.format(new Date(instant)).replaceAll(/\s/g, ' ')

/** `20 Nov 2026`, in IST. @param instant ISO 8601 */
export const istDay = (instant: string): string => formatDate(istDate(Date.parse(instant)))

/** `today, 10:05 am IST`. @param instant ISO 8601 @param now ms */
export function istMoment(instant: string, now = Date.now()): string {
  const day = istDate(Date.parse(instant))
  const today = istDate(now)
  const time = istTime(instant)
  if (day === today) return words.today(time)
  return day === addDays(today, -1) ? words.yesterday(time) : words.on(formatDate(day), time)
}
