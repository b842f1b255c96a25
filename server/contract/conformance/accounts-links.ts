import { describe, expect, test } from 'vitest'
import { linkMinutes } from '../accounts/lifetimes-and-limits.ts'
import { accountMessages } from '../accounts/rules.ts'
import { endpoints } from '../index.ts'
import type { Endpoint } from '../index.ts'
import {
  addCaller,
  invite,
  newPassword,
  newUsername,
  ownPassword,
  registerOne,
  requestReset,
  sendCall,
  statusOfUser,
  succeed,
} from './account-calls.ts'
import type { AccountTargets, SentCall } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { monday, time } from './requests.ts'
import { accountPassword } from './target.ts'
import type { ConformanceTarget } from './target.ts'

const {
  acceptInvitation,
  confirmEmailChange,
  confirmRegistration,
  disableUser,
  getAccount,
  getInvitation,
  getPasswordReset,
  logIn,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} = endpoints

interface LinkUse {
  readonly make: (target: ConformanceTarget) => Promise<string>
  readonly read?: Endpoint
  readonly use: Endpoint
  readonly body?: () => object
}

const uses: Record<keyof typeof linkMinutes, LinkUse> = {
  'password-reset': {
    make: async (target) => requestReset(target, await target.addAccount()),
    read: getPasswordReset,
    use: resetPassword,
    body: () => ({ newPassword }),
  },
  'email-confirmation': { make: (target) => registerOne(target, newUsername()), use: confirmRegistration },
  'email-change': {
    make: async (target) => (await requestChange(target)).keys.new,
    use: confirmEmailChange,
  },
  invitation: {
    make: async (target) => (await invite(target)).key,
    read: getInvitation,
    use: acceptInvitation,
    body: () => ({ username: newUsername(), fullName: 'Lakshmi Rao', password: newPassword }),
  },
}

async function requestChange(target: ConformanceTarget, caller?: { username: string; cookie: string }) {
  const { username, cookie } = caller ?? (await addCaller(target))
  const email = `${newUsername()}@new.example.in`
  await succeed(target, requestEmailChange, { cookie, body: { ...ownPassword, email } })
  const keyOf = (side: 'old' | 'new') => target.linkKey('email-change', `${username}/${side}`)
  return { username, cookie, email, keys: { old: await keyOf('old'), new: await keyOf('new') } }
}

export function describeAccountLinks({ target }: AccountTargets) {
  describe('links in mails', () => {
    const send = (endpoint: Endpoint, sent: SentCall) => sendCall(target(), endpoint, sent)
    const signIn = (username: string, password: string) => send(logIn, { body: { username, password } })
    const emailOf = async (cookie: string) =>
      (await succeed(target(), getAccount, { cookie })).body.user.email

    test.each(Object.entries(uses))('%s: opened many times, used once', async (_kind, use) => {
      const key = await use.make(target())
      const { read } = use
      if (read) for (let scan = 0; scan < 5; scan++) await succeed(target(), read, { key })
      // Mail scanners open links: only the method of the use changes anything.
      for (const method of ['GET', 'HEAD'])
        await target().fetch(use.use.path, { method, headers: { 'Link-Key': key } })
      const calls = Array.from({ length: 5 }, () =>
        send(use.use, { key, ...(use.body && { body: use.body() }) }),
      )
      const responses = await Promise.all(calls)
      expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
      for (const response of responses.filter(({ ok }) => !ok)) await expectProblem(response, 'linkInvalid')
      if (read) await expectProblem(await send(read, { key }), 'linkInvalid')
    })

    test.each(Object.entries(linkMinutes))('%s: works for %i minutes', async (kind, minutes) => {
      const { make, use, body = () => ({}) } = uses[kind as keyof typeof uses]
      const keys = [await make(target()), await make(target())] as const
      const end = Date.parse(monday) + minutes * 60_000
      time.set(new Date(end - 1).toISOString())
      await succeed(target(), use, { key: keys[0], body: body() })
      time.set(new Date(end).toISOString())
      await expectProblem(await send(use, { key: keys[1], body: body() }), 'linkInvalid')
    })

    describe('reset of a password', () => {
      test('sets it, ends every session and every other link, and sends a mail', async () => {
        const { username, cookie } = await addCaller(target())
        const older = await requestReset(target(), username)
        time.set('2026-11-23T04:00:01.000Z')
        const name = `${username}@example.in`.toUpperCase()
        await succeed(target(), requestPasswordReset, { body: { username: name } })
        const key = await target().linkKey('password-reset', username)
        expect((await succeed(target(), getPasswordReset, { key })).body).toEqual({ username })
        expect((await signIn(username, accountPassword)).status).toBe(200)
        const before = await target().queuedMails()
        const { cookie: none } = await succeed(target(), resetPassword, { key, body: { newPassword } })
        expect(none).toBe('')
        expect((await target().queuedMails()) - before).toBe(1)
        expect(await statusOfUser(target(), cookie)).toBe(401)
        await expectProblem(await signIn(username, accountPassword), 'wrongCredentials')
        expect((await signIn(username, newPassword)).status).toBe(200)
        await expectProblem(await send(resetPassword, { key: older, body: { newPassword } }), 'linkInvalid')
      })

      test('is requested for known and unknown users alike, and only known ones get a mail', async () => {
        const username = await target().addAccount()
        const email = `${newUsername()}@example.in`
        const shared = [await target().addAccount({ email }), await target().addAccount({ email })]
        const known = [username, email]
        for (const name of [...known, newUsername(), `${newUsername()}@example.in`, 'not a name'])
          await succeed(target(), requestPasswordReset, { body: { username: name } })
        const before = await target().queuedMails()
        // The mails are queued by a job, so that the time of the response tells nothing.
        await target().linkKey('password-reset', username)
        expect((await target().queuedMails()) - before).toBeLessThanOrEqual(2)
        // An address that several accounts share gets a link for each.
        for (const each of shared) {
          const key = await target().linkKey('password-reset', each)
          expect((await succeed(target(), getPasswordReset, { key })).body).toEqual({ username: each })
        }
      })

      test('with a common password is refused, and the link still works', async () => {
        const username = await target().addAccount()
        const key = await requestReset(target(), username)
        for (const common of ['password1234', `${username}1`]) {
          const response = await send(resetPassword, { key, body: { newPassword: common } })
          expect(await expectProblem(response, 'invalid')).toEqual({
            newPassword: accountMessages.passwordCommon,
          })
        }
        await succeed(target(), resetPassword, { key, body: { newPassword } })
      })

      test('does not work for a disabled account', async () => {
        const username = await target().addAccount()
        const key = await requestReset(target(), username)
        const { cookie } = await addCaller(target(), { role: 'admin' })
        await succeed(target(), disableUser, { cookie, params: { username } })
        await expectProblem(await send(resetPassword, { key, body: { newPassword } }), 'linkInvalid')
      })
    })

    describe('change of the e-mail address', () => {
      test.each([
        ['the old address first', ['old', 'new']],
        ['the new address first', ['new', 'old']],
      ] as const)('is confirmed at both addresses, %s', async (_order, [first, second]) => {
        const { username, cookie, email, keys } = await requestChange(target())
        const old = `${username}@example.in`
        const confirm = async (key: string) =>
          (await succeed(target(), confirmEmailChange, { key })).body.isComplete
        expect(await confirm(keys[first])).toBe(false)
        const { user, newEmail } = (await succeed(target(), getAccount, { cookie })).body
        expect([user.email, newEmail]).toEqual([
          old,
          expect.objectContaining({
            email,
            isConfirmedByOld: first === 'old',
            isConfirmedByNew: first === 'new',
          }),
        ])
        expect((await signIn(email, accountPassword)).status).toBe(401)

        expect(await confirm(keys[second])).toBe(true)
        const after = (await succeed(target(), getAccount, { cookie })).body
        expect([after.user.email, after.newEmail]).toEqual([email, null])
        expect((await signIn(email, accountPassword)).status).toBe(200)
        await expectProblem(await signIn(old, accountPassword), 'wrongCredentials')
      })

      test('one address twice does not confirm for the other', async () => {
        const { cookie, username, keys } = await requestChange(target())
        await succeed(target(), confirmEmailChange, { key: keys.new })
        await expectProblem(await send(confirmEmailChange, { key: keys.new }), 'linkInvalid')
        expect(await emailOf(cookie)).toBe(`${username}@example.in`)
      })

      test('a second request voids the links of the first', async () => {
        const { keys, ...caller } = await requestChange(target())
        const second = await requestChange(target(), caller)
        for (const key of [keys.old, keys.new])
          await expectProblem(await send(confirmEmailChange, { key }), 'linkInvalid')
        await succeed(target(), confirmEmailChange, { key: second.keys.old })
        await succeed(target(), confirmEmailChange, { key: second.keys.new })
        expect(await emailOf(caller.cookie)).toBe(second.email)
      })

      test('ends the links that reset the password from the old mailbox', async () => {
        const { username, keys } = await requestChange(target())
        const reset = await requestReset(target(), username)
        await succeed(target(), confirmEmailChange, { key: keys.old })
        await succeed(target(), confirmEmailChange, { key: keys.new })
        await expectProblem(await send(resetPassword, { key: reset, body: { newPassword } }), 'linkInvalid')
      })

      test('needs the password and another address', async () => {
        const { username, cookie } = await addCaller(target())
        const request = (body: object) => send(requestEmailChange, { cookie, body })
        const wrong = await request({ email: 'asha.new@example.in', password: 'not this one' })
        expect(await expectProblem(wrong, 'invalid')).toEqual({ password: accountMessages.passwordWrong })
        const same = await request({ ...ownPassword, email: `${username}@example.in`.toUpperCase() })
        expect(await expectProblem(same, 'invalid')).toEqual({ email: accountMessages.emailSame })
      })
    })
  })
}
