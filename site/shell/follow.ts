import type { Navigator } from 'react-router-dom'
import { renderInOneGo } from './slices.ts'

/** Paths of this site are followed by the router; files, other sites, mail and telephone by the browser. */
export const isPage = (href: string) =>
  /^(?:\/(?!\/|api\/|assets\/)|#)/.test(href) && !/\.[a-z0-9]+$/.test(href)

/** A place on the page that is open: the browser's own scrolling and focus do that best, and at once. */
const isHere = ({ pathname, search, hash }: URL) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** A press that the browser would follow in this tab: nobody has dealt with it, the first button, no modifier. */
const isPlain = (
  event: Pick<MouseEvent, 'button' | 'defaultPrevented' | `${'meta' | 'alt' | 'ctrl' | 'shift'}Key`>,
) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** Lets the router follow a press on a link to a page of this site. What it is not for is left to the browser. */
export function follow(
  event: Parameters<typeof isPlain>[0] & Pick<MouseEvent, 'preventDefault'>,
  href: string,
  navigator: Pick<Navigator, 'push' | 'replace'>,
): void {
  const url = new URL(href, location.href)
  if (!isPlain(event) || isHere(url)) return
  event.preventDefault()
  const { pathname, search, hash } = url
  renderInOneGo()
  navigator[url.href === location.href ? 'replace' : 'push']({ pathname, search, hash })
}
