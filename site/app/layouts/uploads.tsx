import { useEffect, useState, type ReactNode } from 'react'
import { UploadsContext, type UploadsHolder } from '../client/portal/uploads-context.ts'
import { useSession } from '../../session/session.tsx'

/** Keeps the files that are being sent, until the session ends or its user changes. */
export function Uploads({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const username = user?.username
  const [held, setHeld] = useState(() => emptyHolder(username))
  if (held.username !== username) setHeld(emptyHolder(username))
  const { holder } = held
  useEffect(() => () => holder.current?.stop(), [holder])
  return <UploadsContext value={holder}>{children}</UploadsContext>
}

const emptyHolder = (
  username: string | undefined,
): { username: string | undefined; holder: UploadsHolder } => ({
  username,
  holder: { current: null },
})
