/** Calls of the endpoints of accounts, which prepare tests. */
import type { AccountSession, ManagedUser } from '../accounts/schema.ts'
import { endpoints, fillPath } from '../index.ts'
import type { Endpoint, ResultOf, Role } from '../index.ts'
import { oneTimeCode, STEP_MS } from './one-time-code.ts'
import { requestTo } from './requests.ts'
import type { Sender } from './requests.ts'
import type { TestCaller } from './sample.ts'
import { createSoftwarePasskey } from './software-passkey.ts'
import type { Ceremony, SoftwarePasskey } from './software-passkey.ts'
import { accountPassword } from './target.ts'
import type { ConformanceTarget, NewAccount } from './target.ts'

/** The targets of the tests of accounts. Each test begins at the time of `time`. */
export interface AccountTargets {
  /** With open registration. */
  readonly target: () => ConformanceTarget
  /** With closed registration and a second factor required for staff. */
  readonly strictTarget: () => ConformanceTarget
}

/** A caller without a session. */
export const visitor: TestCaller = { username: '', cookie: '' }

/** Adds an account and opens a session. */
export async function addCaller(target: ConformanceTarget, account: NewAccount = {}): Promise<TestCaller> {
  const username = await target.addAccount(account)
  return { username, cookie: await target.addSession(username) }
}

let names = 0

/** A user name that no other test has. */
export const newUsername = () => `lakshmi.${++names}.${crypto.randomUUID().slice(0, 8)}`

export const newPassword = 'a ledger with red cloth'

export interface SentCall extends Sender {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A call as a page of the site sends it. */
export function sendCall(
  target: ConformanceTarget,
  endpoint: Endpoint,
  { params = {}, body, headers, ...sender }: SentCall = {},
): Promise<Response> {
  const request = requestTo(endpoint, body, { origin: target.origin, ...sender })
  return target.fetch(fillPath(endpoint.path, params), {
    ...request,
    headers: { ...request.headers, ...headers },
  })
}

/** The cookies that a response sets, as a `Cookie` header. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

/** Sends a call that must succeed. @throws Error if it does not */
export async function succeed<E extends Endpoint>(
  target: ConformanceTarget,
  endpoint: E,
  sent?: SentCall,
): Promise<{ readonly body: ResultOf<E>; readonly cookie: string; readonly response: Response }> {
  const response = await sendCall(target, endpoint, sent)
  const text = await response.text()
  if (!response.ok) throw new Error(`${endpoint.name} responded with ${response.status}: ${text}`)
  const schema = endpoint.schema.responses[response.status]
  const body = schema ? schema.parse(endpoint.file ? text : JSON.parse(text)) : undefined
  return { body: body as ResultOf<E>, cookie: cookiesOf(response), response }
}

/** The status of a call for the user of a session. */
export const statusOfUser = async (target: ConformanceTarget, cookie: string): Promise<number> =>
  (await sendCall(target, endpoints.getUser, { cookie })).status

/** The user's sessions, the newest first. */
export const sessionsOf = async (
  target: ConformanceTarget,
  { cookie }: Pick<TestCaller, 'cookie'>,
): Promise<readonly AccountSession[]> =>
  (await succeed(target, endpoints.listSessions, { cookie })).body.sessions

/** The user names of all enabled super_admins. */
export async function superAdminsOf(
  target: ConformanceTarget,
  { cookie }: Pick<TestCaller, 'cookie'>,
): Promise<readonly string[]> {
  const found: string[] = []
  let after = ''
  for (let hasMore = true; hasMore;) {
    const { body } = await succeed(target, endpoints.listUsers, { cookie, params: { limit: '100', after } })
    const isSuperAdmin = ({ user, disabledAt }: ManagedUser) =>
      user.role === 'super_admin' && disabledAt === null
    found.push(...body.users.filter(isSuperAdmin).map(({ user }) => user.username))
    after = body.users.at(-1)?.user.username ?? ''
    hasMore = body.hasMore
  }
  return found
}

/** Where a passkey is made or used: the site that the options name. */
export const ceremonyOf = (options: Readonly<Record<string, unknown>>): Ceremony => {
  const { challenge, rpId, rp } = options as { challenge: string; rpId?: string; rp?: { id: string } }
  const relyingParty = rpId ?? rp?.id ?? ''
  return { challenge, origin: `http://${relyingParty}`, relyingParty }
}

export const startPasskeyOf = async (target: ConformanceTarget, cookie: string): Promise<Ceremony> =>
  ceremonyOf((await succeed(target, endpoints.startPasskey, { cookie, body: ownPassword })).body)

export const startPasskeyLogInOf = async (target: ConformanceTarget): Promise<Ceremony> =>
  ceremonyOf((await succeed(target, endpoints.startPasskeyLogIn)).body)

export const ownPassword = { password: accountPassword }

export interface EnrolledPasskey {
  readonly passkey: SoftwarePasskey
  readonly recoveryCodes: readonly string[]
  /** Of the session, which is a new one after the first second factor. */
  readonly cookie: string
}

export async function addPasskeyTo(
  target: ConformanceTarget,
  { cookie }: Pick<TestCaller, 'cookie'>,
): Promise<EnrolledPasskey> {
  const passkey = await createSoftwarePasskey()
  const credential = await passkey.create(await startPasskeyOf(target, cookie))
  const added = await succeed(target, endpoints.addPasskey, { cookie, body: { name: 'Laptop', credential } })
  return { passkey, recoveryCodes: added.body.recoveryCodes, cookie: added.cookie || cookie }
}

export interface EnrolledCodes {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  /** As of `EnrolledPasskey`. */
  readonly cookie: string
}

/** Turns one-time codes on with the code before that of `now`, so that the code of `now` is unused. */
export async function addCodesTo(
  target: ConformanceTarget,
  { cookie }: Pick<TestCaller, 'cookie'>,
  now: Date,
): Promise<EnrolledCodes> {
  const { secret } = (await succeed(target, endpoints.startTotp, { cookie, body: ownPassword })).body
  const code = await oneTimeCode(secret, new Date(now.getTime() - STEP_MS))
  const added = await succeed(target, endpoints.confirmTotp, { cookie, body: { code } })
  return { secret, recoveryCodes: added.body.recoveryCodes, cookie: added.cookie || cookie }
}

/** Signs in with the password of an account that has a second factor. @returns the cookie of the next step. */
export async function startLogIn(target: ConformanceTarget, username: string): Promise<string> {
  const { cookie, response } = await succeed(target, endpoints.logIn, { body: { username, ...ownPassword } })
  if (response.status !== 202) throw new Error('The account has no second factor.')
  return cookie
}

export const registrationOf = (username: string) => ({
  username,
  fullName: 'Lakshmi Rao',
  email: `${username}@example.in`,
  password: newPassword,
})

/** Registers a visitor. @returns the key of the link that confirms the e-mail address. */
export async function registerOne(target: ConformanceTarget, username: string): Promise<string> {
  await succeed(target, endpoints.register, { body: registrationOf(username) })
  return target.linkKey('email-confirmation', username)
}

export async function requestReset(target: ConformanceTarget, username: string): Promise<string> {
  await succeed(target, endpoints.requestPasswordReset, { body: { username } })
  return target.linkKey('password-reset', username)
}

export interface Invitee {
  readonly fullName?: string
  readonly email?: string
  readonly role?: Role
}

/** Invites a person. @param by whose session; a new admin's by default */
export async function invite(
  target: ConformanceTarget,
  { fullName = 'Lakshmi Rao', email = `${newUsername()}@example.in`, role = 'client' }: Invitee = {},
  by?: TestCaller,
): Promise<{ readonly id: string; readonly key: string }> {
  const { cookie } = by ?? (await addCaller(target, { role: role === 'super_admin' ? role : 'admin' }))
  const { body } = await succeed(target, endpoints.inviteUser, { cookie, body: { fullName, email, role } })
  return { id: body.id, key: await target.linkKey('invitation', body.id) }
}

/** Starts the recovery of an account. @param by whose session; a new admin's by default */
export async function startRecoveryOf(
  target: ConformanceTarget,
  username: string,
  by?: TestCaller,
  email = `${username}@new.example.in`,
): Promise<void> {
  const { cookie } = by ?? (await addCaller(target, { role: 'admin' }))
  await succeed(target, endpoints.startRecovery, { cookie, params: { username }, body: { email } })
}
