import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deliverToFolder } from '../../platform/mail/folder.ts'
import type { LeasedMail } from '../../platform/mail/outbox-rows.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { cancelBooking, rescheduleBooking } from './change-booking.ts'
import { asSent, book, contextAt, practice, start } from './bookings.test-helper.ts'
import type { ContextOptions } from './bookings.test-helper.ts'

const from = { name: practice.name, address: practice.email }
const moved = '2026-12-02T05:00:00.000Z'

/** Parsed by an independent library. */
function readCalendar(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const event = root.getFirstSubcomponent('vevent')!
  const { uid, sequence, startDate, endDate, summary, location } = new ICAL.Event(event)
  const mailtoOf = (name: string) => event.getAllProperties(name).map((each) => String(each.getFirstValue()))
  return {
    method: root.getFirstPropertyValue('method'),
    status: event.getFirstPropertyValue('status'),
    stamp: (event.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
    uid,
    sequence,
    zone: startDate.zone?.tzid,
    begins: startDate.toJSDate().toISOString(),
    ends: endDate.toJSDate().toISOString(),
    summary,
    location,
    organizers: mailtoOf('organizer'),
    attendees: mailtoOf('attendee'),
    names: event.getAllProperties('attendee').map((each) => each.getFirstParameter('cn')),
  }
}

describe('the mail of a booking', () => {
  let server: TestServer
  let folder: string
  beforeEach(async () => {
    server = await startTestServer()
    folder = mkdtempSync(join(tmpdir(), 'anupalan-mail-'))
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const rows = (): Promise<LeasedMail[]> =>
    server.database.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('recipient').execute()

  /** Every mail in the outbox folder, to the visitor and to the firm, in the order of the changes. */
  async function delivered(): Promise<{ toVisitor: Email[]; toFirm: Email[]; raw: string[] }> {
    const mails = await rows()
    for (const mail of mails)
      await deliverToFolder(folder, from).send(await asSent(contextAt(server.database), mail))
    const raw = readdirSync(folder)
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    const parsed = await Promise.all(raw.map((text) => PostalMime.parse(text)))
    const isTo = (address: string) => (mail: Email) => mail.to?.[0]?.address === address
    return {
      raw,
      toVisitor: parsed.filter(isTo('asha.rao@example.in')),
      toFirm: parsed.filter(isTo('office@testing.example')),
    }
  }

  const calendarOf = (mail: Email | undefined) => {
    const files = mail?.attachments.filter(({ mimeType }) => mimeType === 'text/calendar') ?? []
    expect(files.length).toBeGreaterThan(0)
    const texts = files.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    )
    expect(new Set(texts).size).toBe(1)
    return texts[0]!
  }

  const contextThen = (now: string, options: ContextOptions = {}) =>
    contextAt(server.database, { ...options, now })

  test('confirms in text and HTML: the time in IST and UTC, mode, place, service, and the link', async () => {
    const { reference, key } = await book(contextAt(server.database))
    const { toVisitor, toFirm } = await delivered()
    expect([toVisitor.length, toFirm.length]).toEqual([1, 1])
    const [mail] = toVisitor
    expect(mail).toMatchObject({
      subject: `Your meeting is booked: ${reference}`,
      from: { name: practice.name, address: practice.email },
      replyTo: [{ address: practice.email }],
    })
    // The outbox, and a backup of it, contains no key.
    for (const row of await rows()) expect(JSON.stringify(row)).not.toContain(key)
    const link = `https://testing.example/schedule-meeting#booking=${reference}&key=${key}`
    const words = [
      'Your meeting is booked',
      'Tue, 1 December 2026, 10:00 am IST to 10:30 am IST',
      '2026-12-01 04:30 UTC',
      'Video call',
      'https://meet.testing.example/',
      'GST Services',
      reference,
    ]
    for (const each of [...words, link]) expect(mail?.text).toContain(each)
    for (const each of [...words, link.replaceAll('&', '&amp;'), 'Testing &amp; Co'])
      expect(mail?.html).toContain(each)
    expect(mail?.html).toMatch(/^<!doctype html>\s*<html lang="en-IN">/)
    expect(mail?.html).not.toMatch(/<script|<link|<img|https?:\/\/(?!meet\.testing|testing\.example)/)
    // The mail to the firm contains the visitor's data, but no subject does.
    for (const each of ['Asha Rao', 'asha.rao@example.in', '+91 98450 00000', 'We moved our shop.']) {
      expect(toFirm[0]?.text).toContain(each)
      expect(toFirm[0]?.html).toContain(each)
      expect(toFirm[0]?.subject).not.toContain(each)
      expect(mail?.subject).not.toContain(each)
    }
    expect(toFirm[0]?.text).not.toContain(key)
    expect(toFirm[0]?.replyTo?.[0]?.address).toBe('asha.rao@example.in')
  })

  test('has an invitation that calendars add, move and remove: one UID, incremented sequence', async () => {
    const link = await book(contextAt(server.database))
    await rescheduleBooking(contextThen('2026-11-21T04:00:00.000Z'), {
      params: link,
      body: { start: moved },
    })
    await cancelBooking(contextThen('2026-11-22T04:00:00.000Z'), { params: link })
    const { toVisitor, toFirm } = await delivered()
    const common = {
      uid: `${link.reference}@testing.example`,
      zone: 'Asia/Kolkata',
      summary: 'Meeting with Testing & Co',
      location: expect.stringContaining('https://meet.testing.example/'),
      organizers: ['mailto:office@testing.example'],
      attendees: ['mailto:asha.rao@example.in'],
      // Only the address: another person may have entered the name.
      names: ['asha.rao@example.in'],
    }
    const first = { begins: start, ends: '2026-12-01T05:00:00.000Z' }
    const second = { begins: moved, ends: '2026-12-02T05:30:00.000Z' }
    expect(toVisitor.map((mail) => readCalendar(calendarOf(mail)))).toEqual([
      {
        ...common,
        ...first,
        method: 'REQUEST',
        status: 'CONFIRMED',
        sequence: 0,
        stamp: '2026-11-20T08:30:00.000Z',
      },
      {
        ...common,
        ...second,
        method: 'REQUEST',
        status: 'CONFIRMED',
        sequence: 1,
        stamp: '2026-11-21T04:00:00.000Z',
      },
      {
        ...common,
        ...second,
        method: 'CANCEL',
        status: 'CANCELLED',
        sequence: 2,
        stamp: '2026-11-22T04:00:00.000Z',
      },
    ])
    // The firm gets a file to import: it is the organizer, not an attendee.
    expect(toFirm.map((mail) => readCalendar(calendarOf(mail)))).toMatchObject([
      {
        method: 'PUBLISH',
        sequence: 0,
        status: 'CONFIRMED',
        attendees: [],
        summary: 'Meeting: Asha Rao',
      },
      { method: 'PUBLISH', sequence: 1, status: 'CONFIRMED', attendees: [] },
      { method: 'PUBLISH', sequence: 2, status: 'CANCELLED', attendees: [] },
    ])
    expect(toVisitor[2]?.text).not.toContain('#booking=')
  })

  test('has the same method in the MIME type as in the calendar file, with text and HTML', async () => {
    const link = await book(contextAt(server.database))
    await cancelBooking(contextThen('2026-11-21T04:00:00.000Z'), { params: link })
    const { raw } = await delivered()
    const methods = raw.map((text) => /text\/calendar;[^:]*method=(\w+)/s.exec(text)?.[1] ?? '')
    expect(methods.toSorted()).toEqual(['CANCEL', 'PUBLISH', 'PUBLISH', 'REQUEST'])
    for (const text of raw) {
      expect(text).toMatch(/^Content-Type: multipart\//m)
      expect(text).toMatch(/^Content-Type: text\/plain/m)
      expect(text).toMatch(/^Content-Type: text\/html/m)
    }
  })

  test('sent again is byte-identical', async () => {
    await book(contextAt(server.database))
    const { raw } = await delivered()
    expect((await delivered()).raw).toEqual(raw)
  })

  test('states the place: by phone, or at the office with a map', async () => {
    await book(contextAt(server.database), { mode: 'phone' })
    await book(contextAt(server.database), { mode: 'in-person', start: moved })
    const { toVisitor } = await delivered()
    const [phone, office] = toVisitor.toSorted((one, other) => (one.subject! < other.subject! ? -1 : 1))
    expect(phone?.text).toContain('We call you on the number you gave.')
    expect(office?.text).toContain('1, Main Road, Bengaluru')
    expect(office?.html).toContain('href="https://map.example/office"')
    expect(readCalendar(calendarOf(office)).location).toBe('1, Main Road, Bengaluru')
  })

  test('escapes the input of a visitor', async () => {
    const hostile = '"><img src=x onerror=alert(1)>\r\nEND:VEVENT\r\nCN=x:y;z'
    await book(contextAt(server.database), {
      name: hostile,
      note: 'a\nBEGIN:VALARM\n<script>alert(1)</script>',
    })
    const { toVisitor, toFirm } = await delivered()
    for (const mail of [...toVisitor, ...toFirm]) {
      expect(mail.html).not.toMatch(/<img|<script/)
      const calendar = calendarOf(mail)
      expect(calendar.match(/^(BEGIN|END):\w+/gm)).toEqual([
        'BEGIN:VCALENDAR',
        'BEGIN:VTIMEZONE',
        'BEGIN:STANDARD',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'END:VEVENT',
        'END:VCALENDAR',
      ])
      expect(readCalendar(calendar).organizers).toEqual(['mailto:office@testing.example'])
    }
    expect(readCalendar(calendarOf(toVisitor[0])).attendees).toEqual(['mailto:asha.rao@example.in'])
    // Another person may have entered the address, so the mail contains no input.
    for (const word of ['onerror', 'x:y;z', 'END:VEVENT CN', 'BEGIN:VALARM', 'alert'])
      expect(toVisitor[0]?.text + toVisitor[0]!.html! + calendarOf(toVisitor[0])).not.toContain(word)
  })

  test('has the From address as organizer, which calendars compare', async () => {
    await book(contextAt(server.database, { settings: { MAIL_FROM: 'post@testing.example' } }))
    const [mail] = (await delivered()).toVisitor
    expect(readCalendar(calendarOf(mail)).organizers).toEqual(['mailto:post@testing.example'])
  })
})
