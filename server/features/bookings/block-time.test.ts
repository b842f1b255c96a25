/** Time is blocked while the last place of it is booked or a meeting is moved there. */
import { createReference } from '@anupalan/server/contract'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { blockTime, eraseBlockedTimes } from './blocked-times.ts'
import { bookMeeting } from './book-meeting.ts'
import { book, contextAt, ofAnotherPerson, staffCall, start } from './bookings.test-helper.ts'
import { changeMeeting } from './manage-meetings.ts'

const ROUNDS = 12
const SLOT_MS = 30 * 60_000
const startOf = (round: number) => new Date(Date.parse(start) + round * SLOT_MS).toISOString()

describe.each(databaseKinds)('the last place of a slot, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
    await addAccount(server.database, { username: 'imran', role: 'admin', now: new Date(), isCheap: true })
  })
  afterEach(() => server.close())

  const context = () => ({ ...contextAt(server.database), ports: server.context.ports })
  const block = (startsAt: string) =>
    blockTime(
      context(),
      staffCall<'blockTime'>({
        reference: createReference('BL', randomBytes),
        body: {
          consultant: 'imran',
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + SLOT_MS).toISOString(),
          reason: 'Court',
          conflicts: 0,
        },
      }),
    )
  const hasSucceeded = (outcome: object) => !('problem' in outcome)

  test('is booked or blocked, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = startOf(round)
      const outcomes = await Promise.all([
        bookMeeting(context(), {
          body: ofAnotherPerson({ start: at }),
          reference: createReference('BK', randomBytes),
        }),
        block(at),
      ])
      expect(outcomes.filter(hasSucceeded), at).toHaveLength(1)
    }
  })

  test('gets a moved meeting or is blocked, never both', async () => {
    const { reference } = await book(contextAt(server.database), { start: startOf(ROUNDS) })
    let version = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = startOf(round)
      const [moved, blocked] = await Promise.all([
        changeMeeting(
          context(),
          staffCall<'changeMeeting'>({
            params: { reference },
            body: { start: at, consultant: '', version },
          }),
        ),
        block(at),
      ])
      if (hasSucceeded(moved)) version += 1
      expect([moved, blocked].filter(hasSucceeded), at).toHaveLength(1)
    }
  })

  test('leaves no row of a day on which nothing can be booked', async () => {
    const refused = await bookMeeting(context(), {
      body: ofAnotherPerson({ start: '2126-12-02T04:30:00.000Z' }),
      reference: createReference('BK', randomBytes),
    })
    expect(refused).toHaveProperty('problem')
    expect(await server.database.selectFrom('bookingDays').selectAll().execute()).toEqual([])
  })

  test('has no row once its day is past', async () => {
    await book(contextAt(server.database))
    const days = () => server.database.selectFrom('bookingDays').select('day').execute()
    await eraseBlockedTimes(contextAt(server.database))
    expect(await days()).toEqual([{ day: '2026-12-01' }])
    await eraseBlockedTimes(contextAt(server.database, { now: '2026-12-01T20:00:00.000Z' }))
    expect(await days()).toEqual([])
  })
})
