import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addAccount, callApi, cookiesOf, password } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

const postgres = databaseKinds.filter(({ name }) => name === 'PostgreSQL')

describe.each(postgres)('statements of a sign-in, on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind, settings: { RATE_LIMITS: 'on' } })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await server.close()
  })

  /** Signs in. @returns the response, and the first word of each statement, in order. */
  async function logIn(body: { readonly username: string; readonly password: string }, cookie?: string) {
    const query = vi.spyOn(Client.prototype, 'query')
    const response = await callApi(server, '/api/login', { body, ...(cookie !== undefined && { cookie }) })
    const statements = query.mock.calls.map((sent) => {
      const [statement]: readonly unknown[] = sent
      const text = typeof statement === 'string' ? statement : (statement as { readonly text: string }).text
      return text.trim().split(/\s/)[0]
    })
    query.mockRestore()
    return { response, statements }
  }

  /** Limit of the endpoint, account, limit of tries. */
  const before = ['INSERT', 'select', 'INSERT']

  test('with a new device and with a known one, all that is stored is one statement', async () => {
    const username = await addAccount(server.database)
    const first = await logIn({ username, password })
    expect([first.response.status, first.statements]).toEqual([200, [...before, 'DELETE', 'with']])
    const again = await logIn({ username, password }, cookiesOf(first.response))
    // The session that the browser had is read, and ended by the same statement.
    expect([
      again.response.status,
      again.statements.toSorted((a = '', b = '') => a.localeCompare(b)),
    ]).toEqual([200, ['DELETE', 'INSERT', 'INSERT', 'select', 'select', 'with']])
    const { database } = server
    expect(await database.selectFrom('sessions').select('username').execute()).toEqual([{ username }])
    expect(await database.selectFrom('knownDevices').select('username').execute()).toEqual([{ username }])
    const recipients = await database.selectFrom('outbox').select('about').execute()
    expect(recipients).toEqual([{ about: username }])
    const entries = await database
      .selectFrom('auditQueue')
      .select(['action', 'username', 'details'])
      .execute()
    expect(entries).toEqual(
      Array.from({ length: 2 }, () => ({ action: 'session.create', username, details: '{"by":"password"}' })),
    )
  })

  test('refused for an unknown user and for a wrong password are the same', async () => {
    const username = await addAccount(server.database)
    for (const name of [username, 'nobody.of.this.name']) {
      const { response, statements } = await logIn({ username: name, password: 'not the password' })
      expect([response.status, statements]).toEqual([401, [...before, 'insert']])
    }
  })

  test('with a device that is known for another user alone sends a mail', async () => {
    const [one, other] = [await addAccount(server.database), await addAccount(server.database)]
    const { response } = await logIn({ username: one, password })
    const second = await logIn({ username: other, password }, cookiesOf(response))
    expect(second.response.status).toBe(200)
    const mails = await server.database.selectFrom('outbox').select('about').orderBy('createdAt').execute()
    expect(mails).toEqual([{ about: one }, { about: other }])
    expect(await server.database.selectFrom('sessions').select('username').execute()).toEqual([
      { username: other },
    ])
  })
})
