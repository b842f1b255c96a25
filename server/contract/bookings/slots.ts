/**
 * When a meeting can begin: pure rules, the same in the server, the mock and a page. They know the hours, the holidays
 * and the clock they are given; what is taken, they are told. Instants are epoch ms in UTC, days are days in India.
 */
import { addDays, daysBetween, istDate, istInstant, weekday } from '../../compliance/ist.ts'
import type { IsoDate, Weekday } from '../../compliance/ist.ts'

/** "Free consultation length 30 minutes": of a meeting, and from one start to the next. */
export const slotMinutes = 30

const slotMs = slotMinutes * 60_000

/** Opening hours of some days of the week. A day of the week that no hours name is closed. */
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
  /** Hours from now to the first start that can be booked. */
  readonly leadHours: number
  /** Days from today to the last one that can be booked. */
  readonly horizonDays: number
  /** Meetings that can be held at the same time. */
  readonly consultants: number
}

/** Why a day takes no meeting. `reason` is for people. */
export interface Closure {
  readonly kind: 'weekly' | 'holiday' | 'past' | 'beyond'
  readonly reason: string
}

/** Why a start cannot be booked, whoever asks and whatever is taken. */
export type StartProblem = 'forged' | 'closed' | 'past' | 'tooSoon' | 'tooFar'

export interface DayOfSlots {
  /** In India. */
  readonly date: IsoDate
  readonly closed?: Closure
  /** Free starts, earliest first. None on an open day says that all are taken, or too soon. */
  readonly starts: readonly number[]
}

/** How many meetings begin at a start. */
export type Taken = ReadonlyMap<number, number>

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Why the office takes no meeting on a day, whatever day it is today; `undefined` where it does. */
export function closureOf(date: IsoDate, { hours, holidays }: MeetingRules): Closure | undefined {
  const holiday = holidays.find((each) => each.date === date)
  if (holiday) return { kind: 'holiday', reason: holiday.name }
  const day = weekday(date)
  if (hours.some(({ weekdays }) => weekdays.includes(day))) return undefined
  return { kind: 'weekly', reason: `Closed on ${day}s` }
}

/** Every start of a day, taken or not: none where it is closed. */
export function startsOn(date: IsoDate, rules: MeetingRules): number[] {
  if (closureOf(date, rules)) return []
  const day = weekday(date)
  return rules.hours
    .filter(({ weekdays }) => weekdays.includes(day))
    .flatMap(({ opens, closes }) => {
      const [first, end] = [minutesOf(opens), minutesOf(closes)]
      const count = Math.max(0, Math.floor((end - first) / slotMinutes))
      return Array.from({ length: count }, (_, index) => istInstant(date, first + index * slotMinutes))
    })
    .toSorted((one, other) => one - other)
}

/** First and last day that can be booked at an instant. */
export function bookableDays({ horizonDays }: MeetingRules, now: number): { from: IsoDate; to: IsoDate } {
  const from = istDate(now)
  return { from, to: addDays(from, horizonDays) }
}

const earliestStart = ({ leadHours }: MeetingRules, now: number) => now + leadHours * 3_600_000

/** Whether a start can be booked at an instant, as far as it is not taken. */
export function checkStart(start: number, rules: MeetingRules, now: number): StartProblem | undefined {
  const date = istDate(start)
  if (start <= now) return 'past'
  if (closureOf(date, rules)) return 'closed'
  if (!startsOn(date, rules).includes(start)) return 'forged'
  if (start < earliestStart(rules, now)) return 'tooSoon'
  return date > bookableDays(rules, now).to ? 'tooFar' : undefined
}

/** The days from one on, each with the starts that can be booked. */
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

/** How many free starts a refusal offers. */
export const nearestCount = 6

/** Free starts around one that is not, nearest first chosen and earliest first told. */
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

/** When a meeting that begins then ends. */
export const endOf = (start: number) => start + slotMs
