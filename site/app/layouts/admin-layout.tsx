import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { useState } from 'react'
import { AdminNavigation } from '../admin/navigation/admin-navigation.tsx'
import { adminNavigation as words } from '../admin/navigation/words.ts'
import { PortalLogo } from '../client/portal/portal-navigation.tsx'
import * as css from '../client/portal/portal.css.ts'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Layout of the admin area: a sidebar, and below tablet width a bar whose menu is a sheet. */
export default function AdminLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <div className={css.frame}>
      <header className={css.sidebar}>
        <div className={css.sidebarContent}>
          <PortalLogo />
          <AdminNavigation />
        </div>
      </header>
      <header className={css.topBar}>
        <PortalLogo />
        <Button variant="secondary" size="compact" onPress={() => setMenuOpen(true)}>
          {words.menu}
        </Button>
        <Dialog isOpen={isMenuOpen} onOpenChange={setMenuOpen} title={words.menu} size="side">
          <AdminNavigation hasSiteLink onFollow={() => setMenuOpen(false)} />
        </Dialog>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <ScreenOutlet />
      </main>
    </div>
  )
}
