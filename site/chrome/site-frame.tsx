import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import * as css from './chrome.css.ts'
import { COOKIE_BANNER_ID } from './cookies/open-cookie-banner.ts'
import SiteCookieBanner from './cookies/site-cookie-banner.island.tsx'
import { FrameParts } from './frame-parts.tsx'
import { TOASTS_ID } from './toasts/show-toasts.ts'
import Toasts from './toasts/toasts.island.tsx'

export interface SiteFrameProps {
  /** Path of the page. Undefined in the application, where it changes. */
  path?: string
  children: ReactNode
}

/** The frame around every page of the site, for any layout. */
export const SiteFrame = ({ path, children }: SiteFrameProps) => (
  <FrameParts
    path={path}
    cookieBanner={
      <Island of={SiteCookieBanner} when="requested" id={COOKIE_BANNER_ID} className={css.part} />
    }
    toasts={<Island of={Toasts} when="requested" id={TOASTS_ID} className={css.part} />}
  >
    {children}
  </FrameParts>
)
