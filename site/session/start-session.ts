import { createActor, fromPromise } from 'xstate'
import { loadUser } from './load-user.ts'
import { sessionMachine } from './session.machine.ts'

/** Starts the session's machine with the real API call. */
export const startSession = () =>
  createActor(
    sessionMachine.provide({
      actors: { getUser: fromPromise(({ signal }) => loadUser(signal)) },
    }),
  ).start()
