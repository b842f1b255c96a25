import { Header } from '@anupalan/design-system/header'
import { BrandMark } from '@anupalan/design-system/brand-mark'
import { LinkElement } from '@anupalan/design-system/link'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { SkipLink } from '@anupalan/design-system/skip-link'
import { ToastProvider } from '@anupalan/design-system/toast'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageViews } from '../analytics/page-views.tsx'
import { firm } from '../content/firm.ts'
import { header, shell } from '../content/navigation.ts'
import { SessionProvider } from '../session/session.tsx'
import { Feedback } from './feedback/feedback.tsx'
import { componentWords } from './component-words.ts'
import * as css from './shell.css.ts'
import { Cookies } from './cookies/cookies.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteSideMenu } from './site-side-menu.tsx'
import { Toasts } from './toasts.tsx'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <MessagesProvider value={componentWords}>
      <SessionProvider>
        <ToastProvider>
          <SkipLink />
          <Cookies />
          <Header
            logo={
              <LinkElement href="/" className={css.logo} aria-label={shell.homeLink}>
                <BrandMark />
                <span className={css.name}>{firm.name}</span>
              </LinkElement>
            }
            entries={header.map((entry) =>
              'items' in entry ? { label: entry.label, links: entry.items } : entry,
            )}
            current={pathname}
          />
          <main id="main" tabIndex={-1} className={css.main}>
            {children}
          </main>
          <SiteSideMenu current={pathname} />
          <SiteFooter />
          <Feedback />
          <Toasts />
          <PageViews />
        </ToastProvider>
      </SessionProvider>
    </MessagesProvider>
  )
}
