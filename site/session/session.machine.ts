import type { User } from '@anupalan/server/contract/core/access'
import { assign, fromPromise, setup } from 'xstate'

export type SessionEvent =
  /** Someone needs to know who is signed in. */
  | { type: 'asked' }
  /** Login and registration answer with the user. */
  | { type: 'signed in'; user: User }
  | { type: 'signed out' }

/**
 * Auth: who is signed in. The user is loaded when first asked for; login and registration set it, logout clears it. A
 * 401 on the user call means no user, not an error: `loadUser` resolves with `null` for it and rejects for the rest.
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
  guards: { isSomeone: (_, { user }: { user: User | null }) => user !== null },
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
      description:
        'A public page without a sign of a session: nobody asks, and no 401 stands in the console.',
      on: { asked: 'loading' },
    },
    loading: {
      description: 'While the user is loading, a spinner shows.',
      invoke: {
        src: 'getUser',
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output }) },
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
      description: 'Nobody knows: the server did not answer. Asking again tries again.',
      on: { asked: 'loading' },
    },
  },
})
