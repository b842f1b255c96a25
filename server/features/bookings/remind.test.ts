import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { leaseMail } from '../../platform/mail/outbox-rows.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { cancelBooking, rescheduleBooking } from './change-booking.ts'
import { asSent, book, contextAt, ofAnotherPerson, start } from './bookings.test-helper.ts'
import { remind } from './remind.ts'

const minutes = (count: number, from = start) => new Date(Date.parse(from) + count * 60_000).toISOString()
const [day, hour] = [24 * 60, 60]

describe.each(databaseKinds)('"reminders by mail a day and an hour before", on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const remindAt = (now: string) => remind(contextAt(server.database, { now }))
  const reminders = () =>
    server.database
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'reminder')
      .orderBy('createdAt')
      .execute()

  test('to the minute, once each, however often the job runs', async () => {
    const { reference, key } = await book(contextAt(server.database))
    expect(await remindAt(minutes(-day - 1))).toBe(0)
    expect(await remindAt(minutes(-day))).toBe(1)
    expect(await remindAt(minutes(-day + 1))).toBe(0)
    expect(await remindAt(minutes(-hour - 1))).toBe(0)
    expect(await remindAt(minutes(-hour))).toBe(1)
    expect(await remindAt(minutes(-1))).toBe(0)
    expect(await remindAt(minutes(0))).toBe(0)
    const mails = await reminders()
    expect(mails).toMatchObject([
      { recipient: 'asha.rao@example.in', about: reference, uselessFrom: minutes(-hour) },
      { recipient: 'asha.rao@example.in', about: reference, uselessFrom: start },
    ])
    for (const mail of mails) {
      const { body, html } = await asSent(contextAt(server.database), mail)
      expect(body).toContain('Tue, 1 December 2026, 10:00 am IST')
      expect(body).toContain(`#booking=${reference}&key=${key}`)
      expect(html).toContain('Your meeting is soon')
    }
  })

  test('by one of many instances that run concurrently', async () => {
    for (let index = 0; index < 4; index++)
      await book(contextAt(server.database, { settings: { CONSULTANTS: '4' } }), ofAnotherPerson())
    const queued = await Promise.all(Array.from({ length: 6 }, () => remindAt(minutes(-day))))
    expect(queued.reduce((sum, each) => sum + each)).toBe(4)
    expect(await reminders()).toHaveLength(4)
  })

  test('none of the day before if it was booked later than that', async () => {
    await book(contextAt(server.database, { now: minutes(-day + 1) }))
    expect(await remindAt(minutes(-day + 1))).toBe(0)
    expect(await remindAt(minutes(-hour))).toBe(1)
  })

  test('none for a cancelled meeting, and queued ones are withdrawn', async () => {
    const link = await book(contextAt(server.database))
    expect(await remindAt(minutes(-day))).toBe(1)
    await cancelBooking(contextAt(server.database, { now: minutes(-day + 5) }), { params: link })
    expect(await reminders()).toEqual([])
    expect(await remindAt(minutes(-hour))).toBe(0)
  })

  test('only for the new time of a moved meeting: queued ones are withdrawn, and both are queued again', async () => {
    const link = await book(contextAt(server.database))
    expect(await remindAt(minutes(-day))).toBe(1)
    const later = minutes(3 * day)
    await rescheduleBooking(contextAt(server.database, { now: minutes(-day + 5) }), {
      params: link,
      body: { start: later },
    })
    expect(await reminders()).toEqual([])
    expect(await remindAt(minutes(-hour))).toBe(0)
    expect(await remindAt(minutes(-day, later))).toBe(1)
    expect(await remindAt(minutes(-hour, later))).toBe(1)
    expect((await reminders()).map(({ body }) => body.includes('Fri, 4 December 2026'))).toEqual([true, true])
  })

  test('late ones are queued, and expired ones are not sent', async () => {
    await book(contextAt(server.database))
    // The job did not run since the day before: two hours before the meeting the reminder is still useful.
    expect(await remindAt(minutes(-2 * hour))).toBe(1)
    await server.database.deleteFrom('outbox').where('kind', '=', 'booking').execute()
    const lease = (now: string) => leaseMail(server.database, new Date(now), new Date(minutes(1, now)))
    expect(await lease(minutes(-hour))).toBeUndefined()
    expect(await lease(minutes(-hour - 1))).toMatchObject({ kind: 'reminder' })
  })
})
