import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { assign, fromPromise, setup } from 'xstate'

export type DataExportEvent =
  | { type: 'export.start' }
  | { type: 'export.stop' }
  /** How many have arrived so far. */
  | { type: 'bytes.received'; bytes: number }

export interface Receiving {
  readonly onBytes: (bytes: number) => void
}

/**
 * A download of data that the server makes while it is sent, so that its size is not known before its end.
 *
 * The component provides `receive`, which resolves when the file is saved.
 */
export const dataExportMachine = setup({
  types: {
    context: {} as {
      /** How many have arrived. */
      bytes: number
      /** Why the last attempt failed. */
      error: unknown
    },
    events: {} as DataExportEvent,
    meta: statePromiseType,
  },
  actors: {
    receive: fromPromise<void, Receiving>(() => Promise.reject(new Error('receive is not provided'))),
  },
  actions: {
    reset: assign({ bytes: 0, error: null }),
    setBytes: assign((_, params: { bytes: number }) => ({ bytes: params.bytes })),
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
  },
}).createMachine({
  id: 'dataExport',
  context: { bytes: 0, error: null },
  initial: 'idle',
  on: { 'export.start': '.preparing' },
  states: {
    idle: { description: 'Nothing was downloaded yet.' },
    preparing: {
      description: 'The server writes the file; what has arrived is counted.',
      meta: { announces: 'preparing', when: { receiving: { announces: 'receivingFile' } } },
      entry: 'reset',
      invoke: {
        src: 'receive',
        input: ({ self }) => ({ onBytes: (bytes) => self.send({ type: 'bytes.received', bytes }) }),
        onDone: 'saved',
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        // A second press changes nothing.
        'export.start': {},
        'export.stop': 'stopped',
        'bytes.received': { actions: { type: 'setBytes', params: ({ event }) => event } },
      },
    },
    stopped: {
      description: 'Stopped by the user; what had arrived is dropped.',
      meta: { focus: { role: 'button', name: 'download' }, announces: 'stopped' },
    },
    failed: { description: 'The file did not arrive, and why.', meta: { announces: 'failed' } },
    saved: { description: 'The browser has the file.', meta: { announces: 'saved' } },
  },
})
