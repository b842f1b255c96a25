import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import type { User } from '@anupalan/server/contract/core/access'
import { sessionMachine } from './session.machine.ts'

const user: User = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha.rao@example.in',
  role: 'client',
}

/** Every state of the session that a page can reach: by the hint of a session and the response to the request. */
export const sessionStates = statesOf({
  machine: sessionMachine,
  events: [
    { type: 'asked' },
    { type: 'xstate.done.actor.0.session.loading', output: user },
    { type: 'xstate.done.actor.0.session.loading', output: null },
  ],
})
