import { statePromiseType } from '@anupalan/design-system/workbench/state-promise.ts'
import type { Reference } from '@anupalan/server/contract/core/reference'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import { assign, fromPromise, setup } from 'xstate'

/** A validated enquiry with its reference, ready to send. */
export interface Submission {
  enquiry: Enquiry
  reference: Reference<'EN'>
  /** Link to a WhatsApp chat with the same text. */
  whatsAppLink: string
}

/**
 * The contact form: idle, submitting, then success or error. One submission is in flight at a time, so a double click
 * stores one enquiry; after a response the form can be sent again.
 *
 * The form provides actors and actions: `send` rejects on any response that is not ok; `openWhatsApp`,
 * `announceSuccess`, `resetForm`, `closeTab`, `announceFailure`.
 */
export const enquiryFormMachine = setup({
  types: {
    context: {} as {
      /** The submission in flight, or the last one. */
      submission: Submission | null
      /** The last stored one: shown with its WhatsApp link after the toast is dismissed. */
      stored: Submission | null
    },
    events: {} as { type: 'submit'; submission: Submission },
    meta: statePromiseType,
  },
  actors: {
    send: fromPromise<void, Submission>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    setSubmission: assign(({ event }) => ({ submission: event.submission })),
    setStored: assign(({ context }) => ({ stored: context.submission })),
    openWhatsApp: (_, _params: Submission) => {},
    announceSuccess: (_, _params: Submission) => {},
    resetForm: () => {},
    closeTab: () => {},
    announceFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'enquiryForm',
  context: { submission: null, stored: null },
  initial: 'idle',
  on: { submit: { target: '.submitting', actions: 'setSubmission' } },
  states: {
    idle: {
      description: 'Nothing is in flight.',
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
            'setStored',
            { type: 'openWhatsApp', params: ({ context }) => submissionOf(context) },
            { type: 'announceSuccess', params: ({ context }) => submissionOf(context) },
            'resetForm',
          ],
        },
        onError: {
          target: 'error',
          actions: ['closeTab', { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    success: {
      description: 'Stored. The reference and the WhatsApp link stay on the page.',
      meta: { announces: 'sent' },
    },
    error: {
      description:
        'Not acknowledged. The input is kept; the same text is sent again under the same reference.',
      meta: { announces: 'failed' },
    },
  },
})

function submissionOf({ submission }: { submission: Submission | null }): Submission {
  if (!submission) throw new Error('submitting without a submission')
  return submission
}
