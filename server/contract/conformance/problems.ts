/** Tests every problem at every endpoint that documents it. */
import { afterEach, describe, expect, test } from 'vitest'
import { endpointList, pathPattern, problems, problemsOf } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { problemCases } from './problem-cases.ts'
import { formOf } from './requests.ts'
import { anyPath, validCall } from './samples.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { send, time } from './problem-case.ts'
import { useTarget } from './use-target.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function describeProblems(start: StartTarget) {
  describe('problems', () => {
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    afterEach(() => time.reset())

    for (const endpoint of endpointList) {
      for (const name of problemsOf(endpoint)) {
        const problemCase = problemCases[name]
        if (problemCase === null) continue
        test(`${endpoint.name} responds with ${problems[name].status} ${name}: ${problems[name].meaning}`, async () => {
          const call = { endpoint, ...(await validCall(endpoint, target())) }
          await problemCase.prepare?.(call, target())
          const before = await countStored(target())
          const responses = await problemCase.send(call, target())
          expect(responses).not.toHaveLength(0)
          for (const response of responses) await expectProblem(response, name)
          expect((await countStored(target())) - before).toBe(problemCase.addedRows ?? 0)
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
      for (const endpoint of endpointList.filter(({ schema }) => schema.request)) {
        const wrong = { email: marker, message: marker, note: marker, [marker]: marker }
        for (const body of endpoint.upload ? [formOf(wrong)] : [`{"${marker}`, JSON.stringify(wrong)]) {
          const response = await send(target(), { endpoint, path: anyPath(endpoint) }, { body })
          expect(response.ok).toBe(false)
          expect(await response.text()).not.toContain(marker)
        }
      }
    })
  })
}

async function countStored({ stored }: ConformanceTarget): Promise<number> {
  const tables: (readonly object[])[] = await Promise.all(Object.values(stored).map((rowsOf) => rowsOf()))
  // A row of page views counts as that many rows.
  return tables.flat().reduce((sum, row) => sum + ('views' in row ? Number(row.views) : 1), 0)
}
