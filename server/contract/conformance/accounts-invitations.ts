import { describe, expect, test } from 'vitest'
import { accountMessages } from '../accounts/rules.ts'
import { endpoints } from '../index.ts'
import type { Role } from '../index.ts'
import {
  addCaller,
  addPasskeyTo,
  invite,
  newPassword,
  newUsername,
  sendCall,
  statusOfUser,
  succeed,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { time } from './requests.ts'

const {
  acceptInvitation,
  changeRole,
  getAccount,
  getInvitation,
  inviteUser,
  joinInvitation,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} = endpoints

export function describeInvitations({ target, strictTarget }: AccountTargets) {
  describe('invitations', () => {
    const accept = (key: string, username = newUsername()) =>
      sendCall(target(), acceptInvitation, {
        key,
        body: { username, fullName: 'Lakshmi Rao', password: newPassword },
      })
    const statusOf = async (id: string) => {
      const { cookie } = await addCaller(target(), { role: 'admin' })
      const { invitations } = (await succeed(target(), listInvitations, { cookie })).body
      return invitations.find((each) => each.id === id)?.status
    }

    test.each<[by: Role, role: Role]>([
      ['admin', 'client'],
      ['admin', 'readonly'],
      ['admin', 'admin'],
      ['super_admin', 'super_admin'],
    ])('by %s makes an account as %s, and signs it in', async (by, role) => {
      const caller = await addCaller(target(), { role: by })
      const person = { fullName: 'Lakshmi Rao', email: `${newUsername()}@example.in`, role }
      const before = await target().queuedMails()
      const { body } = await succeed(target(), inviteUser, {
        cookie: caller.cookie,
        body: person,
      })
      expect((await target().queuedMails()) - before).toBe(1)
      expect(body).toMatchObject({
        ...person,
        invitedBy: caller.username,
        inviterName: 'Asha Rao',
        status: 'sent',
        createdAt: '2026-11-23T04:00:00.000Z',
        expiresAt: '2026-11-30T04:00:00.000Z',
      })
      const key = await target().linkKey('invitation', body.id)
      expect((await succeed(target(), getInvitation, { key })).body).toEqual({
        ...person,
        hasAccount: false,
        suggestedUsername: expect.stringMatching(/^lakshmi\.rao\d*$/),
      })
      const username = newUsername()
      const { body: user, cookie } = await succeed(target(), acceptInvitation, {
        key,
        body: {
          username,
          fullName: 'Lakshmi R.',
          password: newPassword,
          role: 'super_admin',
          email: 'x@y.in',
        },
      })
      expect(user).toEqual({ ...person, username, fullName: 'Lakshmi R.' })
      expect(await statusOfUser(target(), cookie)).toBe(200)
      expect(await statusOf(body.id)).toBe('accepted')
    })

    test('work while registration is closed', async () => {
      const admin = await addCaller(strictTarget(), { role: 'admin' })
      const { cookie } = await addPasskeyTo(strictTarget(), admin)
      const { key } = await invite(strictTarget(), {}, { ...admin, cookie })
      const body = { username: newUsername(), fullName: 'Lakshmi Rao', password: newPassword }
      const { response } = await succeed(strictTarget(), acceptInvitation, { key, body })
      expect(response.status).toBe(201)
    })

    test('a new one voids the older of the same person, not that of another with the same mailbox', async () => {
      const email = `${newUsername()}@example.in`
      const older = await invite(target(), { email })
      const relative = await invite(target(), { email, fullName: 'Ravi Rao' })
      const newer = await invite(target(), { email: email.toUpperCase(), fullName: 'LAKSHMI RAO' })
      await expectProblem(await accept(older.key), 'linkInvalid')
      expect(await statusOf(older.id)).toBe('withdrawn')
      expect((await accept(relative.key)).status).toBe(201)
      expect((await accept(newer.key)).status).toBe(201)
    })

    test('one that is sent again has a new link for seven days, and the older link ends', async () => {
      const { id, key } = await invite(target())
      time.set('2026-12-05T04:00:00.000Z')
      expect(await statusOf(id)).toBe('expired')
      const { cookie } = await addCaller(target(), { role: 'admin' })
      const { body } = await succeed(target(), resendInvitation, { cookie, params: { id } })
      expect(body).toMatchObject({ status: 'sent', expiresAt: '2026-12-12T04:00:00.000Z' })
      await expectProblem(await accept(key), 'linkInvalid')
      expect((await accept(await target().linkKey('invitation', id))).status).toBe(201)
    })

    test('one whose mail is rejected permanently has bounced, and can be sent again or withdrawn', async () => {
      const { id } = await invite(target())
      const other = await invite(target())
      await target().refuseMails(id)
      expect(await statusOf(id)).toBe('bounced')
      expect(await statusOf(other.id)).toBe('sent')
      time.set('2026-12-05T04:00:00.000Z')
      expect(await statusOf(id)).toBe('bounced')

      const { cookie } = await addCaller(target(), { role: 'admin' })
      await succeed(target(), resendInvitation, { cookie, params: { id } })
      expect(await statusOf(id)).toBe('sent')
      expect((await accept(await target().linkKey('invitation', id))).status).toBe(201)
      expect(await statusOf(id)).toBe('accepted')

      await target().refuseMails(other.id)
      await succeed(target(), withdrawInvitation, { cookie, params: { id: other.id } })
      expect(await statusOf(other.id)).toBe('withdrawn')
    })

    test('a withdrawn one ends', async () => {
      const { id, key } = await invite(target())
      const { cookie } = await addCaller(target(), { role: 'admin' })
      await succeed(target(), withdrawInvitation, { cookie, params: { id } })
      await expectProblem(await accept(key), 'linkInvalid')
      await expectProblem(await sendCall(target(), getInvitation, { key }), 'linkInvalid')
      expect(await statusOf(id)).toBe('withdrawn')
    })

    test('those of somebody whose role changes end: they may not have been theirs to make', async () => {
      const admin = await addCaller(target(), { role: 'admin' })
      const { id, key } = await invite(target(), {}, admin)
      const { cookie } = await addCaller(target(), { role: 'super_admin' })
      const { username } = admin
      await succeed(target(), changeRole, { cookie, params: { username }, body: { role: 'readonly' } })
      await expectProblem(await accept(key), 'linkInvalid')
      expect(await statusOf(id)).toBe('withdrawn')
    })

    test('with a user name that is taken or a common password, the link still works', async () => {
      const { key } = await invite(target())
      const taken = await accept(key, await target().addAccount())
      expect(await expectProblem(taken, 'invalid')).toEqual({ username: accountMessages.usernameTaken })
      const common = await sendCall(target(), acceptInvitation, {
        key,
        body: { username: newUsername(), fullName: 'Lakshmi Rao', password: 'password1234' },
      })
      expect(await expectProblem(common, 'invalid')).toEqual({ password: accountMessages.passwordCommon })
      expect((await accept(key)).status).toBe(201)
    })

    test('an existing account joins, and nothing of it is overwritten', async () => {
      const caller = await addCaller(target())
      const { cookie, username } = caller
      const before = (await succeed(target(), getAccount, { cookie })).body
      const { id, key } = await invite(target(), {
        email: `${username}@example.in`,
        fullName: 'Somebody Else',
        role: 'admin',
      })
      expect((await succeed(target(), getInvitation, { key })).body.hasAccount).toBe(true)
      expect((await succeed(target(), joinInvitation, { cookie, key })).body).toEqual(before.user)
      expect((await succeed(target(), getAccount, { cookie })).body).toEqual(before)
      expect(await statusOf(id)).toBe('accepted')
      await expectProblem(await accept(key), 'linkInvalid')
    })
  })
}
