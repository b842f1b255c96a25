import { createClient, endpoints } from '@anupalan/server/contract'
import { createMockApi, sampleAccounts, samplePassword, sampleUsers } from '@anupalan/mock-api'
import type { MockApiOptions } from '@anupalan/mock-api'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addSession } from './accounts.test-helper.ts'
import { codeAt, totpUri } from './handlers/accounts/one-time-codes.ts'
import { origin, practice } from './samples.test-helper.ts'

const password = samplePassword('asha')
const newPassword = 'a ledger with red cloth'
const credentials = { username: 'asha', password }

/** Seconds that a test adds to the clock. */
const minutes = 60
const hours = 60 * minutes

describe('accounts of the mock', () => {
  let network: ReturnType<typeof setupServer> | undefined
  let now: number
  beforeEach(() => {
    now = Date.parse('2026-11-20T08:30:00.000Z')
  })
  afterEach(() => {
    network?.close()
    network = undefined
  })
  const wait = (seconds: number) => void (now += seconds * 1000)

  /** The mock behind the real client, as on a page: no request has a Cookie header. */
  function start(options: Partial<MockApiOptions> = {}) {
    const mock = createMockApi({ practice, origin, clock: () => new Date(now), ...options })
    network?.close()
    network = setupServer(...mock.handlers)
    network.listen({ onUnhandledFrame: 'error' })
    return { ...mock, client: createClient({ fetch, baseUrl: origin }, endpoints) }
  }

  test.each(sampleAccounts)('$username signs in with the sample password, and out', async (user) => {
    const { client, state } = start()
    const { username } = user
    await expect(client.logIn({ body: { username, password: 'wrong' } })).rejects.toMatchObject({
      status: 401,
    })
    expect(await client.logIn({ body: { username, password: samplePassword(username) } })).toEqual(user)
    expect([await client.getUser(), state.user]).toEqual([user, user])
    await client.logOut()
    expect([state.user, state.sessions.size]).toEqual([null, 0])
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 })
  })

  test('a session ends when it is idle for too long, and is renewed by calls', async () => {
    const { client, state } = start()
    state.user = sampleUsers.admin
    wait(11 * hours)
    await client.getUser()
    wait(11 * hours)
    await client.getUser()
    wait(12 * hours)
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 })
    expect(state.user).toBeNull()
  })

  test('a sign-in replaces the session that the browser had, and no other', async () => {
    const { client, state } = start()
    state.user = sampleUsers.client
    addSession(state, 'asha', new Date(now))
    wait(1)
    await client.logIn({ body: credentials })
    expect((await client.listSessions()).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  test('a new password, and the first second factor, end every other session', async () => {
    const { client, state, oneTimeCode } = start()
    state.user = sampleUsers.client
    const expectOwnOnly = () => expect([...state.sessions.values()]).toMatchObject([{ username: 'asha' }])
    const addOther = () => {
      addSession(state, 'asha', new Date(now))
      expect(state.sessions.size).toBe(2)
    }
    addOther()
    await client.changePassword({ body: { password, newPassword } })
    expectOwnOnly()
    addOther()
    await client.startTotp({ body: { password: newPassword } })
    await client.confirmTotp({ body: { code: await oneTimeCode('asha') } })
    expectOwnOnly()
    expect(await client.getUser()).toEqual(sampleUsers.client)
  })

  test('a role that changes and a disabled account end sessions and open invitations', async () => {
    const { client, state } = start()
    const params = { username: 'imran' }
    const invite = async () => {
      state.user = sampleUsers.admin
      const body = { fullName: 'Lakshmi Rao', email: 'lakshmi@example.in', role: 'client' } as const
      await client.inviteUser({ body })
      state.user = sampleUsers.super_admin
      addSession(state, 'imran', new Date(now))
    }
    const expectEnded = async () => {
      expect((await client.listUserSessions({ params })).sessions).toEqual([])
      expect((await client.listInvitations()).invitations[0]).toMatchObject({ status: 'withdrawn' })
    }
    await invite()
    await client.disableUser({ params })
    await expectEnded()
    await client.enableUser({ params })
    await invite()
    await client.changeRole({ params, body: { role: 'readonly' } })
    await expectEnded()
  })

  test('a new invitation voids the older one of the same person', async () => {
    const { client, state } = start()
    state.user = sampleUsers.admin
    const body = { fullName: 'Lakshmi Rao', email: 'lakshmi@example.in', role: 'client' } as const
    await client.inviteUser({ body: { ...body, fullName: 'Suresh Rao' } })
    await client.inviteUser({ body })
    await client.inviteUser({ body: { ...body, fullName: 'lakshmi rao', email: 'Lakshmi@example.in' } })
    const { invitations } = await client.listInvitations()
    expect(invitations.map(({ status }) => status)).toEqual(['sent', 'withdrawn', 'sent'])
  })

  test('both addresses confirm a change of e-mail address, which ends links to set the password', async () => {
    const { client, state, linkKey } = start()
    state.user = sampleUsers.client
    await client.requestPasswordReset({ body: { username: 'asha' } })
    await client.requestEmailChange({ body: { email: 'asha.new@example.in', password } })
    const confirm = (side: 'old' | 'new') =>
      client.confirmEmailChange({ params: { key: linkKey('email-change', `asha/${side}`) } })
    expect(await confirm('new')).toEqual({ isComplete: false })
    expect((await client.getAccount()).newEmail).toMatchObject({
      isConfirmedByOld: false,
      isConfirmedByNew: true,
    })
    expect(await confirm('old')).toEqual({ isComplete: true })
    expect(state.user).toMatchObject({ email: 'asha.new@example.in' })
    expect(() => linkKey('password-reset', 'asha')).toThrow('There is no open link')
    expect(state.outbox.at(-1)).toMatchObject({ to: 'asha.rao@example.in', text: 'emailChange.done' })
  })

  test('mails to set a password and to confirm an address are limited', async () => {
    const { client, state } = start({ registration: 'open' })
    for (let asked = 0; asked < 4; asked++) await client.requestPasswordReset({ body: { username: 'asha' } })
    expect(state.outbox).toHaveLength(3)
    wait(hours)
    await client.requestPasswordReset({ body: { username: 'asha' } })
    expect(state.outbox).toHaveLength(4)

    const body = {
      username: 'lakshmi',
      fullName: 'Lakshmi Rao',
      email: 'lakshmi@example.in',
      password: newPassword,
    }
    await client.register({ body })
    for (const [seconds, mails] of [
      [0, 5],
      [10 * minutes, 6],
    ] as const) {
      wait(seconds)
      await expect(client.logIn({ body })).rejects.toMatchObject({ status: 403 })
      expect(state.outbox).toHaveLength(mails)
    }
  })

  test('a user that a story signs in has an account with these details', async () => {
    const { client, state } = start()
    const user = {
      username: 'meera',
      fullName: 'Meera Nair',
      email: 'meera@example.in',
      role: 'client',
    } as const
    state.user = user
    expect(await client.getAccount()).toMatchObject({ user, hasTotp: false, requiresSecondFactor: false })
    expect((await client.listSessions()).sessions).toMatchObject([{ isCurrent: true }])
    expect(await client.updateAccount({ body: { fullName: 'Meera N Nair' } })).toMatchObject({
      fullName: 'Meera N Nair',
    })
    expect(state.user).toMatchObject({ fullName: 'Meera N Nair' })
    state.user = { ...user, role: 'admin' }
    expect((await client.listUsers({ params: {} })).users).toHaveLength(6)
  })

  test('a user who needs a second factor can only add one, until there is one', async () => {
    const { client, state, oneTimeCode } = start()
    state.user = { ...sampleUsers.client, needsSecondFactor: true }
    expect(await client.getUser()).toEqual({ ...sampleUsers.client, needsSecondFactor: true })
    const rename = () => client.updateAccount({ body: { fullName: 'Asha S Rao' } })
    await expect(rename()).rejects.toMatchObject({ status: 403 })
    await client.startTotp({ body: { password } })
    const { recoveryCodes } = await client.confirmTotp({ body: { code: await oneTimeCode('asha') } })
    expect(recoveryCodes).toHaveLength(10)
    await rename()
    await expect(client.removeTotp({ body: { password } })).rejects.toMatchObject({ status: 409 })
    expect(await client.getAccount()).toMatchObject({
      hasTotp: true,
      recoveryCodes: 10,
      requiresSecondFactor: true,
    })
  })

  test('the staff needs a second factor if the settings require it', async () => {
    const { client, state } = start({ staffSecondFactor: 'required' })
    state.user = sampleUsers.readonly
    expect(await client.getUser()).toMatchObject({ needsSecondFactor: true })
    state.user = sampleUsers.client
    expect(await client.getUser()).toEqual(sampleUsers.client)
    state.user = sampleUsers.readonly
    state.accountSettings = { ...state.accountSettings, staffSecondFactor: 'optional' }
    expect(await client.getUser()).toEqual(sampleUsers.readonly)
  })

  describe('a one-time code', () => {
    test.each([
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ])('at %i s is %s (RFC 6238, appendix B)', async (seconds, code) => {
      expect(await codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(seconds * 1000))).toBe(code)
    })

    test('has a URL for apps, with both names encoded', () => {
      expect(totpUri('ABC', 'asha', 'Rao & Co')).toBe(
        'otpauth://totp/Rao%20%26%20Co:asha?issuer=Rao%20%26%20Co&secret=ABC&algorithm=SHA1&digits=6&period=30',
      )
    })

    test('follows the password, once; a recovery code replaces it, once', async () => {
      const { client, state, oneTimeCode } = start()
      state.user = sampleUsers.client
      await client.startTotp({ body: { password } })
      const { recoveryCodes } = await client.confirmTotp({ body: { code: await oneTimeCode('asha') } })
      await client.logOut()

      wait(30)
      const code = await oneTimeCode('asha')
      for (const isRight of [true, false]) {
        expect(await client.logIn({ body: credentials })).toEqual({ secondFactors: ['totp'] })
        expect(state.user).toBeNull()
        const finished = client.finishLogIn({ body: { code } })
        if (isRight) expect(await finished).toEqual(sampleUsers.client)
        else
          await expect(finished).rejects.toMatchObject({ status: 422, fields: { code: expect.any(String) } })
        await client.logOut()
      }
      const recovery = { body: { code: recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '' } }
      expect(await client.finishLogIn(recovery)).toEqual(sampleUsers.client)
      expect(await client.getAccount()).toMatchObject({ recoveryCodes: 9 })
      await client.logOut()
      await client.logIn({ body: credentials })
      await expect(client.finishLogIn(recovery)).rejects.toMatchObject({ status: 422 })
    })

    test('is tried five times for one sign-in', async () => {
      const { client, state, oneTimeCode } = start()
      state.user = sampleUsers.client
      await client.startTotp({ body: { password } })
      await client.confirmTotp({ body: { code: await oneTimeCode('asha') } })
      await client.logOut()
      await client.logIn({ body: credentials })
      for (let tried = 0; tried < 5; tried++)
        await expect(client.finishLogIn({ body: { code: '000000' } })).rejects.toMatchObject({ status: 422 })
      wait(30)
      const code = await oneTimeCode('asha')
      await expect(client.finishLogIn({ body: { code } })).rejects.toMatchObject({ status: 401 })
    })
  })

  test('wrong passwords are limited for an account, until one is right or the time is over', async () => {
    const { client } = start({ rateLimits: 'on' })
    const tryPassword = (username: string, tried: string) =>
      client.logIn({ body: { username, password: tried } })
    for (let tried = 0; tried < 10; tried++)
      await expect(tryPassword('asha', 'wrong')).rejects.toMatchObject({ status: 401 })
    wait(14 * minutes)
    await expect(tryPassword('asha', password)).rejects.toMatchObject({ status: 429, retryAfter: 60 })
    await tryPassword('imran', samplePassword('imran'))
    wait(minutes)
    await tryPassword('asha', password)
    for (let tried = 0; tried < 9; tried++)
      await expect(tryPassword('asha', 'wrong')).rejects.toMatchObject({ status: 401 })
    await tryPassword('asha', password)
    const removeTotp = (tried: string) => client.removeTotp({ body: { password: tried } })
    for (let tried = 0; tried < 9; tried++)
      await expect(removeTotp('wrong')).rejects.toMatchObject({ status: 422 })
    await removeTotp(password)
    for (let tried = 0; tried < 10; tried++)
      await expect(removeTotp('wrong')).rejects.toMatchObject({ status: 422 })
    await expect(removeTotp(password)).rejects.toMatchObject({ status: 429 })
  })

  test('a reset sets a password by the link in the outbox, once, and ends sessions', async () => {
    const { client, state, linkKey } = start()
    state.user = sampleUsers.client
    await client.requestPasswordReset({ body: { username: 'ASHA.RAO@example.in' } })
    const key = linkKey('password-reset', 'asha')
    expect(state.outbox).toEqual([
      {
        kind: 'account',
        to: 'asha.rao@example.in',
        reference: 'asha',
        text: 'passwordReset',
        links: [`/auth/reset#key=${key}`],
      },
    ])
    expect(await client.getPasswordReset({ params: { key } })).toEqual({ username: 'asha' })
    const reset = (chosen: string) => client.resetPassword({ params: { key }, body: { newPassword: chosen } })
    await expect(reset('passwordpassword')).rejects.toMatchObject({ status: 422 })
    await reset(newPassword)
    expect(state.user).toBeNull()
    await expect(reset(newPassword)).rejects.toMatchObject({ status: 410 })
    await expect(client.logIn({ body: credentials })).rejects.toMatchObject({ status: 401 })
    await client.logIn({ body: { ...credentials, password: newPassword } })
    expect(() => linkKey('password-reset', 'asha')).toThrow('There is no open link')
  })

  test('an invited person makes the account by the link in the outbox', async () => {
    const { client, state, linkKey } = start()
    state.user = sampleUsers.admin
    const invited = { fullName: 'Lakshmi Rao', email: 'lakshmi@example.in' }
    const { id } = await client.inviteUser({ body: { ...invited, role: 'client' } })
    const params = { key: linkKey('invitation', id) }
    state.user = null
    expect(await client.getInvitation({ params })).toEqual({
      ...invited,
      role: 'client',
      suggestedUsername: 'lakshmi.rao',
      hasAccount: false,
    })
    const body = { username: 'lakshmi.rao', fullName: 'Lakshmi Rao', password: newPassword }
    expect(await client.acceptInvitation({ params, body })).toMatchObject({
      username: 'lakshmi.rao',
      role: 'client',
    })
    expect(state.user).toMatchObject({ username: 'lakshmi.rao' })
  })

  test('registration follows the settings', async () => {
    const { client, state, linkKey, reset } = start()
    const body = {
      username: 'lakshmi',
      fullName: 'Lakshmi Rao',
      email: 'lakshmi@example.in',
      password: newPassword,
    }
    expect(await client.getRegistration()).toEqual({ isOpen: false })
    await expect(client.register({ body })).rejects.toMatchObject({ status: 403 })
    state.accountSettings = { ...state.accountSettings, registration: 'open' }
    expect(await client.getRegistration()).toEqual({ isOpen: true })
    await client.register({ body })
    await expect(client.logIn({ body })).rejects.toMatchObject({ status: 403 })
    await client.confirmRegistration({ params: { key: linkKey('email-confirmation', 'lakshmi') } })
    await client.logIn({ body })
    reset()
    expect(await client.getRegistration()).toEqual({ isOpen: false })
  })

  test('a recovery that two of the staff agree to is finished after a day', async () => {
    const { client, state, linkKey } = start()
    const params = { username: 'asha' }
    state.user = sampleUsers.admin
    await client.startRecovery({ params, body: { email: 'asha.new@example.in' } })
    await expect(client.approveRecovery({ params })).rejects.toMatchObject({ status: 409 })
    state.user = sampleUsers.super_admin
    await client.approveRecovery({ params })
    wait(24 * hours - 1)
    expect(() => linkKey('password-reset', 'asha')).toThrow('There is no open link')
    wait(1)
    const key = linkKey('password-reset', 'asha')
    expect(state.outbox.at(-1)).toMatchObject({ to: 'asha.new@example.in', text: 'recovery.done' })
    await client.resetPassword({ params: { key }, body: { newPassword } })
    await client.logIn({ body: { username: 'asha.new@example.in', password: newPassword } })
  })

  test('an erased user name is taken, until a story signs that user in or the mock is reset', async () => {
    const { client, state, reset } = start({ registration: 'open' })
    const erase = async () => {
      state.user = sampleUsers.client
      await client.deleteAccount({ body: { password } })
      expect(state.user).toBeNull()
    }
    await erase()
    const body = { ...credentials, fullName: 'Asha Rao', email: 'asha@example.in', password: newPassword }
    await expect(client.register({ body })).rejects.toMatchObject({
      fields: { username: expect.any(String) },
    })
    await erase()
    reset()
    expect(await client.logIn({ body: credentials })).toEqual(sampleUsers.client)
  })

  test('the session’s cookie is never readable by scripts', async () => {
    start()
    const response = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    const cookies = Object.fromEntries(
      response.headers.getSetCookie().map((cookie) => [cookie.split('=')[0], cookie] as const),
    )
    expect(Object.keys(cookies)).toEqual(['session', 'signed_in', 'device', 'sign_in'])
    for (const name of ['session', 'device', 'sign_in'])
      expect(cookies[name]).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax$/)
    expect(cookies.signed_in).toMatch(/^signed_in=1; Path=\/; Expires=[^;]+ GMT; SameSite=Lax$/)
  })
})
