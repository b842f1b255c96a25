/** Every refusal that any endpoint documents, provoked at every endpoint that documents it. */
import { afterEach, describe, expect, test } from 'vitest'
import { endpoints, problems } from '../index.ts'
import type { Endpoint } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { preparations, send, time, trials } from './refusal-trials.ts'
import { anyPath, formOf, validCall } from './samples.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

export function describeRefusals(start: StartTarget) {
  describe('refusals', () => {
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    afterEach(() => time.reset())

    for (const endpoint of endpoints as readonly Endpoint[]) {
      for (const name of endpoint.problems) {
        const trial = name === 'unexpected' ? null : trials[name]
        if (trial === null) continue
        test(`${endpoint.name} answers ${problems[name].status} ${name}: ${problems[name].meaning}`, async () => {
          const call = { endpoint, ...(await validCall(endpoint, target())) }
          await preparations[name]?.(call, target())
          const before = await countStored(target())
          const answers = await trial(call, target())
          expect(answers).not.toHaveLength(0)
          for (const answer of answers) await expectProblem(answer, name)
          // The first, accepted use of a reference, and another booking with a key of its own, are what a trial may leave.
          const left = name === 'referenceReused' || name === 'linkRefused' ? 1 : 0
          expect((await countStored(target())) - before).toBe(left)
        })
      }
    }

    test('an unknown path of the API answers 404, whatever the method', async () => {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/', '/api/contact/x', '/api/user/']) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          await expectProblem(await target().fetch(path, { method }), 'notFound')
        }
      }
    })

    test('a known path answers 405 to a method it does not take, with Allow', async () => {
      for (const [path, method, allow] of [
        ['/api/contact', 'GET', 'POST'],
        ['/api/contact', 'PUT', 'POST'],
        ['/api/feedback', 'DELETE', 'POST'],
        ['/api/logout', 'OPTIONS', 'POST'],
        ['/api/user', 'POST', 'GET, HEAD'],
        ['/api/bookings', 'GET', 'POST'],
        ['/api/bookings/slots', 'POST', 'GET, HEAD'],
        ['/api/bookings/BK-0000-0000-0000', 'DELETE', 'GET, HEAD'],
        ['/api/bookings/BK-0000-0000-0000/cancel', 'GET', 'POST'],
      ] as const) {
        const answer = await target().fetch(path, { method })
        await expectProblem(answer, 'methodNotAllowed')
        expect(answer.headers.get('Allow')).toBe(allow)
      }
    })

    test('no refusal repeats what was sent', async () => {
      const marker = 'planted-marker'
      for (const endpoint of (endpoints as readonly Endpoint[]).filter(({ request }) => request)) {
        for (const body of endpoint.upload
          ? [formOf({ email: marker, note: marker, [marker]: marker })]
          : [`{"${marker}`, JSON.stringify({ email: marker, message: marker, [marker]: marker })]) {
          const answer = await send(target(), { endpoint, path: anyPath(endpoint) }, { body })
          expect(answer.ok).toBe(false)
          expect(await answer.text()).not.toContain(marker)
        }
      }
    })
  })
}

async function countStored(target: ConformanceTarget): Promise<number> {
  const [applications, enquiries, feedback, bookings, pageViews] = await Promise.all([
    target.applications(),
    target.enquiries(),
    target.feedback(),
    target.bookings(),
    target.pageViews(),
  ])
  const stored = applications.length + enquiries.length + feedback.length + bookings.length
  return stored + pageViews.reduce((sum, { views }) => sum + views, 0)
}
