/**
 * When a meeting can begin: pure functions shared by the server, the mock and pages, of the hours, the holidays, the
 * current time and the taken starts. Instants are epoch ms in UTC, days are days in India.
 */
import { addDays, daysBetween, istDate, istInstant, weekday } from '../../compliance/ist.ts'
import type { IsoDate, Weekday } from '../../compliance/ist.ts'

/** "Free consultation length 30 minutes": the length of a meeting, and the time from one start to the next. */
export const slotMinutes = 30

const slotMs = slotMinutes * 60_000

/** Opening hours of some weekdays. A weekday without hours is closed. */
export interface MeetingHours {
  readonly weekdays: readonly Weekday[]
  /** `HH:MM` in IST: the first start. */
  readonly opens: string
  /** `HH:MM` in IST: the last meeting ends by then. */
  readonly closes: string
}

export interface MeetingRules {
  readonly hours: readonly MeetingHours[]
  readonly holidays: readonly { readonly date: string; readonly name: string }[]
  /** Days with other hours than those of their weekday, open on a weekday without hours too. */
  readonly otherHours?: readonly { readonly date: string; readonly opens: string; readonly closes: string }[]
  /** Hours from now to the first bookable start. */
  readonly leadHours: number
  /** Days from today to the last bookable day. */
  readonly horizonDays: number
  /** Meetings that can be held at the same time. */
  readonly consultants: number
}

/** Why a day is closed. `reason` is for visitors. */
export interface Closure {
  readonly kind: 'weekly' | 'holiday' | 'past' | 'beyond'
  readonly reason: string
}

/** Why a start cannot be booked, apart from being taken. */
export type StartProblem = 'forged' | 'closed' | 'past' | 'tooSoon' | 'tooFar'

export interface DayOfSlots {
  /** In India. */
  readonly date: IsoDate
  readonly closed?: Closure
  /** Free starts, earliest first. An open day without any has only starts that are taken or too soon. */
  readonly starts: readonly number[]
}

/** How many meetings begin at a start. */
export type Taken = ReadonlyMap<number, number>

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Why the office is closed on a day, regardless of the current date; `undefined` if it is open. */
export function closureOf(
  date: IsoDate,
  { hours, holidays, otherHours = [] }: MeetingRules,
): Closure | undefined {
  const holiday = holidays.find((each) => each.date === date)
  if (holiday) return { kind: 'holiday', reason: holiday.name }
  if (otherHours.some((each) => each.date === date)) return undefined
  const day = weekday(date)
  if (hours.some(({ weekdays }) => weekdays.includes(day))) return undefined
  return { kind: 'weekly', reason: `Closed on ${day}s` }
}

/** Every start of a day, taken or free; none if it is closed. */
export function startsOn(date: IsoDate, rules: MeetingRules): number[] {
  if (closureOf(date, rules)) return []
  const day = weekday(date)
  const own = rules.otherHours?.filter((each) => each.date === date) ?? []
  const hours = own.length > 0 ? own : rules.hours.filter(({ weekdays }) => weekdays.includes(day))
  return hours
    .flatMap(({ opens, closes }) => {
      const [first, end] = [minutesOf(opens), minutesOf(closes)]
      const count = Math.max(0, Math.floor((end - first) / slotMinutes))
      return Array.from({ length: count }, (_, index) => istInstant(date, first + index * slotMinutes))
    })
    .toSorted((one, other) => one - other)
}

/** First and last bookable day at an instant. */
export function bookableDays({ horizonDays }: MeetingRules, now: number): { from: IsoDate; to: IsoDate } {
  const from = istDate(now)
  return { from, to: addDays(from, horizonDays) }
}

const earliestStart = ({ leadHours }: MeetingRules, now: number) => now + leadHours * 3_600_000

/** Why a start cannot be booked at an instant, unless it is only taken; `undefined` if it can. */
export function checkStart(start: number, rules: MeetingRules, now: number): StartProblem | undefined {
  const date = istDate(start)
  if (start <= now) return 'past'
  if (closureOf(date, rules)) return 'closed'
  if (!startsOn(date, rules).includes(start)) return 'forged'
  if (start < earliestStart(rules, now)) return 'tooSoon'
  return date > bookableDays(rules, now).to ? 'tooFar' : undefined
}

/** Consecutive days, each with its free starts. */
export function freeSlots(
  from: IsoDate,
  days: number,
  rules: MeetingRules,
  { now, taken }: { readonly now: number; readonly taken: Taken },
): DayOfSlots[] {
  const bookable = bookableDays(rules, now)
  const earliest = earliestStart(rules, now)
  const isFree = (start: number) => start >= earliest && start > now && isUntaken(start, rules, taken)
  return Array.from({ length: days }, (_, index): DayOfSlots => {
    const date = addDays(from, index)
    if (date < bookable.from) return { date, closed: past, starts: [] }
    const closed = closureOf(date, rules) ?? (date > bookable.to ? beyond : undefined)
    if (closed) return { date, closed, starts: [] }
    return { date, starts: startsOn(date, rules).filter(isFree) }
  })
}

const past: Closure = { kind: 'past', reason: 'This day is over' }
const beyond: Closure = { kind: 'beyond', reason: 'Not open for booking yet' }

const isUntaken = (start: number, { consultants }: MeetingRules, taken: Taken) =>
  (taken.get(start) ?? 0) < consultants

/** How many free starts the error response contains. */
export const nearestCount = 6

/** The free starts nearest to a taken one, earliest first. */
export function nearestFree(
  wanted: number,
  rules: MeetingRules,
  { now, taken }: { readonly now: number; readonly taken: Taken },
): number[] {
  const { from, to } = bookableDays(rules, now)
  const distance = (start: number) => Math.abs(start - wanted)
  return freeSlots(from, daysBetween(from, to) + 1, rules, { now, taken })
    .flatMap(({ starts }) => starts)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearestCount)
    .toSorted((one, other) => one - other)
}

/** The end of a meeting that begins at `start`. */
export const endOf = (start: number) => start + slotMs
