import type { User } from '@anupalan/server/contract/accounts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SessionEvent, sessionMachine } from './session.machine.ts'

export interface Session {
  /** `null` where nobody is signed in, and until it is known. */
  user: User | null
  /** Whether it is being asked for. */
  isLoading: boolean
}

/** Who is signed in, and whom to tell when that changes. */
export interface SessionStore {
  get: () => Session
  /** Returns how to stop. */
  subscribe: (changed: () => void) => () => void
  /** Sends the session's machine an event; its code is fetched by the first. */
  send: (event: SessionEvent) => void
}

const nobody: Session = { user: null, isLoading: false }

const sessionOf = (snapshot: SnapshotFrom<typeof sessionMachine>): Session => ({
  user: snapshot.context.user,
  isLoading: snapshot.matches('loading'),
})

/** Most visitors are strangers, of whom there is nothing to ask: they never load the machine. */
export function createSessionStore(frozen?: SnapshotFrom<typeof sessionMachine>): SessionStore {
  let session = frozen ? sessionOf(frozen) : nobody
  const listeners = new Set<() => void>()
  const set = (now: Session) => {
    if (now.user === session.user && now.isLoading === session.isLoading) return
    session = now
    for (const listener of listeners) listener()
  }

  let actor: Promise<ActorRefFrom<typeof sessionMachine>> | undefined
  const start = async () => {
    const { startSession } = await import('./start-session.ts')
    const started = startSession()
    started.subscribe((snapshot) => set(sessionOf(snapshot)))
    return started
  }
  return {
    get: () => session,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    send(event) {
      if (event.type === 'asked') set({ ...session, isLoading: session.user === null })
      actor ??= start()
      void actor.then(
        (started) => started.send(event),
        () => {
          // As where the server does not answer: nobody knows, and the next event tries again.
          actor = undefined
          set(nobody)
        },
      )
    },
  }
}
