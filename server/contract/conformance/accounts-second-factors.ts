import { describe, expect, test } from 'vitest'
import { accountMessages } from '../accounts/rules.ts'
import { endpoints } from '../index.ts'
import {
  addCaller,
  addCodesTo,
  addPasskeyTo,
  ownPassword,
  sendCall,
  startLogIn,
  startPasskeyLogInOf,
  startPasskeyOf,
  statusOfUser,
  succeed,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { oneTimeCode, STEP_MS } from './one-time-code.ts'
import { time } from './requests.ts'

const {
  addPasskey,
  confirmTotp,
  createRecoveryCodes,
  disableUser,
  finishLogIn,
  getAccount,
  getUser,
  listUsers,
  logIn,
  logInWithPasskey,
  removePasskey,
  removeTotp,
  startTotp,
} = endpoints

const inSteps = (steps: number) => new Date(time.clock().getTime() + steps * STEP_MS)

/** A code of six digits that is none of the accepted ones. */
async function wrongCode(secret: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((steps) => oneTimeCode(secret, inSteps(steps))))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code))!
}

export function describeSecondFactors({ target, strictTarget }: AccountTargets) {
  describe('second factors', () => {
    const account = async (cookie: string) => (await succeed(target(), getAccount, { cookie })).body
    const status = (cookie: string) => statusOfUser(target(), cookie)
    const finish = async (username: string, code: string) =>
      sendCall(target(), finishLogIn, { cookie: await startLogIn(target(), username), body: { code } })
    const expectWrongCode = async (response: Response) =>
      expect(await expectProblem(response, 'invalid')).toEqual({ code: accountMessages.codeWrong })

    /** An account with one-time codes. */
    const withCodes = async () => {
      const caller = await addCaller(target())
      return { username: caller.username, ...(await addCodesTo(target(), caller, time.clock())) }
    }

    test('one-time codes count once a code has confirmed them; then other sessions end', async () => {
      const { username, cookie } = await addCaller(target())
      const elsewhere = await target().addSession(username)
      const { secret, uri } = (await succeed(target(), startTotp, { cookie, body: ownPassword })).body
      expect(uri).toMatch(/^otpauth:\/\/totp\//)
      expect(new URL(uri).searchParams.get('secret')).toBe(secret)
      const wrong = { cookie, body: { code: await wrongCode(secret) } }
      await expectWrongCode(await sendCall(target(), confirmTotp, wrong))
      expect((await account(cookie)).hasTotp).toBe(false)
      expect((await sendCall(target(), logIn, { body: { username, ...ownPassword } })).status).toBe(200)

      const code = await oneTimeCode(secret, time.clock())
      const added = await succeed(target(), confirmTotp, { cookie, body: { code } })
      expect(new Set(added.body.recoveryCodes).size).toBe(10)
      expect(await Promise.all([cookie, elsewhere, added.cookie].map(status))).toEqual([401, 401, 200])
      expect(await account(added.cookie)).toMatchObject({ hasTotp: true, recoveryCodes: 10 })
    })

    test('after the password a code is asked for, and before it there is no session', async () => {
      const { username, secret } = await withCodes()
      const first = await succeed(target(), logIn, { body: { username, ...ownPassword } })
      expect([first.response.status, first.body]).toEqual([202, { secondFactors: ['totp'] }])
      expect(await status(first.cookie)).toBe(401)
      const code = await oneTimeCode(secret, time.clock())
      const second = await succeed(target(), finishLogIn, { cookie: first.cookie, body: { code } })
      expect(second.body).toMatchObject({ username })
      expect(await status(second.cookie)).toBe(200)
      // The first step is used up.
      const again = await sendCall(target(), finishLogIn, { cookie: first.cookie, body: { code } })
      await expectProblem(again, 'signInExpired')
    })

    test('a code is accepted once, and never an older one', async () => {
      const { username, secret } = await withCodes()
      const codes = await Promise.all([-2, -1, 0, 1, 2].map((steps) => oneTimeCode(secret, inSteps(steps))))
      const [tooOld = '', used = '', current = '', next = '', tooNew = ''] = codes
      // The code of enrolment.
      await expectWrongCode(await finish(username, used))
      await expectWrongCode(await finish(username, tooOld))
      await expectWrongCode(await finish(username, tooNew))
      await expectWrongCode(await finish(username, await wrongCode(secret)))
      expect((await finish(username, `${current.slice(0, 3)} ${current.slice(3)}`)).status).toBe(200)
      await expectWrongCode(await finish(username, current))
      expect((await finish(username, next)).status).toBe(200)
      await expectWrongCode(await finish(username, current))
    })

    test('of one code sent by several calls at once, one signs in', async () => {
      const { username, secret } = await withCodes()
      const code = await oneTimeCode(secret, time.clock())
      const responses = await Promise.all(Array.from({ length: 4 }, () => finish(username, code)))
      expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('five wrong codes end the first step', async () => {
      const { username, secret } = await withCodes()
      const cookie = await startLogIn(target(), username)
      const send = (code: string) => sendCall(target(), finishLogIn, { cookie, body: { code } })
      const wrong = await wrongCode(secret)
      for (let attempt = 0; attempt < 5; attempt++) await expectWrongCode(await send(wrong))
      await expectProblem(await send(await oneTimeCode(secret, time.clock())), 'signInExpired')
    })

    test('a user who is disabled after the password does not sign in with the code', async () => {
      const { username, secret } = await withCodes()
      const cookie = await startLogIn(target(), username)
      const manager = await addCaller(target(), { role: 'super_admin' })
      await succeed(target(), disableUser, { cookie: manager.cookie, params: { username } })
      const code = await oneTimeCode(secret, inSteps(1))
      await expectProblem(await sendCall(target(), finishLogIn, { cookie, body: { code } }), 'signInExpired')
    })

    test('a recovery code signs in once, in any case and with any separators', async () => {
      const { username, recoveryCodes } = await withCodes()
      const [first = '', second = ''] = recoveryCodes
      expect((await finish(username, first)).status).toBe(200)
      await expectWrongCode(await finish(username, first))
      expect((await finish(username, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
      const other = await withCodes()
      await expectWrongCode(await finish(other.username, recoveryCodes[2] ?? ''))
    })

    test('new recovery codes void the older ones', async () => {
      const { username, recoveryCodes, cookie } = await withCodes()
      const { body } = await succeed(target(), createRecoveryCodes, { cookie, body: ownPassword })
      await expectWrongCode(await finish(username, recoveryCodes[0] ?? ''))
      expect((await finish(username, body.recoveryCodes[0] ?? '')).status).toBe(200)
      expect((await account(cookie)).recoveryCodes).toBe(9)
    })

    test('one-time codes are removed with the recovery codes, and the password suffices again', async () => {
      const { username, cookie } = await withCodes()
      await succeed(target(), removeTotp, { cookie, body: ownPassword })
      expect(await account(cookie)).toMatchObject({ hasTotp: false, recoveryCodes: 0 })
      expect((await sendCall(target(), logIn, { body: { username, ...ownPassword } })).status).toBe(200)
    })

    test('a passkey alone signs in; its first ends other sessions and gives recovery codes', async () => {
      const { username, cookie } = await addCaller(target())
      const elsewhere = await target().addSession(username)
      const { passkey, recoveryCodes, cookie: renewed } = await addPasskeyTo(target(), { cookie })
      expect(recoveryCodes).toHaveLength(10)
      expect(await Promise.all([cookie, elsewhere, renewed].map(status))).toEqual([401, 401, 200])
      expect((await account(renewed)).passkeys).toEqual([
        { id: passkey.id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
      ])

      const credential = await passkey.assert(await startPasskeyLogInOf(target()))
      const signedIn = await succeed(target(), logInWithPasskey, { body: { credential } })
      expect(signedIn.body).toMatchObject({ username })
      expect(await status(signedIn.cookie)).toBe(200)
      expect((await account(renewed)).passkeys[0]?.lastUsedAt).not.toBeNull()
      // A challenge is signed once.
      const again = await sendCall(target(), logInWithPasskey, { body: { credential } })
      await expectProblem(again, 'passkeyRefused')
    })

    test('a challenge is valid for five minutes', async () => {
      const { passkey } = await addPasskeyTo(target(), await addCaller(target()))
      const credential = await passkey.assert(await startPasskeyLogInOf(target()))
      time.set('2026-11-23T04:05:00.000Z')
      await expectProblem(
        await sendCall(target(), logInWithPasskey, { body: { credential } }),
        'passkeyRefused',
      )
    })

    test('after the password, an account with a passkey is asked for it', async () => {
      const { username, cookie } = await addCaller(target())
      await addPasskeyTo(target(), { cookie })
      const { response, body } = await succeed(target(), logIn, { body: { username, ...ownPassword } })
      expect([response.status, body]).toEqual([202, { secondFactors: ['passkey'] }])
    })

    test('a second passkey keeps the session; one that is stored already is refused, also for another', async () => {
      const first = await addPasskeyTo(target(), await addCaller(target()))
      const second = await addPasskeyTo(target(), first)
      expect([second.cookie, second.recoveryCodes]).toEqual([first.cookie, []])
      const other = await addCaller(target())
      for (const { cookie } of [first, other]) {
        const credential = await first.passkey.create(await startPasskeyOf(target(), cookie))
        const response = await sendCall(target(), addPasskey, {
          cookie,
          body: { name: 'Again', credential },
        })
        await expectProblem(response, 'passkeyRefused')
      }
      expect((await account(first.cookie)).passkeys).toHaveLength(2)
    })

    test('a challenge of one account makes no passkey for another', async () => {
      const [mine, theirs] = [
        await addCaller(target()),
        await addPasskeyTo(target(), await addCaller(target())),
      ]
      const credential = await theirs.passkey.create(await startPasskeyOf(target(), theirs.cookie))
      const body = { name: 'Laptop', credential }
      await expectProblem(await sendCall(target(), addPasskey, { ...mine, body }), 'passkeyRefused')
    })

    test('a removed passkey no longer signs in', async () => {
      const { passkey, cookie } = await addPasskeyTo(target(), await addCaller(target()))
      await succeed(target(), removePasskey, { cookie, params: { id: passkey.id }, body: ownPassword })
      const credential = await passkey.assert(await startPasskeyLogInOf(target()))
      await expectProblem(
        await sendCall(target(), logInWithPasskey, { body: { credential } }),
        'passkeyRefused',
      )
    })

    test('staff who must have a second factor can only add one, and then use everything', async () => {
      const { cookie } = await addCaller(strictTarget(), { role: 'admin' })
      const user = async (current: string) =>
        (await succeed(strictTarget(), getUser, { cookie: current })).body
      expect(await user(cookie)).toMatchObject({ role: 'admin', needsSecondFactor: true })
      await expectProblem(await sendCall(strictTarget(), listUsers, { cookie }), 'secondFactorNeeded')
      const { passkey, cookie: renewed } = await addPasskeyTo(strictTarget(), { cookie })
      expect(await user(renewed)).not.toHaveProperty('needsSecondFactor')
      await succeed(strictTarget(), listUsers, { cookie: renewed })
      // The last one stays; with another one, it can be removed.
      const remove = { cookie: renewed, params: { id: passkey.id }, body: ownPassword }
      await expectProblem(await sendCall(strictTarget(), removePasskey, remove), 'lastSecondFactor')
      await addCodesTo(strictTarget(), { cookie: renewed }, time.clock())
      await succeed(strictTarget(), removePasskey, remove)
      await expectProblem(
        await sendCall(strictTarget(), removeTotp, { cookie: renewed, body: ownPassword }),
        'lastSecondFactor',
      )
    })
  })
}
