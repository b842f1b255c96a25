/** Whole pages as stories: the site in its shell at an address, on the day of its dates, with nothing left over. */
import { CONSENT_KEY, type ConsentRecord } from '@anupalan/design-system/cookie-consent'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { fn, spyOn } from 'storybook/test'
import { builtOn } from 'virtual:built-on'
import { App } from '../app.tsx'

export interface SiteProps {
  /** The path that was opened. */
  path: string
}

/** The site as a visitor has it who opened this path. */
export function Site({ path }: SiteProps) {
  return (
    <StrictMode>
      <MemoryRouter key={path} initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </StrictMode>
  )
}

/**
 * A page stands alone in its window, calls the API, and all of it lies within landmarks. All but the skip link, which
 * axe exempts only where it is the document's first link: Storybook's hidden pages hold others before it.
 */
export const pageParameters = {
  layout: 'fullscreen',
  api: true,
  a11y: { config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([href="#main"])' }] } },
}

/** For what of a page comes after its first words: its own code, then what waits for a quiet moment. */
export const soon = { timeout: 10_000 }

const chosen: ConsentRecord = { necessary: true, analytics: false, timestamp: '2026-11-20T04:30:00.000Z' }

/**
 * Ten in the morning in India of the day on which the page was built. The time goes on from there. By hand, since
 * Storybook's spies ask for the time themselves.
 */
function standOnTheDay(): () => void {
  const { now } = Date
  const ahead = Date.parse(`${builtOn}T10:00:00+05:30`) - now()
  Date.now = () => now() + ahead
  return () => {
    Date.now = now
  }
}

/** A visitor who has chosen their cookies and a theme, and has typed nothing yet. Returns how to forget them. */
export function visit({ globals }: { globals: Record<string, unknown> }): () => void {
  const leaveTheDay = standOnTheDay()
  sessionStorage.clear()
  localStorage.setItem(CONSENT_KEY, JSON.stringify(chosen))
  if (globals.theme !== 'system') localStorage.setItem('theme', String(globals.theme))
  return () => {
    leaveTheDay()
    sessionStorage.clear()
    localStorage.removeItem(CONSENT_KEY)
    localStorage.removeItem('theme')
  }
}

/** In place of `window.open`: a tab that goes nowhere and remembers where it was sent. */
export function stubTabs() {
  const tab = {
    opener: window as Window | null,
    document: { title: '', body: { textContent: '' } },
    closed: false,
    location: { replace: fn<(address: string) => void>() },
    close: fn(() => void (tab.closed = true)),
  }
  const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { tab, open }
}
