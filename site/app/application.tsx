import { StrictMode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { LeaveContext } from '../session/require-access.tsx'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { App } from './app.tsx'

export interface ApplicationProps {
  /** The path that was opened. */
  path: string
  /** Who is signed in. @default one that asks the API */
  session?: SessionStore
  /** Called in place of going to a document. */
  onLeave?: (path: string) => void
}

const stay = () => {}

/** The application for stories: in memory, with a session of its own. */
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
