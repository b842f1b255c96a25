import type { User } from '@anupalan/server/contract/core/access'
import { renderToString } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it, vi } from 'vitest'
import { sessionMachine } from './session.machine.ts'
import { askForSession, createSessionStore, portalPath } from './session-store.ts'
import { SessionProvider, SessionProviderError, useSession, useSessionStore } from './session.tsx'
import { startSession } from './start-session.ts'

vi.mock(import('./start-session.ts'))

const user: User = { username: 'lakshmi', fullName: 'Lakshmi Rao', email: 'l@rao.example', role: 'client' }

function start(answer: () => Promise<User | null>) {
  const getUser = vi.fn<typeof answer>(answer)
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
    const { context } = await waitFor(actor, (state) => state.matches('signed in'))
    expect(context.user).toEqual(user)
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

  const Sender = () => <p>{typeof useSessionStore().send}</p>

  it('a named one', () => {
    expect(() => renderToString(<Reader />)).toThrow(SessionProviderError)
    expect(() => renderToString(<Sender />)).toThrow(SessionProviderError)
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

/** The store with a machine to whom the server answers so. */
function open(answer: () => Promise<User | null>) {
  const { actor, getUser } = start(answer)
  vi.mocked(startSession).mockReset().mockReturnValue(actor)
  const store = createSessionStore()
  const seen: string[] = []
  store.subscribe(() => void seen.push(store.get().state))
  return { store, getUser, seen }
}

describe('the store of a session', () => {
  it('is loading as soon as somebody asks, and asks the server once', async () => {
    const { store, getUser, seen } = open(() => Promise.resolve(user))
    store.send({ type: 'asked' })
    store.send({ type: 'asked' })
    expect(store.get()).toEqual({ user: null, state: 'loading' })
    await vi.waitFor(() => expect(store.get()).toEqual({ user, state: 'signed in' }))
    expect(seen).toEqual(['loading', 'signed in'])
    expect(getUser).toHaveBeenCalledTimes(1)
  })

  it('who is known is not loading when somebody asks again', async () => {
    const { store, seen } = open(() => Promise.resolve(null))
    store.send({ type: 'asked' })
    await vi.waitFor(() => expect(store.get().state).toBe('signed out'))
    store.send({ type: 'asked' })
    store.send({ type: 'signed in', user })
    await vi.waitFor(() => expect(store.get()).toEqual({ user, state: 'signed in' }))
    expect(seen).toEqual(['loading', 'signed out', 'signed in'])
  })

  it('nobody knows where the code of the machine does not arrive, and the next who asks tries again', async () => {
    const { store } = open(() => Promise.resolve(user))
    vi.mocked(startSession).mockImplementationOnce(() => {
      throw new Error('offline')
    })
    store.send({ type: 'asked' })
    await vi.waitFor(() => expect(store.get()).toEqual({ user: null, state: 'failed' }))
    store.send({ type: 'asked' })
    expect(store.get().state).toBe('loading')
    await vi.waitFor(() => expect(store.get().state).toBe('signed in'))
  })

  it('asked again without a sign of a session, whoever was known has signed out elsewhere', async () => {
    const { store } = open(() => Promise.resolve(user))
    vi.stubGlobal('document', { cookie: 'signed_in=1' })
    askForSession(store)
    await vi.waitFor(() => expect(store.get().state).toBe('signed in'))
    vi.stubGlobal('document', { cookie: '' })
    askForSession(store)
    await vi.waitFor(() => expect(store.get()).toEqual({ user: null, state: 'signed out' }))
    vi.unstubAllGlobals()
  })

  it('one that is frozen asks nobody', () => {
    const { getUser } = open(() => Promise.resolve(user))
    const store = createSessionStore(
      sessionMachine.resolveState({ value: 'unasked', context: { user: null } }),
    )
    store.send({ type: 'asked' })
    expect(store.get().state).toBe('unasked')
    expect(startSession).not.toHaveBeenCalled()
    expect(getUser).not.toHaveBeenCalled()
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
