import { PortalNavigation } from '../client/portal/portal-navigation.tsx'
import { SidebarLayout } from './sidebar/sidebar-layout.tsx'
import { Uploads } from './uploads.tsx'

/** Layout of the client portal, which keeps uploads from screen to screen. */
export default function PortalLayout() {
  return (
    <Uploads>
      <SidebarLayout renderNavigation={(props) => <PortalNavigation {...props} />} />
    </Uploads>
  )
}
