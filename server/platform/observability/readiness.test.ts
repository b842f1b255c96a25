import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createReadiness } from './readiness.ts'
import type { Check } from './readiness.ts'

describe('readiness', () => {
  let lines: string[]
  let now: number
  let runs: number
  let outcome: () => Promise<unknown>
  beforeEach(() => {
    lines = []
    now = 0
    runs = 0
    outcome = () => Promise.resolve()
  })

  const create = (...more: Check[]) =>
    createReadiness(
      [
        {
          name: 'files',
          run() {
            runs++
            return outcome()
          },
        },
        ...more,
      ],
      { log: createLog({ write: (line) => void lines.push(line) }), now: () => now },
    )

  test('runs the checks once for concurrent calls, and again after a second', async () => {
    const readiness = create()
    await Promise.all(Array.from({ length: 500 }, () => readiness.failing()))
    now = 999
    await readiness.failing()
    expect(runs).toBe(1)
    now = 1_000
    expect(await readiness.failing()).toEqual([])
    expect(runs).toBe(2)
  })

  test('does not start a check while one is pending', async () => {
    const slow = Promise.withResolvers<void>()
    outcome = () => slow.promise
    const readiness = create()
    const first = readiness.failing()
    now = 60_000
    const second = readiness.failing()
    slow.resolve()
    expect([await first, await second, runs]).toEqual([[], [], 1])
  })

  test('returns the names of failing checks, and logs the reason once, and the recovery', async () => {
    const readiness = create({ name: 'database', run: () => Promise.resolve() })
    outcome = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    expect(await readiness.failing()).toEqual(['files'])
    now += 1_000
    expect(await readiness.failing()).toEqual(['files'])
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'not ready', check: 'files', err: { code: 'ENOSPC' } })
    outcome = () => Promise.resolve()
    now += 1_000
    expect(await readiness.failing()).toEqual([])
    expect(JSON.parse(lines[1]!)).toMatchObject({ msg: 'ready again', check: 'files' })
  })
})
