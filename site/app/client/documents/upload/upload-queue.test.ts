import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { RECONNECT_MS } from './reconnect.ts'
import { createUploadQueue, MAX_CONCURRENT_UPLOADS } from './upload-queue.ts'
import type { Prepared, UploadInput, UploadTarget } from './upload-context.ts'
import { uploadMachine } from './upload.machine.ts'

const target: UploadTarget = { client: 'rao-textiles', category: 'other', year: null }
const file = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

/** Files are read, and then sent without an end. */
const machine = uploadMachine.provide({
  actors: {
    prepare: fromPromise<Prepared, UploadInput>(() =>
      Promise.resolve({ reference: 'UP-7K3M-Q9XD-2B4F', fingerprint: undefined, isStarted: false }),
    ),
    send: fromCallback(() => {}),
  },
})

/** A queue whose code is loaded when the test says so, and the states of its files. */
function start() {
  const loads: PromiseWithResolvers<typeof machine>[] = []
  const queue = createUploadQueue({
    onStored: () => {},
    loadMachine: () => {
      const load = Promise.withResolvers<typeof machine>()
      loads.push(load)
      return load.promise
    },
  })
  return { queue, loads, states: () => queue.get().map(({ snapshot }) => snapshot.value) }
}

let online: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  online = undefined
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (online = listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows files at once, and sends all that were chosen while the code was loading', async () => {
  const { queue, loads, states } = start()
  queue.add([file('one.pdf')], target)
  expect(states()).toEqual(['waiting'])
  expect(queue.get()[0]!.snapshot.hasTag('active')).toBe(true)
  queue.add([file('two.pdf'), file('three.pdf'), file('four.pdf')], target)
  const ids = queue.get().map(({ id }) => id)
  expect(loads).toHaveLength(1)
  loads[0]!.resolve(machine)
  await vi.waitFor(() =>
    expect(states()).toEqual([...Array<string>(MAX_CONCURRENT_UPLOADS).fill('sending'), 'waiting']),
  )
  expect(queue.get().map(({ id }) => id)).toEqual(ids)
})

it('loads the code before there is a file, and again with the first if that failed', async () => {
  const { queue, loads, states } = start()
  queue.prepare()
  loads[0]!.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states()).toEqual([])
  queue.add([file('one.pdf')], target)
  loads[1]!.resolve(machine)
  await vi.waitFor(() => expect(states()).toEqual(['sending']))
})

it('does not send a file that was removed before the code was loaded', async () => {
  const { queue, loads, states } = start()
  queue.add([file('one.pdf'), file('two.pdf')], target)
  queue.get()[0]!.actor.send({ type: 'remove' })
  loads[0]!.resolve(machine)
  await vi.waitFor(() => expect(states()).toEqual(['sending']))
  expect(queue.get()[0]!.snapshot.context.file.name).toBe('two.pdf')
})

it.each([
  ['the browser reports a connection', () => online!()],
  ['a time', () => vi.advanceTimersByTime(RECONNECT_MS)],
  ['a press', (queue: ReturnType<typeof start>['queue']) => queue.get()[0]!.actor.send({ type: 'retry' })],
])('keeps files whose code could not be loaded, and sends them after %s', async (_, again) => {
  const { queue, loads, states } = start()
  queue.add([file('one.pdf')], target)
  const { reference } = queue.get()[0]!.snapshot.context
  loads[0]!.reject(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(states()).toEqual(['interrupted']))
  expect(queue.get()[0]!.snapshot.hasTag('unsent')).toBe(true)
  again(queue)
  expect(states()).toEqual(['waiting'])
  loads[1]!.resolve(machine)
  await vi.waitFor(() => expect(states()).toEqual(['sending']))
  expect(queue.get()[0]!.snapshot.context.reference).toBe(reference)
})

it('starts nothing after it was stopped', async () => {
  const { queue, loads, states } = start()
  queue.add([file('one.pdf')], target)
  queue.stop()
  loads[0]!.resolve(machine)
  await vi.advanceTimersByTimeAsync(RECONNECT_MS)
  expect(states()).toEqual([])
})
