import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { ApiError } from '@anupalan/server/contract/core/client'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { ClosedError } from '../failure.ts'

type FlowEvent = { type: 'submit'; values: unknown } | { type: 'retry' }

const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const setFailure = { type: 'setFailure', params: failureOf } as const
const isClosed = { type: 'isClosed', params: failureOf } as const

/**
 * A machine for a form that is sent once: what it shows is loaded first, if it needs anything; then it is filled in and
 * sent, and ends done, or closed. One call is in flight at a time. What was typed is passed to `send` only and never
 * part of the context, because passwords are among it.
 *
 * Its users provide the actors `load` and `send`, which reject on any failure, and the actions `showFailure` and
 * `finish`.
 *
 * @param id of the machine, such as `registration`
 * @param initial `idle` for a form that needs nothing to be loaded
 * @param announcesDone whether `finish` shows a toast
 */
export const createFlow = (id: string, initial: 'loading' | 'idle', { announcesDone = false } = {}) =>
  setup({
    types: {
      context: {} as {
        /** What `load` resolved to. */
        loaded: unknown
        /** What `send` resolved to. */
        result: unknown
        /** Why the last call failed; `null` after a success and while one is in flight. */
        failure: unknown
      },
      events: {} as FlowEvent,
      meta: statePromiseType,
    },
    actors: {
      load: fromPromise<unknown>(() => Promise.reject(new Error('load is not provided'))),
      send: fromPromise<unknown, unknown>(() => Promise.reject(new Error('send is not provided'))),
    },
    actions: {
      setLoaded: assign({ loaded: (_, params: { loaded: unknown }) => params.loaded }),
      setResult: assign({ result: (_, params: { result: unknown }) => params.result }),
      setFailure: assign({ failure: (_, params: { error: unknown }) => params.error }),
      clearFailure: assign({ failure: null }),
      showFailure: (_, _params: { error: unknown }) => {},
      finish: (_, _params: { result: unknown }) => {},
    },
    guards: {
      isClosed: (_, { error }: { error: unknown }) =>
        error instanceof ClosedError ||
        (error instanceof ApiError && (error.status === 410 || error.status === 403)),
    },
  }).createMachine({
    id,
    context: { loaded: null, result: null, failure: null },
    initial,
    states: {
      loading: {
        description: 'What the form shows is being loaded.',
        tags: 'loading',
        invoke: {
          src: 'load',
          onDone: {
            target: 'idle',
            actions: {
              type: 'setLoaded',
              params: ({ event }: { event: { output: unknown } }) => ({ loaded: event.output }),
            },
          },
          onError: [
            { guard: isClosed, target: 'closed', actions: setFailure },
            { target: 'unloaded', actions: setFailure },
          ],
        },
      },
      unloaded: {
        description: 'It could not be loaded; a button tries again.',
        meta: { focus: { role: 'heading', name: 'unloaded' } },
        on: { retry: { target: 'loading', actions: 'clearFailure' } },
      },
      idle: {
        description: 'The form. What was typed stays after a failure.',
        meta: { when: { failed: { announces: 'failed' } } },
        on: { submit: { target: 'sending', actions: 'clearFailure' } },
      },
      sending: {
        description: 'In flight: the button says so and ignores a second press.',
        tags: 'busy',
        meta: { focus: { role: 'button', name: 'submitting' }, announces: 'submitting' },
        invoke: {
          src: 'send',
          input: ({ event }: { event: FlowEvent }) => {
            assertEvent(event, 'submit')
            return event.values
          },
          onDone: {
            target: 'done',
            actions: [
              { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
              { type: 'finish', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          onError: [
            { guard: isClosed, target: 'closed', actions: setFailure },
            { target: 'idle', actions: [setFailure, { type: 'showFailure', params: failureOf }] },
          ],
        },
      },
      closed: {
        description: 'Nothing can be sent here any more; the page says what to do instead.',
        meta: { focus: { role: 'heading', name: 'closed' } },
      },
      done: {
        description: 'Sent and acknowledged; the page says what follows.',
        meta: {
          focus: { role: 'heading', name: 'done' },
          ...(announcesDone && { announces: 'announced' }),
        },
      },
    },
  })

export type FlowMachine = ReturnType<typeof createFlow>
