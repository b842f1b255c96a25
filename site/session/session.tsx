/** React bindings of the session. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { initialSession, session, type Session, type SessionStore } from './session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

export interface SessionProviderProps {
  children: ReactNode
  /** For stories and tests. @default the store of an outer provider, or else of this document */
  store?: SessionStore
}

/** Provides the session. Each island that needs it renders its own provider. */
export function SessionProvider({ children, store }: SessionProviderProps) {
  const outer = useContext(SessionContext)
  return <SessionContext value={store ?? outer ?? session}>{children}</SessionContext>
}

/** Thrown by `useSession` and `useSessionStore` outside a `SessionProvider`. */
export class SessionProviderError extends Error {
  override name = 'SessionProviderError'
  constructor() {
    super('useSession and useSessionStore must be used within a SessionProvider.')
  }
}

/** The session of the nearest provider. Throws {@link SessionProviderError}. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new SessionProviderError()
  return store
}

/** The session; without a user in prerendered HTML. Throws {@link SessionProviderError} outside a provider. */
export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get, () => initialSession)
}
