import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { Credentials, PendingSignIn } from '@anupalan/server/contract/accounts/schema'
import type { User } from '@anupalan/server/contract/core/access'
import { ApiError } from '@anupalan/server/contract/core/client'
import { assertEvent, assign, fromPromise, setup } from 'xstate'

export type SignInEvent =
  | { type: 'password.submit'; credentials: Credentials }
  | { type: 'code.submit'; code: string }
  | { type: 'passkey.request' }
  | { type: 'passkey.cancel' }
  /** Back to the password, for another account. */
  | { type: 'restart' }

/** What the right password leads to: the user, or a second factor. */
export type PasswordResult = User | PendingSignIn

const isPending = (result: PasswordResult): result is PendingSignIn => 'secondFactors' in result

const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const failureActions = [
  { type: 'setFailure', params: failureOf },
  { type: 'showFailure', params: failureOf },
] as const

/**
 * A sign-in: the password, then a second factor if the account has one; or a passkey, which needs neither. One call is
 * in flight at a time. Passwords and codes are passed to their actors only and never part of the context.
 *
 * The form provides the actors `logIn`, `finishLogIn` and `usePasskey`, which reject on any failure, and the actions
 * `finish` and `showFailure`.
 */
export const signInMachine = setup({
  types: {
    context: {} as {
      /** Second factors of the account; empty until its password was right. */
      secondFactors: PendingSignIn['secondFactors']
      /** Why the last attempt failed; `null` after a success and while one is in flight. */
      failure: unknown
    },
    events: {} as SignInEvent,
    meta: statePromiseType,
  },
  actors: {
    logIn: fromPromise<PasswordResult, Credentials>(() => Promise.reject(new Error('logIn is not provided'))),
    finishLogIn: fromPromise<User, { code: string }>(() =>
      Promise.reject(new Error('finishLogIn is not provided')),
    ),
    usePasskey: fromPromise<User>(() => Promise.reject(new Error('usePasskey is not provided'))),
  },
  actions: {
    setSecondFactors: assign({ secondFactors: (_, params: PendingSignIn) => params.secondFactors }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error }),
    clearFailure: assign({ failure: null }),
    clearSecondFactors: assign({ secondFactors: [] }),
    showFailure: (_, _params: { error: unknown }) => {},
    finish: (_, _params: { user: User }) => {},
  },
  guards: {
    isPending: (_, { result }: { result: PasswordResult }) => isPending(result),
    /** The second step took too long or was tried too often: the password must be entered again. */
    isExpired: (_, { error }: { error: unknown }) => error instanceof ApiError && error.status === 401,
  },
}).createMachine({
  id: 'signIn',
  context: { secondFactors: [], failure: null },
  initial: 'password',
  states: {
    password: {
      initial: 'idle',
      states: {
        idle: {
          description: 'User name and password. What was typed stays after a failure.',
          meta: { when: { failed: { announces: 'failed' } } },
          on: {
            'password.submit': { target: 'sending', actions: 'clearFailure' },
            'passkey.request': { target: 'passkey', actions: 'clearFailure' },
          },
        },
        sending: {
          description: 'The password is being checked.',
          tags: 'busy',
          meta: { focus: { role: 'button', name: 'submitting' }, announces: 'submitting' },
          invoke: {
            src: 'logIn',
            input: ({ event }) => {
              assertEvent(event, 'password.submit')
              return event.credentials
            },
            onDone: [
              {
                guard: { type: 'isPending', params: ({ event }) => ({ result: event.output }) },
                target: '#signIn.code',
                actions: { type: 'setSecondFactors', params: ({ event }) => event.output as PendingSignIn },
              },
              {
                target: '#signIn.signed in',
                actions: { type: 'finish', params: ({ event }) => ({ user: event.output as User }) },
              },
            ],
            onError: { target: 'idle', actions: failureActions },
          },
        },
        passkey: {
          description: 'The browser asks for a passkey.',
          tags: 'busy',
          meta: { focus: { role: 'button', name: 'passkeyWaiting' }, announces: 'passkeyWaiting' },
          invoke: {
            src: 'usePasskey',
            onDone: {
              target: '#signIn.signed in',
              actions: { type: 'finish', params: ({ event }) => ({ user: event.output }) },
            },
            onError: { target: 'idle', actions: failureActions },
          },
          on: { 'passkey.cancel': 'idle' },
        },
      },
    },
    code: {
      initial: 'idle',
      on: { restart: { target: 'password', actions: ['clearFailure', 'clearSecondFactors'] } },
      states: {
        idle: {
          description: 'The password was right; a second factor must follow.',
          meta: {
            focus: { role: 'heading', name: 'codeHeading' },
            when: { failed: { focus: { role: 'textbox', name: 'code' }, announces: 'codeWrong' } },
          },
          on: {
            'code.submit': { target: 'sending', actions: 'clearFailure' },
            'passkey.request': { target: 'passkey', actions: 'clearFailure' },
          },
        },
        sending: {
          description: 'The code is being checked.',
          tags: 'busy',
          meta: { focus: { role: 'button', name: 'checking' }, announces: 'checking' },
          invoke: {
            src: 'finishLogIn',
            input: ({ event }) => {
              assertEvent(event, 'code.submit')
              return { code: event.code }
            },
            onDone: {
              target: '#signIn.signed in',
              actions: { type: 'finish', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
                target: '#signIn.password',
                actions: ['clearSecondFactors', ...failureActions],
              },
              { target: 'idle', actions: failureActions },
            ],
          },
        },
        passkey: {
          description: 'The browser asks for a passkey.',
          tags: 'busy',
          meta: { focus: { role: 'button', name: 'passkeyWaiting' }, announces: 'passkeyWaiting' },
          invoke: {
            src: 'usePasskey',
            onDone: {
              target: '#signIn.signed in',
              actions: { type: 'finish', params: ({ event }) => ({ user: event.output }) },
            },
            onError: { target: 'idle', actions: failureActions },
          },
          on: { 'passkey.cancel': 'idle' },
        },
      },
    },
    'signed in': {
      description: 'The session has its user; the guard around the login redirects.',
      meta: { announces: 'welcome' },
    },
  },
})
