import { flowStates, unavailable } from '../flow/flow-states.ts'
import { authWords } from '../words.ts'
import { newPasswordMachine } from './new-password.machine.ts'
import { resetWords } from './words.ts'

const words = resetWords.choose

/** Every state of a new password by a mailed link. */
export const newPasswordStates = flowStates(newPasswordMachine, {
  loaded: { username: 'asha' },
  values: { newPassword: 'a lotus blooms at dawn' },
  messages: {
    submitting: words.submitting,
    failed: unavailable.serverMessage!,
    closed: authWords.linkEnded.heading,
    done: words.done.heading,
    unloaded: authWords.unloaded.heading,
  },
})
