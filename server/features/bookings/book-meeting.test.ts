import { MAX_MAILS_PER_DAY, createReference } from '@anupalan/server/contract'
import { MAX_OPEN_BOOKINGS } from '@anupalan/server/contract/bookings/rules'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { StorageError } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { eraseRecipientCounts } from '../../platform/mail/recipient-limit.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { bookMeeting } from './book-meeting.ts'
import { cancelBooking, rescheduleBooking } from './change-booking.ts'
import { book, contextAt, ofAnotherPerson, request, start } from './bookings.test-helper.ts'
import { getBooking } from './get-booking.ts'

const statusOf = (outcome: { status: number } | { problem: string }) =>
  'problem' in outcome ? outcome.problem : outcome.status

/** How many outcomes of each status there are. */
function countBy(outcomes: readonly Parameters<typeof statusOf>[0][]) {
  const counts: Record<string, number> = {}
  for (const status of outcomes.map(statusOf)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const newReference = () => createReference('BK', randomBytes)

describe.each(databaseKinds)('a slot, on $name', (kind) => {
  let storage: TestDatabase
  let instances: Database[]
  beforeEach(async () => {
    storage = await createReused(kind)
    // Several instances share a PostgreSQL; SQLite has one.
    instances = [await openDatabase(storage.config, migrations)]
    if (kind.name === 'PostgreSQL') instances.push(await openDatabase(storage.config, migrations))
  })
  afterEach(async () => {
    await Promise.all(instances.map((each) => each.destroy()))
    await storage.remove()
  })

  const contexts = () => instances.map((database) => contextAt(database))
  const many = <Result>(
    count: number,
    make: (context: ReturnType<typeof contextAt>, index: number) => Promise<Result>,
  ) => {
    const all = contexts()
    return Promise.all(Array.from({ length: count }, (_, index) => make(all[index % all.length]!, index)))
  }
  const rows = () => instances[0]!.selectFrom('bookings').selectAll().execute()
  const mails = async () => (await instances[0]!.selectFrom('outbox').select('id').execute()).length

  test('gets one of 30 concurrent bookings on all instances, also when moved to and booked again', async () => {
    const booked = await many(30, (context) =>
      bookMeeting(context, { body: ofAnotherPerson(), reference: newReference() }),
    )
    expect(countBy(booked)).toEqual({ 201: 1, slotTaken: 29 })
    expect(await rows()).toHaveLength(1)

    const links = await many(8, (context, index) =>
      book(
        context,
        ofAnotherPerson({ start: new Date(Date.parse(start) + (index + 1) * 1_800_000).toISOString() }),
      ),
    )
    const to = '2026-12-03T04:30:00.000Z'
    const moved = await many(8, (context, index) =>
      rescheduleBooking(context, { params: links[index]!, body: { start: to } }),
    )
    expect(countBy(moved)).toEqual({ 200: 1, slotTaken: 7 })

    const movedLink = links[moved.findIndex((each) => statusOf(each) === 200)]!
    await cancelBooking(contexts()[0]!, { params: movedLink })
    const again = await many(20, (context) =>
      bookMeeting(context, { body: ofAnotherPerson({ start: to }), reference: newReference() }),
    )
    expect(again.filter((each) => statusOf(each) === 201)).toHaveLength(1)

    const live = (await rows()).filter(({ cancelledAt }) => cancelledAt === null)
    expect(new Set(live.map((each) => each.start)).size).toBe(live.length)
    // Two for each of the 10 bookings, the move, and the cancellation.
    expect(await mails()).toBe(24)
  })

  test('is booked once by the same request on all instances, with the same response', async () => {
    const reference = newReference()
    const outcomes = await many(10, (context) => bookMeeting(context, { body: request, reference }))
    expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(outcomes.map(statusOf)).toEqual(Array.from({ length: 10 }, () => 201))
    expect([(await rows()).length, await mails()]).toEqual([1, 2])
  })

  test('counts towards the limit of its mailbox, on all instances together', async () => {
    const outcomes = await many(12, (context, index) =>
      bookMeeting(context, {
        body: { ...request, start: new Date(Date.parse(start) + index * 1_800_000).toISOString() },
        reference: newReference(),
      }),
    )
    expect(countBy(outcomes)).toEqual({ 201: MAX_OPEN_BOOKINGS, invalid: 12 - MAX_OPEN_BOOKINGS })
    // To the firm of each, and to the person of as many as may be on a day.
    expect([(await rows()).length, await mails()]).toEqual([
      MAX_OPEN_BOOKINGS,
      MAX_OPEN_BOOKINGS + MAX_MAILS_PER_DAY,
    ])
    const counts = await instances[0]!.selectFrom('recipientMails').selectAll().execute()
    expect(counts).toEqual([
      { recipient: expect.stringMatching(/^[\da-f]{64}$/), day: '2026-11-20', mails: MAX_MAILS_PER_DAY },
    ])
    expect(await eraseRecipientCounts(instances[0]!, new Date('2026-11-21T12:00:00.000Z'))).toBe(0)
    expect(await eraseRecipientCounts(instances[0]!, new Date('2026-11-22T12:00:00.000Z'))).toBe(1)
  })

  test('moved by concurrent changes has a sequence number for each', async () => {
    const link = await book(contexts()[0]!)
    const moved = await many(8, (context, index) =>
      rescheduleBooking(context, {
        params: link,
        body: { start: new Date(Date.parse(start) + (index + 1) * 1_800_000).toISOString() },
      }),
    )
    const sequences = moved.map((each) => ('problem' in each ? each.problem : each.body.sequence))
    expect(new Set(sequences)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    expect((await rows()).map(({ sequence }) => sequence)).toEqual([8])
  })

  test('queues no mail if it cannot be stored', async () => {
    const [context] = contexts()
    await sql`alter table bookings rename to bookings_away`.execute(instances[0]!)
    await expect(bookMeeting(context!, { body: request, reference: newReference() })).rejects.toThrow(
      StorageError,
    )
    expect(await instances[0]!.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('is kept where a change cannot be told: all of it, or nothing', async () => {
    const [context] = contexts()
    const link = await book(context!)
    const before = await rows()
    await sql`alter table outbox rename to outbox_away`.execute(instances[0]!)
    await expect(
      rescheduleBooking(context!, { params: link, body: { start: '2026-12-03T04:30:00.000Z' } }),
    ).rejects.toThrow(StorageError)
    await expect(cancelBooking(context!, { params: link })).rejects.toThrow(StorageError)
    await expect(
      bookMeeting(context!, {
        body: { ...request, start: '2026-12-04T04:30:00.000Z' },
        reference: newReference(),
      }),
    ).rejects.toThrow(StorageError)
    expect(await rows()).toEqual(before)
  })

  test('stays taken by a booking of a consultant who has left', async () => {
    const two = contextAt(instances[0]!, { settings: { CONSULTANTS: '2' } })
    const first = await book(two)
    await book(two)
    await cancelBooking(two, { params: first })
    expect(statusOf(await bookMeeting(contexts()[0]!, { body: request, reference: newReference() }))).toBe(
      'slotTaken',
    )
  })

  test('has keys that are equal on all instances, from a secret of the database or of the settings', async () => {
    const link = await book(contexts()[0]!)
    const shown = await Promise.all(contexts().map((context) => getBooking(context, { params: link })))
    expect(shown.map(statusOf)).toEqual(contexts().map(() => 200))
    expect(link.key).toMatch(/^[\da-f]{8}\.[\w-]{32}$/)
    const other = contextAt(instances[0]!, {
      settings: { LINK_SECRET: 'another-secret-of-more-than-32-letters' },
    })
    expect(statusOf(await getBooking(other, { params: link }))).toBe('linkRefused')
    const { value } = await instances[0]!
      .selectFrom('secretKeys')
      .select('value')
      .where('name', '=', 'links')
      .executeTakeFirstOrThrow()
    expect(value).toMatch(/^[\w-]{43}$/)
    // A video room is as hard to guess, and its name is not a key.
    const body = statusOf(shown[0]!) === 200 ? JSON.stringify(shown[0]) : ''
    expect(body).toMatch(/meet\.testing\.example\/[\w-]{32}"/)
    expect(body).not.toContain(link.key)
  })
})
