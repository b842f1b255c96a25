import { describe, expect, test } from 'vitest'
import { endpointList } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { testClock } from './requests.ts'
import { anyPath, validRequest } from './samples.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

/** More calls than this are not sent, so that a limit that was raised by mistake fails at once. */
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
        for (let call = 0; call < points; call++) {
          const { status } = await target().fetch(path, validRequest(endpoint))
          expect(status).not.toBe(429)
        }
        const response = await target().fetch(path, validRequest(endpoint))
        await expectProblem(response, 'tooMany')
        expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds)
      })
    }
  })
}
