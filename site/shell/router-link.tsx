import type { LinkElementProps } from '@anupalan/design-system/link'
import { use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { follow, isPage } from './follow.ts'
import { prefetchPage } from './prefetch.ts'

/** The site's own link: follows the router, and fetches the page's code when someone is about to go there. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return isPage(href) ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />
}

/**
 * Goes by the router's navigator, which stays the same. The router's own handler of clicks knows where it is, and so
 * would render each of a hundred links anew with each move.
 */
function PageLink({ href, ...rest }: LinkElementProps) {
  const { navigator } = use(NavigationContext)
  const fetchAhead = () => prefetchPage(href)
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!rest.target || rest.target === '_self') follow(event, href, navigator)
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
