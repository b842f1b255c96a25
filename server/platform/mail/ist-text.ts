/** Time as the firm reads it. */
import { mailWords } from './mail-words.ts'

const timeZone = 'Asia/Kolkata'

const date = new Intl.DateTimeFormat(mailWords.language, {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const time = new Intl.DateTimeFormat(mailWords.language, {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** `Fri, 20 November 2026, 2:00 pm IST`, from an instant in UTC. */
export function inIndia(instant: string): string {
  return mailWords.instant(date.format(new Date(instant)), timeInIndia(instant))
}

/** `2:00 pm IST`, from an instant in UTC. */
export const timeInIndia = (instant: string): string => mailWords.inIst(time.format(new Date(instant)))

/** IST is UTC+5:30 all year. */
const offset = 5.5 * 60 * 60 * 1000

/** The same time of day in India whole months earlier, on the month's last day where it has no such day. */
export function monthsBefore(instant: Date, months: number): Date {
  const local = new Date(instant.getTime() + offset)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay))
  return new Date(local.getTime() - offset)
}
