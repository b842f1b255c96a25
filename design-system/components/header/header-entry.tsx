import { Badge } from '../badge/index.ts'
import { Chevron } from './header-icons.tsx'
import { LinkElement } from '../link/index.ts'
import * as css from './header.css.ts'

export interface HeaderLink {
  /** The link's text. */
  label: string
  /** A path of the site, with or without a `#fragment`. */
  href: string
  /** A short label next to the text, such as "NEW". */
  badge?: string
}

/** A list of links under one button: the services. */
export interface HeaderGroup {
  /** Label of the button that discloses the links. */
  label: string
  badge?: string
  links: readonly HeaderLink[]
}

export type HeaderEntryData = HeaderLink | HeaderGroup

/** `page` on the page itself, `true` on a page below it. */
const currentness = (href: string, current: string | undefined): 'page' | 'true' | undefined => {
  if (current === undefined) return undefined
  if (href === current) return 'page'
  return href !== '/' && current.startsWith(`${href}/`) ? 'true' : undefined
}

const Words = ({ label, badge }: { label: string; badge?: string }) => (
  <>
    {label}
    {badge && (
      <>
        {' '}
        <Badge variant="outline">{badge}</Badge>
      </>
    )}
  </>
)

function EntryLink({
  link,
  current,
  inList = false,
}: {
  link: HeaderLink
  current?: string
  inList?: boolean
}) {
  return (
    <LinkElement
      href={link.href}
      className={`${css.entry} ${inList ? css.listEntry : css.barEntry}`}
      aria-current={currentness(link.href, current)}
    >
      <Words {...link} />
    </LinkElement>
  )
}

export interface HeaderEntryProps {
  entry: HeaderEntryData
  current?: string
  /** `undefined` before hydration, when `:hover` and `:focus-within` show the list. */
  isDisclosed: boolean | undefined
  listId: string
  onToggle: () => void
}

/** An entry of the header: a link, or a button that discloses links (WAI-ARIA disclosure navigation). */
export function HeaderEntry({ entry, current, isDisclosed, listId, onToggle }: HeaderEntryProps) {
  if ('href' in entry) {
    return (
      <li className={css.item}>
        <EntryLink link={entry} current={current} />
      </li>
    )
  }
  const holdsCurrent = entry.links.some(({ href }) => currentness(href, current))
  return (
    <li className={`${css.item} ${css.group}`} data-live={isDisclosed !== undefined}>
      <button
        type="button"
        className={`${css.entry} ${css.barEntry}`}
        aria-expanded={isDisclosed}
        aria-controls={listId}
        aria-current={holdsCurrent ? 'true' : undefined}
        onClick={onToggle}
      >
        <Words {...entry} />
        <Chevron />
      </button>
      <ul id={listId} role="list" className={css.list}>
        {entry.links.map((link) => (
          <li key={link.href}>
            <EntryLink link={link} current={current} inList />
          </li>
        ))}
      </ul>
    </li>
  )
}
