import { useEffect, useState, type ReactNode } from 'react'
import { PortalNavigation } from '../client/portal/portal-navigation.tsx'
import { UploadsContext, type UploadsHolder } from '../client/portal/uploads-context.ts'
import { useSession } from '../../session/session.tsx'
import { SidebarLayout } from './sidebar/sidebar-layout.tsx'

/** Layout of the client portal, which keeps uploads from screen to screen. */
export default function PortalLayout() {
  return (
    <Uploads>
      <SidebarLayout renderNavigation={(props) => <PortalNavigation {...props} />} />
    </Uploads>
  )
}

/** Keeps the files that are being sent, until the session ends or its user changes. */
function Uploads({ children }: { children: ReactNode }) {
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
