import { createActor, fromPromise } from 'xstate'
import { loadUser } from './load-user.ts'
import { sessionMachine } from './session.machine.ts'

/** The session's machine at work, with the call that tells who is signed in. */
export const startSession = () =>
  createActor(
    sessionMachine.provide({
      actors: { getUser: fromPromise(({ signal }) => loadUser(signal)) },
    }),
  ).start()
