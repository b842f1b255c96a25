import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { LinkElement } from '@anupalan/design-system/link'
import { useState, type ReactNode } from 'react'
import { shell } from '../../../chrome/navigation.words.ts'
import { firm } from '../../../content/firm.ts'
import mark from '../../../content/mark.svg?raw'
import { ScreenOutlet } from '../screen-outlet.tsx'
import * as css from './sidebar.css.ts'
import type { SidebarNavigationProps } from './sidebar-navigation.tsx'
import { sidebar as words } from './words.ts'

export interface SidebarLayoutProps {
  /** The navigation: rendered in the sidebar, and in the sheet that the menu button opens. */
  renderNavigation: (props: Pick<SidebarNavigationProps, 'onFollow' | 'hasSiteLink'>) => ReactNode
}

/** Layout of the portal and the admin area: a sidebar, and below tablet width a bar whose menu is a sheet. */
export function SidebarLayout({ renderNavigation }: SidebarLayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <div className={css.frame}>
      <header className={css.sidebar}>
        <div className={css.sidebarContent}>
          <SiteLogo />
          {renderNavigation({})}
        </div>
      </header>
      <header className={css.topBar}>
        <SiteLogo />
        <Button variant="secondary" size="compact" onPress={() => setMenuOpen(true)}>
          {words.menu}
        </Button>
        <Dialog isOpen={isMenuOpen} onOpenChange={setMenuOpen} title={words.menu} size="side">
          {renderNavigation({ hasSiteLink: true, onFollow: () => setMenuOpen(false) })}
        </Dialog>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <ScreenOutlet />
      </main>
    </div>
  )
}

const SiteLogo = () => (
  <LinkElement href="/" className={css.logo} aria-label={shell.homeLink}>
    <BrandMark drawing={mark} />
    <span>{firm.name}</span>
  </LinkElement>
)
