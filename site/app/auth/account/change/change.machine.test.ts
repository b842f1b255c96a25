import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { unavailable } from '../sample-errors.ts'
import { changeMachine, type ChangeFields } from './change.machine.ts'

const fields = { password: 'mangoes ripen in May' }

function start(...answers: readonly unknown[]) {
  const queue = [...answers]
  const send = vi.fn<(call: { input: ChangeFields }) => Promise<unknown>>(() => {
    const answer = queue.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const actor = createActor(changeMachine.provide({ actors: { send: fromPromise(send) } })).start()
  return { actor, send, reaches: (state: string) => waitFor(actor, ({ value }) => value === state) }
}

describe('a change', () => {
  it('is sent once, also if it is submitted twice', async () => {
    const { actor, send, reaches } = start('made')
    actor.send({ type: 'change.submit', fields })
    actor.send({ type: 'change.submit', fields })
    const { context } = await reaches('done')
    expect(context.result).toBe('made')
    expect(send.mock.calls.map(([{ input }]) => input)).toEqual([fields])
  })

  it('that is refused can be submitted again, and the older reason is gone', async () => {
    const { actor, reaches } = start(unavailable, 'made')
    actor.send({ type: 'change.submit', fields })
    expect((await reaches('refused')).context.error).toBe(unavailable)
    actor.send({ type: 'change.submit', fields })
    expect(actor.getSnapshot().context.error).toBeNull()
    await reaches('done')
  })

  it('keeps no password in its context', async () => {
    const { actor, reaches } = start(unavailable)
    actor.send({ type: 'change.submit', fields })
    await reaches('refused')
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(fields.password)
  })
})
