import { ApiError } from '@anupalan/server/contract/core/client'
import { problems } from '@anupalan/server/contract/core/problems'
import { accountMessages } from '../../../session/words.ts'
import { flowStates } from '../flow/flow-states.ts'
import { authWords } from '../words.ts'
import { registrationMachine } from './registration.machine.ts'
import { registration } from './registration.samples.ts'
import { registerWords as words } from './words.ts'

const { registrationClosed } = problems

/** Every state of the registration. */
export const registrationStates = flowStates(registrationMachine, {
  loaded: { isOpen: true },
  values: registration,
  result: { username: 'asha', fullName: 'Asha Rao', email: 'asha@example.in', role: 'client' },
  closed: new ApiError(403, JSON.stringify({ message: registrationClosed.message })),
  messages: {
    submitting: words.submitting,
    failed: accountMessages.registrationUnavailable.title,
    closed: words.closed.heading,
    done: words.done.heading,
    announced: accountMessages.registered(registration.fullName).title,
    unloaded: authWords.unloaded.heading,
  },
})
