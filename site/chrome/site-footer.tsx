import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Footer, FooterButton } from '@anupalan/design-system/footer'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { builtOn } from 'virtual:built-on'
import { cookieBanner } from './cookies/words.ts'
import { firm } from '../content/firm.ts'
import mark from '../content/mark.svg?raw'
import { footer } from './navigation.words.ts'
import { Island } from '../islands/island.tsx'
import { MailAddress } from '../ui/reach/mail-address.tsx'
import * as css from './chrome.css.ts'
import { cookieSettingsButton } from './cookies/open-cookie-banner.ts'
import Newsletter from './newsletter.island.tsx'
import SiteThemeSwitch from './site-theme-switch.island.tsx'

const groups = footer.groups.map(({ label, items }) => ({ heading: label, links: items }))

/** The footer of every page. */
export function SiteFooter() {
  return (
    <Footer
      brand={
        <span className={css.logo}>
          <BrandMark drawing={mark} />
          <span className={css.name}>{firm.name}</span>
        </span>
      }
      contact={<Contact />}
      newsletter={<Island of={Newsletter} when="interaction" />}
      groups={groups}
      social={firm.social}
      copyright={footer.copyright}
      year={Number(builtOn.slice(0, 4))}
      settings={
        <>
          <Island of={SiteThemeSwitch} when="interaction" className={css.theme} />
          <FooterButton {...cookieSettingsButton}>{cookieBanner.settings}</FooterButton>
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
        <MailAddress address={email} />
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
