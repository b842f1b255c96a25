import { useId, type ReactNode } from 'react'
import { Container } from '../container/index.ts'
import { Heading } from '../heading/index.ts'
import { LinkElement } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import { CurrentYear, type CurrentYearProps } from './current-year.tsx'
import * as css from './footer.css.ts'
import { footerMessages } from './footer.messages.ts'

export interface FooterLink {
  /** The words of the link. */
  label: string
  /** A path of the site, or an absolute address. */
  href: string
}

export interface FooterGroup {
  /** What the links have in common. */
  heading: string
  links: readonly FooterLink[]
}

export interface FooterProps {
  /** Mark and name. */
  brand?: ReactNode
  /** How to reach the firm: an `address`. */
  contact?: ReactNode
  /** A `NewsletterBox`. */
  newsletter?: ReactNode
  /** Lists of links under a heading each. */
  groups: readonly FooterGroup[]
  /** The firm elsewhere; named in words, since a name is clearer than a sign. */
  social?: readonly FooterLink[]
  /** Who holds the copyright. The current year is put before it. */
  copyright: string
  /** The year when the page was prerendered. The browser puts the current one in its place. */
  year: CurrentYearProps['built']
  /** What the visitor may set: cookies, the theme. */
  settings?: ReactNode
  /** Small links that few need, such as the staff's entrance. */
  minor?: readonly FooterLink[]
}

/** Stands at the foot of every page: where else to go, how to reach the firm, and whose site it is. */
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
