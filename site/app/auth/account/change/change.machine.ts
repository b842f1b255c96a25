import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'

/** Valid fields of a form, by name. */
export type ChangeFields = Readonly<Record<string, string>>

export type ChangeEvent = { type: 'change.submit'; fields: ChangeFields }

/**
 * A change of one's own account that is one call: edited, sent, done; or refused, with the reason, and edited again. One
 * call is in flight at a time. The fields are passed on and not kept, because most contain the password.
 */
export const changeMachine = setup({
  types: {
    context: {} as {
      /** Why the last call failed. */
      error: unknown
      /** The response. */
      result: unknown
    },
    events: {} as ChangeEvent,
    meta: statePromiseType,
  },
  actors: {
    send: fromPromise<unknown, ChangeFields>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    setResult: assign((_, params: { output: unknown }) => ({ result: params.output })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'change',
  meta: { inert: 'page' },
  context: { error: null, result: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'Nothing is in flight.',
      on: { 'change.submit': 'sending' },
    },
    sending: {
      description: 'The call is in flight. Fields stay unchanged.',
      tags: 'busy',
      entry: 'clearError',
      meta: { announces: 'submitting' },
      invoke: {
        src: 'send',
        input: ({ event }) => {
          assertEvent(event, 'change.submit')
          return event.fields
        },
        onDone: {
          target: 'done',
          actions: { type: 'setResult', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      description: 'Nothing has changed. The reason is shown, at its field or above the buttons.',
      meta: {
        when: {
          'at a field': { focus: { role: 'textbox', name: 'field' }, announces: 'passwordWrong' },
          'the call failed': { announces: 'failed' },
        },
      },
      on: { 'change.submit': 'sending' },
    },
    done: {
      description: 'The change counts; the dialog closes, or says what follows.',
      meta: { focus: { role: 'button', name: 'done' }, announces: 'sent' },
    },
  },
})
