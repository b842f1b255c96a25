import type { RefObject } from 'react'
import { fromCallback } from 'xstate'
import { media } from '../../tokens/media.ts'
import type { HeaderEvent } from './header.machine.ts'

/** The elements that the actors observe, and between which they move the focus. */
export interface HeaderParts {
  menu: RefObject<HTMLElement | null>
  menuButton: RefObject<HTMLButtonElement | null>
  closeButton: RefObject<HTMLButtonElement | null>
  /** The label of the entry whose list holds the focus. */
  labelOfFocus: () => string | undefined
}

export const isShown = (menu: HTMLElement) => menu.matches(':popover-open')

/** Live regions and elements above the menu stay reachable while the rest of the page is inert. */
const staysReachable =
  'script, style, template, [inert], [aria-live], [role=alert], [role=status], :popover-open'

/** Makes everything outside an element inert. Returns a function that reverts it. */
function makeInertOutside(element: HTMLElement): () => void {
  const made: Element[] = []
  for (let at: Element = element; at.parentElement; at = at.parentElement) {
    if (at === document.body) break
    for (const sibling of at.parentElement.children)
      if (sibling !== at && !sibling.matches(staysReachable)) {
        sibling.setAttribute('inert', '')
        made.push(sibling)
      }
  }
  return () => made.forEach((sibling) => sibling.removeAttribute('inert'))
}

/** The header machine's actors in a browser. */
export const headerActors = (parts: HeaderParts) => ({
  hydration: fromCallback<HeaderEvent>(({ sendBack }) =>
    sendBack({ type: 'page.hydrated', label: parts.labelOfFocus() }),
  ),

  scrollPosition: fromCallback<HeaderEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'page.scrolled', offset: window.scrollY })
    const listening = new AbortController()
    window.addEventListener('scroll', report, { passive: true, signal: listening.signal })
    report()
    return () => listening.abort()
  }),

  pageWidth: fromCallback<HeaderEvent>(({ sendBack }) => {
    const wide = window.matchMedia(media.fromTablet)
    const report = () => wide.matches && sendBack({ type: 'page.widened' })
    wide.addEventListener('change', report)
    return () => wide.removeEventListener('change', report)
  }),

  // The browser opens the menu, before hydration too, and closes it on Escape, Back and a press outside.
  menuPopover: fromCallback<HeaderEvent>(({ sendBack }) => {
    const menu = parts.menu.current
    if (!menu || !('popover' in menu)) return
    const report = () => sendBack({ type: isShown(menu) ? 'menu.opened' : 'menu.dismissed' })
    menu.addEventListener('toggle', report)
    if (isShown(menu)) report()
    return () => menu.removeEventListener('toggle', report)
  }),

  menuModality: fromCallback<HeaderEvent>(({ sendBack }) => {
    const menu = parts.menu.current
    if (!menu) return
    const release = makeInertOutside(menu)
    const listening = new AbortController()
    // Prevented, because the browser would close the menu before elements around it can be focused.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      sendBack({ type: 'menu.dismissed' })
    }
    menu.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    parts.closeButton.current?.focus()
    return () => {
      listening.abort()
      release()
      const held = document.activeElement
      if (held === document.body || menu.contains(held))
        parts.menuButton.current?.focus({ preventScroll: true })
    }
  }),

  outsideInteraction: fromCallback<HeaderEvent>(({ sendBack }) => {
    const listening = new AbortController()
    const disclosed = () => parts.menu.current?.querySelector('[aria-expanded=true]')?.parentElement
    const leave = (event: Event) => {
      if (event.target instanceof Node && !disclosed()?.contains(event.target))
        sendBack({ type: 'disclosure.left' })
    }
    // Captured, so that Escape first closes the list, and the menu around it on the next press.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      sendBack({ type: 'disclosure.dismissed' })
    }
    const { signal } = listening
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', onKeyDown, { signal, capture: true })
    return () => listening.abort()
  }),
})
