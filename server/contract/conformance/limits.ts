import { describe, expect, test } from 'vitest'
import { endpointList, endpoints, problems, problemsOf } from '../index.ts'
import type { ProblemName } from '../index.ts'
import { addCaller, addPasskeyTo, ownPassword, sendCall, startLogIn, succeed } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { testClock } from './requests.ts'
import { anyPath, requestOf, sampleOf } from './samples.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { confirmTotp, finishLogIn, logIn, startTotp } = endpoints

/** A limit that was raised by mistake above this fails at once. */
const MOST_CALLS = 1_000

/** How often each endpoint may be called. */
export function describeLimits(start: StartTarget) {
  describe('limits', () => {
    const target = useTarget(start, { rateLimits: 'on', clock: testClock().clock })

    for (const endpoint of endpointList) {
      const { points, seconds } = endpoint.rateLimit
      test(`${endpoint.name} answers 429 tooMany after ${points} calls in ${seconds} s, with Retry-After`, async () => {
        expect(points).toBeLessThanOrEqual(MOST_CALLS)
        const path = anyPath(endpoint)
        await target().spendCalls(endpoint, points - 1)
        const last = await target().fetch(path, requestOf({ endpoint }))
        await last.text()
        expect(last.status).not.toBe(problems.tooMany.status)
        const response = await target().fetch(path, requestOf({ endpoint }))
        await expectProblem(response, 'tooMany', endpoint.method === 'HEAD')
        expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds)
      })
    }

    describe('of tries', () => {
      const fresh = useTarget(start, { rateLimits: 'on', clock: testClock().clock })
      const wrong = { password: 'not this one' }
      const limited = endpointList.filter((endpoint) => {
        const names: readonly ProblemName[] = problemsOf(endpoint)
        return names.includes('tooManyTries')
      })
      const byCode: readonly string[] = [finishLogIn.name, confirmTotp.name]

      test('after ten wrong passwords the right one is refused at every call that asks for it, for this account only', async () => {
        const caller = await addCaller(fresh())
        const { username } = caller
        const { cookie, passkey } = await addPasskeyTo(fresh(), caller)
        for (let attempt = 0; attempt < 10; attempt++) {
          const response = await sendCall(fresh(), logIn, { body: { username, ...wrong } })
          await expectProblem(response, 'wrongCredentials')
        }
        const calls = limited.filter(({ name }) => !byCode.includes(name))
        expect(calls.length).toBeGreaterThan(5)
        for (const endpoint of calls) {
          const body = { ...sampleOf(endpoint).body, username, ...ownPassword }
          const params: Record<string, string> = endpoint.path.includes(':id') ? { id: passkey.id } : {}
          const response = await sendCall(fresh(), endpoint, { cookie, params, body })
          await expectProblem(response, 'tooManyTries')
        }
        const other = { username: await fresh().addAccount(), ...ownPassword }
        expect((await sendCall(fresh(), logIn, { body: other })).status).toBe(200)
      })

      test('after ten wrong codes the right one is refused, at sign-in too', async () => {
        const caller = await addCaller(fresh())
        const { cookie, recoveryCodes } = await addPasskeyTo(fresh(), caller)
        await succeed(fresh(), startTotp, { cookie, body: ownPassword })
        const confirm = () => sendCall(fresh(), confirmTotp, { cookie, body: { code: '12345' } })
        for (let attempt = 0; attempt < 10; attempt++) await expectProblem(await confirm(), 'invalid')
        await expectProblem(await confirm(), 'tooManyTries')
        const pending = await startLogIn(fresh(), caller.username)
        const finish = { cookie: pending, body: { code: recoveryCodes[0] } }
        await expectProblem(await sendCall(fresh(), finishLogIn, finish), 'tooManyTries')
      })
    })
  })
}
