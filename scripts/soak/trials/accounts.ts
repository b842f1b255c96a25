/** Attacks on accounts, on both databases: `npm run soak -- --only accounts`. */
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { endpointList, problems } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { Secret, TOTP } from 'otpauth'
import { ports } from '../../../server/features.ts'
import { addKey, createAccountLink } from '../../../server/features/accounts/links.ts'
import type { NewLink } from '../../../server/features/accounts/links.ts'
import { sendPasswordResets } from '../../../server/features/accounts/reset-password.ts'
import { store } from '../../../server/platform/database/database.ts'
import { addAccount, addSession, callApi, cookiesOf, password } from '../../../server/testing/accounts.ts'
import type { SentCall } from '../../../server/testing/accounts.ts'
import { databaseKinds } from '../../../server/testing/databases.ts'
import type { DatabaseKind } from '../../../server/testing/databases.ts'
import { createSoftwarePasskey } from '../../../server/contract/conformance/software-passkey.ts'
import { startTestServer } from '../../../server/testing/start-server.ts'
import type { TestServer, TestServerOptions } from '../../../server/testing/start-server.ts'
import { quantile } from '../environment.ts'
import type { Trial, TrialContext } from '../trial.ts'

interface Scene {
  readonly server: TestServer
  readonly post: (path: string, sent?: SentCall) => Promise<Response>
  readonly statusOfUser: (cookie: string) => Promise<number>
  readonly account: typeof addAccountOf
  readonly link: (link: Omit<NewLink, 'expiresAt'> & { readonly minutes?: number }) => Promise<string>
}

const addAccountOf = addAccount

async function open(
  { defer }: TrialContext,
  kind: DatabaseKind,
  options: Omit<TestServerOptions, 'kind'> = {},
): Promise<Scene> {
  const server = await startTestServer({ kind, ...options })
  defer(server.close)
  return {
    server,
    post: (path, sent) => callApi(server, path, sent),
    statusOfUser: async (cookie) => {
      const response = await server.fetch('/api/user', { headers: { Cookie: cookie } })
      await response.text()
      return response.status
    },
    account: addAccountOf,
    link: ({ minutes = 60, ...link }) =>
      store(server.database, async (transaction) => {
        const now = (options.clock ?? (() => new Date()))()
        const expiresAt = new Date(now.getTime() + minutes * 60_000)
        const { subject } = await createAccountLink(transaction, { ...link, expiresAt }, now)
        return (await addKey(transaction, subject)).key
      }),
  }
}

const onEach = (name: string, run: (context: TrialContext, kind: DatabaseKind) => Promise<void>): Trial[] =>
  databaseKinds.map((kind) => ({
    name: `accounts: ${name}, ${kind.name}`,
    run: (context) => run(context, kind),
  }))

const tokens = onEach('old, ended, rotated and forged tokens', async (context, kind) => {
  const { scaled, check, count, random } = context
  const { server, post, statusOfUser } = await open(context, kind)
  const { database } = server
  const username = await addAccount(database)
  for (let round = 0; round < scaled(100); round++) {
    const old = await addSession(database, username, { lifetime: -1 })
    const idle = await addSession(database, username, {
      now: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000),
      lifetime: 30 * 24 * 60 * 60 * 1000,
    })
    const ended = await addSession(database, username)
    await post('/api/logout', { cookie: ended })
    const rotated = await addSession(database, username)
    const fresh = cookiesOf(await post('/api/login', { body: { username, password }, cookie: rotated }))
    const length = Math.floor(random() * 64)
    const forged = `session=${randomBytes(length).toString(round % 2 === 0 ? 'base64url' : 'hex')}`
    const changed = fresh.replace(
      /session=(.)/,
      (_all, first: string) => `session=${first === 'A' ? 'B' : 'A'}`,
    )
    for (const [what, cookie] of Object.entries({ old, idle, ended, rotated, forged, changed })) {
      const status = await statusOfUser(cookie)
      check(status === 401, `${what} in round ${round}: ${status}`)
      count()
    }
    check((await statusOfUser(fresh)) === 200, `the fresh one in round ${round}`)
  }
})

const crossSite = onEach('cross-site calls with a session', async (context, kind) => {
  const { check, count } = context
  const { server, statusOfUser } = await open(context, kind)
  const username = await addAccount(server.database)
  const cookie = await addSession(server.database, username)
  const port = new URL(server.url).port
  const origins = [
    'https://elsewhere.example',
    'null',
    `http://sibling.127.0.0.1:${port}`,
    `http://127.0.0.1:${Number(port) + 1}`,
  ]
  const calls = [
    { path: '/api/login', body: { username, password } },
    { path: '/api/logout', body: {} },
    { path: '/api/account/password', body: { password, newPassword: 'another long ledger' } },
    { path: '/api/account/email', body: { password, email: 'thief@elsewhere.example' } },
  ]
  for (const { path, body } of calls)
    for (const origin of origins)
      for (const site of ['cross-site', 'same-site', 'SAME-ORIGIN', '', undefined])
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
          const response = await server.fetch(path, {
            method: 'POST',
            headers: {
              Cookie: cookie,
              Origin: origin,
              'Content-Type': type,
              ...(site !== undefined && { 'Sec-Fetch-Site': site }),
            },
            body: JSON.stringify(body),
          })
          check(response.status === 403, `${path}, ${origin}, ${site}, ${type}: ${response.status}`)
          check(response.headers.getSetCookie().length === 0, `${path} set a cookie for ${origin}`)
          count()
        }
  check((await statusOfUser(cookie)) === 200, 'the session ended')
})

/** One sign-in from an address of this machine. */
const logInFrom = (
  { url }: TestServer,
  localAddress: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${url}/api/login`, {
      method: 'POST',
      localAddress,
      agent: false,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })

const guesses = onEach('1,000 guesses on one account, and on 1,000', async (context, kind) => {
  const { scaled, check, count, note } = context
  const { server } = await open(context, kind, { settings: { RATE_LIMITS: 'on' } })
  const username = await addAccount(server.database)
  let hashes = 0
  for (let guess = 0; guess < scaled(1_000); guess++) {
    const forged = {
      'X-Forwarded-For': `203.0.113.${guess % 256}`,
      Forwarded: `for=198.51.100.${guess % 256}`,
    }
    const { status } = await logInFrom(
      server,
      '127.0.0.1',
      // A name in other letters is the same account.
      { username: guess % 2 === 0 ? username : username.toUpperCase(), password: `guess number ${guess}` },
      forged,
    )
    if (status === 401) hashes++
    else check(status === 429, `guess ${guess}: ${status}`)
    count()
  }
  check(hashes <= 10, `${hashes} hashes for one account from one address`)
  const owner = await logInFrom(server, '127.0.0.2', { username, password })
  check(owner.status === 200, `the owner from elsewhere: ${owner.status}`)

  const perAccount = new Map<string, number>()
  for (let index = 0; index < scaled(1_000); index++) {
    const name = `nobody${index % 500}`
    const { status } = await logInFrom(server, '127.0.0.3', { username: name, password: 'a wrong one again' })
    if (status === 401) perAccount.set(name, (perAccount.get(name) ?? 0) + 1)
    count()
  }
  const most = Math.max(0, ...perAccount.values())
  check(most <= 10, `${most} hashes for a pair`)
  const total = [...perAccount.values()].reduce((sum, each) => sum + each, 0)
  note(`${hashes} hashes for one account; ${total} for many accounts from one address`)
})

const timing = onEach('known and unknown users alike', async (context, kind) => {
  const { scaled, check, count, note, random } = context
  const { server, post } = await open(context, kind)
  const username = await addAccount(server.database)
  const headersOf = (response: Response) =>
    [...response.headers]
      .filter(([name]) => !['date', 'x-request-id', 'keep-alive'].includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
  const kinds = {
    'sign-in, known': { path: '/api/login', body: () => ({ username, password: randomUUID() }) },
    'sign-in, unknown': {
      path: '/api/login',
      body: () => ({ username: randomUUID(), password: randomUUID() }),
    },
    'reset, known': { path: '/api/password-reset', body: () => ({ username }) },
    'reset, unknown': { path: '/api/password-reset', body: () => ({ username: randomUUID() }) },
  }
  const times = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]))
  const responses = new Map<string, Set<string>>()
  for (let round = 0; round < scaled(500); round++) {
    // Mixed, so that whatever else the machine does, and what ran before, is shared by all.
    const mixed = Object.entries(kinds)
      .map((each) => ({ each, at: random() }))
      .toSorted((one, other) => one.at - other.at)
    for (const {
      each: [name, { path, body }],
    } of mixed) {
      const began = performance.now()
      const response = await post(path, { body: body() })
      const text = await response.text()
      times.get(name)!.push(performance.now() - began)
      const group = name.split(',')[0]!
      const seen = responses.get(group) ?? new Set()
      responses.set(group, seen.add(`${response.status}\n${headersOf(response)}\n${text}`))
      count()
    }
  }
  for (const [group, seen] of responses) check(seen.size === 1, `${group}: ${seen.size} different responses`)
  const median = (name: string) => quantile(times.get(name)!, 0.5)
  for (const group of ['sign-in', 'reset']) {
    const [known, unknown] = [median(`${group}, known`), median(`${group}, unknown`)]
    const difference = Math.abs(known - unknown) / Math.min(known, unknown)
    note(
      `${group}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${(difference * 100).toFixed(1)} % apart`,
    )
    // Half a tenth of a millisecond is below what a network shows.
    check(difference <= 0.05 || Math.abs(known - unknown) < 0.05, `${group}: the medians tell`)
  }
})

const revocation = onEach('role, disabling and password end every other session', async (context, kind) => {
  const { scaled, check, count } = context
  const { server, post, statusOfUser } = await open(context, kind)
  const { database } = server
  const boss = await addSession(database, await addAccount(database, { role: 'super_admin' }))
  await addAccount(database, { role: 'super_admin' })
  for (let round = 0; round < scaled(60); round++) {
    const username = await addAccount(database, { role: 'admin' })
    const sessions = await Promise.all([1, 2, 3].map(() => addSession(database, username)))
    const own = sessions[0]!
    const change = ['role', 'disable', 'password'][round % 3]!
    const response =
      change === 'role'
        ? await post(`/api/users/${username}/role`, { cookie: boss, body: { role: 'client' } })
        : change === 'disable'
          ? await post(`/api/users/${username}/disable`, { cookie: boss })
          : await post('/api/account/password', {
              cookie: own,
              body: { password, newPassword: `ledger ${randomUUID()}` },
            })
    check(response.status === 200, `${change}: ${response.status}`)
    for (const session of sessions) {
      const status = await statusOfUser(session)
      check(status === 401, `${change}, round ${round}: ${status}`)
      count()
    }
    if (change === 'password') check((await statusOfUser(cookiesOf(response))) === 200, 'the new token')
  }
})

const lastSuperAdmin = onEach('the last super_admin by two at once', async (context, kind) => {
  const { scaled, check, count } = context
  const { server, post } = await open(context, kind)
  const { database } = server
  for (let round = 0; round < scaled(200); round++) {
    await database.updateTable('users').set({ role: 'client' }).execute()
    const [one, other] = [
      await addAccount(database, { role: 'super_admin' }),
      await addAccount(database, { role: 'super_admin' }),
    ]
    const [ones, others] = [await addSession(database, one), await addSession(database, other)]
    const attacks = [
      (cookie: string, target: string) =>
        post(`/api/users/${target}/role`, { cookie, body: { role: 'admin' } }),
      (cookie: string, target: string) => post(`/api/users/${target}/disable`, { cookie }),
      (cookie: string) => post('/api/account/delete', { cookie, body: { password } }),
    ]
    await Promise.all([attacks[round % 3]!(ones, other), attacks[Math.floor(round / 3) % 3]!(others, one)])
    const left = await database
      .selectFrom('users')
      .select('username')
      .where('role', '=', 'super_admin')
      .where('disabledAt', 'is', null)
      .execute()
    check(left.length >= 1, `round ${round}: none is left`)
    count()
  }
})

const links = onEach('links used twice, old, changed, replaced, at once, scanned', async (context, kind) => {
  const { scaled, check, count } = context
  let now = new Date()
  const { server, post, link } = await open(context, kind, { clock: () => now })
  const { database } = server
  const reset = (key: string) =>
    post('/api/password-reset/complete', { key, body: { newPassword: `ledger ${randomUUID()}` } })
  for (let round = 0; round < scaled(20); round++) {
    const username = await addAccount(database, { now })
    const subject = { kind: 'password-reset', subject: username } as const

    const scanned = await link(subject)
    for (let scan = 0; scan < 20; scan++) {
      const { status } = await server.fetch('/api/password-reset', { headers: { 'Link-Key': scanned } })
      check(status === 200, `scan ${scan}: ${status}`)
    }
    check((await server.fetch('/auth/reset')).status < 500, 'the page of the link')
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await reset(scanned)).status))
    const successes = statuses.filter((status) => status === 204).length
    check(successes === 1, `50 at once: ${successes} successes`)
    const again = await reset(scanned)
    check(again.status === 410, `used twice: ${again.status}`)
    check((await again.text()).includes(problems.linkInvalid.message), 'the words of a used link')

    const changed = await link(subject)
    const bad = changed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    check((await reset(bad)).status === 410, 'changed')
    const wrongKind = await post('/api/invitation/accept', {
      key: changed,
      body: { username: `nobody${round}`, fullName: 'Nobody', password: 'a ledger of cloth' },
    })
    check(wrongKind.status === 410, `of another kind: ${wrongKind.status}`)
    const old = await link({ ...subject, minutes: 60 })
    now = new Date(now.getTime() + 61 * 60_000)
    check((await reset(old)).status === 410, 'old')

    const older = await link(subject)
    const newer = await link(subject)
    check((await reset(newer)).status === 204, 'the newer one')
    check((await reset(older)).status === 410, 'the older one after the newer')

    const confirmation = await link({ kind: 'email-confirmation', subject: username })
    const confirmed = await Promise.all(
      Array.from(
        { length: 50 },
        async () => (await post('/api/register/confirm', { key: confirmation })).status,
      ),
    )
    check(confirmed.filter((status) => status === 204).length === 1, 'confirmations at once')

    const cookie = await addSession(database, await addAccount(database, { role: 'admin', now }), { now })
    const invite = () =>
      post('/api/users/invitations', {
        cookie,
        body: { fullName: 'Lakshmi Rao', email: `${username}@rao.example`, role: 'client' },
      })
    const first = (await (await invite()).json()) as { id: string }
    const second = (await (await invite()).json()) as { id: string }
    const voided = await link({ kind: 'invitation', subject: first.id })
    await database
      .updateTable('accountLinks')
      .set({ endedAt: now.toISOString() })
      .where('subject', '=', first.id)
      .execute()
    const accept = (key: string, name: string) =>
      post('/api/invitation/accept', {
        key,
        body: { username: name, fullName: 'Lakshmi Rao', password: 'a ledger of red cloth' },
      })
    check((await accept(voided, `l${round}x`)).status === 410, 'a voided invitation')
    const valid = await link({ kind: 'invitation', subject: second.id })
    for (let scan = 0; scan < 20; scan++)
      await server.fetch('/api/invitation', { headers: { 'Link-Key': valid } })
    const accepted = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => (await accept(valid, `l${round}.${index}`)).status),
    )
    check(accepted.filter((status) => status === 201).length === 1, 'invitations at once')
    count(7)
  }
})

const identity = onEach('identity, role and e-mail in bodies', async (context, kind) => {
  const { check, count } = context
  const { server, post } = await open(context, kind)
  const { database } = server
  const username = await addAccount(database)
  const cookie = await addSession(database, username)
  const planted = {
    username: 'thief',
    role: 'super_admin',
    email: 'thief@elsewhere.example',
    mailbox: 'thief@elsewhere.example',
    confirmedAt: '2020-01-01T00:00:00.000Z',
    disabledAt: null,
    passwordHash: '',
    // As a computed name, since the literal one sets the prototype, which JSON leaves out.
    ['__proto__']: { role: 'super_admin' },
    constructor: 'x',
  }
  const own = endpointList.filter(
    ({ path, method, isOwned }) => path.startsWith('/api/account') && method !== 'GET' && !isOwned,
  )
  for (const { method, path, name } of own) {
    if (['deleteAccount', 'endAllSessions', 'requestEmailChange'].includes(name)) continue
    await post(path, {
      method,
      cookie: await addSession(database, username),
      body: {
        ...planted,
        fullName: 'Asha Rao',
        password,
        newPassword: 'common no more at all',
        code: '000000',
      },
    })
    const row = await database
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirst()
    check(row?.role === 'client', `${name} changed the role`)
    check(row?.email === `${username}@example.in`, `${name} changed the address`)
    count()
  }
  const thief = await database
    .selectFrom('users')
    .select('username')
    .where('username', '=', 'thief')
    .execute()
  check(thief.length === 0, 'another account was made')
  check(cookie !== '', 'no session')
})

const secondFactor = onEach('codes reused, old and guessed', async (context, kind) => {
  const { scaled, check, count, note } = context
  let now = new Date()
  const { server, post } = await open(context, kind, { clock: () => now, settings: { RATE_LIMITS: 'on' } })
  const { database } = server
  const secret = new Secret({ size: 20 }).base32
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeAt = (at: Date) => totp.generate({ timestamp: at.getTime() })
  const withTotp = async () => {
    const username = await addAccount(database, { now })
    await database
      .updateTable('users')
      .set({ totpSecret: secret, totpConfirmedAt: now.toISOString() })
      .where('username', '=', username)
      .execute()
    return username
  }
  const pending = async (username: string) => {
    const { status, text, cookie } = await post('/api/login', { body: { username, password } }).then(
      async (response) => ({
        status: response.status,
        text: await response.text(),
        cookie: cookiesOf(response),
      }),
    )
    check(status === 202, `the password: ${status} ${text}`)
    return cookie
  }
  const finish = async (cookie: string, code: string) =>
    (await post('/api/login/second-factor', { cookie, body: { code } })).status

  const username = await withTotp()
  const code = codeAt(now)
  check((await finish(await pending(username), code)) === 200, 'a right code')
  check((await finish(await pending(username), code)) === 422, 'reused')
  check((await finish(await pending(username), codeAt(new Date(now.getTime() - 120_000)))) === 422, 'old')
  count(3)

  const guessed = await withTotp()
  let tried = 0
  let passed = 0
  let cookie = await pending(guessed)
  for (let guess = 0; guess < scaled(1_000); guess++) {
    // A new password step whenever the tries of one are used up; guessing lasts for hours.
    if (guess % 5 === 4) now = new Date(now.getTime() + 1_000)
    const status = await finish(
      cookie,
      String(guess * 997)
        .padStart(6, '0')
        .slice(-6),
    )
    if (status === 422) tried++
    if (status === 200) passed++
    if (status === 401 && guess % 50 === 0)
      cookie = cookiesOf(await post('/api/login', { body: { username: guessed, password } }))
    count()
  }
  check(passed === 0, `${passed} guesses passed`)
  check(tried <= 10, `${tried} guesses were compared`)
  note(`${tried} of ${scaled(1_000)} guesses were compared`)
})

const passkeys = onEach('recovery codes and passkeys', async (context, kind) => {
  const { check, count } = context
  const { server, post } = await open(context, kind)
  const { database } = server
  const owner = await addAccount(database)
  const own = await addSession(database, owner)
  const options = await post('/api/account/passkeys/options', { cookie: own, body: { password } })
  const { challenge } = (await options.json()) as { challenge: string }
  const passkey = await createSoftwarePasskey()
  const [origin, relyingParty] = ['http://localhost:3000', 'localhost']
  const added = await post('/api/account/passkeys', {
    cookie: own,
    body: { name: 'Laptop', credential: await passkey.create({ challenge, origin, relyingParty }) },
  })
  check(added.status === 201, `a new passkey: ${added.status}`)
  const { recoveryCodes = [] } = (await added.json()) as { recoveryCodes?: string[] }
  const [recovery = ''] = recoveryCodes
  const withRecovery = async () => {
    const cookie = cookiesOf(await post('/api/login', { body: { username: owner, password } }))
    return (await post('/api/login/second-factor', { cookie, body: { code: recovery } })).status
  }
  for (const [which, expected] of [
    ['a recovery code', 200],
    ['a recovery code twice', 422],
  ] as const) {
    const status = await withRecovery()
    check(status === expected, `${which}: ${status}`)
  }
  const challengeOf = async () =>
    ((await (await post('/api/login/passkey/options')).json()) as { challenge: string }).challenge
  for (const forged of [
    { origin: 'https://elsewhere.example', relyingParty },
    { origin: 'http://localhost.elsewhere.example', relyingParty },
    { origin: 'https://localhost:3000', relyingParty },
    { origin, relyingParty: 'elsewhere.example' },
  ]) {
    const credential = await passkey.assert({ challenge: await challengeOf(), ...forged })
    const { status } = await post('/api/login/passkey', { body: { credential } })
    check(status === 422, `${forged.origin}, ${forged.relyingParty}: ${status}`)
    count()
  }
  const honest = await passkey.assert({ challenge: await challengeOf(), origin, relyingParty })
  check(
    (await post('/api/login/passkey', { body: { credential: honest } })).status === 200,
    'its own passkey',
  )
})

const secrets = onEach('secrets in logs, mails and tables', async (context, kind) => {
  const { check, count } = context
  const { server, post, link } = await open(context, kind)
  const { database } = server
  const username = await addAccount(database)
  const response = await post('/api/login', { body: { username, password } })
  const token = /session=([^;]+)/.exec(cookiesOf(response))?.[1] ?? ''
  const key = await link({ kind: 'password-reset', subject: username })
  const newPassword = 'the ledger of next year'
  await post('/api/login', { body: { username, password: 'a secret of somebody' } })
  await post('/api/password-reset', { body: { username } })
  await sendPasswordResets({
    config: { environment: 'test' } as never,
    database,
    clock: () => new Date(),
    practice: { name: 'Testing & Co', email: 'office@testing.example' },
    pages: new Set(),
    sections: [],
    ports,
    files: {} as never,
  })
  await post('/api/password-reset/complete', { key, body: { newPassword } })
  const tables = ['users', 'sessions', 'accountLinks', 'accountLinkKeys', 'auditQueue', 'outbox'] as const
  const rows = await Promise.all(
    tables.map(async (table) => JSON.stringify(await database.selectFrom(table).selectAll().execute())),
  )
  const everything = [...rows, ...server.logged]
  for (const [name, value] of Object.entries({ password, token, key, newPassword })) {
    check(value.length > 8, `no ${name}`)
    check(!everything.some((text) => text.includes(value)), `the ${name} is stored or logged`)
    count()
  }
  check(!server.logged.some((line) => line.includes(username)), 'the user name is logged')
  check(accountMessages.passwordCommon.length > 0, 'no messages')
})

export const accountTrials: Trial[] = [
  ...tokens,
  ...crossSite,
  ...guesses,
  ...timing,
  ...revocation,
  ...lastSuperAdmin,
  ...links,
  ...identity,
  ...secondFactor,
  ...passkeys,
  ...secrets,
]
