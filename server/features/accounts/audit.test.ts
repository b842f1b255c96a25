import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOTP, Secret } from 'otpauth'
import { auditActions } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount, addSession, callApi, cookiesOf, password } from '../../testing/accounts.ts'
import type { SentCall } from '../../testing/accounts.ts'
import { chainEntries, verify } from '../../testing/audit-chain.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createSoftwarePasskey } from '../../contract/conformance/software-passkey.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { eraseExpired } from './erase-expired.ts'
import { addKey, createAccountLink } from './links.ts'
import type { NewLink } from './links.ts'
import { sendPasswordResets } from './reset-password.ts'

describe.each(databaseKinds)('the audit trail of accounts on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind, settings: { REGISTRATION: 'open' } })
  })
  afterAll(() => server.close())

  const post = (path: string, sent?: SentCall) => callApi(server, path, sent)

  /** What was recorded since the last call, in order: action, actor, user, details. */
  let seen = new Set<string>()
  async function recorded() {
    const rows = await server.database.selectFrom('auditQueue').selectAll().orderBy('ordinal').execute()
    const fresh = rows.filter(({ id }) => !seen.has(id))
    seen = new Set(rows.map(({ id }) => id))
    return fresh.map(({ action, actor, username, details }) => ({
      action,
      actor,
      username,
      ...(details !== null && { details: JSON.parse(details) as object }),
    }))
  }

  async function linkFor(link: Omit<NewLink, 'expiresAt'>): Promise<string> {
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 60 * 60 * 1000)
    return store(server.database, async (transaction) => {
      const { subject } = await createAccountLink(transaction, { ...link, expiresAt }, now)
      return (await addKey(transaction, subject)).key
    })
  }

  const signedIn = async (options?: Parameters<typeof addAccount>[1]) => {
    const username = await addAccount(server.database, options)
    return { username, cookie: await addSession(server.database, username) }
  }

  test('has sign-ins, refused ones with the kind of reason, and sign-outs', async () => {
    const { database } = server
    const [username, disabled, unconfirmed] = [
      await addAccount(database),
      await addAccount(database),
      await addAccount(database),
    ]
    await database
      .updateTable('users')
      .set({ disabledAt: new Date().toISOString() })
      .where('username', '=', disabled)
      .execute()
    await database
      .updateTable('users')
      .set({ confirmedAt: null })
      .where('username', '=', unconfirmed)
      .execute()
    await recorded()
    const cookie = cookiesOf(await post('/api/login', { body: { username, password } }))
    await post('/api/logout', { cookie })
    await post('/api/login', { body: { username, password: 'not the password' } })
    await post('/api/login', { body: { username: disabled, password } })
    await post('/api/login', { body: { username: unconfirmed, password } })
    expect(await recorded()).toEqual([
      { action: 'session.create', actor: null, username, details: { by: 'password' } },
      { action: 'session.end', actor: username, username },
      { action: 'session.refuse', actor: null, username, details: { reason: 'password' } },
      { action: 'session.refuse', actor: null, username: disabled, details: { reason: 'disabled' } },
      { action: 'session.refuse', actor: null, username: unconfirmed, details: { reason: 'unconfirmed' } },
    ])
  })

  test('does not have the typed name of an account that does not exist: it may be a password', async () => {
    await recorded()
    await post('/api/login', { body: { username: 'my-secret-password', password } })
    await post('/api/password-reset', { body: { username: 'my-secret-password' } })
    expect(await recorded()).toEqual([
      { action: 'session.refuse', actor: null, username: '?', details: { reason: 'unknown-user' } },
      { action: 'password.request-reset', actor: null, username: null },
    ])
    const rows = await server.database.selectFrom('auditQueue').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('my-secret-password')
  })

  test('has tries that were too many', async () => {
    const limited = await startTestServer({ kind, settings: { RATE_LIMITS: 'on' } })
    try {
      const username = await addAccount(limited.database)
      const statuses: number[] = []
      for (let index = 0; index < 11; index++)
        statuses.push(
          (await callApi(limited, '/api/login', { body: { username, password: `wrong ledger ${index}` } }))
            .status,
        )
      expect(statuses.slice(-2)).toEqual([401, 429])
      const rows = await limited.database
        .selectFrom('auditQueue')
        .select(['action', 'username', 'details'])
        .orderBy('ordinal')
        .execute()
      expect(rows).toHaveLength(11)
      expect(rows.at(-1)).toEqual({
        action: 'session.refuse',
        username,
        details: '{"reason":"too-many-tries"}',
      })
    } finally {
      await limited.close()
    }
  })

  test('has one-time codes, recovery codes and what is tried with them', async () => {
    const { username, cookie } = await signedIn()
    await recorded()
    const started = (await (await post('/api/account/totp', { cookie, body: { password } })).json()) as {
      secret: string
    }
    const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
    const code = totp.generate()
    const confirmed = await post('/api/account/totp/confirm', { cookie, body: { code } })
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
    const pending = cookiesOf(await post('/api/login', { body: { username, password } }))
    await post('/api/login/second-factor', { cookie: pending, body: { code: '000000' } })
    await post('/api/login/second-factor', { cookie: pending, body: { code: recoveryCodes[0] } })
    expect(await recorded()).toEqual([
      { action: 'totp.add', actor: username, username },
      { action: 'session.challenge', actor: null, username },
      { action: 'session.refuse', actor: null, username, details: { reason: 'code' } },
      { action: 'session.create', actor: null, username, details: { by: 'recovery-code' } },
    ])
  })

  test('has passkeys, and sign-ins with them', async () => {
    const { username, cookie } = await signedIn()
    await recorded()
    const origin = 'http://localhost:3000'
    const relyingParty = 'localhost'
    const passkey = await createSoftwarePasskey()
    const optionsOf = async (path: string, sent?: SentCall) =>
      (await (await post(path, sent)).json()) as { challenge: string }
    const { challenge } = await optionsOf('/api/account/passkeys/options', { cookie, body: { password } })
    await post('/api/account/passkeys', {
      cookie,
      body: { name: 'Phone', credential: await passkey.create({ challenge, origin, relyingParty }) },
    })
    const asserted = await optionsOf('/api/login/passkey/options')
    const credential = await passkey.assert({ challenge: asserted.challenge, origin, relyingParty })
    await post('/api/login/passkey', { body: { credential } })
    await post('/api/login/passkey', { body: { credential } })
    expect(await recorded()).toEqual([
      { action: 'passkey.add', actor: username, username },
      { action: 'session.create', actor: null, username, details: { by: 'passkey' } },
      { action: 'session.refuse', actor: null, username, details: { reason: 'passkey' } },
    ])
  })

  test('has resets: the request, the link that was sent, and the new password', async () => {
    const username = await addAccount(server.database)
    await recorded()
    await post('/api/password-reset', { body: { username } })
    await sendPasswordResets({
      config: { environment: 'test' } as never,
      database: server.database,
      clock: () => new Date(),
      practice: { name: 'Testing & Co', email: 'office@testing.example' },
      pages: new Set(),
      sections: [],
      files: {} as never,
    } as never)
    const key = await linkFor({ kind: 'password-reset', subject: username })
    await post('/api/password-reset/complete', { key, body: { newPassword: 'the ledger of next year' } })
    expect(await recorded()).toEqual([
      { action: 'password.request-reset', actor: null, username: null },
      { action: 'password.queue-reset', actor: null, username },
      { action: 'password.reset', actor: null, username },
    ])
    const subjects = await server.database
      .selectFrom('auditQueue')
      .select('subject')
      .where('action', 'in', ['password.request-reset', 'password.queue-reset'])
      .where('subject', 'is not', null)
      .orderBy('at', 'desc')
      .limit(2)
      .execute()
    expect(subjects[0]).toEqual(subjects[1])
  })

  test('has changes of oneself, and a wrong password before one', async () => {
    const { username, cookie } = await signedIn()
    await recorded()
    await post('/api/account/email', {
      cookie,
      body: { password: 'not the password', email: 'new@example.in' },
    })
    await post('/api/account/email', { cookie, body: { password, email: 'new@example.in' } })
    for (const side of ['old', 'new'] as const)
      await post('/api/account/email/confirm', {
        key: await linkFor({ kind: 'email-change', subject: username, side }),
      })
    const changed = await post('/api/account/password', {
      cookie,
      body: { password, newPassword: 'the ledger of next year' },
    })
    await callApi(server, '/api/account/sessions', { method: 'DELETE', cookie: cookiesOf(changed) })
    expect(await recorded()).toMatchObject([
      { action: 'password.refuse', actor: username, username },
      { action: 'email.request-change', actor: username },
      { action: 'email.confirm', username },
      { action: 'email.confirm', username },
      { action: 'email.change', username },
      { action: 'password.change', actor: username },
      { action: 'session.end-all', actor: username },
    ])
  })

  test('has what staff do: invitations, roles, accounts, recoveries', async () => {
    const staff = await signedIn({ role: 'super_admin' })
    const second = await signedIn({ role: 'super_admin' })
    const username = await addAccount(server.database)
    await recorded()
    const by = { cookie: staff.cookie }
    const invite = await post('/api/users/invitations', {
      ...by,
      body: { fullName: 'Lakshmi Rao', email: 'lakshmi@example.in', role: 'client' },
    })
    const { id } = (await invite.json()) as { id: string }
    await post(`/api/users/invitations/${id}/resend`, by)
    await callApi(server, `/api/users/invitations/${id}`, { ...by, method: 'DELETE' })
    const user = `/api/users/${username}`
    await post(`${user}/role`, { ...by, body: { role: 'readonly' } })
    await post(`${user}/disable`, by)
    await post(`${user}/enable`, by)
    await post(`${user}/recovery`, { ...by, body: { email: 'found@example.in' } })
    await post(`${user}/recovery/approve`, { cookie: second.cookie })
    await post(`${user}/recovery/stop`, by)
    const rows = await recorded()
    expect(rows.map(({ action }) => action)).toEqual([
      'user.invite',
      'invitation.resend',
      'invitation.withdraw',
      'role.change',
      'user.disable',
      'user.enable',
      'recovery.start',
      'recovery.approve',
      'recovery.stop',
    ])
    expect(rows.map(({ actor }) => actor)).toEqual(
      rows.map(({ action }) => (action === 'recovery.approve' ? second.username : staff.username)),
    )
    expect(rows[3]).toMatchObject({ username, details: { from: 'client', to: 'readonly' } })
  })

  test('has calls that were refused by role, and those of nobody are left out', async () => {
    const { username, cookie } = await signedIn()
    const admin = await signedIn({ role: 'admin' })
    const owner = await addAccount(server.database, { role: 'super_admin' })
    await recorded()
    await callApi(server, '/api/users', { method: 'GET', cookie })
    await callApi(server, '/api/users', { method: 'GET' })
    await post(`/api/users/${owner}/disable`, { cookie: admin.cookie })
    expect(await recorded()).toEqual([
      {
        action: 'access.refuse',
        actor: username,
        username: null,
        details: { endpoint: 'listUsers', problem: 'forbidden' },
      },
      {
        action: 'access.refuse',
        actor: admin.username,
        username: null,
        details: { endpoint: 'disableUser', problem: 'userProtected' },
      },
    ])
  })

  test('has the erasure of an account, without whose it was', async () => {
    const { username, cookie } = await signedIn()
    await callApi(server, '/api/account/export', { method: 'GET', cookie })
    await post('/api/account/delete', { cookie, body: { password } })
    const rows = await server.database.selectFrom('auditQueue').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(username)
    expect(rows.filter(({ action }) => ['user.export', 'user.erase'].includes(action))).toMatchObject([
      { actor: null, username: null, network: null, role: 'client' },
      { actor: null, username: null, network: null, role: 'client' },
    ])
  })

  test('forgets who registered and never confirmed, with the account', async () => {
    const body = { username: 'never.confirmed', fullName: 'Nobody', email: 'nobody@example.in', password }
    expect((await post('/api/register', { body })).status).toBe(201)
    await chainEntries(server.database)
    const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
    await eraseExpired({ ...server.context, clock: () => later })
    const values = await server.database.selectFrom('auditIdentities').select('value').execute()
    expect(values.map(({ value }) => value)).not.toContain('never.confirmed')
  })

  test('has nothing that names a person in the chain, and knows what each action means', async () => {
    await chainEntries(server.database)
    const { fault, entries } = await verify(server.database)
    expect(fault).toBeUndefined()
    expect(entries).toBeGreaterThan(30)
    const chained = await server.database.selectFrom('auditEntries').selectAll().execute()
    const text = JSON.stringify(chained)
    const users = await server.database
      .selectFrom('users')
      .select(['username', 'fullName', 'email'])
      .execute()
    const invited = await server.database.selectFrom('invitations').select(['fullName', 'email']).execute()
    const names = [...users, ...invited].flatMap((each) => Object.values(each))
    for (const name of [...names, '127.0.0', 'found@example.in']) expect(text).not.toContain(name)
    for (const { action } of chained) expect(auditActions).toHaveProperty([action])
    const kept = await server.database.selectFrom('auditIdentities').select('value').execute()
    expect(kept.map(({ value }) => value)).toContain('127.0.0.0/24')
  })
})
