/** Cases of the problems that accounts have. */
import type { Role } from '../index.ts'
import { endpoints, linkKeyHeader, readPath, roles } from '../index.ts'
import {
  addCaller,
  addPasskeyTo,
  invite,
  newUsername,
  registrationOf,
  requestReset,
  sendCall,
  startPasskeyLogInOf,
  startPasskeyOf,
  startRecoveryOf,
  succeed,
  superAdminsOf,
} from './account-calls.ts'
import { time } from './requests.ts'
import { anyPath, callOf, requestOf, sampleOf } from './samples.ts'
import { createSoftwarePasskey } from './software-passkey.ts'
import { accountPassword } from './target.ts'
import type { ConformanceTarget } from './target.ts'
import { send, sendAsValid } from './problem-case.ts'
import type { ProblemCall, ProblemCases } from './problem-case.ts'

const {
  addPasskey,
  approveRecovery,
  changeRole,
  disableUser,
  finishLogIn,
  inviteUser,
  logIn,
  logOut,
  register,
  stopRecovery,
  withdrawInvitation,
} = endpoints

/** A time at which every link and every pending sign-in has expired. */
const nextYear = '2027-12-01T00:00:00.000Z'

const usernameOf = ({ endpoint, path }: ProblemCall) => readPath(endpoint.path, path).username ?? ''

/** With another key, also none. */
function sendWithKey(target: ConformanceTarget, call: ProblemCall, key: string | undefined) {
  const request = requestOf({ ...call, ...(key !== undefined && { key }) })
  const { [linkKeyHeader]: _key, ...keyless } = request.headers
  return target.fetch(call.path, { ...request, headers: key === undefined ? keyless : request.headers })
}

/** The endpoints of users that refuse also the caller's own account. */
const isForOthersOnly = ({ endpoint }: ProblemCall) =>
  !['sendPasswordReset', 'listUserSessions', 'endUserSessions'].includes(endpoint.name)

/** The path of a call about what is another caller's. */
const foreignPaths = new WeakMap<ProblemCall, string>()

export const accountProblemCases = {
  notSignedIn: {
    async send(call, target) {
      const ended = (await addCaller(target)).cookie
      await succeed(target, logOut, { cookie: ended })
      const forged = ended.replace(/=.*/, `=${'A'.repeat(43)}`)
      const cookies = ['', forged, ended, `${ended}A`, 'session=', '__Host-session=x']
      return Promise.all(cookies.map((cookie) => send(target, { ...call, cookie })))
    },
  },

  forbidden: {
    async send(call, target) {
      const { access } = call.endpoint
      const others = roles.filter((role) => typeof access !== 'string' && !access.includes(role))
      const callers = await Promise.all(others.map((role) => addCaller(target, { role })))
      return Promise.all(callers.map(({ cookie }) => send(target, { ...call, cookie })))
    },
  },

  secondFactorNeeded: {
    isStrict: true,
    isUnprepared: true,
    async send(call, target) {
      const staff: readonly Role[] = ['readonly', 'admin', 'super_admin']
      const callers = await Promise.all(staff.map((role) => addCaller(target, { role })))
      return Promise.all(callers.map(({ cookie }) => send(target, { ...call, cookie })))
    },
  },

  // What does not exist, and what is another caller's.
  notFound: {
    async prepare(call, target) {
      if (!call.endpoint.isOwned) return
      const { path } = await callOf(call.endpoint, target, await addCaller(target))
      foreignPaths.set(call, path)
    },
    send(call, target) {
      const paths = [anyPath(call.endpoint), foreignPaths.get(call) ?? []].flat()
      return Promise.all(paths.map((path) => send(target, { ...call, path })))
    },
  },

  wrongCredentials: {
    async send(_call, target) {
      const email = `${newUsername()}@example.in`
      const [username, one, disabled] = await Promise.all([
        target.addAccount(),
        target.addAccount({ email }),
        target.addAccount(),
        target.addAccount({ email: email.toUpperCase() }),
      ])
      const { cookie } = await addCaller(target, { role: 'admin' })
      await succeed(target, disableUser, { cookie, params: { username: disabled } })
      const password = accountPassword
      const tries = [
        { username: newUsername(), password },
        { username, password: `${password} ` },
        { username, password: password.toUpperCase() },
        { username: one, password: newUsername() },
        // The address of two accounts.
        { username: email, password },
        { username: disabled, password },
      ]
      return Promise.all(tries.map((body) => sendCall(target, logIn, { body })))
    },
  },

  emailUnconfirmed: {
    async send(_call, target) {
      const registration = registrationOf(newUsername())
      await succeed(target, register, { body: registration })
      const { username, email, password } = registration
      return Promise.all(
        [username, email].map((name) => sendCall(target, logIn, { body: { username: name, password } })),
      )
    },
  },

  signInExpired: {
    async send(call, target) {
      if (call.endpoint.name !== finishLogIn.name) {
        // Nothing was started.
        const { cookie } = await addCaller(target)
        return [await send(target, { ...call, cookie })]
      }
      const { cookie = '' } = call
      const forged = cookie.replace(/=.*/, `=${'A'.repeat(43)}`)
      const early = await Promise.all(['', forged].map((each) => send(target, { ...call, cookie: each })))
      time.set(nextYear)
      return [...early, await send(target, call)]
    },
  },

  passkeyRefused: {
    async send(call, target) {
      const isLogIn = call.endpoint.name !== addPasskey.name
      const caller = await addCaller(target)
      const own = isLogIn ? await addPasskeyTo(target, caller) : undefined
      const cookie = own?.cookie ?? caller.cookie
      const passkey = own?.passkey ?? (await createSoftwarePasskey())
      const stranger = await createSoftwarePasskey()
      const begin = () => (isLogIn ? startPasskeyLogInOf(target) : startPasskeyOf(target, cookie))
      const sign = async (change: object = {}, by = passkey) => {
        const ceremony = { ...(await begin()), ...change }
        return isLogIn ? by.assert(ceremony) : by.create(ceremony)
      }
      const credentials = [
        { id: passkey.id },
        { id: passkey.id, response: { clientDataJSON: 'x' } },
        await sign({ challenge: 'AAAA' }),
        await sign({ origin: 'https://elsewhere.example' }),
        await sign({ relyingParty: 'elsewhere.example' }),
        await sign({ isUserVerified: false }),
        ...(isLogIn ? [await sign({}, stranger)] : []),
      ]
      const body = (credential: object) => (isLogIn ? { credential } : { name: 'Laptop', credential })
      return Promise.all(credentials.map((each) => send(target, { ...call, cookie, body: body(each) })))
    },
  },

  linkInvalid: {
    async send(call, target) {
      const { endpoint, key = '', path } = call
      const ofAnother = async () => {
        const isReset = endpoint.path.includes('password-reset')
        return isReset ? (await invite(target)).key : requestReset(target, await target.addAccount())
      }
      const keys = [
        undefined,
        '',
        key.slice(0, -1),
        `${key}A`,
        `A${key}`,
        key.toUpperCase() === key ? key.toLowerCase() : key.toUpperCase(),
        // Of another kind of link.
        await ofAnother(),
      ]
      const wrong = await Promise.all(keys.map((each) => sendWithKey(target, call, each)))
      // Proxies log URLs and browsers keep them: a key in the URL is ignored.
      const inUrl = await sendWithKey(target, { ...call, path: `${path}?key=${key}` }, undefined)
      const fresh = await callOf(endpoint, target, call.caller)
      if (endpoint.method !== 'GET') expectSuccess(await send(target, call))
      const used = endpoint.method === 'GET' ? [] : [await send(target, call)]
      // Sessions expire as well: the caller signs in again.
      const { cookie = '', caller } = call
      time.set(nextYear)
      const later = cookie && { cookie: await target.addSession(caller.username) }
      return [...wrong, inUrl, ...used, await send(target, { ...fresh, ...later })]
    },
  },

  lastSecondFactor: { isStrict: true, as: 'readonly', send: sendAsValid },

  lastSuperAdmin: {
    as: 'super_admin',
    // Whoever may change a super_admin is one too: only two calls at the same time can cause it there.
    except: ['changeRole', 'disableUser'],
    async prepare({ caller: { username, cookie } }, target) {
      const others = (await superAdminsOf(target, { cookie })).filter((each) => each !== username)
      for (const other of others)
        await succeed(target, changeRole, { cookie, params: { username: other }, body: { role: 'client' } })
    },
    send: sendAsValid,
  },

  invitationEnded: {
    async send(call, target) {
      const { cookie = '', endpoint, path } = call
      const { id = '' } = readPath(endpoint.path, path)
      await succeed(target, withdrawInvitation, { cookie, params: { id } })
      const accepted = await invite(target)
      const { username, cookie: theirs } = await addCaller(target)
      await succeed(target, endpoints.joinInvitation, { cookie: theirs, key: accepted.key })
      expectSuccess(await sendCall(target, endpoints.getUser, { cookie: theirs }), username)
      const other = path.replace(/[\da-f-]{36}/, accepted.id)
      return Promise.all([path, other].map((each) => send(target, { ...call, path: each })))
    },
  },

  userProtected: {
    as: 'admin',
    async send(call, target) {
      const { endpoint, path, caller } = call
      const { name } = endpoint
      if (name === inviteUser.name || name === changeRole.name) {
        const raised = { ...call, body: { ...sampleOf(endpoint).body, role: 'super_admin' } }
        if (name === inviteUser.name) return [await send(target, raised)]
        return Promise.all(
          [raised, ...(await protectedCalls(call, target))].map((each) => send(target, each)),
        )
      }
      if (!endpoint.path.includes(':username')) {
        const { id } = await invite(target, { role: 'super_admin' })
        const other = path.replace(/[\da-f-]{36}/, id)
        return [await send(target, { ...call, path: other })]
      }
      expectSuccess(await sendCall(target, endpoints.getUser, { cookie: caller.cookie }))
      return Promise.all((await protectedCalls(call, target)).map((each) => send(target, each)))
    },
  },

  recoveryOpen: {
    prepare: (call, target) => startRecoveryOf(target, usernameOf(call)),
    send: sendAsValid,
  },

  recoveryMissing: {
    async send(call, target) {
      const { endpoint, caller } = call
      const sent = { cookie: caller.cookie, params: { username: usernameOf(call) } }
      const approved = endpoint.name === approveRecovery.name
      if (approved) await succeed(target, approveRecovery, sent)
      else await succeed(target, stopRecovery, sent)
      const done = await send(target, call)
      const never = fill(call, await target.addAccount())
      return [done, await send(target, { ...call, path: never })]
    },
  },

  secondPersonNeeded: {
    async send(call, target) {
      const username = await target.addAccount()
      await startRecoveryOf(target, username, call.caller)
      return [await send(target, { ...call, path: fill(call, username) })]
    },
  },
} satisfies ProblemCases

/** The path of a call for another user. */
const fill = (call: ProblemCall, username: string) => call.path.replace(usernameOf(call), username)

/** Calls about a super_admin, and about the caller unless that is allowed. */
async function protectedCalls(call: ProblemCall, target: ConformanceTarget): Promise<ProblemCall[]> {
  const superAdmin = await target.addAccount({ role: 'super_admin' })
  const users = [superAdmin, ...(isForOthersOnly(call) ? [call.caller.username] : [])]
  return users.map((username) => ({ ...call, path: fill(call, username) }))
}

function expectSuccess(response: Response, about = ''): void {
  if (!response.ok) throw new Error(`A valid call ${about} responded with ${response.status}.`)
}
