import { StrictMode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { LeaveContext } from '../session/require-access.tsx'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { App } from './app.tsx'

export interface ApplicationProps {
  /** The path that was opened. */
  path: string
  /** @default a session that requests the user from the API */
  session?: SessionStore
  /** Called instead of a navigation to a document. */
  onLeave?: (path: string) => void
}

const stay = () => {}

/** The application for stories: a memory router and its own session. */
export function Application({ path, session, onLeave = stay }: ApplicationProps) {
  const [own] = useState(createSessionStore)
  return (
    <StrictMode>
      <LeaveContext value={onLeave}>
        <MemoryRouter key={path} initialEntries={[path]}>
          <App session={session ?? own} />
        </MemoryRouter>
      </LeaveContext>
    </StrictMode>
  )
}
