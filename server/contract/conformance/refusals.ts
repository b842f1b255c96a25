/** Every refusal that any endpoint documents, provoked at every endpoint that documents it. */
import { afterEach, describe, expect, test } from 'vitest'
import { endpointList, pathPattern, problems, problemsOf } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { trials } from './refusal-trials.ts'
import { formOf } from './requests.ts'
import { anyPath, validCall } from './samples.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { send, time } from './trial.ts'
import { useTarget } from './use-target.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function describeRefusals(start: StartTarget) {
  describe('refusals', () => {
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    afterEach(() => time.reset())

    for (const endpoint of endpointList) {
      for (const name of problemsOf(endpoint)) {
        const trial = trials[name]
        if (trial === null) continue
        test(`${endpoint.name} answers ${problems[name].status} ${name}: ${problems[name].meaning}`, async () => {
          const call = { endpoint, ...(await validCall(endpoint, target())) }
          await trial.prepare?.(call, target())
          const before = await countStored(target())
          const answers = await trial.send(call, target())
          expect(answers).not.toHaveLength(0)
          for (const answer of answers) await expectProblem(answer, name)
          expect((await countStored(target())) - before).toBe(trial.left ?? 0)
        })
      }
    }

    test('an unknown path of the API answers 404, whatever the method', async () => {
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

    test('a known path answers 405 to a method it does not take, with Allow', async () => {
      for (const path of new Set(endpointList.map((each) => anyPath(each)))) {
        const [pathname = ''] = path.split('?')
        const taken = endpointList
          .filter((each) => pathPattern(each.path).test(pathname))
          .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
        for (const method of methods.filter((each) => !taken.includes(each))) {
          const answer = await target().fetch(path, { method })
          await expectProblem(answer, 'methodNotAllowed')
          expect(answer.headers.get('Allow')?.split(', ').toSorted()).toEqual([...new Set(taken)].toSorted())
        }
      }
    })

    test('no refusal repeats what was sent', async () => {
      const marker = 'planted-marker'
      for (const endpoint of endpointList.filter(({ schema }) => schema.request)) {
        const wrong = { email: marker, message: marker, note: marker, [marker]: marker }
        for (const body of endpoint.upload ? [formOf(wrong)] : [`{"${marker}`, JSON.stringify(wrong)]) {
          const answer = await send(target(), { endpoint, path: anyPath(endpoint) }, { body })
          expect(answer.ok).toBe(false)
          expect(await answer.text()).not.toContain(marker)
        }
      }
    })
  })
}

async function countStored({ stored }: ConformanceTarget): Promise<number> {
  const tables: (readonly object[])[] = await Promise.all(Object.values(stored).map((rowsOf) => rowsOf()))
  // A count is as many rows as it counts.
  return tables.flat().reduce((sum, row) => sum + ('views' in row ? Number(row.views) : 1), 0)
}
