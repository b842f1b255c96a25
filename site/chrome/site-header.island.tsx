import { BrandMark } from '@anupalan/design-system/brand-mark'
import { ButtonLink } from '@anupalan/design-system/button'
import { Header } from '@anupalan/design-system/header'
import { Link, LinkElement } from '@anupalan/design-system/link'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { firm } from '../content/firm.ts'
import mark from '../content/mark.svg?raw'
import { header, menuFoot } from './navigation.words.ts'
import { shell } from './shell.words.ts'
import { greetingLink } from '../ui/reach/greeting-link.ts'
import * as css from './chrome.css.ts'
import { componentWords } from './component-words.ts'

const entries = header.map((entry) => ('items' in entry ? { label: entry.label, links: entry.items } : entry))

export interface SiteHeaderProps {
  /** Path of the page. */
  path: string
}

/** The header of every page. */
export default function SiteHeader({ path }: SiteHeaderProps) {
  return (
    <MessagesProvider value={componentWords}>
      <Header
        logo={
          <LinkElement href="/" className={css.logo} aria-label={shell.homeLink}>
            <BrandMark drawing={mark} />
            <span className={css.name}>{firm.name}</span>
          </LinkElement>
        }
        entries={entries}
        menuFoot={<MenuFoot />}
        current={path}
      />
    </MessagesProvider>
  )
}

/** Fees, a meeting, and the firm's numbers. */
function MenuFoot() {
  return (
    <div className={css.menuFoot}>
      <ButtonLink href={menuFoot.book.href} wide>
        {menuFoot.book.label}
      </ButtonLink>
      <Link href={menuFoot.pricing.href}>{menuFoot.pricing.label}</Link>
      <Link href={firm.phone.href}>{menuFoot.phone(firm.phone.display)}</Link>
      <Link href={greetingLink()} target="_blank" rel="noopener noreferrer">
        {menuFoot.whatsapp}
      </Link>
    </div>
  )
}
