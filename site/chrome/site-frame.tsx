import '@anupalan/design-system/reset'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { SkipLink } from '@anupalan/design-system/skip-link'
import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import * as css from './chrome.css.ts'
import { componentWords } from './component-words.ts'
import { COOKIE_BANNER_ID } from './cookies/open-cookie-banner.ts'
import SiteCookieBanner from './cookies/site-cookie-banner.island.tsx'
import Feedback from './feedback/feedback.island.tsx'
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
