import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { eraseExpired } from './erase-expired.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const at = '2026-11-24T06:00:00.000Z'
const username = 'asha'

/** For how long each is kept, in days: a row whose time is `at`. */
const days = {
  sessions: 0,
  pendingSignIns: 0,
  passkeyChallenges: 0,
  newEmail: 0,
  accountLinks: 30,
  unconfirmed: 30,
  invitations: 90,
  recoveries: 90,
  knownDevices: 400,
}

describe.each(databaseKinds)('what has expired, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  async function addRows() {
    const { database } = server
    await addAccount(database, { username, now: new Date(at), isCheap: true })
    await addAccount(database, { username: 'unconfirmed', now: new Date(at), isCheap: true })
    const unconfirmed = database.updateTable('users').set({ confirmedAt: null })
    await unconfirmed.where('username', '=', 'unconfirmed').execute()
    const newEmail = { newEmail: 'new@example.in', newEmailExpiresAt: at, newEmailOldConfirmedAt: at }
    await database.updateTable('users').set(newEmail).where('username', '=', username).execute()
    const times = { createdAt: at, lastSeenAt: at, expiresAt: at }
    await database
      .insertInto('sessions')
      .values({ id: 'one', tokenHash: 'token', username, ...times, device: 'Firefox', network: '' })
      .execute()
    await database
      .insertInto('pendingSignIns')
      .values({ tokenHash: 'token', username, expiresAt: at, tries: 0 })
      .execute()
    await database
      .insertInto('passkeyChallenges')
      .values({ digest: 'digest', username: null, expiresAt: at })
      .execute()
    await database
      .insertInto('accountLinks')
      .values({
        id: 'one',
        kind: 'password-reset',
        subject: username,
        side: null,
        createdAt: at,
        expiresAt: at,
        endedAt: null,
      })
      .execute()
    await database
      .insertInto('invitations')
      .values({
        id: 'one',
        fullName: 'Ravi',
        email: 'ravi@example.in',
        mailbox: 'ravi@example.in',
        role: 'client',
        invitedBy: username,
        createdAt: at,
        expiresAt: at,
        acceptedAt: null,
        acceptedBy: null,
        withdrawnAt: null,
        client: null,
      })
      .execute()
    await database
      .insertInto('recoveries')
      .values({
        id: 'one',
        username,
        email: 'ravi@example.in',
        startedBy: 'lakshmi',
        startedAt: at,
        approvedBy: null,
        effectiveAt: null,
        endedAt: at,
      })
      .execute()
    await database.insertInto('knownDevices').values({ digest: 'digest', username, lastSeenAt: at }).execute()
  }

  const tables = [
    'sessions',
    'pendingSignIns',
    'passkeyChallenges',
    'accountLinks',
    'invitations',
    'recoveries',
    'knownDevices',
  ] as const

  async function leftAt(time: number): Promise<string[]> {
    await eraseExpired({ ...server.context, clock: () => new Date(time) })
    const left: string[] = []
    for (const table of tables) {
      const rows = await server.database.selectFrom(table).selectAll().execute()
      if (rows.length > 0) left.push(table)
    }
    const users = await server.database.selectFrom('users').selectAll().execute()
    if (users.some((user) => user.newEmail !== null || user.newEmailOldConfirmedAt !== null))
      left.push('newEmail')
    if (users.some((user) => user.username === 'unconfirmed')) left.push('unconfirmed')
    expect(users.map((user) => user.username)).toContain(username)
    return left.toSorted()
  }

  test('is erased once its period is over, and not before', async () => {
    await addRows()
    const all = Object.entries(days)
    for (const period of [...new Set(Object.values(days))].toSorted((one, other) => one - other)) {
      const end = Date.parse(at) + period * DAY_MS
      const names = (from: number) => all.flatMap(([name, kept]) => (kept >= from ? [name] : [])).toSorted()
      expect(await leftAt(end - 1), `before ${period} days`).toEqual(names(period))
      expect(await leftAt(end), `after ${period} days`).toEqual(names(period + 1))
    }
  })
})
