/** React's side of the session. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { nobody, session, type Session, type SessionStore } from './session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

export interface SessionProviderProps {
  children: ReactNode
  /** Another session, for stories and tests. @default that of a provider around it, or else of this document */
  store?: SessionStore
}

/** Lets everything inside it know who is signed in. Each island that asks has one of its own. */
export function SessionProvider({ children, store }: SessionProviderProps) {
  const outer = useContext(SessionContext)
  return <SessionContext value={store ?? outer ?? session}>{children}</SessionContext>
}

/** Thrown by `useSession` and `useSessionStore` outside a `SessionProvider`. */
export class SessionProviderError extends Error {
  override name = 'SessionProviderError'
  constructor() {
    super('The session needs a SessionProvider around whatever asks for it.')
  }
}

/** The session of the nearest provider. Throws {@link SessionProviderError}. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new SessionProviderError()
  return store
}

/** Who is signed in; nobody in prerendered HTML. Throws {@link SessionProviderError} outside a provider. */
export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get, () => nobody)
}
