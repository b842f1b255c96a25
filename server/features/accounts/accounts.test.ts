import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TOTP, Secret } from 'otpauth'
import { store } from '../../platform/database/database.ts'
import { createSoftwarePasskey } from '../../contract/conformance/software-passkey.ts'
import { addAccount, addSession, callApi, cookiesOf, password } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { addKey, createAccountLink } from './links.ts'
import type { NewLink } from './links.ts'
import { areHashesWaiting } from './passwords.ts'
import { endSessions } from './sessions.ts'

describe.each(databaseKinds)('accounts on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind })
  })
  afterAll(() => server.close())

  const user = (cookie: string) => server.fetch('/api/user', { headers: { Cookie: cookie } })

  async function linkFor(link: NewLink): Promise<string> {
    const now = new Date()
    return store(server.database, async (transaction) => {
      const { subject } = await createAccountLink(transaction, link, now)
      return (await addKey(transaction, subject)).key
    })
  }
  const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000)

  test('a token from before the sign-in is not valid after it (session fixation)', async () => {
    const username = await addAccount(server.database)
    const planted = 'session=planted-by-somebody-else'
    const response = await callApi(server, '/api/login', { body: { username, password }, cookie: planted })
    expect(response.status).toBe(200)
    expect((await user(planted)).status).toBe(401)
    expect((await user(cookiesOf(response))).status).toBe(200)
  })

  test('a sign-in ends the session that the browser had, and gives a new token', async () => {
    const username = await addAccount(server.database)
    const before = await addSession(server.database, username)
    const response = await callApi(server, '/api/login', { body: { username, password }, cookie: before })
    expect(cookiesOf(response)).not.toContain(before)
    expect((await user(before)).status).toBe(401)
  })

  test('a sign-in that waits for its hash is refused if the password is changed meanwhile', async () => {
    const username = await addAccount(server.database)
    const signIns = Array.from({ length: 6 }, () =>
      callApi(server, '/api/login', { body: { username, password } }),
    )
    await vi.waitFor(() => expect(areHashesWaiting()).toBe(true), { interval: 1 })
    const passwordHash = await hash('a ledger with red cloth', { memoryCost: 64, timeCost: 1 })
    await store(server.database, async (transaction) => {
      await transaction.updateTable('users').set({ passwordHash }).where('username', '=', username).execute()
      await endSessions(transaction, username)
    })
    const responses = await Promise.all(signIns)
    expect(responses.at(-1)?.status).toBe(401)
    const sessions = await Promise.all(responses.map((response) => user(cookiesOf(response))))
    expect(sessions.map(({ status }) => status)).toEqual(signIns.map(() => 401))
  })

  test('of 20 tries with one link at once, one sets the password', async () => {
    const username = await addAccount(server.database)
    const key = await linkFor({ kind: 'password-reset', subject: username, expiresAt: inAnHour() })
    for (let scan = 0; scan < 5; scan++) await callApi(server, '/api/password-reset', { method: 'GET', key })
    const tries = Array.from({ length: 20 }, (_, index) =>
      callApi(server, '/api/password-reset/complete', {
        key,
        body: { newPassword: `ledger of the year ${index}` },
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
  })

  test('an invitation that two accept at once makes one account', async () => {
    const invite = await callApi(server, '/api/users/invitations', {
      cookie: await addSession(server.database, await addAccount(server.database, { role: 'admin' })),
      body: { fullName: 'Lakshmi Rao', email: 'lakshmi@example.in', role: 'client' },
    })
    const { id } = (await invite.json()) as { id: string }
    const key = await linkFor({ kind: 'invitation', subject: id, expiresAt: inAnHour() })
    const accept = (username: string) =>
      callApi(server, '/api/invitation/accept', {
        key,
        body: { username, fullName: 'Lakshmi Rao', password: 'a ledger with red cloth' },
      })
    const statuses = await Promise.all(
      ['lakshmi.one', 'lakshmi.two', 'lakshmi.three'].map(async (name) => (await accept(name)).status),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 410, 410])
  })

  test('the last two super admins cannot demote, disable or erase each other at once', async () => {
    for (let round = 0; round < 10; round++) {
      await server.database.updateTable('users').set({ role: 'client' }).execute()
      const [one, other] = await Promise.all([
        addAccount(server.database, { role: 'super_admin' }),
        addAccount(server.database, { role: 'super_admin' }),
      ])
      const [ones, others] = await Promise.all([
        addSession(server.database, one),
        addSession(server.database, other),
      ])
      const calls = [
        callApi(server, `/api/users/${other}/role`, { cookie: ones, body: { role: 'admin' } }),
        round % 2 === 0
          ? callApi(server, `/api/users/${one}/disable`, { cookie: others })
          : callApi(server, '/api/account/delete', { cookie: others, body: { password } }),
      ]
      await Promise.all(calls)
      const left = await server.database
        .selectFrom('users')
        .select('username')
        .where('role', '=', 'super_admin')
        .where('disabledAt', 'is', null)
        .execute()
      expect(left.length, `round ${round}`).toBeGreaterThanOrEqual(1)
    }
  })

  test('a code is accepted once, also by tries at once, and never an older one', async () => {
    const username = await addAccount(server.database)
    const secret = new Secret({ size: 20 }).base32
    await server.database
      .updateTable('users')
      .set({ totpSecret: secret, totpConfirmedAt: new Date().toISOString() })
      .where('username', '=', username)
      .execute()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const pending = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const response = await callApi(server, '/api/login', { body: { username, password } })
        expect([response.status, await response.json()]).toEqual([202, { secondFactors: ['totp'] }])
        return cookiesOf(response)
      }),
    )
    expect((await user(pending[0] ?? '')).status).toBe(401)
    const statuses = await Promise.all(
      pending.map(
        async (cookie) =>
          (await callApi(server, '/api/login/second-factor', { cookie, body: { code } })).status,
      ),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422])
  })

  test('a code is refused if every session was ended since it was sent', async () => {
    const { database } = server
    const username = await addAccount(database)
    const secret = new Secret({ size: 20 }).base32
    const at = new Date().toISOString()
    await database
      .updateTable('users')
      .set({ totpSecret: secret, totpConfirmedAt: at })
      .where('username', '=', username)
      .execute()
    const cookie = cookiesOf(await callApi(server, '/api/login', { body: { username, password } }))
    const begin = database.transaction.bind(database)
    const transactions = vi.spyOn(database, 'transaction')
    // The first counts the try, the second signs in.
    transactions.mockImplementationOnce(begin).mockImplementationOnce(() => {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      transaction.execute = async (write) => {
        await begin().execute((ending) => endSessions(ending, username))
        return execute(write)
      }
      return transaction
    })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const response = await callApi(server, '/api/login/second-factor', { cookie, body: { code } })
    transactions.mockRestore()
    expect(response.status).toBe(401)
    expect((await user(cookiesOf(response))).status).toBe(401)
  })

  describe('a passkey', () => {
    const origin = 'http://localhost:3000'
    const relyingParty = 'localhost'

    async function enrol(username: string) {
      const cookie = await addSession(server.database, username)
      const options = await callApi(server, '/api/account/passkeys/options', { cookie, body: { password } })
      const { challenge } = (await options.json()) as { challenge: string }
      const passkey = await createSoftwarePasskey()
      const credential = await passkey.create({ challenge, origin, relyingParty })
      const added = await callApi(server, '/api/account/passkeys', {
        cookie,
        body: { name: 'Laptop', credential },
      })
      return { added, passkey, cookie, credential }
    }

    const challengeOf = async () => {
      const response = await callApi(server, '/api/login/passkey/options')
      return ((await response.json()) as { challenge: string }).challenge
    }

    const logIn = (credential: object) => callApi(server, '/api/login/passkey', { body: { credential } })

    test('signs in alone, and its first enrolment ends the other sessions and gives recovery codes', async () => {
      const username = await addAccount(server.database, { role: 'readonly' })
      const elsewhere = await addSession(server.database, username)
      const { added, passkey } = await enrol(username)
      expect(added.status).toBe(201)
      expect(await added.json()).toEqual({ recoveryCodes: expect.arrayContaining([expect.any(String)]) })
      expect((await user(elsewhere)).status).toBe(401)
      expect((await user(cookiesOf(added))).status).toBe(200)

      const challenge = await challengeOf()
      const response = await logIn(await passkey.assert({ challenge, origin, relyingParty }))
      expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ username })])
    })

    test('is refused for another origin, another site, a used challenge, without verification', async () => {
      const { passkey } = await enrol(await addAccount(server.database))
      const other = await createSoftwarePasskey()
      const challenge = await challengeOf()
      const good = await passkey.assert({ challenge, origin, relyingParty })
      expect((await logIn(good)).status).toBe(200)
      expect((await logIn(good)).status).toBe(422)
      for (const assertion of [
        await passkey.assert({
          challenge: await challengeOf(),
          origin: 'https://evil.example',
          relyingParty,
        }),
        await passkey.assert({ challenge: await challengeOf(), origin, relyingParty: 'evil.example' }),
        await passkey.assert({ challenge: 'AAAA', origin, relyingParty }),
        await passkey.assert({ challenge: await challengeOf(), origin, relyingParty, isUserVerified: false }),
        await other.assert({ challenge: await challengeOf(), origin, relyingParty }),
        { id: passkey.id },
        { id: passkey.id, response: { clientDataJSON: 'x' } },
      ])
        expect((await logIn(assertion)).status).toBe(422)
    })

    test('of one account is not stored for another, nor twice', async () => {
      const username = await addAccount(server.database)
      const { credential, cookie } = await enrol(username)
      const again = await callApi(server, '/api/account/passkeys', {
        cookie,
        body: { name: 'Again', credential },
      })
      // Its session was replaced when the first second factor was added.
      expect(again.status).toBe(401)
    })
  })
})

test('staff without a second factor can only add one, if it is required', async () => {
  const server = await startTestServer({ settings: { STAFF_SECOND_FACTOR: 'required' } })
  const cookie = await addSession(server.database, await addAccount(server.database, { role: 'admin' }))
  const read = (path: string) => server.fetch(path, { headers: { Cookie: cookie } })
  expect(await (await read('/api/user')).json()).toMatchObject({ needsSecondFactor: true })
  expect((await read('/api/account')).status).toBe(200)
  expect((await read('/api/users')).status).toBe(403)
  const rename = await callApi(server, '/api/account', {
    method: 'PATCH',
    cookie,
    body: { fullName: 'Somebody Else' },
  })
  expect(rename.status).toBe(403)
  await server.close()
})
