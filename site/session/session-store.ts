import { signedInHint } from '@anupalan/server/contract/accounts/session'
import type { User } from '@anupalan/server/contract/core/access'
import type { Role } from '@anupalan/server/contract/core/access'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SessionEvent, sessionMachine } from './session.machine.ts'

export interface Session {
  /** `null` if no user is signed in, and until the user is loaded. */
  user: User | null
  /** State of the session's machine. */
  state: SnapshotFrom<typeof sessionMachine>['value']
}

/** The signed-in user as an external store. */
export interface SessionStore {
  get: () => Session
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Sends an event to the session's machine. The first call loads the machine's code. */
  send: (event: SessionEvent) => void
}

/** The session in prerendered HTML, before the user is requested. */
export const initialSession: Session = { user: null, state: 'unasked' }

const sessionOf = ({ context, value }: SnapshotFrom<typeof sessionMachine>): Session => ({
  user: context.user,
  state: value,
})

/**
 * The machine is loaded lazily: most visitors have no session and never need it.
 *
 * @param frozen a fixed state for stories and tests; the store then ignores events
 */
export function createSessionStore(frozen?: SnapshotFrom<typeof sessionMachine>): SessionStore {
  let session = frozen ? sessionOf(frozen) : initialSession
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
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send(event) {
      if (frozen) return
      const needsLoading = session.state === 'unasked' || session.state === 'failed'
      if (event.type === 'asked' && needsLoading) set({ user: null, state: 'loading' })
      actor ??= start()
      void actor.then(
        (started) => started.send(event),
        () => {
          // The code did not load: handled like a failed request, and the next event retries.
          actor = undefined
          set({ user: null, state: 'failed' })
        },
      )
    },
  }
}

/** The session of this document or application. */
export const session = createSessionStore()

/** Whether the browser has the hint of a session, a cookie without a secret. */
const hasHint = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHint}=`))

/**
 * Requests the user if the hint cookie is set. Without it, a user in the store has signed out in another document: a
 * document restored from the back/forward cache has its old state.
 */
export function refreshSession(store: SessionStore = session): void {
  if (hasHint()) store.send({ type: 'asked' })
  else if (store.get().user) store.send({ type: 'signed out' })
}

/** The screen of one's own account. */
export const accountPath = '/auth/account'

/** Target of "Client Portal" and "Client Login": the user's dashboard, or the login. */
export function portalPath(role: Role | undefined): '/auth' | '/client/dashboard' | '/admin/dashboard' {
  if (role === undefined) return '/auth'
  return role === 'client' ? '/client/dashboard' : '/admin/dashboard'
}
