import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'

/** Options of `navigator.credentials.create`, as JSON of the contract. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** A new credential, as JSON of the contract. */
export interface PasskeyCredential {
  readonly id: string
  readonly [member: string]: unknown
}

export type AddPasskeyEvent =
  | { type: 'passkey.start'; name: string; password: string }
  | { type: 'passkey.retry' }
  /** Stops waiting for the browser. */
  | { type: 'passkey.cancel' }
  | { type: 'codes.kept' }

const withError = { type: 'setError', params: ({ event }: { event: { error: unknown } }) => event } as const

/**
 * Adding a passkey: named, with the password; made by the browser and the user's device; stored. With the first second
 * factor, recovery codes are shown once.
 *
 * The component provides the actors: `prepare` and `store` are calls, `create` waits for the browser.
 */
export const addPasskeyMachine = setup({
  types: {
    context: {} as {
      name: string
      /** Valid for five minutes, and for one passkey. */
      options: PasskeyOptions | null
      recoveryCodes: readonly string[]
      /** Why the last step failed. */
      error: unknown
    },
    events: {} as AddPasskeyEvent,
    meta: statePromiseType,
  },
  actors: {
    prepare: fromPromise<PasskeyOptions, { password: string }>(() =>
      Promise.reject(new Error('prepare is not provided')),
    ),
    create: fromPromise<PasskeyCredential, PasskeyOptions>(() =>
      Promise.reject(new Error('create is not provided')),
    ),
    store: fromPromise<readonly string[], { name: string; credential: PasskeyCredential }>(() =>
      Promise.reject(new Error('store is not provided')),
    ),
  },
  actions: {
    setName: assign((_, params: { name: string }) => ({ name: params.name, error: null })),
    setOptions: assign((_, params: { output: PasskeyOptions }) => ({ options: params.output })),
    setCodes: assign((_, params: { output: readonly string[] }) => ({ recoveryCodes: params.output })),
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    clearError: assign({ error: null }),
  },
  guards: {
    hasCodes: (_, params: { output: readonly string[] }) => params.output.length > 0,
  },
}).createMachine({
  id: 'addPasskey',
  meta: { inert: 'page' },
  context: { name: '', options: null, recoveryCodes: [], error: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The name and the password. If a step has failed, the reason.',
      meta: {
        when: {
          failed: { announces: 'failed' },
          'wrong password': { focus: { role: 'textbox', name: 'password' }, announces: 'passwordWrong' },
        },
      },
      on: {
        'passkey.start': {
          target: 'preparing',
          actions: { type: 'setName', params: ({ event }) => event },
        },
      },
    },
    preparing: {
      description: 'The server checks the password and makes a challenge.',
      tags: 'busy',
      meta: { announces: 'preparing' },
      invoke: {
        src: 'prepare',
        input: ({ event }) => {
          assertEvent(event, 'passkey.start')
          return { password: event.password }
        },
        onDone: { target: 'creating', actions: { type: 'setOptions', params: ({ event }) => event } },
        onError: { target: 'asking', actions: withError },
      },
    },
    creating: {
      description: 'The browser asks for the fingerprint, face or screen lock.',
      meta: { focus: { role: 'heading', name: 'creating' } },
      entry: 'clearError',
      invoke: {
        src: 'create',
        input: ({ context }) => context.options ?? {},
        onDone: 'storing',
        onError: { target: 'interrupted', actions: withError },
      },
      on: { 'passkey.cancel': 'asking' },
    },
    interrupted: {
      description: 'The browser made no passkey: cancelled, too slow, there is one already, or it cannot.',
      meta: { focus: { role: 'heading', name: 'interrupted' } },
      on: { 'passkey.retry': 'creating' },
    },
    storing: {
      description: 'The server verifies and stores the passkey.',
      tags: 'busy',
      meta: { focus: { role: 'heading', name: 'storing' } },
      invoke: {
        src: 'store',
        input: ({ context, event }) => ({
          name: context.name,
          credential: (event as unknown as { output: PasskeyCredential }).output,
        }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event },
            target: 'codes',
            actions: { type: 'setCodes', params: ({ event }) => event },
          },
          { target: 'added' },
        ],
        onError: { target: 'asking', actions: withError },
      },
    },
    codes: {
      description: 'Stored. The recovery codes are shown, once.',
      meta: { focus: { role: 'heading', name: 'codes' } },
      on: { 'codes.kept': 'added' },
    },
    added: { description: 'Stored; the dialog closes.', meta: { inert: undefined, announces: 'done' } },
  },
})
