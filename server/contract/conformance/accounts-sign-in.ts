import { describe, expect, test } from 'vitest'
import { signedInHint } from '../accounts/session.ts'
import { endpoints } from '../index.ts'
import {
  addCaller,
  cookiesOf,
  newUsername,
  ownPassword,
  sendCall,
  statusOfUser,
  succeed,
} from './account-calls.ts'
import type { AccountTargets } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { jsonHeaders } from './requests.ts'

const { getUser, logIn, logOut } = endpoints

export function describeSignIn({ target }: AccountTargets) {
  describe('sign-in', () => {
    const logInAs = (username: string, cookie?: string) =>
      succeed(target(), logIn, { body: { username, ...ownPassword }, ...(cookie && { cookie }) })

    test('"A 401 on the user call means no user, not an error"', async () => {
      await expectProblem(await target().fetch(getUser.path), 'notSignedIn')
      const head = await target().fetch(getUser.path, { method: 'HEAD' })
      expect(head.status).toBe(401)
      expect(await head.text()).toBe('')
    })

    test.each([
      ['the user name', (name: string) => name],
      ['the user name in capital letters', (name: string) => name.toUpperCase()],
      ['the e-mail address', (name: string) => `${name}@example.in`],
      ['the e-mail address in capital letters', (name: string) => `${name}@EXAMPLE.in`.toUpperCase()],
    ])('by %s opens a session of the user', async (_what, nameOf) => {
      const username = newUsername()
      await target().addAccount({ username })
      const { body, cookie, response } = await logInAs(nameOf(username))
      const user = { username, email: `${username}@example.in`, role: 'client' }
      expect(body).toMatchObject(user)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect((await succeed(target(), getUser, { cookie })).body).toMatchObject(user)
      expect(response.headers.getSetCookie().join()).toMatch(new RegExp(`\\b${signedInHint}=1; Path=/`))
    })

    test('by an address that two accounts share opens none; their user names do', async () => {
      const email = `${newUsername()}@example.in`
      const users = [await target().addAccount({ email }), await target().addAccount({ email })]
      const shared = await sendCall(target(), logIn, { body: { username: email, ...ownPassword } })
      await expectProblem(shared, 'wrongCredentials')
      for (const username of users) expect((await logInAs(username)).body).toMatchObject({ username, email })
    })

    test('a known and an unknown user get the same response, in these words', async () => {
      const known = await target().addAccount()
      for (const username of [known, newUsername(), `${known}@example.in`, `${newUsername()}@example.in`]) {
        const response = await sendCall(target(), logIn, { body: { username, password: 'not this one' } })
        expect([response.status, await response.json()]).toEqual([
          401,
          {
            message:
              'The user name or password is not right. If you share your email address with somebody, please sign in with your user name.',
          },
        ])
        expect(response.headers.getSetCookie()).toEqual([])
      }
    })

    test('without a name or a password gets a message at each field', async () => {
      const response = await target().fetch(logIn.path, { method: 'POST', headers: jsonHeaders, body: '{}' })
      expect(await expectProblem(response, 'invalid')).toEqual({
        username: 'Please enter your user name or email address.',
        password: 'Please enter your password.',
      })
    })

    test('gives a new token: that of before, planted or of a session, is not valid after it', async () => {
      const { username, cookie } = await addCaller(target())
      const other = await addCaller(target())
      const planted = cookie.replace(/=.*/, `=${'P'.repeat(43)}`)
      for (const before of [planted, cookie, other.cookie]) {
        const after = (await logInAs(username, before)).cookie
        expect(after).not.toContain(before.split('=')[1])
        expect(await statusOfUser(target(), before)).toBe(401)
        expect(await statusOfUser(target(), after)).toBe(200)
      }
    })

    test('with a new browser sends a mail, with a known one none', async () => {
      const username = await target().addAccount()
      const mailsOf = async (cookie?: string) => {
        const before = await target().queuedMails()
        const signedIn = await logInAs(username, cookie)
        return { mails: (await target().queuedMails()) - before, cookie: signedIn.cookie }
      }
      const first = await mailsOf()
      expect(first.mails).toBe(1)
      expect((await mailsOf(first.cookie)).mails).toBe(0)
      expect((await mailsOf()).mails).toBe(1)
      // Known for its own account only.
      const other = await target().addAccount()
      const before = await target().queuedMails()
      await logInAs(other, first.cookie)
      expect((await target().queuedMails()) - before).toBe(1)
    })

    test('"logout clears it": 204, no body, the session ends and its cookies are removed', async () => {
      const { username } = await addCaller(target())
      const { cookie } = await logInAs(username)
      for (const sent of [cookie, undefined]) {
        const response = await sendCall(target(), logOut, sent === undefined ? {} : { cookie: sent })
        expect(response.status).toBe(204)
        expect(await response.text()).toBe('')
        expect(response.headers.get('Clear-Site-Data')).toBe('"cache"')
        const hint = response.headers.getSetCookie().find((each) => each.startsWith(`${signedInHint}=`))
        expect(hint).toMatch(/^signed_in=;/)
        expect(hint).toMatch(/; Path=\/(;|$)/)
        expect(hint).toMatch(/Expires=Thu, 01 Jan 1970 00:00:00 GMT/)
        expect(cookiesOf(response)).toBe('')
        expect(await statusOfUser(target(), cookie)).toBe(401)
      }
    })
  })
}
