import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { recoveryCodes } from '../sample-accounts.ts'
import { expired, unavailable, wrongCode, wrongPassword } from '../sample-errors.ts'
import { addCodesMachine, type TotpSecret } from './add-codes.machine.ts'

const secret: TotpSecret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }

function start(prepares: (TotpSecret | Error)[], confirms: (readonly string[] | Error)[] = []) {
  const next = <Answer>(queue: (Answer | Error)[]): Promise<Answer> => {
    const answer = queue.shift()!
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const actor = createActor(
    addCodesMachine.provide({
      actors: { prepare: fromPromise(() => next(prepares)), confirm: fromPromise(() => next(confirms)) },
    }),
  ).start()
  actor.send({ type: 'codes.start', password: 'mangoes in May' })
  const fails = (error: Error) => vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(error))
  return { actor, fails, reaches: (state: string) => waitFor(actor, ({ value }) => value === state) }
}

describe('turning on codes', () => {
  it('confirms the secret by a code, and shows the recovery codes until they are kept', async () => {
    const { actor, reaches } = start([secret], [recoveryCodes])
    expect((await reaches('scanning')).context.secret).toEqual(secret)
    actor.send({ type: 'codes.confirm', code: '123456' })
    const { context } = await reaches('codes')
    expect(context).toMatchObject({ recoveryCodes, secret: null })
    actor.send({ type: 'codes.kept' })
    await reaches('added')
  })

  it('ends at once if there are recovery codes already', async () => {
    const { actor, reaches } = start([secret], [[]])
    await reaches('scanning')
    actor.send({ type: 'codes.confirm', code: '123456' })
    expect((await reaches('added')).context.recoveryCodes).toEqual([])
  })

  it('asks for the password again if it is wrong', async () => {
    const { actor, fails } = start([wrongPassword])
    await fails(wrongPassword)
    expect(actor.getSnapshot().value).toBe('asking')
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('mangoes')
  })

  it.each([wrongCode, unavailable])('keeps the secret if the code was not accepted: %s', async (error) => {
    const { actor, fails, reaches } = start([secret], [error])
    await reaches('scanning')
    actor.send({ type: 'codes.confirm', code: '000000' })
    await fails(error)
    expect(actor.getSnapshot()).toMatchObject({ value: 'scanning', context: { secret } })
  })

  it('starts again if the secret is not waiting any more', async () => {
    const { actor, fails, reaches } = start([secret], [expired])
    await reaches('scanning')
    actor.send({ type: 'codes.confirm', code: '123456' })
    await fails(expired)
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { secret: null } })
  })
})
