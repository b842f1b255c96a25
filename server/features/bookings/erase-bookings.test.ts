import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serverJobs } from '../../jobs.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import { createLog } from '../../platform/observability/log.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { cancelBooking } from './change-booking.ts'
import { book, contextAt, practice, start } from './bookings.test-helper.ts'
import { eraseBookings } from './erase-bookings.ts'
import { getBooking } from './get-booking.ts'
import { remind } from './remind.ts'

describe.each(databaseKinds)('a booking whose retention has ended, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const eraseAt = (now: string, firm = practice) => eraseBookings(contextAt(server.database, { now, firm }))
  const left = async () => ({
    bookings: (await server.database.selectFrom('bookings').select('reference').execute()).length,
    mails: (await server.database.selectFrom('outbox').select('id').execute()).length,
  })

  test('is erased twelve months after its meeting, to the millisecond, with all its mails', async () => {
    await book(contextAt(server.database))
    await remind(contextAt(server.database, { now: '2026-11-30T04:30:00.000Z' }))
    expect(await eraseAt('2027-12-01T04:29:59.999Z')).toBe(0)
    expect((await left()).bookings).toBe(1)
    expect(await eraseAt('2027-12-01T04:30:00.000Z')).toBe(1)
    expect(await left()).toEqual({ bookings: 0, mails: 0 })
  })

  test('is erased after the months of the practice, cancelled or not, and its link expires', async () => {
    const link = await book(contextAt(server.database))
    await cancelBooking(contextAt(server.database), { params: link })
    const firm = { ...practice, retention: { enquiryMonths: 12, bookingMonths: 1 } }
    expect(await eraseAt('2027-01-01T04:30:00.000Z', firm)).toBe(1)
    expect(await getBooking(contextAt(server.database), { params: link })).toEqual({ problem: 'linkEnded' })
  })

  test('is erased without later bookings or other mails', async () => {
    await book(contextAt(server.database))
    await book(contextAt(server.database, { now: '2026-12-01T03:00:00.000Z' }), {
      start: '2026-12-02T04:30:00.000Z',
    })
    const other = { kind: 'enquiry', to: practice.email, subject: 's', body: 'b' } as const
    await server.database
      .transaction()
      .execute((transaction) => queueMail(transaction, other, new Date(start)))
    expect(await eraseAt('2027-12-01T04:30:00.000Z')).toBe(1)
    expect((await left()).bookings).toBe(1)
    const kinds = await server.database.selectFrom('outbox').select('kind').execute()
    expect(kinds.map((each) => each.kind)).toContain('enquiry')
  })

  test('is erased by the job with its mails in the folder', async () => {
    await book(contextAt(server.database))
    const run = (name: string, now: string) =>
      serverJobs({
        ...server.context,
        clock: () => new Date(now),
        practice,
        log: createLog({ write: () => {} }),
      })
        .find((job) => job.name === name)!
        .run(new AbortController().signal)
    const files = () => readdirSync(join(server.dataDir, 'outbox'))
    await run('send-mail', '2026-11-20T08:30:00.000Z')
    expect(files()).not.toEqual([])
    await run('erase-bookings', '2027-12-01T04:30:00.000Z')
    expect([await left(), files()]).toEqual([{ bookings: 0, mails: 0 }, []])
  })
})
