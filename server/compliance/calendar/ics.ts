import { addDays, formatDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { CONFIRM_BEFORE_FILING } from '../dated.ts'
import { effectiveDate } from './due-dates.ts'
import type { DueDate } from './due-dates.ts'

/** One all-day event of an iCalendar file. */
export interface IcsEvent {
  /** The same in every file with this event, so that a second import updates the event and adds no duplicate. */
  uid: string
  /** The day in India. */
  on: IsoDate
  summary: string
  description?: string
  categories?: readonly string[]
  /** Raised when the event has changed, so that a calendar that has the event updates it. 0 by default. */
  sequence?: number
}

export interface IcsOptions {
  /** Instant at which the file is created, in epoch ms: its DTSTAMP. */
  stamp: number
  /** Name of the calendar, for programs that show one. */
  name: string
  /** The practice and its product, such as `-//Anupalan//Statutory calendar//EN`. */
  productId: string
  /** A reminder this many days before, at 9:00 of that day. None by default; 0 is the day itself. */
  remindDaysBefore?: number
}

const MAX_OCTETS = 75
const MAX_REMINDER_DAYS = 60

function octets(character: string): number {
  const code = character.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a content line at 75 octets; a continuation begins with a space, and no character is split (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > MAX_OCTETS) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** A TEXT value (RFC 5545, 3.3.11): no control characters; backslash, semicolon, comma and line break escaped. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

const icsDay = (date: IsoDate) => date.replaceAll('-', '')

const icsInstant = (instant: number) =>
  new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

/**
 * The reminder's offset from the midnight at which the all-day event begins.
 * Three days before at 9:00 is two days and fifteen hours; the day itself at 9:00 is nine hours after.
 */
function trigger(daysBefore: number): string {
  return daysBefore === 0 ? 'PT9H' : `-P${daysBefore === 1 ? '' : `${daysBefore - 1}D`}T15H`
}

function eventLines(event: IcsEvent, { stamp, remindDaysBefore }: IcsOptions): string[] {
  const { uid, on, summary, description, categories = [], sequence = 0 } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${icsInstant(stamp)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${icsDay(on)}`,
    `DTEND;VALUE=DATE:${icsDay(addDays(on, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(escapeText).join(',')}`]),
    'TRANSP:TRANSPARENT',
    ...(remindDaysBefore === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(summary)}`,
          `TRIGGER:${trigger(remindDaysBefore)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

/**
 * The text of an `.ics` file (RFC 5545) of all-day events, with CRLF line ends. Its type is `text/calendar`.
 *
 * Days have no time zone: a due date is the same day in every zone.
 * @throws RangeError for a reminder that is not a whole number of days from 0 to 60
 */
export function icsText(events: readonly IcsEvent[], options: IcsOptions): string {
  const { name, productId, remindDaysBefore = 0 } = options
  if (!Number.isInteger(remindDaysBefore) || remindDaysBefore < 0 || remindDaysBefore > MAX_REMINDER_DAYS) {
    throw new RangeError(`Not a number of days to be reminded before: ${remindDaysBefore}`)
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/**
 * A due date as an event on its effective date. An extension raises the sequence, so that a calendar with the
 * statutory date moves the event.
 * @param domain makes the UID globally unique, such as `anupalan.example`
 */
export function dueDateEvent(due: DueDate, domain: string): IcsEvent {
  const { id, title, detail, law, section, statutoryDate, extendedDate, extensionOrder, optional, confirm } =
    due
  const description = [
    optional ? `${detail} (optional)` : detail,
    `${law}, ${section}`,
    ...(extendedDate === undefined
      ? []
      : [`Statutory date ${formatDate(statutoryDate)}, extended by ${extensionOrder}`]),
    ...(due.note === undefined ? [] : [due.note]),
    ...(confirm ? [`Source not verified in full: ${CONFIRM_BEFORE_FILING}.`] : []),
  ].join('\n')
  return {
    uid: `${id}@${domain}`,
    on: effectiveDate(due),
    summary: `${title}: ${detail}`,
    description,
    categories: [law],
    sequence: extendedDate === undefined ? 0 : 1,
  }
}
