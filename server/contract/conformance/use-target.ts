import { afterAll, beforeAll } from 'vitest'
import type { ConformanceOptions, ConformanceTarget, StartTarget } from './target.ts'

/** One target for all tests of a group, through the returned function. */
export function useTarget(
  start: StartTarget,
  options: ConformanceOptions = { rateLimits: 'off' },
): () => ConformanceTarget {
  let target: ConformanceTarget | undefined
  beforeAll(async () => {
    target = await start(options)
  })
  afterAll(() => target?.close())
  return () => {
    if (!target) throw new Error('The target is available only inside a test.')
    return target
  }
}
