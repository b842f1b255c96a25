import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { addSampleBookings } from './add-sample-bookings.ts'

describe.each(databaseKinds)('sample meetings, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const rows = () =>
    server.database.selectFrom('bookings').selectAll().orderBy('start').orderBy('reference').execute()

  test('are added once, held by those sample accounts that exist, in every state', async () => {
    await addAccount(server.database, { username: 'imran', role: 'admin', now: new Date(), isCheap: true })
    await addSampleBookings(server.context)
    const added = await rows()
    expect(new Set(added.map(({ assignedTo }) => assignedTo))).toEqual(new Set(['imran', null]))
    expect(new Set(added.map(({ attendance }) => attendance))).toEqual(new Set(['came', 'missed', null]))
    const cancelled = added.filter(({ cancelledAt }) => cancelledAt !== null)
    expect(cancelled).toEqual([expect.objectContaining({ consultant: null, sequence: 1 })])
    await addSampleBookings(server.context)
    expect(await rows()).toEqual(added)
    expect(await server.database.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
