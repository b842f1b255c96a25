import type { User } from '@anupalan/server/contract/core/access'
import { assign, fromPromise, setup } from 'xstate'

export type SessionEvent =
  /** The user is needed. */
  | { type: 'asked' }
  /** The response to login and registration contains the user. */
  | { type: 'signed in'; user: User }
  | { type: 'signed out' }

/**
 * Auth: the signed-in user. It is loaded on the first request; login and registration set it, logout clears it. A 401
 * on the user call means no user, not an error: `loadUser` resolves with `null` for it and rejects otherwise.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { user: User | null },
    events: {} as SessionEvent,
    tags: {} as 'settled',
  },
  actors: {
    getUser: fromPromise<User | null>(() => Promise.reject(new Error('getUser is not provided'))),
  },
  actions: {
    setUser: assign({ user: (_, { user }: { user: User | null }) => user }),
    clearUser: assign({ user: null }),
  },
  guards: { hasUser: (_, { user }: { user: User | null }) => user !== null },
}).createMachine({
  id: 'session',
  context: { user: null },
  initial: 'unasked',
  on: {
    'signed in': { target: '.signed in', actions: { type: 'setUser', params: ({ event }) => event } },
    'signed out': { target: '.signed out', actions: 'clearUser' },
  },
  states: {
    unasked: {
      description: 'A public page without the hint of a session: no request, and so no 401 in the console.',
      on: { asked: 'loading' },
    },
    loading: {
      description: 'While the user is loading, a spinner shows.',
      invoke: {
        src: 'getUser',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
            target: 'signed in',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signed out', actions: 'clearUser' },
        ],
        onError: 'failed',
      },
    },
    'signed in': { tags: 'settled', on: { asked: {} } },
    'signed out': { tags: 'settled', on: { asked: {} } },
    failed: {
      description: 'The request failed, so the user is unknown. The next request retries.',
      on: { asked: 'loading' },
    },
  },
})
