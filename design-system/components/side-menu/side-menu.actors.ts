import type { RefObject } from 'react'
import { fromCallback } from 'xstate'
import type { SideMenuEvent } from './side-menu.machine.ts'

const hrefOf = (item: Element | null | undefined) => item?.querySelector('a')?.getAttribute('href')

/** What the side menu's machine watches in a browser. */
export const sideMenuActors = (menu: RefObject<HTMLElement | null>) => ({
  hydration: fromCallback<SideMenuEvent>(({ sendBack }) => sendBack({ type: 'page.hydrated' })),

  enteredBefore: fromCallback<SideMenuEvent>(({ sendBack }) => {
    const tell = (selector: string, by: 'hover' | 'focus') => {
      const href = hrefOf(menu.current?.querySelector(selector))
      if (href) sendBack({ type: 'entry.entered', href, by })
    }
    if (window.matchMedia('(hover: hover)').matches) tell('li:hover', 'hover')
    tell('li:has(:focus-visible)', 'focus')
  }),

  escapeKey: fromCallback<SideMenuEvent>(({ sendBack }) => {
    const listening = new AbortController()
    // Left to the page besides: Escape also closes what else is open.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') sendBack({ type: 'tooltip.dismissed' })
    }
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }),
})
