import { setup } from 'xstate'
import { statePromiseType } from '../../workbench/state-promise.ts'

export type NewsletterBoxEvent =
  /** `email` is the field's value. */
  { type: 'submitted'; email: string } | { type: 'typed' }

/** The newsletter box: requests an email address if the field is empty, otherwise thanks. Nothing is sent. */
export const newsletterBoxMachine = setup({
  types: { events: {} as NewsletterBoxEvent, meta: statePromiseType },
  actions: { focusField: () => {}, clearField: () => {} },
  guards: { isEmpty: ({ event }) => event.type === 'submitted' && event.email.trim() === '' },
}).createMachine({
  id: 'newsletter',
  initial: 'idle',
  on: {
    submitted: [{ guard: 'isEmpty', target: '.asking' }, { target: '.thanked' }],
  },
  states: {
    idle: {},
    asking: {
      meta: { focus: { role: 'textbox', name: 'label' }, announces: 'askForEmail' },
      entry: 'focusField',
      on: { typed: 'idle' },
    },
    thanked: {
      meta: { announces: 'thanks' },
      entry: 'clearField',
      on: { typed: 'idle' },
    },
  },
})
