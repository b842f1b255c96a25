import type { LinkElementProps } from '@anupalan/design-system/link'
import { Link } from 'react-router-dom'
import { prefetchPage } from './prefetch.ts'

/** Paths of this site are followed by the router; files, other sites, mail and telephone by the browser. */
const isPage = (href: string) => /^\/(?!\/|api\/|assets\/)|^#/.test(href) && !/\.[a-z0-9]+$/.test(href)

/** The site's own link: follows the router, and fetches the page's code when someone is about to go there. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  if (!isPage(href)) return <a href={href} {...rest} />
  const fetchAhead = () => prefetchPage(href)
  return (
    <Link
      to={href}
      {...rest}
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
