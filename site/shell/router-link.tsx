import type { LinkElementProps } from '@anupalan/design-system/link'
import { useLinkClickHandler } from 'react-router-dom'
import { prefetchPage } from './prefetch.ts'

/** Paths of this site are followed by the router; files, other sites, mail and telephone by the browser. */
export const isPage = (href: string) =>
  /^(?:\/(?!\/|api\/|assets\/)|#)/.test(href) && !/\.[a-z0-9]+$/.test(href)

/** A place on the page that is open: the browser's own scrolling and focus do that best, and at once. */
export const isHere = (href: string) => {
  const { pathname, search, hash } = new URL(href, location.href)
  return hash !== '' && pathname === location.pathname && search === location.search
}

/** The site's own link: follows the router, and fetches the page's code when someone is about to go there. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return isPage(href) ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />
}

function PageLink({ href, ...rest }: LinkElementProps) {
  const follow = useLinkClickHandler(href, { target: rest.target })
  const fetchAhead = () => prefetchPage(href)
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented && !isHere(href)) follow(event)
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        fetchAhead()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        fetchAhead()
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event)
        fetchAhead()
      }}
    />
  )
}
