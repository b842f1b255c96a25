import { LinkElement } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import { breadcrumbsMessages } from './breadcrumbs.messages.ts'
import * as css from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  href: string
}

export interface BreadcrumbsProps {
  /** The ancestors of this page, topmost first. */
  items: readonly Crumb[]
  /** The name of this page, which is not a link. */
  current: string
}

/** The path from the home page to this one. Follows the WAI-ARIA breadcrumb pattern. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const words = useMessages('breadcrumbs', breadcrumbsMessages)
  return (
    <nav aria-label={words.navigation}>
      <ol role="list" className={css.list}>
        {items.map(({ label, href }) => (
          <li key={href} className={css.item}>
            <LinkElement href={href} className={css.link}>
              {label}
            </LinkElement>
          </li>
        ))}
        <li className={css.item}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
