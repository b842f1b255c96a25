import { describe, expect, test } from 'vitest'
import { accountMessages } from '../accounts/rules.ts'
import { endpoints } from '../index.ts'
import {
  addCaller,
  newPassword,
  ownPassword,
  sendCall,
  sessionsOf,
  statusOfUser,
  succeed,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { monday } from './requests.ts'
import { accountPassword } from './target.ts'

const {
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  getAccount,
  logIn,
  updateAccount,
} = endpoints

/** Calls that ask for the password again, and what else they need. */
const passwordCalls = [
  ['changePassword', { newPassword }],
  ['deleteAccount', {}],
  ['requestEmailChange', { email: 'asha.new@example.in' }],
  ['startTotp', {}],
  ['removeTotp', {}],
  ['createRecoveryCodes', {}],
  ['startPasskey', {}],
] as const

export function describeOwnAccount({ target }: AccountTargets) {
  describe('one’s own account', () => {
    const read = async (cookie: string) => (await succeed(target(), getAccount, { cookie })).body
    const status = (cookie: string) => statusOfUser(target(), cookie)

    test('is shown with its second factors', async () => {
      const { username, cookie } = await addCaller(target(), { role: 'readonly' })
      expect(await read(cookie)).toEqual({
        user: { username, fullName: expect.any(String), email: `${username}@example.in`, role: 'readonly' },
        hasTotp: false,
        passkeys: [],
        recoveryCodes: 0,
        requiresSecondFactor: false,
        newEmail: null,
      })
    })

    test.each([
      ['username', 'kavita'],
      ['role', 'super_admin'],
      ['email', 'thief@elsewhere.example'],
      ['disabledAt', '2026-01-01T00:00:00.000Z'],
      ['password', 'another long password'],
      ['user', { role: 'super_admin', email: 'thief@elsewhere.example' }],
      ['__proto__', { role: 'super_admin' }],
    ])('%s in the body of a change of name is ignored', async (field, value) => {
      const { username, cookie } = await addCaller(target())
      const before = await read(cookie)
      const json = `{"fullName": " Asha  Iyer ", ${JSON.stringify(field)}: ${JSON.stringify(value)}}`
      const response = await target().fetch(updateAccount.path, {
        method: updateAccount.method,
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: target().origin },
        body: json,
      })
      const { fullName } = (await response.json()) as { fullName: string }
      expect([response.status, fullName]).toEqual([200, expect.stringMatching(/^Asha +Iyer$/)])
      expect(await read(cookie)).toEqual({ ...before, user: { ...before.user, fullName } })
      expect((await succeed(target(), logIn, { body: { username, ...ownPassword } })).body).toMatchObject({
        role: 'client',
      })
    })

    test('is exported as a file without secrets', async () => {
      const { username, cookie } = await addCaller(target())
      const response = await sendCall(target(), exportAccount, { cookie })
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"')
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({ account: { user: { username } } })
      expect(text).not.toMatch(/hash|secret|argon2/i)
      expect(text).not.toContain(cookie.split('=')[1])
    })

    test.each(passwordCalls)('%s with a wrong password is refused at its field', async (name, more) => {
      const { cookie } = await addCaller(target())
      const response = await sendCall(target(), endpoints[name], {
        cookie,
        body: { ...more, password: 'not this one' },
      })
      expect(await expectProblem(response, 'invalid')).toEqual({ password: accountMessages.passwordWrong })
      expect(await status(cookie)).toBe(200)
    })

    test('a change of password gives a new token and ends every other session', async () => {
      const { username, cookie } = await addCaller(target())
      const elsewhere = await target().addSession(username)
      const before = await target().queuedMails()
      const changed = await succeed(target(), changePassword, {
        cookie,
        body: { ...ownPassword, newPassword },
      })
      expect((await target().queuedMails()) - before).toBe(1)
      expect(await Promise.all([cookie, elsewhere, changed.cookie].map(status))).toEqual([401, 401, 200])
      const signIn = (password: string) => sendCall(target(), logIn, { body: { username, password } })
      await expectProblem(await signIn(accountPassword), 'wrongCredentials')
      expect((await signIn(newPassword)).status).toBe(200)
    })

    test.each([
      ['the same one', accountPassword, accountMessages.passwordSame],
      ['a common one', 'qwertyuiop123', accountMessages.passwordCommon],
    ])('a change of password to %s is refused', async (_what, next, message) => {
      const { cookie } = await addCaller(target())
      const body = { ...ownPassword, newPassword: next }
      const response = await sendCall(target(), changePassword, { cookie, body })
      expect(await expectProblem(response, 'invalid')).toEqual({ newPassword: message })
      expect(await status(cookie)).toBe(200)
    })

    test('sessions are listed by device and ended one by one', async () => {
      const { username, cookie } = await addCaller(target())
      const others = [await target().addSession(username), await target().addSession(username)]
      const sessions = await sessionsOf(target(), { cookie })
      expect(sessions).toHaveLength(3)
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      for (const session of sessions)
        expect(session).toMatchObject({
          device: expect.stringMatching(/\w/),
          createdAt: monday,
          lastSeenAt: monday,
        })
      for (const { id } of sessions.filter(({ isCurrent }) => !isCurrent)) {
        await succeed(target(), endSession, { cookie, params: { id } })
        await expectProblem(await sendCall(target(), endSession, { cookie, params: { id } }), 'notFound')
      }
      expect(await Promise.all([cookie, ...others].map(status))).toEqual([200, 401, 401])
      expect(await sessionsOf(target(), { cookie })).toHaveLength(1)
    })

    test('the session of another is not found, and goes on', async () => {
      const [mine, theirs] = [await addCaller(target()), await addCaller(target())]
      const [{ id } = { id: '' }] = await sessionsOf(target(), theirs)
      const response = await sendCall(target(), endSession, { cookie: mine.cookie, params: { id } })
      await expectProblem(response, 'notFound')
      expect(await status(theirs.cookie)).toBe(200)
    })

    test('all sessions are ended at once, this one too, and no other user’s', async () => {
      const { username, cookie } = await addCaller(target())
      const elsewhere = await target().addSession(username)
      const other = await addCaller(target())
      const { response } = await succeed(target(), endAllSessions, { cookie })
      expect(response.headers.get('Clear-Site-Data')).toBe('"cache"')
      expect(await Promise.all([cookie, elsewhere, other.cookie].map(status))).toEqual([401, 401, 200])
    })

    test('erased, it has no session and does not sign in', async () => {
      const { username, cookie } = await addCaller(target())
      const elsewhere = await target().addSession(username)
      await succeed(target(), deleteAccount, { cookie, body: ownPassword })
      expect(await Promise.all([cookie, elsewhere].map(status))).toEqual([401, 401])
      const response = await sendCall(target(), logIn, { body: { username, ...ownPassword } })
      await expectProblem(response, 'wrongCredentials')
    })
  })
}
