import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Header } from '@anupalan/design-system/header'
import { LinkElement } from '@anupalan/design-system/link'
import { useLocation } from 'react-router-dom'
import { firm } from '../content/firm.ts'
import { header, shell } from '../content/navigation.ts'
import * as css from './shell.css.ts'

const entries = header.map((entry) => ('items' in entry ? { label: entry.label, links: entry.items } : entry))

/** The head of every page. */
export function SiteHeader() {
  const { pathname } = useLocation()
  return (
    <Header
      logo={
        <LinkElement href="/" className={css.logo} aria-label={shell.homeLink}>
          <BrandMark />
          <span className={css.name}>{firm.name}</span>
        </LinkElement>
      }
      entries={entries}
      current={pathname}
    />
  )
}
