import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createSavingStore } from './saving-store.ts'
import { savingMachine, type Order, type Written } from './saving.machine.ts'
import type { startSaving } from './start-saving.ts'

type Load = () => Promise<{ startSaving: typeof startSaving }>

const order: Order = {
  format: 'pdf',
  model: { title: 'Receipt', author: '', fileName: 'receipt', blocks: [] },
}
const written: Written = { blob: new Blob(['%PDF']), name: 'receipt.pdf' }

const write = vi.fn<() => Promise<Written>>(() => Promise.resolve(written))
const start: typeof startSaving = (changed) => {
  const actor = createActor(
    savingMachine.provide({ actors: { write: fromPromise<Written, Order>(() => write()) } }),
  )
  actor.subscribe(changed)
  return actor.start()
}

describe('until the machine is there', () => {
  test('nothing is loaded before something is ordered', () => {
    const load = vi.fn<Load>(async () => ({ startSaving: start }))
    const store = createSavingStore(undefined, load)
    store.change()
    expect([store.get(), load.mock.calls.length]).toEqual([{ is: 'idle' }, 0])
  })

  test('an order is being written at once, and a second press while it comes orders nothing', async () => {
    write.mockClear()
    const store = createSavingStore(undefined, async () => ({ startSaving: start }))
    store.order(order)
    expect(store.get()).toEqual({ is: 'writing', order })
    store.order({ ...order, format: 'docx' })
    await vi.waitFor(() => expect(store.get()).toMatchObject({ is: 'saved', order, written }))
    expect(write).toHaveBeenCalledTimes(1)
    store.change()
    expect(store.get().is).toBe('idle')
  })

  test('where its code does not come, that is told, and the same file is tried again', async () => {
    const load = vi
      .fn<Load>(async () => ({ startSaving: start }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const store = createSavingStore(undefined, load)
    store.order(order)
    await vi.waitFor(() => expect(store.get()).toEqual({ is: 'failed', order, reason: { kind: 'code' } }))
    store.tryAgain()
    await vi.waitFor(() => expect(store.get()).toMatchObject({ is: 'saved', order }))
  })

  test('it tells whoever listens, until they stop', async () => {
    const store = createSavingStore(undefined, async () => ({ startSaving: start }))
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.order(order)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    await vi.waitFor(() => expect(store.get().is).toBe('saved'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
