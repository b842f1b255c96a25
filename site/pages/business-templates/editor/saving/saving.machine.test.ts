import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { savingMachine, type Order, type WrittenFile } from './saving.machine.ts'

const order: Order = {
  format: 'pdf',
  model: { title: 'Receipt', author: '', fileName: 'receipt', blocks: [] },
}
const written: WrittenFile = { blob: new Blob(['%PDF']), name: 'receipt.pdf' }

function start(answers: (() => Promise<WrittenFile>)[]) {
  const saved: string[] = []
  let writes = 0
  const actor = createActor(
    savingMachine.provide({
      actors: { write: fromPromise<WrittenFile, Order>(() => answers[writes++]!()) },
      actions: { save: (_, { name }) => saved.push(name) },
    }),
  ).start()
  const settled = () =>
    new Promise<void>((done) => {
      if (!actor.getSnapshot().matches('writing')) return done()
      const watching = actor.subscribe((state) => {
        if (state.matches('writing')) return
        watching.unsubscribe()
        done()
      })
    })
  return { actor, saved, settled, writes: () => writes }
}

const refusal = Object.assign(new Error('No letters'), { name: 'UnwritableTextError', characters: 'ಕ' })

describe('saving', () => {
  it('writes the ordered file, and saves it once', async () => {
    const { actor, saved, settled } = start([async () => written])
    actor.send({ type: 'ordered', order })
    expect(actor.getSnapshot().value).toBe('writing')
    await settled()
    expect([actor.getSnapshot().value, saved]).toEqual(['saved', ['receipt.pdf']])
  })

  it('a second press while writing is ignored', async () => {
    const { actor, settled, writes } = start([async () => written])
    actor.send({ type: 'ordered', order })
    actor.send({ type: 'ordered', order })
    await settled()
    expect(writes()).toBe(1)
  })

  it('a failure to load can be retried, with nothing lost', async () => {
    const { actor, saved, settled } = start([
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => written,
    ])
    actor.send({ type: 'ordered', order })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { reason: { kind: 'code' }, order },
    })
    actor.send({ type: 'triedAgain' })
    await settled()
    expect([actor.getSnapshot().value, saved.length]).toEqual(['saved', 1])
  })

  it('names the letters that the fonts lack', async () => {
    const { actor, settled } = start([() => Promise.reject(refusal)])
    actor.send({ type: 'ordered', order })
    await settled()
    expect(actor.getSnapshot().context.reason).toEqual({ kind: 'letters', characters: 'ಕ' })
  })

  it('a saved file becomes outdated when the form changes', async () => {
    const { actor, settled } = start([async () => written])
    actor.send({ type: 'ordered', order })
    await settled()
    actor.send({ type: 'changed' })
    expect(actor.getSnapshot().value).toBe('idle')
  })
})
