import type { RefObject } from 'react'
import { fromCallback } from 'xstate'
import type { SideMenuEvent } from './side-menu.machine.ts'

const hrefOf = (item: Element | null | undefined) => item?.querySelector('a')?.getAttribute('href')

/** The side menu machine's actors in a browser. */
export const sideMenuActors = (menu: RefObject<HTMLElement | null>) => ({
  hydration: fromCallback<SideMenuEvent>(({ sendBack }) => sendBack({ type: 'page.hydrated' })),

  enteredBefore: fromCallback<SideMenuEvent>(({ sendBack }) => {
    const notify = (selector: string, by: 'hover' | 'focus') => {
      const href = hrefOf(menu.current?.querySelector(selector))
      if (href) sendBack({ type: 'entry.entered', href, by })
    }
    if (window.matchMedia('(hover: hover)').matches) notify('li:hover', 'hover')
    notify('li:has(:focus-visible)', 'focus')
  }),

  escapeKey: fromCallback<SideMenuEvent>(({ sendBack }) => {
    const listening = new AbortController()
    // Not prevented: Escape also closes other open elements.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') sendBack({ type: 'tooltip.dismissed' })
    }
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }),
})
