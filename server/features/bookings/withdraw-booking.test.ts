import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { withdrawBooking } from './change-booking.ts'
import { book, contextAt, practice, request, start } from './bookings.test-helper.ts'

describe.each(databaseKinds)('a withdrawn consent to a booking, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const bookings = () => server.database.selectFrom('bookings').select('reference').execute()
  const mails = () => server.database.selectFrom('outbox').select(['recipient', 'subject']).execute()

  const withdraw = async (
    reference: string,
    { email = request.email, now = '2026-11-20T08:30:00.000Z' } = {},
  ) => {
    let withdrawn = 0
    const isFound = await withdrawBooking(contextAt(server.database, { now }), { reference, email }, () => {
      withdrawn += 1
      return Promise.resolve()
    })
    expect(withdrawn).toBe(Number(isFound))
    return isFound
  }

  test('erases it and frees its slot, and both are told', async () => {
    const { reference } = await book(contextAt(server.database))
    expect(await withdraw(reference, { email: request.email.toUpperCase() })).toBe(true)
    expect(await bookings()).toEqual([])
    // Nothing is left that says it was booked.
    expect((await mails()).toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1))).toEqual([
      { recipient: request.email, subject: `Your meeting was cancelled: ${reference}` },
      { recipient: practice.email, subject: `A meeting was cancelled: ${reference}` },
    ])
    await book(contextAt(server.database))
  })

  test('erases the mails about a meeting that is over', async () => {
    const { reference } = await book(contextAt(server.database))
    const after = new Date(Date.parse(start) + 24 * 60 * 60 * 1000).toISOString()
    expect(await withdraw(reference, { now: after })).toBe(true)
    expect(await bookings()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('is only that of the same address', async () => {
    const { reference } = await book(contextAt(server.database))
    expect(await withdraw(reference, { email: 'somebody.else@example.in' })).toBe(false)
    expect(await bookings()).toHaveLength(1)
  })
})
