import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { loadUser } from '../../session/load-user.ts'
import { useSessionStore } from '../../session/session.tsx'
import type { SessionStore } from '../../session/session-store.ts'
import { createQueryClient } from './query-client.ts'

const clients = new WeakMap<SessionStore, QueryClient>()

/** The cache of a session, which its screens share. */
function clientOf(session: SessionStore): QueryClient {
  const existing = clients.get(session)
  if (existing) return existing
  const client = createQueryClient({ onDenied: () => void reloadUser(session) })
  let username = session.get().user?.username
  session.subscribe(() => {
    const next = session.get().user?.username
    if (next === username) return
    if (username !== undefined) client.clear()
    username = next
  })
  clients.set(session, client)
  return client
}

/**
 * Server data of the screens inside. Everything is removed when the session ends or its user changes, by any means: the
 * next user of this browser sees nothing of the previous one.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={clientOf(useSessionStore())}>{children}</QueryClientProvider>
}

/** Sets the session's user to that of the server. */
export async function reloadUser(session: SessionStore): Promise<void> {
  try {
    const user = await loadUser()
    session.send(user ? { type: 'signed in', user } : { type: 'signed out' })
  } catch {
    // The user stays unchanged: the call that was denied shows its own error.
  }
}
