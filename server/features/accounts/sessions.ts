/** Sessions: random tokens in a cookie, whose hashes are stored. */
import { randomUUID } from 'node:crypto'
import type { User } from '@anupalan/server/contract'
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { isHttps } from '../../platform/config/config.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { sessionCookie } from '../../platform/http/cookies.ts'
import type { Cookie } from '../../platform/http/cookies.ts'
import type { Browser } from '../../platform/http/handlers.ts'
import type { Authenticate } from '../../platform/http/sessions.ts'
import { deviceOf } from '@anupalan/server/contract/accounts/device'
import {
  KNOWN_DEVICE_MS,
  lifetimeOf,
  SEEN_INTERVAL_MS,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { toUser } from './queries.ts'
import type { StoredUser } from './queries.ts'
import { createToken, digestOf } from '../../platform/database/tokens.ts'

/** The part of a call that opens a session. */
export interface SessionCall {
  readonly browser: Browser
  readonly network: string
}

/** Cookie that makes a browser known after a sign-in, also when the session has ended. */
const deviceCookie = (config: Config) => (isHttps(config) ? '__Host-device' : 'device')

/** Finds the user of a token, with one query, which is compiled once: it runs at every request of a signed-in user. */
export const createAuthenticate = ({ config, database, clock }: Context): Authenticate => {
  const query = findSession(database, '').compile()
  return async (token) => {
    const now = clock()
    const ofToken: typeof query = { ...query, parameters: [digestOf(token)] }
    const [row] = (await load(database, (reading) => reading.executeQuery(ofToken))).rows
    if (!row || row.disabledAt !== null || row.confirmedAt === null) return null
    const { idle } = lifetimeOf(row.role)
    const unseen = now.getTime() - Date.parse(row.lastSeenAt)
    if (row.expiresAt <= now.toISOString() || unseen >= idle) return null
    if (unseen >= SEEN_INTERVAL_MS) await markSeen(database, row.id, now)
    return toUser(config, row)
  }
}

const findSession = (database: Database, tokenHash: string) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.username', 'sessions.username')
    .selectAll('users')
    .select(['sessions.id', 'sessions.lastSeenAt', 'sessions.expiresAt'])
    .select((row) =>
      row
        .selectFrom('passkeys')
        .whereRef('passkeys.username', '=', 'users.username')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeyCount'),
    )
    .where('sessions.tokenHash', '=', tokenHash)

async function markSeen(database: Database, id: string, now: Date): Promise<void> {
  await store(database, (transaction) =>
    transaction.updateTable('sessions').set({ lastSeenAt: now.toISOString() }).where('id', '=', id).execute(),
  )
}

export const currentTokenHash = (config: Config, { cookie }: Browser): string | undefined => {
  const token = cookie(sessionCookie(isHttps(config)))
  return token === undefined || token === '' ? undefined : digestOf(token)
}

export interface OpenedSession {
  readonly cookies: readonly Cookie[]
  /** Whether the user has never signed in with this browser. */
  readonly isNewDevice: boolean
}

/**
 * Opens a session with a new token, and ends the one that the browser had: a token that was there before a sign-in
 * never becomes valid by it (session fixation).
 */
export async function openSession(
  transaction: Transaction,
  { config, clock }: Context,
  user: Pick<StoredUser, 'username' | 'role'>,
  { browser, network }: SessionCall,
): Promise<OpenedSession> {
  const now = clock()
  const token = createToken()
  const expires = new Date(now.getTime() + lifetimeOf(user.role).absolute)
  const previous = currentTokenHash(config, browser)
  if (previous) await transaction.deleteFrom('sessions').where('tokenHash', '=', previous).execute()
  await transaction
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      tokenHash: digestOf(token),
      username: user.username,
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: expires.toISOString(),
      device: deviceOf(browser.userAgent),
      network,
    })
    .execute()
  const device = await rememberDevice(transaction, config, user.username, browser, now)
  return {
    isNewDevice: device.isNew,
    cookies: [
      { name: sessionCookie(isHttps(config)), value: token, isReadable: false, expires },
      { name: signedInHint, value: '1', isReadable: true, expires },
      device.cookie,
    ],
  }
}

async function rememberDevice(
  transaction: Transaction,
  config: Config,
  username: string,
  { cookie }: Browser,
  now: Date,
): Promise<{ readonly isNew: boolean; readonly cookie: Cookie }> {
  const name = deviceCookie(config)
  const sent = cookie(name)
  const token = sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : createToken()
  const digest = digestOf(token, username)
  const known = await transaction
    .updateTable('knownDevices')
    .set({ lastSeenAt: now.toISOString() })
    .where('digest', '=', digest)
    .returning('digest')
    .executeTakeFirst()
  if (!known)
    await transaction
      .insertInto('knownDevices')
      .values({ digest, username, lastSeenAt: now.toISOString() })
      .execute()
  return {
    isNew: known === undefined,
    cookie: {
      name,
      value: token,
      isReadable: false,
      expires: new Date(now.getTime() + KNOWN_DEVICE_MS),
    },
  }
}

/** Ends every session of a user, or every other one than that of a token. */
export async function endSessions(
  transaction: Transaction,
  username: string,
  exceptTokenHash?: string,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('username', '=', username)
    .$if(exceptTokenHash !== undefined, (query) => query.where('tokenHash', '<>', exceptTokenHash!))
    .execute()
  await transaction.deleteFrom('pendingSignIns').where('username', '=', username).execute()
}

/** A user's sessions that have not ended, the newest first. */
export async function findSessions(
  database: Database,
  user: Pick<User, 'username' | 'role'>,
  now: Date,
  currentHash?: string,
) {
  const idleSince = new Date(now.getTime() - lifetimeOf(user.role).idle).toISOString()
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('username', '=', user.username)
    .where('expiresAt', '>', now.toISOString())
    .where('lastSeenAt', '>', idleSince)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id, device, network, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device,
    network,
    createdAt,
    lastSeenAt,
    isCurrent: tokenHash === currentHash,
  }))
}
