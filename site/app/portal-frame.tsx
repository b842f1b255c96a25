import { MemoryRouter } from 'react-router-dom'
import { SiteFrame } from '../chrome/site-frame.tsx'
import { SessionProvider } from '../session/session.tsx'
import { FrameContent } from './application-frame.tsx'
import { PortalNavigation } from './client/portal/portal-navigation.tsx'
import { SidebarFrame } from './layouts/sidebar/sidebar-layout.tsx'

/** What the build prerenders for a screen of the portal: its layout with a spinner, until `main.tsx` runs. */
export const PortalFrame = ({ path }: { path: string }) => (
  <SessionProvider>
    <MemoryRouter initialEntries={[path]}>
      <SiteFrame>
        <SidebarFrame navigation={<PortalNavigation />}>
          <FrameContent />
        </SidebarFrame>
      </SiteFrame>
    </MemoryRouter>
  </SessionProvider>
)
