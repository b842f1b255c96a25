import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import type { User } from '@anupalan/server/contract/core/access'
import { sessionMachine } from './session.machine.ts'

const user: User = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha.rao@example.in',
  role: 'client',
}

/** Every state of the session, by the ways that pages lead: a sign of a session, and the answer to who it is. */
export const sessionStates = statesOf({
  machine: sessionMachine,
  events: [
    { type: 'asked' },
    { type: 'xstate.done.actor.0.session.loading', output: user },
    { type: 'xstate.done.actor.0.session.loading', output: null },
  ],
})
