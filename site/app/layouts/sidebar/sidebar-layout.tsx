import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { LinkElement } from '@anupalan/design-system/link'
import { useState, type ReactNode } from 'react'
import { shell } from '../../../chrome/shell.words.ts'
import { firm } from '../../../content/firm.ts'
import mark from '../../../content/mark.svg?raw'
import { ScreenError } from '../../../ui/page/page-error.tsx'
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
  const menu = (
    <>
      <Button variant="secondary" size="compact" onPress={() => setMenuOpen(true)}>
        {words.menu}
      </Button>
      <Dialog isOpen={isMenuOpen} onOpenChange={setMenuOpen} title={words.menu} size="side">
        {renderNavigation({ hasSiteLink: true, onFollow: () => setMenuOpen(false) })}
      </Dialog>
    </>
  )
  return (
    <SidebarFrame navigation={renderNavigation({})} menu={menu}>
      <ScreenOutlet fallback={<ScreenError />} />
    </SidebarFrame>
  )
}

export interface SidebarFrameProps {
  /** In the sidebar. */
  navigation: ReactNode
  /** In the bar below tablet width. */
  menu?: ReactNode
  children: ReactNode
}

/** The frame of the layout, which is prerendered without its menu: that does nothing before a script runs. */
export const SidebarFrame = ({ navigation, menu, children }: SidebarFrameProps) => (
  <div className={css.frame}>
    <header aria-label={words.sidebar} className={css.sidebar}>
      <div className={css.sidebarContent}>
        <SiteLogo />
        {navigation}
      </div>
    </header>
    <header aria-label={words.menu} className={css.topBar}>
      <SiteLogo />
      {menu}
    </header>
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  </div>
)

const SiteLogo = () => (
  <LinkElement href="/" className={css.logo} aria-label={shell.homeLink}>
    <BrandMark drawing={mark} />
    <span>{firm.name}</span>
  </LinkElement>
)
