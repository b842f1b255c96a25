import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { Reference } from '@anupalan/server/contract/core/reference'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import { assign, fromPromise, setup } from 'xstate'

/** An enquiry that may be sent: its fields hold, and the reference it will be known by is made. */
export interface Submission {
  enquiry: Enquiry
  reference: Reference<'EN'>
  /** The chat that carries the same words into WhatsApp. */
  whatsAppLink: string
}

/**
 * The contact form: idle, submitting, then success or error. It sends one submission at a time, so a double click
 * stores one enquiry; after an answer the form can be sent again.
 *
 * Actors and actions are provided by the form: `send` rejects on any answer that is not ok; `carryIntoWhatsApp`,
 * `announceSuccess`, `resetForm`, `releaseTab`, `announceFailure`.
 */
export const enquiryFormMachine = setup({
  types: {
    context: {} as {
      /** What is being sent, or was sent last. */
      submission: Submission | null
      /** The last one that was stored: shown with its WhatsApp link after the toast has gone. */
      stored: Submission | null
    },
    events: {} as { type: 'submit'; submission: Submission },
    meta: statePromiseType,
  },
  actors: {
    send: fromPromise<void, Submission>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    keepSubmission: assign(({ event }) => ({ submission: event.submission })),
    keepStored: assign(({ context }) => ({ stored: context.submission })),
    carryIntoWhatsApp: (_, _params: Submission) => {},
    announceSuccess: (_, _params: Submission) => {},
    resetForm: () => {},
    releaseTab: () => {},
    announceFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'enquiryForm',
  context: { submission: null, stored: null },
  initial: 'idle',
  on: { submit: { target: '.submitting', actions: 'keepSubmission' } },
  states: {
    idle: {
      description: 'Nothing is on its way.',
    },
    submitting: {
      description: 'Button disabled, text Preparing WhatsApp...',
      tags: 'busy',
      meta: { focus: { role: 'button', name: 'submitting' }, announces: 'submitting' },
      on: { submit: {} },
      invoke: {
        src: 'send',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'success',
          actions: [
            'keepStored',
            { type: 'carryIntoWhatsApp', params: ({ context }) => submissionOf(context) },
            { type: 'announceSuccess', params: ({ context }) => submissionOf(context) },
            'resetForm',
          ],
        },
        onError: {
          target: 'error',
          actions: [
            'releaseTab',
            { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    success: {
      description: 'Stored. The reference and the WhatsApp link stay on the page.',
      meta: { announces: 'sent' },
    },
    error: {
      description:
        'Not acknowledged. Everything typed is kept; the same words are sent under the same reference.',
      meta: { announces: 'failed' },
    },
  },
})

function submissionOf({ submission }: { submission: Submission | null }): Submission {
  if (!submission) throw new Error('submitting without a submission')
  return submission
}
