import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createSavingStore } from './saving-store.ts'
import { savingMachine, type Order, type WrittenFile } from './saving.machine.ts'
import type { startSaving } from './start-saving.ts'

type Load = () => Promise<{ startSaving: typeof startSaving }>

const order: Order = {
  format: 'pdf',
  model: { title: 'Receipt', author: '', fileName: 'receipt', blocks: [] },
}
const written: WrittenFile = { blob: new Blob(['%PDF']), name: 'receipt.pdf' }

const write = vi.fn<() => Promise<WrittenFile>>(() => Promise.resolve(written))
const start: typeof startSaving = (changed) => {
  const actor = createActor(
    savingMachine.provide({ actors: { write: fromPromise<WrittenFile, Order>(() => write()) } }),
  )
  actor.subscribe(changed)
  return actor.start()
}

describe('before the machine is loaded', () => {
  test('nothing is loaded before the first order', () => {
    const load = vi.fn<Load>(async () => ({ startSaving: start }))
    const store = createSavingStore(undefined, load)
    store.change()
    expect([store.get(), load.mock.calls.length]).toEqual([{ status: 'idle' }, 0])
  })

  test('the state is `writing` immediately, and a second press while loading is ignored', async () => {
    write.mockClear()
    const store = createSavingStore(undefined, async () => ({ startSaving: start }))
    store.order(order)
    expect(store.get()).toEqual({ status: 'writing', order })
    store.order({ ...order, format: 'docx' })
    await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'saved', order, written }))
    expect(write).toHaveBeenCalledTimes(1)
    store.change()
    expect(store.get().status).toBe('idle')
  })

  test('a failure to load is reported, and the same order can be retried', async () => {
    const load = vi
      .fn<Load>(async () => ({ startSaving: start }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const store = createSavingStore(undefined, load)
    store.order(order)
    await vi.waitFor(() => expect(store.get()).toEqual({ status: 'failed', order, reason: { kind: 'code' } }))
    store.tryAgain()
    await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'saved', order }))
  })

  test('listeners are notified until they unsubscribe', async () => {
    const store = createSavingStore(undefined, async () => ({ startSaving: start }))
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.order(order)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    await vi.waitFor(() => expect(store.get().status).toBe('saved'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
