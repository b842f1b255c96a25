import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { isFieldError, unavailable, wrongPassword } from '../sample-errors.ts'
import { asha, newEmail } from '../sample-accounts.ts'
import { accountWords } from '../words.ts'
import { changeMachine } from './change.machine.ts'

const words = accountWords.newEmail

/** Every state of a change, shown by that of the e-mail address. */
export const changeStates = statesOf({
  machine: changeMachine,
  messages: {
    passwordWrong: accountMessages.passwordWrong,
    submitting: words.submitting,
    failed: words.failed,
    field: accountWords.password.label,
    sent: words.sent.text(asha.email, newEmail),
    done: words.sent.done,
  },
  events: [
    { type: 'change.submit', fields: { email: newEmail, password: 'sample-ledger-asha' } },
    { type: 'xstate.done.actor.0.change.sending', output: newEmail },
    { type: 'xstate.error.actor.0.change.sending', error: wrongPassword },
    { type: 'xstate.error.actor.0.change.sending', error: unavailable },
  ],
  distinguish: (state) =>
    state.matches('refused') && (isFieldError(state.context.error) ? 'at a field' : 'the call failed'),
  remember: ({ context }) => isFieldError(context.error),
})
