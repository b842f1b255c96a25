import { signedInHint, type Role } from '@anupalan/server/contract/accounts.data'
import type { User } from '@anupalan/server/contract/accounts'
import { useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { api } from '../shell/api.ts'
import { sessionMachine } from './session.machine.ts'

/** The actor, and never what it knows: a value that changed would reach parts of the page that wait for their code. */
const SessionContext = createContext<ActorRefFrom<typeof sessionMachine> | null>(null)

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
  const [actor] = useState(() =>
    createActor(
      sessionMachine.provide({
        actors: { getUser: fromPromise(({ signal }) => api.getUser({ signal })) },
      }),
      { snapshot },
    ),
  )
  const isFrozen = snapshot !== undefined
  useEffect(() => {
    actor.start()
    if (!isFrozen && hasHint()) actor.send({ type: 'asked' })
  }, [actor, isFrozen])
  return <SessionContext value={actor}>{children}</SessionContext>
}

export interface Session {
  /** `null` where nobody is signed in, and until it is known. */
  user: User | null
  /** Whether it is being asked for. */
  isLoading: boolean
}

/** Who is signed in. Throws {@link SessionProviderError}. */
export function useSession(): Session {
  const actor = useContext(SessionContext)
  if (!actor) throw new SessionProviderError()
  const user = useSelector(actor, ({ context }) => context.user)
  const isLoading = useSelector(actor, (state) => state.matches('loading'))
  return { user, isLoading }
}

/** Where "Client Portal" and "Client Login" lead: to one's own dashboard, or to the login. */
export function portalPath(role: Role | undefined): '/auth' | '/client/dashboard' | '/admin/dashboard' {
  if (role === undefined) return '/auth'
  return role === 'client' ? '/client/dashboard' : '/admin/dashboard'
}
