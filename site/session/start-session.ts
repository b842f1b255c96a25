import { createActor, fromPromise } from 'xstate'
import { api } from '../ui/api.ts'
import { sessionMachine } from './session.machine.ts'

/** The session's machine at work, with the call that tells who is signed in. */
export const startSession = () =>
  createActor(
    sessionMachine.provide({
      actors: { getUser: fromPromise(({ signal }) => api.getUser({ signal })) },
    }),
  ).start()
