import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { Application } from '@anupalan/server/contract/applications/schema'
import type { Reference } from '@anupalan/server/contract/core/reference'
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'

/** An application with valid fields; its file is checked next. */
export interface Submission {
  application: Application
  cv: File
  reference: Reference<'AP'>
}

/** Events from the actor that sends. */
export type SendingEvent =
  { type: 'progress'; fraction: number } | { type: 'acknowledged' } | { type: 'refused'; error: unknown }

/**
 * The application form: idle, checking its file, sending with progress, then sent, or failed with a retry under the
 * same reference. One submission is in flight at a time.
 *
 * The form provides actors and actions: `check` rejects with the file's problem; `send` reports its progress, 0 to 1,
 * and its outcome; `showFileError`, `showFieldErrors`, `clearDraft`.
 */
export const applicationFormMachine = setup({
  types: {
    context: {} as {
      /** The submission in flight, or the last one. */
      submission: Submission | null
      /** Fraction of the bytes sent, 0 to 1. */
      fraction: number
      /** Why the last attempt failed. */
      error: unknown
    },
    events: {} as { type: 'submit'; submission: Submission } | { type: 'retry' } | SendingEvent,
    meta: statePromiseType,
  },
  actors: {
    check: fromPromise<void, Submission>(() => Promise.reject(new Error('check is not provided'))),
    send: fromCallback<EventObject, Submission>(() => {}),
  },
  actions: {
    setSubmission: assign((_, params: { submission: Submission }) => ({ submission: params.submission })),
    startOver: assign({ fraction: 0, error: null }),
    setFraction: assign((_, params: { fraction: number }) => ({ fraction: params.fraction })),
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    showFileError: (_, _params: { error: unknown }) => {},
    showFieldErrors: (_, _params: { error: unknown }) => {},
    clearDraft: () => {},
  },
}).createMachine({
  id: 'applicationForm',
  context: { submission: null, fraction: 0, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is in flight.',
      on: {
        submit: {
          target: 'checking',
          actions: { type: 'setSubmission', params: ({ event }) => ({ submission: event.submission }) },
        },
      },
    },
    checking: {
      description: 'The file is checked before anything is sent.',
      tags: 'busy',
      meta: { announces: 'checking' },
      invoke: {
        src: 'check',
        input: ({ context }) => submissionOf(context),
        onDone: 'sending',
        onError: {
          target: 'idle',
          actions: { type: 'showFileError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'In flight, with its progress. Fields stay unchanged.',
      tags: 'busy',
      entry: 'startOver',
      meta: { focus: { role: 'button', name: 'sending' }, announces: 'sending' },
      invoke: { src: 'send', input: ({ context }) => submissionOf(context) },
      on: {
        progress: { actions: { type: 'setFraction', params: ({ event }) => ({ fraction: event.fraction }) } },
        acknowledged: { target: 'sent', actions: 'clearDraft' },
        refused: {
          target: 'failed',
          actions: [
            { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            { type: 'showFieldErrors', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: {
      description:
        'Not acknowledged. The input and the file are kept; a retry is sent under the same reference.',
      meta: { announces: 'failed' },
      on: {
        retry: 'sending',
        submit: {
          target: 'checking',
          actions: { type: 'setSubmission', params: ({ event }) => ({ submission: event.submission }) },
        },
      },
    },
    sent: {
      description: 'Stored. The reference replaces the form.',
      meta: { focus: { role: 'group', name: 'sent' } },
    },
  },
})

function submissionOf({ submission }: { submission: Submission | null }): Submission {
  if (!submission) throw new Error('checking or sending without a submission')
  return submission
}
