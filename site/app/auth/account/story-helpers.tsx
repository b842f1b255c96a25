import { useState, type ReactNode } from 'react'
import { createSessionStore } from '../../../session/session-store.ts'
import { sessionMachine } from '../../../session/session.machine.ts'
import { SessionProvider } from '../../../session/session.tsx'
import { DataProvider } from '../../data/data-provider.tsx'
import { asha } from './sample-accounts.ts'

/** A signed-in user and server data around one dialog, for stories and walks. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const [session] = useState(() =>
    createSessionStore(sessionMachine.resolveState({ value: 'signed in', context: { user: asha } })),
  )
  return (
    <SessionProvider store={session}>
      <DataProvider>{children}</DataProvider>
    </SessionProvider>
  )
}
