import type { User } from '@anupalan/server/contract/core/access'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createSessionStore } from '../../session/session-store.ts'
import { sessionMachine } from '../../session/session.machine.ts'
import { SessionProvider } from '../../session/session.tsx'

export interface StoryFrameProps {
  /** Who is signed in. @default nobody */
  user?: User
  children: ReactNode
}

/** What a screen needs around it in a story of one of its states: a router and a fixed session. */
export function StoryFrame({ user, children }: StoryFrameProps) {
  const session = sessionMachine.resolveState({
    value: user ? 'signed in' : 'signed out',
    context: { user: user ?? null },
  })
  return (
    <MemoryRouter>
      <SessionProvider store={createSessionStore(session)}>
        <main>{children}</main>
      </SessionProvider>
    </MemoryRouter>
  )
}
