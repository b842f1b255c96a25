import { SideMenu } from '@anupalan/design-system/side-menu'
import { sideMenu } from './navigation.words.ts'
import { portalPath } from '../session/session-store.ts'
import { SessionProvider, useSession } from '../session/session.tsx'

export interface SiteSideMenuProps {
  /** Path of the page. */
  path: string
}

/** The side menu. Client Login links a signed-in user to their dashboard. */
export default function SiteSideMenu({ path }: SiteSideMenuProps) {
  return (
    <SessionProvider>
      <Entries path={path} />
    </SessionProvider>
  )
}

function Entries({ path }: SiteSideMenuProps) {
  const { user } = useSession()
  const portal = portalPath(user?.role)
  const entries = sideMenu.map((entry) => (entry.href === '/auth' ? { ...entry, href: portal } : entry))
  return <SideMenu entries={entries} current={path} />
}
