/** What becomes of a file: it is written, then saved; or it is not, and why is told. */
import { assign, fromPromise, setup } from 'xstate'
import type { Format } from '../../definitions/template.ts'
import type { DocumentModel } from '../../documents/model.ts'

export interface Order {
  format: Format
  model: DocumentModel
}

/** A file that is there. */
export interface WrittenFile {
  blob: Blob
  name: string
}

/** Why there is none: its code did not come, or the fonts lack letters, which are named. */
export type FailureReason = { kind: 'code' } | { kind: 'letters'; characters: string }

type Context = {
  order: Order | undefined
  written: WrittenFile | undefined
  reason: FailureReason | undefined
}
type Event =
  | { type: 'ordered'; order: Order }
  | { type: 'triedAgain' }
  /** What was typed since is no longer in the file. */
  | { type: 'changed' }

export const savingMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    write: fromPromise<WrittenFile, Order>(() =>
      Promise.reject(new Error('Nothing was provided to write with')),
    ),
  },
  actions: {
    /** Hands the file to the browser. */
    save: (_, _written: WrittenFile) => {},
  },
}).createMachine({
  id: 'saving',
  initial: 'idle',
  context: { order: undefined, written: undefined, reason: undefined },
  on: { ordered: { target: '.writing', actions: assign(({ event }) => ({ order: event.order })) } },
  states: {
    idle: {},
    writing: {
      // A second press while one is written changes nothing.
      on: { ordered: {} },
      invoke: {
        src: 'write',
        input: ({ context }) => context.order!,
        onDone: {
          target: 'saved',
          actions: [
            assign(({ event }) => ({ written: event.output })),
            { type: 'save', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed', actions: assign(({ event }) => ({ reason: reasonOf(event.error) })) },
      },
    },
    saved: { on: { changed: 'idle' } },
    failed: { on: { triedAgain: 'writing', changed: 'idle' } },
  },
})

/** Errors are told apart by name: the code that throws them comes late, and with it its classes. */
function reasonOf(error: unknown): FailureReason {
  return error instanceof Error && error.name === 'UnwritableTextError' && 'characters' in error
    ? { kind: 'letters', characters: String(error.characters) }
    : { kind: 'code' }
}
