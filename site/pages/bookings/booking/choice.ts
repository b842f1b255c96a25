/** The choices of a booking, and how the page’s URL encodes them. None of them is personal data. */
import { istDate, parseIsoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { meetingModes, type MeetingMode } from '@anupalan/server/contract/bookings/rules'
import { serviceOptions, type ServiceOption } from '@anupalan/server/contract/core/services'
import { serviceOfSlug } from '../../../content/service-options.ts'
import { istClock } from '../times/times.ts'

/** The steps up to the booking, in order. */
export const STEPS = ['meeting', 'day', 'slot', 'details'] as const

export type Step = (typeof STEPS)[number]

export interface Choice {
  service: ServiceOption | null
  mode: MeetingMode | null
  /** The day in India. */
  day: IsoDate | null
  /** Start in UTC, as the server sends it; a time of `day`. */
  start: string | null
}

export const emptyChoice: Choice = { service: null, mode: null, day: null, start: null }

/** The choices that a step requires. */
const required = {
  meeting: [],
  day: ['service', 'mode'],
  slot: ['service', 'mode', 'day'],
  details: ['service', 'mode', 'day', 'start'],
} as const satisfies Record<Step, readonly (keyof Choice)[]>

/** The requested step, or the last one before it whose required choices are made. */
export function reachable(step: Step, choice: Choice): Step {
  const steps = STEPS.slice(0, STEPS.indexOf(step) + 1)
  return steps.findLast((each) => required[each].every((name) => choice[name] !== null)) ?? 'meeting'
}

const isOption = <Value extends string>(options: readonly { value: Value }[], text: string): text is Value =>
  options.some(({ value }) => value === text)

function readService(text: string): ServiceOption | null {
  if (isOption(serviceOptions, text)) return text
  return Object.hasOwn(serviceOfSlug, text) ? serviceOfSlug[text as keyof typeof serviceOfSlug] : null
}

function readDay(text: string): IsoDate | null {
  try {
    return parseIsoDate(text)
  } catch {
    return null
  }
}

const startAt = (day: IsoDate, time: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? new Date(`${day}T${time}:00+05:30`).toISOString() : null

/**
 * Parses a URL's query. A service may be named by its page (`gst-filing`); invalid values are ignored. Whether a time
 * is free is checked by the server.
 *
 * @param search `location.search`
 */
export function readChoice(search: string): { choice: Choice; step: Step } {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  const mode = text('mode')
  const day = readDay(text('day'))
  const choice: Choice = {
    service: readService(text('service')),
    mode: isOption(meetingModes, mode) ? mode : null,
    day,
    start: day && startAt(day, text('time')),
  }
  const step = STEPS.find((each) => each === text('step')) ?? 'meeting'
  return { choice, step: reachable(step, choice) }
}

/** The query of a choice and a step: `?service=gst-services&mode=video&step=day`; empty at the start. */
export function writeChoice({ service, mode, day, start }: Choice, step: Step): string {
  const query = {
    service,
    mode,
    day,
    // A time is meaningless without its day.
    time: start !== null && day === istDate(Date.parse(start)) ? istClock(start) : null,
    step: step === 'meeting' ? null : step,
  }
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`.replaceAll('%3A', ':')
}
