import { flowStates, unavailable } from '../flow/flow-states.ts'
import { authWords } from '../words.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { confirmationWords } from './words.ts'

const words = confirmationWords.emailChange

/** Every state of a mailed link that needs one press. */
export const confirmationStates = flowStates(confirmationMachine, {
  values: null,
  result: { isComplete: true },
  messages: {
    submitting: words.submitting,
    failed: unavailable.serverMessage!,
    closed: authWords.linkEnded.heading,
    done: words.done.heading,
    unloaded: authWords.unloaded.heading,
  },
})
