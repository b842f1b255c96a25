import { statesOf } from '../../workbench/states.ts'
import { newsletterBoxMachine } from './newsletter-box.machine.ts'

/** Every state of the newsletter box, with sample texts. */
export const newsletterBoxStates = statesOf({
  machine: newsletterBoxMachine,
  messages: {
    label: 'Email',
    askForEmail: 'Please enter your email address.',
    thanks: 'Thank you. The newsletter has not started.',
  },
  events: [
    { type: 'submitted', email: '' },
    { type: 'submitted', email: 'lakshmi@example.com' },
    { type: 'typed' },
  ],
})
