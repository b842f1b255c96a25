/** Formats times in India. */
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
