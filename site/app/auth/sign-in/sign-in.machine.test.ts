import { ApiError } from '@anupalan/server/contract/core/client'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { signInMachine, type PasswordResult } from './sign-in.machine.ts'
import { sampleUser, wrongCode, wrongPassword } from './sign-in.samples.ts'
import { signInStates } from './sign-in.states.ts'

const credentials = { username: 'asha', password: 'sample-ledger-asha' }

function start({
  logIn = () => Promise.resolve<PasswordResult>(sampleUser),
  finishLogIn = () => Promise.resolve(sampleUser),
  usePasskey = () => Promise.resolve(sampleUser),
} = {}) {
  const calls = vi.fn<(name: string, input: unknown) => void>()
  const finish = vi.fn<(user: unknown) => void>()
  const actor = createActor(
    signInMachine.provide({
      actors: {
        logIn: fromPromise(({ input }) => {
          calls('logIn', input)
          return logIn()
        }),
        finishLogIn: fromPromise(({ input }) => {
          calls('finishLogIn', input)
          return finishLogIn()
        }),
        usePasskey: fromPromise(() => usePasskey()),
      },
      actions: { finish: (_, { user }) => finish(user) },
    }),
  ).start()
  return { actor, calls, finish }
}

describe('the sign-in', () => {
  it('reaches every state', () => {
    expect([...signInStates.reachable.keys()].toSorted()).toEqual([
      'code.idle',
      'code.idle, failed',
      'code.passkey',
      'code.sending',
      'password.idle',
      'password.idle, failed',
      'password.passkey',
      'password.sending',
      'signed in',
    ])
  })

  it('sends a password once on a double press, and keeps it out of the context', async () => {
    const { actor, calls, finish } = start()
    actor.send({ type: 'password.submit', credentials })
    actor.send({ type: 'password.submit', credentials })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(credentials.password)
    await waitFor(actor, (state) => state.matches('signed in'))
    expect(calls.mock.calls).toEqual([['logIn', credentials]])
    expect(finish).toHaveBeenCalledExactlyOnceWith(sampleUser)
  })

  it('asks for a second factor, and again after a wrong code', async () => {
    let tries = 0
    const { actor, calls } = start({
      logIn: () => Promise.resolve({ secondFactors: ['totp'] }),
      finishLogIn: () => (++tries === 1 ? Promise.reject(wrongCode) : Promise.resolve(sampleUser)),
    })
    actor.send({ type: 'password.submit', credentials })
    await waitFor(actor, (state) => state.matches({ code: 'idle' }))
    expect(actor.getSnapshot().context.secondFactors).toEqual(['totp'])
    actor.send({ type: 'code.submit', code: '000000' })
    const failed = await waitFor(actor, (state) => state.context.failure !== null)
    expect(failed.matches({ code: 'idle' })).toBe(true)
    actor.send({ type: 'code.submit', code: '123456' })
    const done = await waitFor(actor, (state) => state.matches('signed in'))
    expect(done.context.failure).toBeNull()
    expect(calls.mock.calls.slice(1)).toEqual([
      ['finishLogIn', { code: '000000' }],
      ['finishLogIn', { code: '123456' }],
    ])
  })

  it('begins with the password again if the second step took too long', async () => {
    const expired = new ApiError(401, '{"message":"This took too long."}')
    const { actor } = start({
      logIn: () => Promise.resolve({ secondFactors: ['totp'] }),
      finishLogIn: () => Promise.reject(expired),
    })
    actor.send({ type: 'password.submit', credentials })
    await waitFor(actor, (state) => state.matches({ code: 'idle' }))
    actor.send({ type: 'code.submit', code: '123456' })
    const { context } = await waitFor(actor, (state) => state.matches({ password: 'idle' }))
    expect(context).toEqual({ secondFactors: [], failure: expired })
  })

  it('a passkey signs in alone; a cancelled one changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof sampleUser>()
    const { actor, finish } = start({ usePasskey: () => promise })
    actor.send({ type: 'passkey.request' })
    actor.send({ type: 'passkey.cancel' })
    resolve(sampleUser)
    await promise
    expect(actor.getSnapshot().value).toEqual({ password: 'idle' })
    expect(finish).not.toHaveBeenCalled()
    actor.send({ type: 'passkey.request' })
    await waitFor(actor, (state) => state.matches('signed in'))
    expect(finish).toHaveBeenCalledOnce()
  })

  it('a failure is kept until the next attempt', async () => {
    const { actor } = start({ logIn: () => Promise.reject(wrongPassword) })
    actor.send({ type: 'password.submit', credentials })
    const { context } = await waitFor(actor, (state) => state.context.failure !== null)
    expect(context.failure).toBe(wrongPassword)
    actor.send({ type: 'password.submit', credentials })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})
