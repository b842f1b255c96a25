import { flowStates, unavailable } from '../flow/flow-states.ts'
import { authWords } from '../words.ts'
import { resetRequestMachine } from './reset-request.machine.ts'
import { resetWords } from './words.ts'

const words = resetWords.request

/** Every state of the request for a link. */
export const resetRequestStates = flowStates(resetRequestMachine, {
  values: { username: 'asha' },
  messages: {
    submitting: words.submitting,
    failed: unavailable.serverMessage!,
    closed: authWords.linkEnded.heading,
    done: words.done.heading,
    unloaded: authWords.unloaded.heading,
  },
})
