import { setup } from 'xstate'

export type NewsletterBoxEvent =
  /** `email` is what stands in the field. */
  { type: 'submitted'; email: string } | { type: 'typed' }

/** The newsletter box: asks for an email where there is none, otherwise thanks. Nothing is sent anywhere. */
export const newsletterBoxMachine = setup({
  types: { events: {} as NewsletterBoxEvent },
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
    asking: { entry: 'focusField', on: { typed: 'idle' } },
    thanked: { entry: 'clearField', on: { typed: 'idle' } },
  },
})
