import { SideMenu } from '@anupalan/design-system/side-menu'
import { useLocation } from 'react-router-dom'
import { sideMenu } from '../content/navigation.ts'
import { portalPath, useSession } from '../session/session.tsx'

/** The side menu; who has signed in goes from it to their own dashboard. */
export function SiteSideMenu() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const portal = portalPath(user?.role)
  const entries = sideMenu.map((entry) => (entry.href === '/auth' ? { ...entry, href: portal } : entry))
  return <SideMenu entries={entries} current={pathname} />
}
