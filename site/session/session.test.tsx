import type { User } from '@anupalan/server/contract/accounts'
import { renderToString } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it, vi } from 'vitest'
import { portalPath, SessionProvider, SessionProviderError, useSession } from './session.tsx'
import { sessionMachine } from './session.machine.ts'

const user: User = { username: 'lakshmi', fullName: 'Lakshmi Rao', email: 'l@rao.example', role: 'client' }

function start(answer: () => Promise<User | null>) {
  const getUser = vi.fn(answer)
  const machine = sessionMachine.provide({ actors: { getUser: fromPromise(getUser) } })
  return { actor: createActor(machine).start(), getUser }
}

describe('Auth: user loaded at start; login and registration set the cached user; logout clears it.', () => {
  it('reaches every state', () => {
    const reached = getShortestPaths(sessionMachine, {
      events: [
        { type: 'asked' },
        { type: 'signed in', user },
        { type: 'signed out' },
        { type: 'xstate.error.actor.0.session.loading' } as never,
      ],
    }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(['unasked', 'loading', 'signed in', 'signed out', 'failed']))
  })

  it('loads the user once, and not before someone asks', async () => {
    const { actor, getUser } = start(() => Promise.resolve(user))
    expect(getUser).not.toHaveBeenCalled()
    actor.send({ type: 'asked' })
    await waitFor(actor, (state) => state.hasTag('settled'))
    actor.send({ type: 'asked' })
    expect(actor.getSnapshot().context.user).toEqual(user)
    expect(getUser).toHaveBeenCalledTimes(1)
  })

  it('A 401 on the user call means no user, not an error.', async () => {
    const { actor } = start(() => Promise.resolve(null))
    actor.send({ type: 'asked' })
    await waitFor(actor, (state) => state.matches('signed out'))
    expect(actor.getSnapshot().context.user).toBeNull()
  })

  it('any other failure is not taken for "nobody", and can be asked again', async () => {
    let calls = 0
    const { actor } = start(() => (++calls === 1 ? Promise.reject(new Error('503')) : Promise.resolve(user)))
    actor.send({ type: 'asked' })
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'asked' })
    await waitFor(actor, (state) => state.matches('signed in'))
  })

  it('a login while the user is loading wins over the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<User | null>()
    const { actor } = start(() => promise)
    actor.send({ type: 'asked' })
    actor.send({ type: 'signed in', user })
    resolve(null)
    await promise
    expect(actor.getSnapshot().context.user).toEqual(user)
    actor.send({ type: 'signed out' })
    expect(actor.getSnapshot().context.user).toBeNull()
  })
})

describe('Using the auth context outside its provider throws an error.', () => {
  const Reader = () => <p>{useSession().user?.fullName ?? 'nobody'}</p>

  it('a named one', () => {
    expect(() => renderToString(<Reader />)).toThrow(SessionProviderError)
  })

  it('inside it, a prerendered page knows nobody', () => {
    const html = renderToString(
      <SessionProvider>
        <Reader />
      </SessionProvider>,
    )
    expect(html).toContain('nobody')
  })
})

it('A signed-in visitor’s Client Portal and Client Login links lead to the dashboard', () => {
  expect([undefined, 'client', 'readonly', 'super_admin'].map((role) => portalPath(role as never))).toEqual([
    '/auth',
    '/client/dashboard',
    '/admin/dashboard',
    '/admin/dashboard',
  ])
})
