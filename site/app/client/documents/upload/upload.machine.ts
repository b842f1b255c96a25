import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client-errors'
import type { Reference } from '@anupalan/server/contract/core/reference'
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'
import { FileError } from './file-error.ts'
import { RECONNECT_MS } from './reconnect.ts'
import {
  initialContext,
  type Added,
  type Prepared,
  type UploadContext,
  type UploadInput,
  type UploadTarget,
} from './upload-context.ts'

export interface Sending {
  readonly file: File
  readonly target: UploadTarget
  readonly prepared: Prepared
}

export interface Adding extends Sending {
  readonly reference: Reference<'DO'>
  readonly isDuplicateAllowed: boolean
}

/** Events of the actor that sends. */
export type SendingEvent =
  | { type: 'started' }
  | { type: 'progress'; fraction: number }
  | { type: 'sent' }
  | { type: 'unsent'; error: unknown }

/** Whether the file itself is rejected, here or by the server. */
const isFileError = (error: unknown): boolean =>
  error instanceof FileError || (error instanceof ApiError && error.fields.file !== undefined)

/** Statuses of an upload that the server no longer has, or has under other terms. */
const GONE: readonly number[] = [404, 409, 410]

/** Whether the bytes have to be sent again. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (GONE.includes(error.status) || error.fields.upload !== undefined)

/**
 * One file on its way: it waits for its turn, is read once, sent, and stored as a document. A lost connection interrupts
 * it until there is one again; nothing that was chosen is lost before it is stored or removed.
 *
 * The queue provides `prepare`, `send`, `add`, `keepStored`, `connection`, and the actions `remember` (the reference
 * under which it was started), `forget` (it) and `discard` (what has arrived).
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as
      | { type: 'start' }
      | { type: 'online' }
      | { type: 'retry' }
      | { type: 'keepBoth' }
      | { type: 'keepStored' }
      | { type: 'remove' }
      | SendingEvent,
    tags: {} as 'active' | 'unsent',
    meta: statePromiseType,
  },
  actors: {
    prepare: fromPromise<Prepared, UploadInput>(() => Promise.reject(new Error('prepare is not provided'))),
    send: fromCallback<EventObject, Sending>(() => {}),
    add: fromPromise<Added, Adding>(() => Promise.reject(new Error('add is not provided'))),
    /** Sends the stored document for the item that the file was chosen for. */
    keepStored: fromPromise<void, { target: UploadTarget; document: string }>(() =>
      Promise.reject(new Error('keepStored is not provided')),
    ),
    /** Sends `online` when the browser reports a connection. */
    connection: fromCallback<EventObject>(() => {}),
  },
  actions: {
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    clearError: assign({ error: null }),
    setFraction: assign((_, params: { fraction: number }) => ({ fraction: params.fraction })),
    setStarted: assign(({ context: { prepared } }) => ({
      prepared: prepared && { ...prepared, isStarted: true },
    })),
    /** The next attempt sends the bytes again, as another upload. */
    startOver: assign({ prepared: null, isSent: false, fraction: 0 }),
    remember: (_, _params: Sending) => {},
    forget: (_, _params: Sending) => {},
    discard: (_, _params: Pick<UploadContext, 'target' | 'prepared'>) => {},
  },
  guards: {
    isFileError: (_, params: { error: unknown }) => isFileError(params.error),
    isConnectionError: (_, params: { error: unknown }) => params.error instanceof NetworkError,
    isUploadGone: (_, params: { error: unknown }) => isGone(params.error),
    isSent: ({ context }) => context.isSent,
    isPrepared: ({ context }) => context.prepared !== null,
    isDuplicate: (_, params: Added) => params.isDuplicate,
    isAttached: ({ context }, { isDuplicate, document }: Added) =>
      isDuplicate &&
      context.target.delivery === undefined &&
      context.target.task !== undefined &&
      document.task === context.target.task,
    hasItem: ({ context }) => context.target.item !== undefined,
  },
  delays: { reconnect: RECONNECT_MS },
}).createMachine({
  id: 'upload',
  context: ({ input }) => initialContext(input),
  initial: 'waiting',
  on: {
    remove: {
      target: '.removed',
      actions: { type: 'discard', params: ({ context: { target, prepared } }) => ({ target, prepared }) },
    },
  },
  states: {
    waiting: {
      description: 'Other files are sent first.',
      tags: ['active'],
      on: { start: 'preparing' },
    },
    preparing: {
      description: 'The file is read once: what it is, and whether a part of it was sent before.',
      tags: ['active'],
      entry: 'clearError',
      invoke: {
        src: 'prepare',
        input: ({ context: { file, target, reference } }) => ({ file, target, reference }),
        onDone: { target: 'sending', actions: assign(({ event }) => ({ prepared: event.output })) },
        onError: [
          {
            guard: { type: 'isFileError', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    sending: {
      description: 'Its bytes are sent, with their progress.',
      tags: ['active'],
      entry: 'clearError',
      invoke: { src: 'send', input: ({ context }) => sendingOf(context) },
      on: {
        started: {
          actions: ['setStarted', { type: 'remember', params: ({ context }) => sendingOf(context) }],
        },
        progress: { actions: { type: 'setFraction', params: ({ event }) => ({ fraction: event.fraction }) } },
        sent: { target: 'adding', actions: assign({ isSent: true, fraction: 1 }) },
        unsent: [
          {
            guard: { type: 'isConnectionError', params: ({ event }) => ({ error: event.error }) },
            target: 'interrupted',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isFileError', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'forget', params: ({ context }) => sendingOf(context) },
            ],
          },
          {
            guard: { type: 'isUploadGone', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'forget', params: ({ context }) => sendingOf(context) },
              'startOver',
            ],
          },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    adding: {
      description: 'Every byte has arrived; the document is stored.',
      tags: ['active'],
      entry: 'clearError',
      invoke: {
        src: 'add',
        input: ({ context }) => ({
          ...sendingOf(context),
          reference: context.reference,
          isDuplicateAllowed: context.isDuplicateAllowed,
        }),
        onDone: [
          {
            guard: { type: 'isAttached', params: ({ event }) => event.output },
            target: 'stored',
            actions: [
              assign(({ event }) => ({ document: event.output.document, isAttached: true })),
              { type: 'discard', params: ({ context: { target, prepared } }) => ({ target, prepared }) },
            ],
          },
          {
            guard: { type: 'isDuplicate', params: ({ event }) => event.output },
            target: 'duplicate',
            actions: assign(({ event }) => ({ document: event.output.document })),
          },
          {
            target: 'stored',
            actions: [
              assign(({ event }) => ({ document: event.output.document })),
              { type: 'forget', params: ({ context }) => sendingOf(context) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isConnectionError', params: ({ event }) => ({ error: event.error }) },
            target: 'interrupted',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isUploadGone', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'forget', params: ({ context }) => sendingOf(context) },
              'startOver',
            ],
          },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    duplicate: {
      description: 'The client has the same content already: the person decides whether it is kept twice.',
      tags: ['unsent'],
      meta: { announces: 'duplicate' },
      on: {
        keepBoth: { target: 'adding', actions: assign({ isDuplicateAllowed: true }) },
        keepStored: { guard: 'hasItem', target: 'fulfilling' },
      },
    },
    fulfilling: {
      description: 'The stored document is sent for the item of the request.',
      tags: ['active'],
      entry: 'clearError',
      invoke: {
        src: 'keepStored',
        input: ({ context }) => ({ target: context.target, document: context.document?.id ?? '' }),
        onDone: {
          target: 'stored',
          actions: { type: 'discard', params: ({ context: { target, prepared } }) => ({ target, prepared }) },
        },
        onError: {
          target: 'duplicate',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    interrupted: {
      description: 'Without a connection. It goes on by itself, from where it was interrupted.',
      tags: ['unsent'],
      meta: { announces: 'interrupted' },
      invoke: { src: 'connection' },
      after: { reconnect: [{ guard: 'isSent', target: 'adding' }, { target: 'sending' }] },
      on: {
        online: [{ guard: 'isSent', target: 'adding' }, { target: 'sending' }],
        retry: [{ guard: 'isSent', target: 'adding' }, { target: 'sending' }],
      },
    },
    failed: {
      description: 'Not stored, and why. The file and what was chosen for it are kept for a retry.',
      tags: ['unsent'],
      meta: { announces: 'failed' },
      on: {
        retry: [
          { guard: 'isSent', target: 'adding' },
          { guard: 'isPrepared', target: 'sending' },
          { target: 'preparing' },
        ],
      },
    },
    refused: {
      description: 'This file cannot be sent: another one must be chosen.',
      meta: { announces: 'failed' },
      on: { remove: 'removed' },
    },
    stored: {
      description: 'Stored as a document.',
      meta: { announces: 'stored' },
      on: { remove: 'removed' },
    },
    removed: { description: 'No longer in the list.', type: 'final' },
  },
})

function sendingOf({ file, target, prepared }: UploadContext): Sending {
  if (!prepared) throw new Error('sent before it was prepared')
  return { file, target, prepared }
}
