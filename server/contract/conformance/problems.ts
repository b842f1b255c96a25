/** Tests every problem at every endpoint that documents it. */
import { afterEach, describe, expect, test } from 'vitest'
import { endpointList, pathPattern, problems, problemsOf } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { problemCases } from './problem-cases.ts'
import { visitor } from './account-calls.ts'
import { formOf, time } from './requests.ts'
import { anyPath, validCall } from './samples.ts'
import type { StartTarget } from './target.ts'
import { send } from './problem-case.ts'
import { useTarget } from './use-target.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function describeProblems(start: StartTarget) {
  describe('problems', () => {
    const { clock } = time
    const target = useTarget(start, { rateLimits: 'off', clock, registration: 'open' })
    const strictTarget = useTarget(start, {
      rateLimits: 'off',
      clock,
      registration: 'closed',
      staffSecondFactor: 'required',
    })
    afterEach(() => time.reset())

    for (const endpoint of endpointList) {
      for (const name of problemsOf(endpoint)) {
        const problemCase = problemCases[name]
        if (problemCase === null || problemCase.except?.some((each) => each === endpoint.name)) continue
        test(`${endpoint.name} responds with ${problems[name].status} ${name}: ${problems[name].meaning}`, async () => {
          const site = problemCase.isStrict ? strictTarget() : target()
          const call = problemCase.isUnprepared
            ? { endpoint, path: anyPath(endpoint), origin: site.origin, caller: visitor }
            : await validCall(endpoint, site, problemCase.as)
          await problemCase.prepare?.(call, site)
          const before = await site.countStored()
          const responses = await problemCase.send(call, site)
          expect(responses).not.toHaveLength(0)
          for (const response of responses) await expectProblem(response, name, endpoint.method === 'HEAD')
          const { addedRows = 0 } = problemCase
          const added = typeof addedRows === 'number' ? addedRows : addedRows(endpoint)
          expect((await site.countStored()) - before).toBe(added)
          if (problemCase.succeedsAfter) expect((await send(site, call)).status).toBeLessThan(300)
        })
      }
    }

    test('an unknown path of the API gets 404, whatever the method', async () => {
      const around = endpointList
        .map((each) => anyPath(each).split('?')[0])
        .flatMap((path) => [`${path}/`, `${path}/x`])
      const isUnknown = (path: string) => !endpointList.some((each) => pathPattern(each.path).test(path))
      for (const path of ['/api', '/api/', '/api/nothing', ...around.filter(isUnknown)]) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          await expectProblem(await target().fetch(path, { method }), 'notFound')
        }
      }
    })

    test('a known path gets 405 for an unsupported method, with Allow', async () => {
      for (const path of new Set(endpointList.map((each) => anyPath(each)))) {
        const [pathname = ''] = path.split('?')
        const allowed = endpointList
          .filter((each) => pathPattern(each.path).test(pathname))
          .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
        for (const method of methods.filter((each) => !allowed.includes(each))) {
          const response = await target().fetch(path, { method })
          await expectProblem(response, 'methodNotAllowed')
          expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(
            [...new Set(allowed)].toSorted(),
          )
        }
      }
    })

    test('no error response repeats the request', async () => {
      const marker = 'planted-marker'
      for (const endpoint of endpointList.filter(({ schema, resumable }) => schema.request && !resumable)) {
        const wrong = { email: marker, message: marker, note: marker, [marker]: marker }
        for (const body of endpoint.upload ? [formOf(wrong)] : [`{"${marker}`, JSON.stringify(wrong)]) {
          const response = await send(target(), await validCall(endpoint, target()), { body })
          expect(response.ok).toBe(false)
          expect(await response.text()).not.toContain(marker)
        }
      }
    })
  })
}
