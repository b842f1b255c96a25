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
import type { KnownDevicesTable, SessionsTable } from './tables.ts'
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

/** What is stored when a session opens, and the cookies of its response. */
export interface NewSession {
  readonly session: SessionsTable
  readonly device: KnownDevicesTable
  /** Whether the browser has the token of a device, which may be known for this user. */
  readonly hasDeviceToken: boolean
  /** Hash of the token that the browser had. */
  readonly previous: string | undefined
  readonly cookies: readonly Cookie[]
}

/**
 * A session with a new token. The one that the browser had ends: a token that was there before a sign-in never becomes
 * valid by it (session fixation).
 */
export function createSession(
  { config, clock }: Context,
  { username, role }: Pick<StoredUser, 'username' | 'role'>,
  { browser, network }: SessionCall,
): NewSession {
  const now = clock()
  const at = now.toISOString()
  const token = createToken()
  const expires = new Date(now.getTime() + lifetimeOf(role).absolute)
  const sent = browser.cookie(deviceCookie(config))
  const known = sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : undefined
  const deviceToken = known ?? createToken()
  return {
    session: {
      id: randomUUID(),
      tokenHash: digestOf(token),
      username,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: expires.toISOString(),
      device: deviceOf(browser.userAgent),
      network,
    },
    device: { digest: digestOf(deviceToken, username), username, lastSeenAt: at },
    hasDeviceToken: known !== undefined,
    previous: currentTokenHash(config, browser),
    cookies: [
      { name: sessionCookie(isHttps(config)), value: token, isReadable: false, expires },
      { name: signedInHint, value: '1', isReadable: true, expires },
      {
        name: deviceCookie(config),
        value: deviceToken,
        isReadable: false,
        expires: new Date(now.getTime() + KNOWN_DEVICE_MS),
      },
    ],
  }
}

export async function openSession(
  transaction: Transaction,
  context: Context,
  user: Pick<StoredUser, 'username' | 'role'>,
  call: SessionCall,
): Promise<OpenedSession> {
  const { session, device, previous, cookies } = createSession(context, user, call)
  if (previous) await transaction.deleteFrom('sessions').where('tokenHash', '=', previous).execute()
  await transaction.insertInto('sessions').values(session).execute()
  const known = await transaction
    .updateTable('knownDevices')
    .set({ lastSeenAt: device.lastSeenAt })
    .where('digest', '=', device.digest)
    .returning('digest')
    .executeTakeFirst()
  if (!known) await transaction.insertInto('knownDevices').values(device).execute()
  return { isNewDevice: known === undefined, cookies }
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
