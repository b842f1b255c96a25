import { describe, expect, test } from 'vitest'
import type * as accounts from '../accounts/endpoints.ts'
import { signedInHint } from '../accounts/session.ts'
import { endpoints, problems } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { jsonHeaders, requestTo } from './requests.ts'
import type { Samples } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { getUser, logIn, logOut, register } = endpoints

const password = 'correct horse battery staple'

const registration = { username: 'asha', fullName: 'Asha Rao', email: 'asha.rao@example.in', password }

export const accountSamples: Samples<typeof accounts> = {
  getUser: {},
  logIn: { body: { username: 'asha', password } },
  register: { body: registration },
  logOut: {},
}

export function describeAccounts(start: StartTarget) {
  describe('accounts', () => {
    const target = useTarget(start)

    test('"A 401 on the user call means no user, not an error"', async () => {
      await expectProblem(await target().fetch(getUser.path), 'notSignedIn')
      const head = await target().fetch(getUser.path, { method: 'HEAD' })
      expect(head.status).toBe(401)
      expect(await head.text()).toBe('')
    })

    test('a login without a name or a password gets a message at each field', async () => {
      const response = await target().fetch(logIn.path, { method: 'POST', headers: jsonHeaders, body: '{}' })
      expect(await expectProblem(response, 'invalid')).toEqual({
        username: 'Please enter your user name or email address.',
        password: 'Please enter your password.',
      })
    })

    test('a login says that signing in is not available yet, in these words', async () => {
      const answer = await target().fetch(logIn.path, requestTo(logIn, { username: 'asha', password }))
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { message: 'Signing in is not available yet. Please contact us and we will help you.' },
      ])
    })

    test('"Registration is currently restricted. Please contact the provider for account creation."', async () => {
      const response = await target().fetch(register.path, requestTo(register, registration))
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        message: 'Registration is currently restricted. Please contact the provider for account creation.',
      })
      expect(problems.registrationClosed.status).toBe(403)
    })

    test('"logout clears it": 204, no body, and the cookie that a user is signed in is removed', async () => {
      const response = await target().fetch(logOut.path, requestTo(logOut))
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
      expect(response.headers.get('Clear-Site-Data')).toBe('"cache"')
      const hint = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${signedInHint}=`))
      expect(hint).toMatch(/^signed_in=;/)
      expect(hint).toMatch(/; Path=\/(;|$)/)
      expect(hint).toMatch(/Expires=Thu, 01 Jan 1970 00:00:00 GMT/)
    })
  })
}
