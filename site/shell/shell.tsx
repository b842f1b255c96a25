import { MessagesProvider } from '@anupalan/design-system/messages'
import { SkipLink } from '@anupalan/design-system/skip-link'
import { ToastProvider } from '@anupalan/design-system/toast'
import { Suspense, type ReactNode } from 'react'
import { PageViews } from '../analytics/page-views.tsx'
import { SessionProvider } from '../session/session.tsx'
import { Feedback } from './feedback/feedback.tsx'
import { componentWords } from './component-words.ts'
import * as css from './shell.css.ts'
import { Cookies } from './cookies/cookies.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Toasts } from './toasts.tsx'
import { lazyAroundPages } from './when-needed.ts'

const [HEADER, SIDE_MENU] = ['header', 'side-menu']
const SiteHeader = lazyAroundPages(HEADER, async () => ({
  default: (await import('./site-header.tsx')).SiteHeader,
}))
const SiteSideMenu = lazyAroundPages(SIDE_MENU, async () => ({
  default: (await import('./site-side-menu.tsx')).SiteSideMenu,
}))

// One element each for good: a part that waits for its code must not be rendered anew meanwhile. Both serve without it.
const header = (
  <div id={HEADER} className={css.part}>
    <Suspense>
      <SiteHeader />
    </Suspense>
  </div>
)
const sideMenu = (
  <div id={SIDE_MENU} className={css.part}>
    <Suspense>
      <SiteSideMenu />
    </Suspense>
  </div>
)

// Constant as well: a move renders the page anew, not what stands around it.
const before = (
  <>
    <SkipLink />
    <Cookies />
    {header}
  </>
)
const after = (
  <>
    {sideMenu}
    <SiteFooter />
    <Feedback />
    <Toasts />
    <PageViews />
  </>
)

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider value={componentWords}>
      <SessionProvider>
        <ToastProvider>
          {before}
          <main id="main" tabIndex={-1} className={css.main}>
            {children}
          </main>
          {after}
        </ToastProvider>
      </SessionProvider>
    </MessagesProvider>
  )
}
