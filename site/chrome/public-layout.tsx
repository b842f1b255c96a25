import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { Slot } from '../ui/slot/slot.tsx'
import * as css from './chrome.css.ts'
// For the announcement that the server puts into the slot.
import './announcement/announcement-bar.css.ts'
import SiteHeader from './site-header.island.tsx'
import SiteSideMenu from './site-side-menu.island.tsx'
import { SiteFooter } from './site-footer.tsx'

export interface PublicLayoutProps {
  /** Path of the page. */
  path: string
  children: ReactNode
}

/** The layout of public pages, inside a `SiteFrame`: header, main, side menu and footer. */
export function PublicLayout({ path, children }: PublicLayoutProps) {
  return (
    <>
      <Slot name="announcement" />
      <Island of={SiteHeader} when="interaction" id="header" className={css.part} path={path} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Island of={SiteSideMenu} when="interaction" id="side-menu" className={css.part} path={path} />
      <div className={css.footer}>
        <SiteFooter />
      </div>
    </>
  )
}
