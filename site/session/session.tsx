import { signedInHint, type Role } from '@anupalan/server/contract/accounts.data'
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import { createSessionStore, type Session, type SessionStore } from './session-store.ts'

export type { Session } from './session-store.ts'

/** The store, and never what it knows: a value that changed would reach parts of the page that wait for their code. */
const SessionContext = createContext<SessionStore | null>(null)

/** Thrown by `useSession` outside a `SessionProvider`. */
export class SessionProviderError extends Error {
  override name = 'SessionProviderError'
  constructor() {
    super('useSession needs a SessionProvider around the page.')
  }
}

/** Whether this browser has a session to ask about. The cookie holds no secret. */
const hasHint = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHint}=`))

export interface SessionProviderProps {
  children: ReactNode
  /** A state to show as it is, for stories: `sessionMachine.resolveState(…)`. Nobody is asked for then. */
  snapshot?: SnapshotFrom<typeof sessionMachine>
}

/** Knows who is signed in, for everything inside it. */
export function SessionProvider({ children, snapshot }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(snapshot))
  const isFrozen = snapshot !== undefined
  useEffect(() => {
    if (!isFrozen && hasHint()) store.send({ type: 'asked' })
  }, [store, isFrozen])
  return <SessionContext value={store}>{children}</SessionContext>
}

/** Who is signed in. Throws {@link SessionProviderError}. */
export function useSession(): Session {
  const store = useContext(SessionContext)
  if (!store) throw new SessionProviderError()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** Where "Client Portal" and "Client Login" lead: to one's own dashboard, or to the login. */
export function portalPath(role: Role | undefined): '/auth' | '/client/dashboard' | '/admin/dashboard' {
  if (role === undefined) return '/auth'
  return role === 'client' ? '/client/dashboard' : '/admin/dashboard'
}
