import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Footer, FooterButton } from '@anupalan/design-system/footer'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { Suspense } from 'react'
import { builtOn } from 'virtual:built-on'
import { cookieBanner } from '../content/cookie-banner.ts'
import { firm } from '../content/firm.ts'
import { footer } from '../content/navigation.ts'
import { portalPath, useSession } from '../session/session.tsx'
import { consent } from './cookies/consent.ts'
import { SiteThemeSwitch } from './site-theme-switch.tsx'
import * as css from './shell.css.ts'
import { lazyAroundPages } from './when-needed.ts'

const NEWSLETTER = 'newsletter'
const Newsletter = lazyAroundPages(NEWSLETTER, () => import('./newsletter.tsx'))

/** One element for good: a part that waits for its code must not be rendered anew meanwhile. */
const newsletter = (
  <div id={NEWSLETTER}>
    <Suspense>
      <Newsletter />
    </Suspense>
  </div>
)

/** The foot of every page. */
export function SiteFooter() {
  const { user } = useSession()
  const portal = portalPath(user?.role)
  const groups = footer.groups.map(({ label, items }) => ({
    heading: label,
    links: items.map((link) => (link.href === '/auth' ? { ...link, href: portal } : link)),
  }))
  return (
    <Footer
      brand={
        <span className={css.logo}>
          <BrandMark />
          <span className={css.name}>{firm.name}</span>
        </span>
      }
      contact={<Contact />}
      newsletter={newsletter}
      groups={groups}
      social={firm.social}
      copyright={footer.copyright}
      year={Number(builtOn.slice(0, 4))}
      settings={
        <>
          <div className={css.theme}>
            <SiteThemeSwitch />
          </div>
          <FooterButton onClick={consent.reopen}>{cookieBanner.settings}</FooterButton>
        </>
      }
      minor={[footer.admin]}
    />
  )
}

function Contact() {
  const { address, email, phone } = firm
  return (
    <address className={css.contact}>
      {[...address.lines, `${address.city}, ${address.state} ${address.postalCode}`].map((line) => (
        <span key={line}>{line}</span>
      ))}
      <Link href={phone.href} variant="quiet">
        {phone.display}
      </Link>
      <Link href={`mailto:${email}`} variant="quiet">
        {email}
      </Link>
      {footer.sampleNotice && (
        <div className={css.note}>
          <Text as="span" size="small" tone="quiet">
            {footer.sampleNotice}
          </Text>
        </div>
      )}
    </address>
  )
}
