import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { useEffect, useState, type ReactNode } from 'react'
import { PortalLogo, PortalNavigation } from '../client/portal/portal-navigation.tsx'
import { UploadsContext, type UploadsHolder } from '../client/portal/uploads-context.ts'
import { portal as words } from '../client/portal/words.ts'
import { useSession } from '../../session/session.tsx'
import * as css from '../client/portal/portal.css.ts'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Layout of the client portal: a sidebar, and below tablet width a bar whose menu is a sheet. */
export default function PortalLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <Uploads>
      <div className={css.frame}>
        <header className={css.sidebar}>
          <div className={css.sidebarContent}>
            <PortalLogo />
            <PortalNavigation />
          </div>
        </header>
        <header className={css.topBar}>
          <PortalLogo />
          <Button variant="secondary" size="compact" onPress={() => setMenuOpen(true)}>
            {words.menu}
          </Button>
          <Dialog isOpen={isMenuOpen} onOpenChange={setMenuOpen} title={words.menu} size="side">
            <PortalNavigation hasSiteLink onFollow={() => setMenuOpen(false)} />
          </Dialog>
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          <ScreenOutlet />
        </main>
      </div>
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
