/** Accounts, sessions and requests for tests of the server. */
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Role } from '@anupalan/server/contract'
import type { AccountLinkKind } from '@anupalan/server/contract/accounts/links'
import type { Context } from '../platform/context.ts'
import { store } from '../platform/database/database.ts'
import type { Database } from '../platform/database/database.ts'
import { addKey } from '../features/accounts/links.ts'
import { hashPassword } from '../features/accounts/passwords.ts'
import { lifetimeOf } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { findUser, insertUser } from '../features/accounts/queries.ts'
import { sendPasswordResets } from '../features/accounts/reset-password.ts'
import { findOpenRecovery } from '../features/accounts/staff/recoveries-queries.ts'
import { finishRecoveries } from '../features/accounts/staff/recoveries.ts'
import { createToken, digestOf } from '../platform/database/tokens.ts'

export const password = 'correct horse battery staple'

const hashes = new Map<boolean, Promise<string>>()

/** Hashed once for all accounts. A cheap hash is verified in less than a millisecond. */
function hashOf(isCheap: boolean): Promise<string> {
  const made =
    hashes.get(isCheap) ??
    (isCheap ? hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }) : hashPassword(password))
  hashes.set(isCheap, made)
  return made
}

export interface NewAccount {
  readonly username?: string
  readonly role?: Role
  readonly email?: string
  readonly now?: Date
  /** Whether to hash its password at a low cost, in tests that sign in often and measure no time. */
  readonly isCheap?: boolean
}

/** Adds a confirmed account whose password is `password`. @returns its user name. */
export async function addAccount(
  database: Database,
  {
    username = `u${randomUUID().slice(0, 12)}`,
    role = 'client',
    email,
    now = new Date(),
    isCheap = false,
  }: NewAccount = {},
): Promise<string> {
  const passwordHash = await hashOf(isCheap)
  const at = now.toISOString()
  const isNew = await store(database, (transaction) =>
    insertUser(transaction, {
      username,
      fullName: 'Asha Rao',
      email: email ?? `${username}@example.in`,
      role,
      passwordHash,
      createdAt: at,
      confirmedAt: at,
    }),
  )
  if (!isNew) throw new Error(`There is an account ${username}.`)
  return username
}

export interface NewSession {
  readonly now?: Date
  /** In ms; that of a sign-in by default. */
  readonly lifetime?: number
}

/** Adds a session without signing in. @returns its Cookie header. */
export async function addSession(
  database: Database,
  username: string,
  { now = new Date(), lifetime }: NewSession = {},
): Promise<string> {
  const token = createToken()
  await store(database, async (transaction) => {
    const user = await findUser(transaction, username)
    if (!user) throw new Error(`There is no account ${username}.`)
    const { absolute } = lifetimeOf(user.role)
    await transaction
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        tokenHash: digestOf(token),
        username,
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + (lifetime ?? absolute)).toISOString(),
        device: 'Firefox on Linux',
        network: '192.0.2.0/24',
      })
      .execute()
  })
  return `session=${token}`
}

/**
 * Makes a key of the newest open link of a kind, as a mail that is sent gets one, after the jobs that are due.
 *
 * @param subject a user name; the id of an invitation; of a change of address `<user name>/old` or `<user name>/new`
 * @throws Error if there is no such link
 */
export async function findLinkKey(context: Context, kind: AccountLinkKind, subject: string): Promise<string> {
  await sendPasswordResets(context)
  await finishRecoveries(context)
  const [about = '', side] = subject.split('/')
  return store(context.database, async (transaction) => {
    const recovery = kind === 'recovery-cancellation' ? await findOpenRecovery(transaction, about) : undefined
    const links = await transaction
      .selectFrom('accountLinks')
      .select(['id', 'side'])
      .where('kind', '=', kind)
      .where('subject', '=', recovery?.id ?? about)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', context.clock().toISOString())
      .orderBy('createdAt', 'desc')
      .execute()
    const link = links.find((each) => side === undefined || each.side === side)
    if (!link) throw new Error(`There is no open link ${kind} for ${subject}.`)
    return (await addKey(transaction, link.id)).key
  })
}

/** The cookies that a response sets, as a Cookie header; those that it removes are left out. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

interface Target {
  readonly url: string
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export interface SentCall {
  readonly method?: string
  readonly body?: object
  readonly cookie?: string
  /** Key of a link. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call as a page of this site sends it. */
export const callApi = (
  { url, fetch }: Target,
  path: string,
  { method = 'POST', body, cookie, key, headers = {} }: SentCall = {},
): Promise<Response> =>
  fetch(path, {
    method,
    headers: {
      Origin: url,
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(key !== undefined && { 'Link-Key': key }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
