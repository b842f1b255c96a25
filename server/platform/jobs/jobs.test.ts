import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startJobs } from './jobs.ts'
import type { Job, RunningJobs } from './jobs.ts'
import { createLog } from '../observability/log.ts'

const day = 24 * 60 * 60 * 1000

describe('a job', () => {
  let lines: string[]
  let runs: string[]
  let jobs: RunningJobs
  beforeEach(() => {
    vi.useFakeTimers()
    lines = []
    runs = []
  })
  afterEach(async () => {
    await jobs.stop()
    vi.useRealTimers()
  })

  const start = (...all: Job[]) => {
    jobs = startJobs(all, {
      log: createLog({ write: (line) => void lines.push(line) }),
      onRun: ({ name }, hasSucceeded) => void runs.push(`${name} ${hasSucceeded ? 'succeeded' : 'failed'}`),
    })
  }

  test('runs at start, and again each time its interval has passed', async () => {
    const run = vi.fn<Job['run']>(() => Promise.resolve())
    start({ name: 'daily', every: day, run })
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(day - 1)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('that fails is told of, does not stop the others, and is tried again within a minute', async () => {
    const run = vi.fn<Job['run']>(() => Promise.reject(new Error('the database is gone')))
    const other = vi.fn<Job['run']>(() => Promise.resolve())
    start({ name: 'failing', every: day, run }, { name: 'other', every: 10_000, run: other })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run).toHaveBeenCalledTimes(2)
    expect(other).toHaveBeenCalledTimes(7)
    expect(runs.slice(0, 2)).toEqual(['failing failed', 'other succeeded'])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'failing', msg: 'job failed' })
  })

  test('never runs concurrently with itself, however long it takes', async () => {
    let finish = () => {}
    const run = vi.fn<Job['run']>(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    start({ name: 'slow', every: 1, run })
    await vi.advanceTimersByTimeAsync(day)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    finish()
  })

  test('under way is waited for at the end, told that it should end, and never begun again', async () => {
    const run = vi.fn<Job['run']>(
      (signal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    )
    start({ name: 'slow', every: 1, run })
    await jobs.stop()
    await vi.advanceTimersByTimeAsync(day)
    expect(runs).toEqual(['slow succeeded'])
    expect(run).toHaveBeenCalledTimes(1)
  })
})
