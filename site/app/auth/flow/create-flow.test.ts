import { ApiError } from '@anupalan/server/contract/core/client'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { ClosedError } from '../failure.ts'
import { createFlow } from './create-flow.ts'
import { linkInvalid, unavailable } from './flow-states.ts'

const secret = { newPassword: 'a lotus blooms at dawn' }

function start(
  initial: 'loading' | 'idle',
  {
    load = () => Promise.resolve<unknown>({ username: 'asha' }),
    send = () => Promise.resolve<unknown>(null),
  },
) {
  const sent = vi.fn<(values: unknown) => void>()
  const showFailure = vi.fn<(error: unknown) => void>()
  const actor = createActor(
    createFlow('flow', initial).provide({
      actors: {
        load: fromPromise(load),
        send: fromPromise(({ input }) => {
          sent(input)
          return send()
        }),
      },
      actions: { showFailure: (_, { error }) => showFailure(error) },
    }),
  ).start()
  return { actor, sent, showFailure }
}

describe('a flow', () => {
  it('sends once on a double press, and keeps what was typed out of its context', async () => {
    const { actor, sent } = start('idle', {})
    actor.send({ type: 'submit', values: secret })
    actor.send({ type: 'submit', values: secret })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(secret.newPassword)
    await waitFor(actor, (state) => state.matches('done'))
    expect(sent.mock.calls).toEqual([[secret]])
  })

  it('returns to the form after a failure', async () => {
    const { actor, showFailure } = start('idle', { send: () => Promise.reject(unavailable) })
    actor.send({ type: 'submit', values: secret })
    const { context } = await waitFor(actor, (state) => state.context.failure !== null)
    expect(actor.getSnapshot().matches('idle')).toBe(true)
    expect(context.failure).toBe(unavailable)
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(unavailable)
  })

  it.each([linkInvalid, new ApiError(403, '{}'), new ClosedError('Registration is closed.')])(
    'is closed by %s, while loading and while sending',
    async (error) => {
      const fail = () => {
        throw error
      }
      const loading = start('loading', { load: async () => fail() })
      await waitFor(loading.actor, (state) => state.matches('closed'))
      const sending = start('idle', { send: async () => fail() })
      sending.actor.send({ type: 'submit', values: secret })
      const { context } = await waitFor(sending.actor, (state) => state.matches('closed'))
      expect(context.failure).toBe(error)
    },
  )

  it('can load again', async () => {
    let loads = 0
    const { actor } = start('loading', {
      load: () => (++loads === 1 ? Promise.reject(unavailable) : Promise.resolve({ username: 'asha' })),
    })
    await waitFor(actor, (state) => state.matches('unloaded'))
    actor.send({ type: 'retry' })
    const { context } = await waitFor(actor, (state) => state.matches('idle'))
    expect(context).toEqual({ loaded: { username: 'asha' }, result: null, failure: null })
  })
})
