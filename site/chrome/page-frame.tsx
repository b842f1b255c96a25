import '@anupalan/design-system/reset'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { SkipLink } from '@anupalan/design-system/skip-link'
import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { Slot } from '../ui/slot/slot.tsx'
import * as css from './chrome.css.ts'
// For the announcement that the server puts into the slot.
import './announcement/announcement-bar.css.ts'
import { componentWords } from './component-words.ts'
import { COOKIE_BANNER_ID } from './cookies/open-cookie-banner.ts'
import SiteCookieBanner from './cookies/site-cookie-banner.island.tsx'
import Feedback from './feedback/feedback.island.tsx'
import SiteHeader from './site-header.island.tsx'
import SiteSideMenu from './site-side-menu.island.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TOASTS_ID } from './toasts/show-toasts.ts'
import Toasts from './toasts/toasts.island.tsx'

export interface SiteFrameProps {
  /** Path of the page. Undefined in the application, where it changes. */
  path?: string
  children: ReactNode
}

/** The frame around every page of the site, for any layout. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  return (
    <MessagesProvider value={componentWords}>
      <SkipLink />
      <Island of={SiteCookieBanner} when="requested" id={COOKIE_BANNER_ID} className={css.part} />
      {children}
      <Island of={Feedback} when="interaction" id="feedback" className={css.part} path={path} />
      <Island of={Toasts} when="requested" id={TOASTS_ID} className={css.part} />
    </MessagesProvider>
  )
}

export interface PageFrameProps {
  /** Path of the page. */
  path: string
  children: ReactNode
}

/** The layout of public pages, inside a `SiteFrame`: header, main, side menu and footer. */
export function PublicLayout({ path, children }: PageFrameProps) {
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

/** The frame of every document. `document.ts` hydrates its `requested` islands. */
export function PageFrame(props: PageFrameProps) {
  return (
    <SiteFrame path={props.path}>
      <PublicLayout {...props} />
    </SiteFrame>
  )
}
