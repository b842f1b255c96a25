import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { dataExportMachine, type Receiving } from './data-export.machine.ts'

function start() {
  const outcomes: PromiseWithResolvers<void>[] = []
  const receive = vi.fn<(call: { input: Receiving; signal: AbortSignal }) => Promise<void>>(() => {
    const outcome = Promise.withResolvers<void>()
    outcomes.push(outcome)
    return outcome.promise
  })
  const actor = createActor(dataExportMachine.provide({ actors: { receive: fromPromise(receive) } })).start()
  return {
    actor,
    receive,
    outcomes,
    begin: () => actor.send({ type: 'export.start' }),
    reaches: (state: string) => waitFor(actor, ({ value }) => value === state),
  }
}

it('counts what arrives, until the file is saved', async () => {
  const { actor, begin, receive, outcomes, reaches } = start()
  begin()
  receive.mock.calls[0]![0].input.onBytes(65_536)
  expect(actor.getSnapshot().context.bytes).toBe(65_536)
  outcomes[0]!.resolve()
  await reaches('saved')
})

it('aborts the call when it is stopped, and drops what arrives later', async () => {
  const { actor, begin, receive, outcomes } = start()
  begin()
  actor.send({ type: 'export.stop' })
  expect(receive.mock.calls[0]![0].signal.aborted).toBe(true)
  receive.mock.calls[0]![0].input.onBytes(65_536)
  outcomes[0]!.resolve()
  await Promise.resolve()
  expect(actor.getSnapshot()).toMatchObject({ value: 'stopped', context: { bytes: 0 } })
})

it('is received once, however often the button is pressed', () => {
  const { begin, receive } = start()
  begin()
  begin()
  expect(receive).toHaveBeenCalledOnce()
})

it('begins again after a failure, without its reason and its bytes', async () => {
  const { actor, begin, receive, outcomes, reaches } = start()
  begin()
  receive.mock.calls[0]![0].input.onBytes(65_536)
  outcomes[0]!.reject(new Error('lost'))
  expect((await reaches('failed')).context.error).toEqual(new Error('lost'))
  begin()
  expect(actor.getSnapshot().context).toEqual({ bytes: 0, error: null })
  outcomes[1]!.resolve()
  await reaches('saved')
})
