import { useId, type ReactNode } from 'react'
import { Container } from '../container/index.ts'
import { Heading } from '../heading/index.ts'
import { LinkElement } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import { CurrentYear, type CurrentYearProps } from './current-year.tsx'
import * as css from './footer.css.ts'
import { footerMessages } from './footer.messages.ts'

export interface FooterLink {
  /** The link's text. */
  label: string
  /** A path of the site, or an absolute URL. */
  href: string
}

export interface FooterGroup {
  /** Heading of the links. */
  heading: string
  links: readonly FooterLink[]
}

export interface FooterProps {
  /** Logo and name. */
  brand?: ReactNode
  /** Contact details: an `address`. */
  contact?: ReactNode
  /** A `NewsletterBox`. */
  newsletter?: ReactNode
  /** Lists of links, each with a heading. */
  groups: readonly FooterGroup[]
  /** Links to social networks, as text, which is clearer than icons. */
  social?: readonly FooterLink[]
  /** Owner of the copyright. The current year precedes it. */
  copyright: string
  /** The year at the time of prerendering. The browser replaces it with the current one. */
  year: CurrentYearProps['built']
  /** Controls of the visitor's settings: cookies, the theme. */
  settings?: ReactNode
  /** Small links for few users, such as the staff login. */
  minor?: readonly FooterLink[]
}

/** The footer of every page: navigation, contact details, copyright. */
export function Footer({
  brand,
  contact,
  newsletter,
  groups,
  social = [],
  minor = [],
  ...rest
}: FooterProps) {
  const words = useMessages('footer', footerMessages)
  const id = useId()
  return (
    <footer className={css.footer}>
      <Container>
        {(brand || contact || newsletter) && (
          <div className={css.opening}>
            <div className={css.firm}>
              {brand}
              {contact}
            </div>
            {newsletter}
          </div>
        )}
        <nav aria-label={words.navigation} className={css.groups}>
          {groups.map(({ heading, links }, index) => (
            <div key={heading} className={css.group}>
              <Heading level={2} size="label" id={`${id}group${index}`}>
                {heading}
              </Heading>
              <ul role="list" aria-labelledby={`${id}group${index}`} className={css.links}>
                {links.map((link) => (
                  <FooterItem key={link.href} link={link} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={css.closing}>
          <p>
            © <CurrentYear built={rest.year} /> {rest.copyright}
          </p>
          {social.length > 0 && (
            <ul role="list" aria-label={words.social} className={css.line}>
              {social.map((link) => (
                <FooterItem key={link.href} link={link} rel="me noopener" />
              ))}
            </ul>
          )}
          <div className={css.line}>
            {rest.settings}
            {minor.map(({ label, href }) => (
              <LinkElement key={href} href={href} className={css.minor}>
                {label}
              </LinkElement>
            ))}
          </div>
        </div>
      </Container>
    </footer>
  )
}

const FooterItem = ({ link, rel }: { link: FooterLink; rel?: string }) => (
  <li>
    <LinkElement href={link.href} rel={rel} className={css.link}>
      {link.label}
    </LinkElement>
  </li>
)
