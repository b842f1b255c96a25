import type { User } from '@anupalan/server/contract/core/access'
import { renderToString } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it, vi } from 'vitest'
import { sessionMachine } from './session.machine.ts'
import { refreshSession, createSessionStore, portalPath } from './session-store.ts'
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

  it('loads the user once, on the first request', async () => {
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

  it('any other failure is not "signed out", and can be retried', async () => {
    let calls = 0
    const { actor } = start(() => (++calls === 1 ? Promise.reject(new Error('503')) : Promise.resolve(user)))
    actor.send({ type: 'asked' })
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'asked' })
    const { context } = await waitFor(actor, (state) => state.matches('signed in'))
    expect(context.user).toEqual(user)
  })

  it('a login while the user is loading takes precedence over the response', async () => {
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

  it('a SessionProviderError', () => {
    expect(() => renderToString(<Reader />)).toThrow(SessionProviderError)
    expect(() => renderToString(<Sender />)).toThrow(SessionProviderError)
  })

  it('inside it, a prerendered page has no user', () => {
    const html = renderToString(
      <SessionProvider>
        <Reader />
      </SessionProvider>,
    )
    expect(html).toContain('nobody')
  })
})

/** A store whose machine gets this response. */
function open(answer: () => Promise<User | null>) {
  const { actor, getUser } = start(answer)
  vi.mocked(startSession).mockReset().mockReturnValue(actor)
  const store = createSessionStore()
  const seen: string[] = []
  store.subscribe(() => void seen.push(store.get().state))
  return { store, getUser, seen }
}

describe('the session store', () => {
  it('is loading after the first request, and calls the server once', async () => {
    const { store, getUser, seen } = open(() => Promise.resolve(user))
    store.send({ type: 'asked' })
    store.send({ type: 'asked' })
    expect(store.get()).toEqual({ user: null, state: 'loading' })
    await vi.waitFor(() => expect(store.get()).toEqual({ user, state: 'signed in' }))
    expect(seen).toEqual(['loading', 'signed in'])
    expect(getUser).toHaveBeenCalledTimes(1)
  })

  it('a second request does not return to loading', async () => {
    const { store, seen } = open(() => Promise.resolve(null))
    store.send({ type: 'asked' })
    await vi.waitFor(() => expect(store.get().state).toBe('signed out'))
    store.send({ type: 'asked' })
    store.send({ type: 'signed in', user })
    await vi.waitFor(() => expect(store.get()).toEqual({ user, state: 'signed in' }))
    expect(seen).toEqual(['loading', 'signed out', 'signed in'])
  })

  it('fails if the code of the machine does not load, and the next request retries', async () => {
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

  it('a refresh without the hint of a session signs the user out', async () => {
    const { store } = open(() => Promise.resolve(user))
    vi.stubGlobal('document', { cookie: 'signed_in=1' })
    refreshSession(store)
    await vi.waitFor(() => expect(store.get().state).toBe('signed in'))
    vi.stubGlobal('document', { cookie: '' })
    refreshSession(store)
    await vi.waitFor(() => expect(store.get()).toEqual({ user: null, state: 'signed out' }))
    vi.unstubAllGlobals()
  })

  it('a frozen store sends no request', () => {
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
