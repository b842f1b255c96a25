/** Formats times of meetings in IST and in the visitor's zone. Instants are ISO texts in UTC. */
import { formatDate, istDate, weekday, type IsoDate } from '@anupalan/server/compliance/ist'
import { timeWords } from '../words.ts'

const IST_ZONE = 'Asia/Kolkata'
const DAY_MS = 86_400_000
const IST_OFFSET_MS = 19_800_000
const MINUTE_MS = 60_000
const NOON = 12
const EVENING = 17

const minutesInIst = (start: string) =>
  Math.floor((((Date.parse(start) + IST_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS

/** `14:30`, in IST. */
export function istClock(start: string): string {
  const minutes = minutesInIst(start)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** `2:30 PM`, in IST, the format of the office hours. */
export function istTime(start: string): string {
  const minutes = minutesInIst(start)
  const hour = Math.floor(minutes / 60)
  return timeWords.clock(`${hour % NOON || NOON}:${String(minutes % 60).padStart(2, '0')}`, hour < NOON)
}

/** `Monday, 7 December 2026` */
export const longDay = (day: IsoDate) => timeWords.longDay(weekday(day), formatDate(day))

/** `2:30 PM to 3:00 PM IST` */
export const istSpan = (start: string, minutes: number) =>
  timeWords.span(istTime(start), istTime(new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString()))

/** `Monday, 7 December 2026, 2:30 PM to 3:00 PM IST` */
export const longTime = (start: string, minutes: number) =>
  timeWords.longSpan(longDay(istDate(Date.parse(start))), istSpan(start, minutes))

/** The part of the day of a time, in IST. */
export function partOfDay(start: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Math.floor(minutesInIst(start) / 60)
  return hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening'
}

/** The parts of an instant in a zone, from `Intl.DateTimeFormat`. */
function partsIn(zone: string, start: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone })
  return Object.fromEntries(format.formatToParts(Date.parse(start)).map(({ type, value }) => [type, value]))
}

const dayIn = (zone: string, start: string): IsoDate => {
  const { year, month, day } = partsIn(zone, start, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${year}-${month}-${day}` as IsoDate
}

const clockIn = (zone: string, start: string) => {
  const { hour, minute } = partsIn(zone, start, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${hour}:${minute}`
}

/**
 * An instant in the visitor’s zone; `null` if the time there is the same as in India. `day` is set if the day differs.
 *
 * @param zone an IANA name, such as `America/New_York`
 */
export function ownTime(start: string, zone: string): { time: string; day?: string } | null {
  const [clock, day] = [clockIn(zone, start), dayIn(zone, start)]
  const inIndia = istDate(Date.parse(start))
  if (clock === istClock(start) && day === inIndia) return null
  const hour = Number(clock.slice(0, 2))
  const time = timeWords.clock(`${hour % NOON || NOON}:${clock.slice(3)}`, hour < NOON)
  if (day === inIndia) return { time }
  const { day: number, month } = partsIn(zone, start, { day: 'numeric', month: 'short' })
  return { time, day: `${weekday(day).slice(0, 3)} ${number} ${month}` }
}

/** `11:00 PM, Sun 6 Dec` */
export const ownTimeWords = ({ time, day }: { time: string; day?: string }) => timeWords.ownTime(time, day)

/** `New York` of `America/New_York`. */
export const zoneCity = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** The browser's zone. Read only after hydration: prerendered HTML is the same for every zone. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || IST_ZONE
