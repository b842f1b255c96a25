import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusyError, createHashQueue } from './hash-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** @returns when each of several hashes that come at once starts; ms. */
async function startsOf(durations: readonly number[]): Promise<number[]> {
  const { run } = createHashQueue()
  const begin = performance.now()
  const starts: number[] = []
  const all = Promise.all(
    durations.map((duration) =>
      run(() => {
        starts.push(performance.now() - begin)
        return after(duration)
      }),
    ),
  )
  await vi.runAllTimersAsync()
  await all
  return starts
}

test('pauses between hashes for twice the time of the last', async () => {
  expect(await startsOf([10, 20, 10])).toEqual([0, 30, 90])
})

test('pauses for 50 ms at most', async () => {
  expect(await startsOf([100, 10])).toEqual([0, 150])
})

test('one that comes alone waits for nothing', async () => {
  const { run, isWaiting } = createHashQueue()
  const results: number[] = []
  for (const result of [1, 2]) {
    results.push(await run(() => Promise.resolve(result)))
    expect(isWaiting()).toBe(false)
  }
  expect(results).toEqual([1, 2])
  expect(vi.getTimerCount()).toBe(0)
})

test('one that fails lets the next start', async () => {
  const { run } = createHashQueue()
  const failing = run(() => Promise.reject(new Error('ended')))
  const next = run(() => Promise.resolve('hash'))
  await expect(failing).rejects.toThrow('ended')
  await vi.runAllTimersAsync()
  expect(await next).toBe('hash')
})

test('one that comes during the pause waits behind the others', async () => {
  const { run, isWaiting } = createHashQueue()
  const order: string[] = []
  const note = (name: string) => run(() => after(10).then(() => order.push(name)))
  const first = [note('first'), note('second')]
  await vi.advanceTimersByTimeAsync(15)
  expect(isWaiting()).toBe(true)
  const third = note('third')
  await vi.runAllTimersAsync()
  await Promise.all([...first, third])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('refuses what comes while 64 wait', async () => {
  const { run } = createHashQueue()
  const ends = Array.from({ length: 65 }, () => run(() => after(10)))
  await expect(run(() => after(10))).rejects.toThrow(BusyError)
  await vi.runAllTimersAsync()
  await Promise.all(ends)
})
