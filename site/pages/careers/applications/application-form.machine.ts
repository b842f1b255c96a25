import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { Application } from '@anupalan/server/contract/applications/schema'
import type { Reference } from '@anupalan/server/contract/core/reference'
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'

/** An application whose fields hold; its file is looked at next. */
export interface Submission {
  application: Application
  cv: File
  reference: Reference<'AP'>
}

/** What comes of sending, from the actor that sends. */
export type SendingEvent =
  { type: 'progress'; part: number } | { type: 'acknowledged' } | { type: 'refused'; error: unknown }

/**
 * The application form: idle, checking its file, sending with progress, then sent, or failed with a retry under the
 * same reference. One submission is on its way at a time.
 *
 * Actors and actions are provided by the form: `check` rejects with what is wrong with the file; `send` tells of its
 * progress, 0 to 1, and how it ended; `tellFile`, `tellFields`, `clearDraft`.
 */
export const applicationFormMachine = setup({
  types: {
    context: {} as {
      /** What is being sent, or was sent last. */
      submission: Submission | null
      /** Of the bytes that have gone out, 0 to 1. */
      part: number
      /** Why the last try failed. */
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
    keepSubmission: assign((_, params: { submission: Submission }) => ({ submission: params.submission })),
    startOver: assign({ part: 0, error: null }),
    keepPart: assign((_, params: { part: number }) => ({ part: params.part })),
    keepError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    tellFile: (_, _params: { error: unknown }) => {},
    tellFields: (_, _params: { error: unknown }) => {},
    clearDraft: () => {},
  },
}).createMachine({
  id: 'applicationForm',
  context: { submission: null, part: 0, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is on its way.',
      on: {
        submit: {
          target: 'checking',
          actions: { type: 'keepSubmission', params: ({ event }) => ({ submission: event.submission }) },
        },
      },
    },
    checking: {
      description: 'The file is looked at, before anything is sent.',
      tags: 'busy',
      meta: { announces: 'checking' },
      invoke: {
        src: 'check',
        input: ({ context }) => submissionOf(context),
        onDone: 'sending',
        onError: {
          target: 'idle',
          actions: { type: 'tellFile', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'On its way, with its progress. Fields are kept as they are.',
      tags: 'busy',
      entry: 'startOver',
      meta: { focus: { role: 'button', name: 'sending' }, announces: 'sending' },
      invoke: { src: 'send', input: ({ context }) => submissionOf(context) },
      on: {
        progress: { actions: { type: 'keepPart', params: ({ event }) => ({ part: event.part }) } },
        acknowledged: { target: 'sent', actions: 'clearDraft' },
        refused: {
          target: 'failed',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFields', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: {
      description:
        'Not acknowledged. All that was written and the file are kept; the same goes under the same reference.',
      meta: { announces: 'failed' },
      on: {
        retry: 'sending',
        submit: {
          target: 'checking',
          actions: { type: 'keepSubmission', params: ({ event }) => ({ submission: event.submission }) },
        },
      },
    },
    sent: {
      description: 'Stored. The reference stands in the place of the form.',
      meta: { focus: { role: 'group', name: 'sent' } },
    },
  },
})

function submissionOf({ submission }: { submission: Submission | null }): Submission {
  if (!submission) throw new Error('checking or sending without a submission')
  return submission
}
