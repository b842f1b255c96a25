import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { ApiError } from '@anupalan/server/contract/core/client'
import { assertEvent, assign, fromPromise, setup } from 'xstate'

/** A secret that counts once a code has confirmed it. */
export interface TotpSecret {
  /** Base32, to be typed. */
  readonly secret: string
  /** `otpauth:` URL, for the QR code. */
  readonly uri: string
}

export type AddCodesEvent =
  { type: 'codes.start'; password: string } | { type: 'codes.confirm'; code: string } | { type: 'codes.kept' }

const withError = { type: 'setError', params: ({ event }: { event: { error: unknown } }) => event } as const

/**
 * Turning on one-time codes: the password; a secret, which the user's app reads; the first code, which confirms it. With
 * the first second factor, recovery codes are shown once.
 */
export const addCodesMachine = setup({
  types: {
    context: {} as {
      secret: TotpSecret | null
      recoveryCodes: readonly string[]
      /** Why the last step failed. */
      error: unknown
    },
    events: {} as AddCodesEvent,
    meta: statePromiseType,
  },
  actors: {
    prepare: fromPromise<TotpSecret, { password: string }>(() =>
      Promise.reject(new Error('prepare is not provided')),
    ),
    confirm: fromPromise<readonly string[], { code: string }>(() =>
      Promise.reject(new Error('confirm is not provided')),
    ),
  },
  actions: {
    setSecret: assign((_, params: { output: TotpSecret }) => ({ secret: params.output })),
    setCodes: assign((_, params: { output: readonly string[] }) => ({ recoveryCodes: params.output })),
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    clearError: assign({ error: null }),
    clearSecret: assign({ secret: null }),
  },
  guards: {
    hasCodes: (_, params: { output: readonly string[] }) => params.output.length > 0,
    // A 401 on this call: the secret is not waiting any more.
    hasExpired: (_, params: { error: unknown }) =>
      params.error instanceof ApiError && params.error.status === 401,
  },
}).createMachine({
  id: 'addCodes',
  meta: { inert: 'page' },
  context: { secret: null, recoveryCodes: [], error: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The password. If a step has failed, the reason.',
      meta: {
        when: {
          failed: { announces: 'failed' },
          'wrong password': { focus: { role: 'textbox', name: 'password' }, announces: 'passwordWrong' },
        },
      },
      on: { 'codes.start': 'preparing' },
    },
    preparing: {
      description: 'The server checks the password and makes a secret.',
      tags: 'busy',
      entry: 'clearError',
      meta: { announces: 'preparing' },
      invoke: {
        src: 'prepare',
        input: ({ event }) => {
          assertEvent(event, 'codes.start')
          return { password: event.password }
        },
        onDone: { target: 'scanning', actions: { type: 'setSecret', params: ({ event }) => event } },
        onError: { target: 'asking', actions: withError },
      },
    },
    scanning: {
      description: 'The QR code, the secret to be typed, and the field of the first code.',
      meta: {
        focus: { role: 'heading', name: 'scan' },
        when: {
          failed: { focus: { role: 'button', name: 'confirm' }, announces: 'failed' },
          'wrong code': { focus: { role: 'textbox', name: 'code' }, announces: 'codeWrong' },
        },
      },
      on: { 'codes.confirm': 'confirming' },
    },
    confirming: {
      description: 'The server checks the first code.',
      tags: 'busy',
      entry: 'clearError',
      meta: { announces: 'confirming' },
      invoke: {
        src: 'confirm',
        input: ({ event }) => {
          assertEvent(event, 'codes.confirm')
          return { code: event.code }
        },
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event },
            target: 'codes',
            actions: ['clearSecret', { type: 'setCodes', params: ({ event }) => event }],
          },
          { target: 'added', actions: 'clearSecret' },
        ],
        onError: [
          {
            guard: { type: 'hasExpired', params: ({ event }) => event },
            target: 'asking',
            actions: ['clearSecret', withError],
          },
          { target: 'scanning', actions: withError },
        ],
      },
    },
    codes: {
      description: 'Codes are on. The recovery codes are shown, once.',
      meta: { focus: { role: 'heading', name: 'codes' } },
      on: { 'codes.kept': 'added' },
    },
    added: { description: 'Codes are on; the dialog closes.', meta: { inert: undefined, announces: 'done' } },
  },
})
