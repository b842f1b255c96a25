import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Header } from '@anupalan/design-system/header'
import { LinkElement } from '@anupalan/design-system/link'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { firm } from '../content/firm.ts'
import mark from '../content/mark.svg?raw'
import { header, shell } from './navigation.words.ts'
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
        current={path}
      />
    </MessagesProvider>
  )
}
