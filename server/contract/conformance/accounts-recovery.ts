import { describe, expect, test } from 'vitest'
import { RECOVERY_DELAY_HOURS } from '../accounts/lifetimes-and-limits.ts'
import { endpoints } from '../index.ts'
import {
  addCaller,
  addPasskeyTo,
  newPassword,
  ownPassword,
  requestReset,
  sendCall,
  startPasskeyLogInOf,
  startRecoveryOf,
  statusOfUser,
  succeed,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { monday, time } from './requests.ts'
import { accountPassword } from './target.ts'

const {
  approveRecovery,
  cancelRecovery,
  getPasswordReset,
  listUsers,
  logIn,
  logInWithPasskey,
  resetPassword,
  stopRecovery,
} = endpoints

const inHours = (hours: number, ms = 0) => new Date(Date.parse(monday) + hours * 3_600_000 + ms).toISOString()

export function describeRecovery({ target }: AccountTargets) {
  describe('recovery of an account', () => {
    const admin = () => addCaller(target(), { role: 'admin' })
    const signIn = (username: string, password = accountPassword) =>
      sendCall(target(), logIn, { body: { username, password } })
    const isFinished = (username: string) =>
      target()
        .linkKey('password-reset', username)
        .then(
          () => true,
          () => false,
        )
    const approve = async (username: string) =>
      (await succeed(target(), approveRecovery, { cookie: (await admin()).cookie, params: { username } }))
        .body.recovery

    /** An account whose recovery one of the staff has started. */
    async function withRecovery() {
      const caller = await addCaller(target())
      const starter = await admin()
      await startRecoveryOf(target(), caller.username, starter)
      return { ...caller, starter, email: `${caller.username}@new.example.in` }
    }

    test('needs two of the staff and 24 hours, and a notice is sent to the old address', async () => {
      expect(RECOVERY_DELAY_HOURS).toBe(24)
      const caller = await addCaller(target())
      const { username } = caller
      const { passkey, cookie } = await addPasskeyTo(target(), caller)
      const older = await requestReset(target(), username)
      const starter = await admin()
      const before = await target().queuedMails()
      await startRecoveryOf(target(), username, starter)
      expect((await target().queuedMails()) - before).toBe(1)
      // The link in that mail stops it: it is not used here.
      expect(await target().linkKey('recovery-cancellation', username)).toMatch(/\w/)

      const self = { cookie: starter.cookie, params: { username } }
      await expectProblem(await sendCall(target(), approveRecovery, self), 'secondPersonNeeded')
      time.set(inHours(30))
      expect(await statusOfUser(target(), cookie)).toBe(200)
      expect(await approve(username)).toMatchObject({
        email: `${username}@new.example.in`,
        startedBy: starter.username,
        startedAt: monday,
        effectiveAt: inHours(30 + RECOVERY_DELAY_HOURS),
      })

      time.set(inHours(54, -1))
      expect(await isFinished(username)).toBe(false)
      expect(await statusOfUser(target(), cookie)).toBe(200)

      time.set(inHours(54))
      const key = await target().linkKey('password-reset', username)
      expect((await succeed(target(), getPasswordReset, { key })).body).toEqual({ username })
      // The old password, sessions, links and second factors have ended.
      await expectProblem(await signIn(username), 'wrongCredentials')
      expect(await statusOfUser(target(), cookie)).toBe(401)
      const credential = await passkey.assert(await startPasskeyLogInOf(target()))
      const byPasskey = await sendCall(target(), logInWithPasskey, { body: { credential } })
      await expectProblem(byPasskey, 'passkeyRefused')
      await expectProblem(
        await sendCall(target(), resetPassword, { key: older, body: { newPassword } }),
        'linkInvalid',
      )
      await succeed(target(), resetPassword, { key, body: { newPassword } })
      const signedIn = await signIn(`${username}@new.example.in`, newPassword)
      expect([signedIn.status, await signedIn.json()]).toEqual([
        200,
        expect.objectContaining({ username, email: `${username}@new.example.in` }),
      ])
    })

    test('ends what browsers were known: the next sign-in with each sends a mail', async () => {
      const { username, email } = await withRecovery()
      const { cookie } = await succeed(target(), logIn, { body: { username, ...ownPassword } })
      await approve(username)
      time.set(inHours(24))
      const key = await target().linkKey('password-reset', username)
      // The new password is set in another browser.
      await succeed(target(), resetPassword, { key, body: { newPassword } })
      const before = await target().queuedMails()
      await succeed(target(), logIn, { cookie, body: { username: email, password: newPassword } })
      expect((await target().queuedMails()) - before).toBe(1)
    })

    test('is stopped by the link in the mail to the old address, also after the approval', async () => {
      const { username, cookie } = await withRecovery()
      const other = await withRecovery()
      await approve(username)
      const key = await target().linkKey('recovery-cancellation', username)
      await succeed(target(), cancelRecovery, { key })
      await expectProblem(await sendCall(target(), cancelRecovery, { key }), 'linkInvalid')
      // That of somebody else goes on.
      expect(await approve(other.username)).toMatchObject({ startedBy: other.starter.username })
      time.set(inHours(48))
      expect(await isFinished(username)).toBe(false)
      expect(await isFinished(other.username)).toBe(true)
      expect(await statusOfUser(target(), cookie)).toBe(200)
      expect((await signIn(username)).status).toBe(200)
    })

    test('is stopped by the staff, and the link of its mail ends', async () => {
      const { username, starter } = await withRecovery()
      const other = await withRecovery()
      const keyOfOther = await target().linkKey('recovery-cancellation', other.username)
      const key = await target().linkKey('recovery-cancellation', username)
      await approve(username)
      const { body } = await succeed(target(), stopRecovery, {
        cookie: starter.cookie,
        params: { username },
      })
      expect(body.recovery).toBeNull()
      await expectProblem(await sendCall(target(), cancelRecovery, { key }), 'linkInvalid')
      // That of somebody else goes on, and its link works.
      await succeed(target(), cancelRecovery, { key: keyOfOther })
      time.set(inHours(48))
      expect(await isFinished(username)).toBe(false)
      // Another one can be started.
      await startRecoveryOf(target(), username)
    })

    test('that nobody approves changes nothing', async () => {
      const { username } = await withRecovery()
      time.set(inHours(24 * 10))
      expect(await isFinished(username)).toBe(false)
      const { body } = await succeed(target(), logIn, { body: { username, ...ownPassword } })
      expect(body).toMatchObject({ email: `${username}@example.in` })
    })

    test('ends after 29 days without an approval: the old address can stop it until it takes effect', async () => {
      const { username } = await withRecovery()
      const late = await withRecovery()
      time.set(inHours(24 * 29, -1))
      expect(await approve(username)).toMatchObject({ effectiveAt: inHours(24 * 30, -1) })
      time.set(inHours(24 * 29))
      const { cookie } = await admin()
      const approval = { cookie, params: { username: late.username } }
      await expectProblem(await sendCall(target(), approveRecovery, approval), 'recoveryMissing')
      expect(await isFinished(late.username)).toBe(false)
      await startRecoveryOf(target(), late.username)
      time.set(inHours(24 * 30, -2))
      await succeed(target(), cancelRecovery, {
        key: await target().linkKey('recovery-cancellation', username),
      })
    })

    test('is shown in the list of users until it ends', async () => {
      const { username, starter, email } = await withRecovery()
      const recovery = async () => {
        const { cookie } = await admin()
        const { users } = (await succeed(target(), listUsers, { cookie, params: { search: username } })).body
        return users[0]?.recovery
      }
      expect(await recovery()).toEqual({
        email,
        startedBy: starter.username,
        startedAt: monday,
        approvedBy: null,
        effectiveAt: null,
      })
      await approve(username)
      time.set(inHours(24))
      expect(await isFinished(username)).toBe(true)
      expect(await recovery()).toBeNull()
    })
  })
}
