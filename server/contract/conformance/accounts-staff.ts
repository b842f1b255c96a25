import { describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import type { Role } from '../index.ts'
import {
  addCaller,
  newUsername,
  ownPassword,
  sendCall,
  sessionsOf,
  statusOfUser,
  succeed,
  superAdminsOf,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'

const {
  changeRole,
  deleteAccount,
  disableUser,
  enableUser,
  endUserSessions,
  getUser,
  listUsers,
  listUserSessions,
  logIn,
  sendPasswordReset,
  updateAccount,
} = endpoints

export function describeStaff({ target }: AccountTargets) {
  describe('management of users', () => {
    const admin = () => addCaller(target(), { role: 'admin' })
    const status = (cookie: string) => statusOfUser(target(), cookie)
    const signIn = (username: string) => sendCall(target(), logIn, { body: { username, ...ownPassword } })

    test('users are listed by user name in pages, and found by part of a name or an address', async () => {
      const { cookie } = await admin()
      const part = newUsername()
      const users = ['c', 'a', 'b'].map((letter) => `${part}.${letter}`)
      for (const username of users) await target().addAccount({ username })
      const list = async (params: Record<string, string>) => {
        const { body } = await succeed(target(), listUsers, { cookie, params })
        return { names: body.users.map(({ user }) => user.username), hasMore: body.hasMore }
      }
      const [one, two, three] = users.toSorted((left, right) => (left < right ? -1 : 1))
      expect(await list({ search: part.toUpperCase(), limit: '2' })).toEqual({
        names: [one, two],
        hasMore: true,
      })
      expect(await list({ search: part, limit: '2', after: two! })).toEqual({
        names: [three],
        hasMore: false,
      })
      expect(await list({ search: `${three}@EXAMPLE.in` })).toEqual({ names: [three], hasMore: false })
      // No wildcards.
      expect(await list({ search: part.replace('.', '_') })).toEqual({ names: [], hasMore: false })
      expect(await list({ search: '%' })).toEqual({ names: [], hasMore: false })
      const { body } = await succeed(target(), listUsers, { cookie, params: { search: one! } })
      expect(body.users).toEqual([
        {
          user: expect.objectContaining({ username: one, role: 'client' }),
          createdAt: '2026-11-23T04:00:00.000Z',
          confirmedAt: '2026-11-23T04:00:00.000Z',
          disabledAt: null,
          lastSeenAt: null,
          hasSecondFactor: false,
          recovery: null,
        },
      ])
    })

    test('an account is found by the words of its name and by the domain, and after a change by the new name alone', async () => {
      const { cookie } = await admin()
      const [former, next, domain] = [newUsername(), newUsername(), newUsername()]
      const { username, cookie: theirs } = await addCaller(target(), { email: `asha@${domain}.example.in` })
      const find = async (search: string) =>
        (await succeed(target(), listUsers, { cookie, params: { search } })).body.users.map(
          ({ user }) => user.username,
        )
      const rename = (fullName: string) =>
        succeed(target(), updateAccount, { cookie: theirs, body: { fullName } })
      await rename(`Asha ${former} Rao`)
      for (const search of [domain, former, ` ${former.toUpperCase()}  rao`, `asha ${former}`])
        expect(await find(search), search).toEqual([username])
      expect(await find(former.slice(1))).toEqual([])
      await rename(`Asha ${next} Rao`)
      expect(await find(former)).toEqual([])
      expect(await find(next)).toEqual([username])
    })

    test('the staff alone is listed on request', async () => {
      const { cookie } = await admin()
      const part = newUsername()
      const roles = { [`${part}.a`]: 'client', [`${part}.b`]: 'readonly', [`${part}.c`]: 'admin' } as const
      for (const [username, role] of Object.entries(roles)) await target().addAccount({ username, role })
      const { body } = await succeed(target(), listUsers, { cookie, params: { search: part, kind: 'staff' } })
      expect(body.users.map(({ user }) => user.username)).toEqual([`${part}.b`, `${part}.c`])
    })

    test('a role that changes counts from the next request: every session ends', async () => {
      const { cookie } = await admin()
      const { username, cookie: theirs } = await addCaller(target(), { role: 'admin' })
      const change = async (role: Role) =>
        (await succeed(target(), changeRole, { cookie, params: { username }, body: { role } })).body.user.role
      // Unchanged, the session goes on.
      expect(await change('admin')).toBe('admin')
      expect(await status(theirs)).toBe(200)
      expect(await change('readonly')).toBe('readonly')
      expect(await status(theirs)).toBe(401)
      const again = await target().addSession(username)
      expect((await succeed(target(), getUser, { cookie: again })).body.role).toBe('readonly')
      await expectProblem(await sendCall(target(), listUsers, { cookie: again }), 'forbidden')
    })

    test('a disabled user has no session and does not sign in, until enabled', async () => {
      const { cookie } = await admin()
      const { username, cookie: theirs } = await addCaller(target())
      const disabled = await succeed(target(), disableUser, { cookie, params: { username } })
      expect(disabled.body.disabledAt).toBe('2026-11-23T04:00:00.000Z')
      expect(await status(theirs)).toBe(401)
      expect(await status(await target().addSession(username))).toBe(401)
      await expectProblem(await signIn(username), 'wrongCredentials')
      const enabled = await succeed(target(), enableUser, { cookie, params: { username } })
      expect(enabled.body.disabledAt).toBeNull()
      expect((await signIn(username)).status).toBe(200)
    })

    test('sessions of a user are listed and ended', async () => {
      const { cookie } = await admin()
      const theirs = await addCaller(target())
      const { username } = theirs
      const { sessions } = (await succeed(target(), listUserSessions, { cookie, params: { username } })).body
      const own = await sessionsOf(target(), theirs)
      expect(sessions).toEqual(own.map((session) => ({ ...session, isCurrent: false })))
      await succeed(target(), endUserSessions, { cookie, params: { username } })
      expect([await status(theirs.cookie), await status(cookie)]).toEqual([401, 200])
    })

    test('a link to reset the password is sent to the user, and not shown to the staff', async () => {
      const { cookie } = await admin()
      const username = await target().addAccount()
      const before = await target().queuedMails()
      const { response } = await succeed(target(), sendPasswordReset, { cookie, params: { username } })
      expect(response.status).toBe(204)
      expect((await target().queuedMails()) - before).toBe(1)
      expect(await target().linkKey('password-reset', username)).toMatch(/\w/)
    })

    test('the last super_admin stays, also if others are disabled or have another role', async () => {
      const { username, cookie } = await addCaller(target(), { role: 'super_admin' })
      const second = await addCaller(target(), { role: 'super_admin' })
      const kept = [username, second.username]
      const others = (await superAdminsOf(target(), { cookie })).filter((each) => !kept.includes(each))
      for (const other of others)
        await succeed(target(), disableUser, { cookie, params: { username: other } })
      const demote = (name: string) =>
        sendCall(target(), changeRole, { cookie, params: { username: name }, body: { role: 'admin' } })
      expect((await demote(second.username)).status).toBe(200)

      const erase = () => sendCall(target(), deleteAccount, { cookie, body: ownPassword })
      await expectProblem(await erase(), 'lastSuperAdmin')
      await expectProblem(await demote(username), 'userProtected')
      const disable = await sendCall(target(), disableUser, { cookie, params: { username } })
      await expectProblem(disable, 'userProtected')
      expect((await succeed(target(), getUser, { cookie })).body.role).toBe('super_admin')
      await target().addAccount({ role: 'super_admin' })
      expect((await erase()).status).toBe(204)
    })
  })
}
