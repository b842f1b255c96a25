/** A meeting as a calendar file (RFC 5545), as a message between calendars (RFC 5546). */
import { escapeText, foldLine } from '../../compliance/calendar/ics.ts'
import type { Booking } from './schema.ts'

export interface MeetingEvent {
  readonly booking: Pick<Booking, 'status' | 'mode' | 'start' | 'end' | 'sequence' | 'place'>
  /** The same through every change: by it a calendar knows what to move and what to take out. */
  readonly uid: string
  /** When the booking was made or changed last, in UTC: the event's stamp, so that the same event is the same file. */
  readonly changedAt: string
  readonly summary: string
  readonly description: string
  readonly organizer: { readonly name: string; readonly email: string }
  /**
   * Whom it is sent to: then it is an invitation, which mail programs put into the calendar and move and take out
   * themselves. Nobody for a file that a person opens, which names nobody.
   */
  readonly attendee?: { readonly name: string; readonly email: string }
}

/** India has one time zone and no daylight saving. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const basic = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const inUtc = (instant: string) => basic(Date.parse(instant))

const inIndia = (instant: string) => basic(Date.parse(instant) + 5.5 * 3_600_000).replace('Z', '')

/** In quotes, in which a quote itself cannot stand. */
const parameter = (text: string) => `"${text.replaceAll('"', '’').replaceAll(/\p{Cc}/gu, ' ')}"`

const person = ({ name, email }: { readonly name: string; readonly email: string }) =>
  `CN=${parameter(name)}:mailto:${email.replaceAll(/[\s\p{Cc}]/gu, '')}`

/** The text of the file, with CRLF line ends. Its type is `text/calendar`. */
export function meetingIcs(event: MeetingEvent): string {
  const { booking, uid, changedAt, summary, description, organizer, attendee } = event
  const isCancelled = booking.status === 'cancelled'
  const method = attendee === undefined ? 'PUBLISH' : isCancelled ? 'CANCEL' : 'REQUEST'
  const { text, href } = booking.place
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${organizer.name}//Meetings//EN`)}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...zone,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTART;TZID=Asia/Kolkata:${inIndia(booking.start)}`,
    `DTEND;TZID=Asia/Kolkata:${inIndia(booking.end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(booking.mode === 'video' ? (href ?? text) : text)}`,
    ...(href === undefined ? [] : [`URL:${href}`]),
    `ORGANIZER;${person(organizer)}`,
    ...(attendee === undefined
      ? []
      : [`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${person(attendee)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
