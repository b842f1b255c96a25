import { signedInHint } from '@anupalan/server/contract/accounts/session'
import type { User } from '@anupalan/server/contract/core/access'
import type { Role } from '@anupalan/server/contract/core/access'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SessionEvent, sessionMachine } from './session.machine.ts'

export interface Session {
  /** `null` where nobody is signed in, and until it is known. */
  user: User | null
  /** Of the session's machine. */
  state: SnapshotFrom<typeof sessionMachine>['value']
}

/** Who is signed in, and whom to tell when that changes. */
export interface SessionStore {
  get: () => Session
  /** Returns how to stop. */
  subscribe: (changed: () => void) => () => void
  /** Sends the session's machine an event; its code is fetched by the first. */
  send: (event: SessionEvent) => void
}

/** What is known before anyone asks, as in prerendered HTML. */
export const nobody: Session = { user: null, state: 'unasked' }

const sessionOf = ({ context, value }: SnapshotFrom<typeof sessionMachine>): Session => ({
  user: context.user,
  state: value,
})

/**
 * Most visitors are strangers, of whom there is nothing to ask: they never load the machine.
 *
 * @param frozen the state in which it stands still, for stories and tests: nobody is asked for
 */
export function createSessionStore(frozen?: SnapshotFrom<typeof sessionMachine>): SessionStore {
  let session = frozen ? sessionOf(frozen) : nobody
  const listeners = new Set<() => void>()
  const set = (now: Session) => {
    if (now.user === session.user && now.state === session.state) return
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
      if (frozen) return
      const isToLoad = session.state === 'unasked' || session.state === 'failed'
      if (event.type === 'asked' && isToLoad) set({ user: null, state: 'loading' })
      actor ??= start()
      void actor.then(
        (started) => started.send(event),
        () => {
          // As where the server does not answer: nobody knows, and the next event tries again.
          actor = undefined
          set({ user: null, state: 'failed' })
        },
      )
    },
  }
}

/** The session of this document or application. */
export const session = createSessionStore()

/** Whether this browser has a session to ask about. The cookie holds no secret. */
const hasHint = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHint}=`))

/**
 * Asks who is signed in, where there is a sign that anybody is. Whoever is known and has left no sign has signed out
 * in another document, meanwhile: a document comes back from the back/forward cache as it was left.
 */
export function askForSession(store: SessionStore = session): void {
  if (hasHint()) store.send({ type: 'asked' })
  else if (store.get().user) store.send({ type: 'signed out' })
}

/** Where "Client Portal" and "Client Login" lead: to one's own dashboard, or to the login. */
export function portalPath(role: Role | undefined): '/auth' | '/client/dashboard' | '/admin/dashboard' {
  if (role === undefined) return '/auth'
  return role === 'client' ? '/client/dashboard' : '/admin/dashboard'
}
