import { describe, expect, test } from 'vitest'
import { accountMessages, accountRules } from '../accounts/rules.ts'
import { endpoints, problems } from '../index.ts'
import {
  addCaller,
  newPassword,
  newUsername,
  ownPassword,
  registerOne,
  registrationOf,
  sendCall,
  succeed,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { shorten } from './requests.ts'

const { confirmRegistration, deleteAccount, getRegistration, logIn, register } = endpoints

/** Passwords are bounded by length and by a list of common ones, and by nothing else. */
const allowedPasswords = [
  ['the shortest', 'four ledgers'],
  ['the longest', 'a ledger with red cloth, '.repeat(8)],
  ['any script', 'लाल कपड़े वाली बही'],
  ['only small letters', 'redclothledger'],
]

const wrongFields: readonly (readonly [field: string, wrong: unknown, message: string])[] = [
  ['username', undefined, accountRules.newUsername.short],
  ['username', 'ab', accountRules.newUsername.short],
  ['username', 'a'.repeat(41), accountRules.newUsername.long],
  ['username', 'asha rao', accountMessages.usernameCharacters],
  ['username', 'asha@example.in', accountMessages.usernameCharacters],
  ['username', '.asha', accountMessages.usernameCharacters],
  ['username', 'ஆஷா.ராவ்', accountMessages.usernameCharacters],
  ['fullName', 'A', accountRules.fullName.short],
  ['fullName', 'A'.repeat(101), accountRules.fullName.long],
  ['email', 'asha', accountRules.email.invalid],
  ['password', 'eleven char', accountRules.newPassword.short],
  ['password', 'x'.repeat(201), accountRules.newPassword.long],
  ['password', 'password1234', accountMessages.passwordCommon],
  ['password', 'aaaaaaaaaaaaaaaa', accountMessages.passwordCommon],
  ['password', 'lakshmi.rao.of.mysuru', accountMessages.passwordCommon],
]

export function describeRegistration({ target, strictTarget }: AccountTargets) {
  describe('registration', () => {
    const signIn = ({ username, password }: ReturnType<typeof registrationOf>) =>
      sendCall(target(), logIn, { body: { username, password } })

    test('"Registration is currently restricted. Please contact the provider for account creation."', async () => {
      expect((await succeed(strictTarget(), getRegistration)).body).toEqual({ isOpen: false })
      for (const body of [registrationOf(newUsername()), {}]) {
        const response = await sendCall(strictTarget(), register, { body })
        expect(response.status).toBe(403)
        expect(await response.json()).toEqual({
          message: 'Registration is currently restricted. Please contact the provider for account creation.',
        })
      }
      expect(problems.registrationClosed.status).toBe(403)
    })

    test('open, makes a client, who signs in once the link in the mail has confirmed the address', async () => {
      expect((await succeed(target(), getRegistration)).body).toEqual({ isOpen: true })
      const registration = registrationOf(newUsername())
      const { password: _, ...user } = registration
      const before = await target().queuedMails()
      const { body, cookie } = await succeed(target(), register, { body: registration })
      expect(body).toEqual({ ...user, role: 'client' })
      expect(cookie).toBe('')
      expect((await target().queuedMails()) - before).toBe(1)

      await expectProblem(await signIn(registration), 'emailUnconfirmed')
      const key = await target().linkKey('email-confirmation', registration.username)
      await succeed(target(), confirmRegistration, { key })
      expect(await (await signIn(registration)).json()).toEqual({ ...user, role: 'client' })
      await expectProblem(await sendCall(target(), confirmRegistration, { key }), 'linkInvalid')
    })

    test('a role in the body is ignored', async () => {
      const username = newUsername()
      const body = { ...registrationOf(username), role: 'super_admin', confirmedAt: '2026-01-01T00:00:00Z' }
      expect((await succeed(target(), register, { body })).body.role).toBe('client')
      await expectProblem(await signIn(registrationOf(username)), 'emailUnconfirmed')
    })

    test('a user name is given once, in whatever case, also after its account is erased', async () => {
      const { username, cookie } = await addCaller(target())
      const again = () =>
        sendCall(target(), register, { body: { ...registrationOf(newUsername()), username } })
      const inCapitals = { ...registrationOf(newUsername()), username: username.toUpperCase() }
      const taken = { username: accountMessages.usernameTaken }
      expect(await expectProblem(await again(), 'invalid')).toEqual(taken)
      const response = await sendCall(target(), register, { body: inCapitals })
      expect(await expectProblem(response, 'invalid')).toEqual(taken)
      await succeed(target(), deleteAccount, { cookie, body: ownPassword })
      expect(await expectProblem(await again(), 'invalid')).toEqual(taken)
    })

    test.each(wrongFields)('rejects %s %o', async (field, wrong, message) => {
      const body = { ...registrationOf('lakshmi.rao.of.mysuru'), email: 'lakshmi@example.in', [field]: wrong }
      const response = await sendCall(target(), register, { body })
      expect(await expectProblem(response, 'invalid'), shorten(wrong)).toEqual({ [field]: message })
    })

    test.each(allowedPasswords)('accepts a password of %s', async (_what, password) => {
      const registration = { ...registrationOf(newUsername()), password }
      await succeed(target(), register, { body: registration })
      await expectProblem(await signIn(registration), 'emailUnconfirmed')
    })

    test('a sign-in before the confirmation does not void the link of the mail', async () => {
      const username = newUsername()
      const key = await registerOne(target(), username)
      const response = await sendCall(target(), logIn, { body: { username, password: newPassword } })
      await expectProblem(response, 'emailUnconfirmed')
      await succeed(target(), confirmRegistration, { key })
    })
  })
}
