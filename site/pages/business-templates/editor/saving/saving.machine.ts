/** Writes and saves a file, or fails with a reason. */
import { assign, fromPromise, setup } from 'xstate'
import type { Format } from '../../definitions/template.ts'
import type { DocumentModel } from '../../documents/model.ts'

export interface Order {
  format: Format
  model: DocumentModel
}

/** A file ready for download. */
export interface WrittenFile {
  blob: Blob
  name: string
}

/** Why it failed: its code could not be loaded, or the fonts lack these characters. */
export type FailureReason = { kind: 'code' } | { kind: 'letters'; characters: string }

type Context = {
  order: Order | undefined
  written: WrittenFile | undefined
  reason: FailureReason | undefined
}
type Event =
  | { type: 'ordered'; order: Order }
  | { type: 'triedAgain' }
  /** The form has changed since the file was written. */
  | { type: 'changed' }

export const savingMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    write: fromPromise<WrittenFile, Order>(() =>
      Promise.reject(new Error('Nothing was provided to write with')),
    ),
  },
  actions: {
    /** Saves the file as a download. */
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
      // Ignore a second press while a file is written.
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

/** Classifies errors by name: their classes are in a lazily loaded chunk. */
function reasonOf(error: unknown): FailureReason {
  return error instanceof Error && error.name === 'UnwritableTextError' && 'characters' in error
    ? { kind: 'letters', characters: String(error.characters) }
    : { kind: 'code' }
}
