/** Sessions: random tokens in a cookie. */
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import type { AccountSession } from '@anupalan/server/contract/accounts/schema'
import type { Browser, Cookie } from '../../mock-feature.ts'
import { instantOf } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { deviceOf } from '@anupalan/server/contract/accounts/device'
import { KNOWN_DEVICE_MS, lifetimeOf } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import type { StoredAccount, StoredSession } from './state.ts'
import { createId, createToken } from './tokens.ts'

const sessionCookie = 'session'

/** Cookie that makes a browser known after a sign-in, also when the session has ended. */
const deviceCookie = 'device'

/** The network of an address, /24: all calls come from this computer. */
const NETWORK = '127.0.0.0/24'

/** Removes both cookies of a session. */
export const noSession = (): Cookie[] => [
  { name: sessionCookie, value: null, isReadable: false },
  { name: signedInHint, value: null, isReadable: true },
]

export const currentToken = ({ cookie }: Browser): string => cookie(sessionCookie) ?? ''

export const sessionHeader = (token: string) => `${sessionCookie}=${token}`

/** Whether a session has neither expired nor been idle for too long. */
export function isSessionOpen(
  world: AccountsWorld,
  { expiresAt, lastSeenAt }: StoredSession,
  role: StoredAccount['role'],
): boolean {
  return expiresAt > instantOf(world) && lastSeenAt > instantOf(world, -lifetimeOf(role).idle)
}

/** @returns the token of a new session. */
export function addSession(
  world: AccountsWorld,
  { username, role }: Pick<StoredAccount, 'username' | 'role'>,
  userAgent: string,
): string {
  const token = createToken()
  world.state.sessions.set(token, {
    id: createId(),
    username,
    createdAt: instantOf(world),
    lastSeenAt: instantOf(world),
    expiresAt: instantOf(world, lifetimeOf(role).absolute),
    device: deviceOf(userAgent),
    network: NETWORK,
  })
  return token
}

export interface OpenedSession {
  readonly cookies: readonly Cookie[]
  /** Whether the user has never signed in with this browser. */
  readonly isNewDevice: boolean
}

/** Opens a session with a new token, and ends the one that the browser had. */
export function openSession(
  world: AccountsWorld,
  account: Pick<StoredAccount, 'username' | 'role'>,
  browser: Browser,
): OpenedSession {
  world.state.sessions.delete(currentToken(browser))
  const token = addSession(world, account, browser.userAgent)
  const expires = new Date(instantOf(world, lifetimeOf(account.role).absolute))
  const device = rememberDevice(world, account.username, browser)
  return {
    isNewDevice: device.isNew,
    cookies: [
      { name: sessionCookie, value: token, isReadable: false, expires },
      { name: signedInHint, value: '1', isReadable: true, expires },
      device.cookie,
    ],
  }
}

function rememberDevice(world: AccountsWorld, username: string, { cookie }: Browser) {
  const sent = cookie(deviceCookie)
  const token = sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : createToken()
  const key = `${token} ${username}`
  const isNew = !world.state.knownDevices.has(key)
  world.state.knownDevices.set(key, { username })
  const expires = new Date(instantOf(world, KNOWN_DEVICE_MS))
  return { isNew, cookie: { name: deviceCookie, value: token, isReadable: false, expires } }
}

/** Ends every session of a user, also those whose second factor has not followed yet. */
export function endSessions({ state }: AccountsWorld, username: string): void {
  deleteOf(state.sessions, username)
  deleteOf(state.pendingSignIns, username)
}

/** Deletes what belongs to a user. */
export function deleteOf(map: Map<string, { readonly username: string | null }>, username: string): void {
  for (const [key, each] of map) if (each.username === username) map.delete(key)
}

/** A user's sessions that have not ended, the newest first. */
export const findSessions = (
  world: AccountsWorld,
  { username, role }: Pick<StoredAccount, 'username' | 'role'>,
  current = '',
): AccountSession[] =>
  [...world.state.sessions]
    .filter(([, session]) => session.username === username && isSessionOpen(world, session, role))
    .toReversed()
    .toSorted(([, one], [, other]) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, 100)
    .map(([token, { id, device, network, createdAt, lastSeenAt }]) => ({
      id,
      device,
      network,
      createdAt,
      lastSeenAt,
      isCurrent: token === current,
    }))
