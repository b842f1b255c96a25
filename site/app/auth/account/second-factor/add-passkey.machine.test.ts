import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { recoveryCodes } from '../sample-accounts.ts'
import { unavailable, wrongPassword } from '../sample-errors.ts'
import { addPasskeyMachine, type PasskeyCredential, type PasskeyOptions } from './add-passkey.machine.ts'
import { interruptionOf } from './create-credential.ts'

const notAllowed = new DOMException('', 'NotAllowedError')

function start({
  prepares = [{ challenge: 'c' }],
  creates = [{ id: 'new' }],
  stores = [[]],
}: {
  prepares?: (PasskeyOptions | Error)[]
  creates?: (PasskeyCredential | Error)[]
  stores?: (readonly string[] | Error)[]
} = {}) {
  const next = <Answer>(queue: (Answer | Error)[]): Promise<Answer> => {
    const answer = queue.shift()!
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const create = vi.fn<(call: { input: PasskeyOptions }) => Promise<PasskeyCredential>>(() => next(creates))
  const store = vi.fn<
    (call: { input: { name: string; credential: PasskeyCredential } }) => Promise<readonly string[]>
  >(() => next(stores))
  const actor = createActor(
    addPasskeyMachine.provide({
      actors: {
        prepare: fromPromise(() => next(prepares)),
        create: fromPromise(create),
        store: fromPromise(store),
      },
    }),
  ).start()
  const begin = () => actor.send({ type: 'passkey.start', name: 'My phone', password: 'mangoes in May' })
  return {
    actor,
    begin,
    create,
    store,
    reaches: (state: string) => waitFor(actor, ({ value }) => value === state),
  }
}

describe('adding a passkey', () => {
  it('stores what the browser made, under its name', async () => {
    const { begin, store, create, reaches } = start()
    begin()
    await reaches('added')
    expect(create.mock.calls[0]?.[0].input).toEqual({ challenge: 'c' })
    expect(store.mock.calls[0]?.[0].input).toEqual({ name: 'My phone', credential: { id: 'new' } })
  })

  it('shows the recovery codes of the first second factor until they are kept', async () => {
    const { actor, begin, reaches } = start({ stores: [recoveryCodes] })
    begin()
    const { context } = await reaches('codes')
    expect(context.recoveryCodes).toEqual(recoveryCodes)
    actor.send({ type: 'codes.kept' })
    await reaches('added')
  })

  it('asks again after a wrong password, and makes nothing', async () => {
    const { actor, begin, create } = start({ prepares: [wrongPassword] })
    begin()
    await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(wrongPassword))
    expect(actor.getSnapshot().value).toBe('asking')
    expect(create).not.toHaveBeenCalled()
  })

  it('can be retried with the same challenge if the browser was cancelled', async () => {
    const { actor, begin, create, reaches } = start({ creates: [notAllowed, { id: 'new' }] })
    begin()
    expect((await reaches('interrupted')).context.error).toBe(notAllowed)
    actor.send({ type: 'passkey.retry' })
    await reaches('added')
    expect(create.mock.calls.map(([{ input }]) => input)).toEqual([{ challenge: 'c' }, { challenge: 'c' }])
  })

  it('keeps the name and asks again if it cannot be stored', async () => {
    const { actor, begin, reaches } = start({ stores: [unavailable] })
    begin()
    await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(unavailable))
    const { context } = await reaches('asking')
    expect(context).toMatchObject({ name: 'My phone' })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('mangoes')
  })
})

it.each([
  [notAllowed, 'cancelled'],
  [new DOMException('', 'AbortError'), 'cancelled'],
  [new DOMException('', 'InvalidStateError'), 'exists'],
  [new DOMException('', 'NotSupportedError'), 'unsupported'],
  ['no error at all', 'cancelled'],
])('%s is %s', (error, interruption) => expect(interruptionOf(error)).toBe(interruption))
