import { createBookingContext } from './booking-context.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '../../platform/http/handlers.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { book, contextAt, practice, request, staffCall, start } from './bookings.test-helper.ts'
import { callOffMeeting, changeMeeting, setAttendance } from './manage-meetings.ts'
import { remind } from './remind.ts'

const later = '2026-12-02T05:00:00.000Z'

describe.each(databaseKinds)('a meeting changed by the staff, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
    await addAccount(server.database, { username: 'imran', role: 'admin', now: new Date(), isCheap: true })
  })
  afterEach(() => server.close())

  const context = (now?: string) => ({
    ...contextAt(server.database, now === undefined ? {} : { now }),
    ports: server.context.ports,
  })

  const move = (reference: string, body: Call<'changeMeeting'>['body']) =>
    changeMeeting(context(), staffCall<'changeMeeting'>({ params: { reference }, body }))

  const mails = async () => {
    const rows = await server.database.selectFrom('outbox').selectAll().execute()
    return new Map(
      rows.filter(({ subject }) => !subject.includes('booked')).map((row) => [row.recipient, row]),
    )
  }

  const audit = () =>
    server.database
      .selectFrom('auditQueue')
      .select(['action', 'subject', 'actor', 'username', 'details'])
      .where('action', 'like', 'booking.%')
      .orderBy('ordinal')
      .execute()

  test('is moved: the visitor reads that we moved it, and the audit trail has both times', async () => {
    const { reference } = await book(contextAt(server.database))
    expect(await move(reference, { start: later, consultant: 'imran', version: 0 })).toMatchObject({
      status: 200,
    })
    const sent = await mails()
    const toVisitor = sent.get(request.email)
    expect(toVisitor?.subject).toBe(`We moved your meeting: ${reference}`)
    for (const part of [toVisitor?.body, toVisitor?.html]) {
      expect(part).toContain('Wed, 2 December 2026, 10:30 am IST to 11:00 am IST')
      expect(part).toContain('we had to move it')
      expect(part).toContain('Move or cancel it')
    }
    expect(toVisitor?.calendar).toContain('SEQUENCE:1')
    expect(toVisitor?.calendar).toContain('DTSTART;TZID=Asia/Kolkata:20261202T103000')
    const toFirm = sent.get(practice.email)
    expect(toFirm?.subject).toBe(`A meeting was moved: ${reference}`)
    expect(toFirm?.body).toContain('A member of our staff moved it')
    expect(await audit()).toEqual([
      {
        action: 'booking.move',
        subject: reference,
        actor: 'imran',
        username: 'imran',
        details: JSON.stringify({ from: start, to: later }),
      },
    ])
  })

  test('is cancelled: the visitor reads why, and can book another', async () => {
    const { reference } = await book(contextAt(server.database))
    const reason = 'Our office has no power that day.'
    await callOffMeeting(
      context(),
      staffCall<'callOffMeeting'>({ params: { reference }, body: { reason, version: 0 } }),
    )
    const sent = await mails()
    const toVisitor = sent.get(request.email)
    expect(toVisitor?.subject).toBe(`We cancelled your meeting: ${reference}`)
    for (const part of [toVisitor?.body, toVisitor?.html]) {
      expect(part).toContain(reason)
      expect(part).toContain('https://testing.example/schedule-meeting')
      expect(part).not.toContain('Move or cancel it')
    }
    expect(toVisitor?.calendar).toContain('METHOD:CANCEL')
    expect(sent.get(practice.email)?.body).toContain(reason)
    expect(await audit()).toEqual([
      { action: 'booking.cancel', subject: reference, actor: 'imran', username: null, details: null },
    ])
  })

  test('has its reminders for the new time only, also after its consultant was chosen', async () => {
    const { reference } = await book(contextAt(server.database))
    await move(reference, { start: later, consultant: '', version: 0 })
    await move(reference, { start: later, consultant: 'imran', version: 1 })
    await setAttendance(
      context(),
      staffCall<'setAttendance'>({ params: { reference }, body: { attendance: null, version: 2 } }),
    )
    expect((await audit()).map(({ action }) => action)).toEqual([
      'booking.move',
      'booking.assign',
      'booking.set-attendance',
    ])
    const remindAt = (now: string) => remind(createBookingContext({ ...context(now) }))
    expect(await remindAt('2026-11-30T05:00:00.000Z')).toBe(0)
    expect(await remindAt('2026-12-01T05:00:00.000Z')).toBe(1)
  })
})
