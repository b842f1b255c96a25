/** Whole pages as stories: a document with its islands in place, on the day of its dates, with nothing left over. */
import { CONSENT_KEY, type ConsentRecord } from '@anupalan/design-system/cookie-consent'
import { lazy, StrictMode, Suspense, useEffect, useState, type ComponentType } from 'react'
import { fn, spyOn } from 'storybook/test'
import { builtOn } from 'virtual:built-on'
import { consent } from '../chrome/cookies/consent.ts'
import { onCookieSettings } from '../chrome/cookies/open-cookie-banner.ts'
import { PageFrame } from '../chrome/page-frame.tsx'
import { contentOf, folderOf } from '../build/pages.ts'
import { isApplicationPath } from './application-path.ts'
import { markPastDays } from './days/past-days.ts'
import type { ContentPageProps } from './pages.ts'

export interface SiteProps {
  /** The path that was opened. */
  path: string
  /** What the page is given. @default what its `page.meta.ts` gives it */
  content?: unknown
}

type PageComponent = ComponentType<ContentPageProps<unknown>>

const modules = import.meta.glob<PageComponent>('../pages/**/page.tsx', { import: 'default' })
const Application = lazy(async () => ({
  default: (await import('../app/application.tsx')).Application,
}))

/** The component of a page, with the content of its `page.meta.ts` where a story gives none. */
const loadPage = (path: string, isGiven: boolean) =>
  lazy(async () => {
    const [PageContent, own] = await Promise.all([
      modules[`../pages/${folderOf(path) ?? 'not-found'}/page.tsx`]!(),
      isGiven ? undefined : contentOf(path),
    ])
    return { default: ({ content }: SiteProps) => <PageContent path={path} content={content ?? own} /> }
  })

const pages = new Map<string, ReturnType<typeof loadPage>>()

function Page(props: SiteProps) {
  const isGiven = props.content !== undefined
  const key = `${props.path} ${isGiven}`
  const LoadedPage = pages.get(key) ?? loadPage(props.path, isGiven)
  pages.set(key, LoadedPage)
  // oxlint-disable-next-line react/static-components -- `pages` keeps it from one render to the next
  return <LoadedPage {...props} />
}

/** What the script of a document does besides hydrating islands. */
function PlainScript() {
  useEffect(markPastDays)
  useEffect(() => onCookieSettings(() => consent.reopen()), [])
  useEffect(() => {
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  }, [])
  return null
}

/** The query of a path, beside the workbench's own, for code that reads it from the address. `visit` takes it back. */
function useQuery(path: string): string {
  const [pathname = '', query] = path.split('?')
  useState(() => {
    if (query) history.replaceState(history.state, '', `${location.search}&${query}`)
  })
  return pathname
}

/** Where a link that was pressed leads: a story stays where it is. */
export const onNavigate = fn().mockName('navigate')

/** In bubbling, so that whoever answers the press themselves is left to it. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href || href.startsWith('#') || event.defaultPrevented) return
  event.preventDefault()
  onNavigate(href)
}

/** The page as a visitor has it who opened this path. */
export function Site({ path: address, content }: SiteProps) {
  const path = useQuery(address)
  if (isApplicationPath(path))
    return (
      <Suspense>
        <Application path={path} />
      </Suspense>
    )
  return (
    <StrictMode>
      <Suspense>
        <PageFrame path={path}>
          <Page path={path} content={content} />
        </PageFrame>
        <PlainScript />
      </Suspense>
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
  const address = location.href
  sessionStorage.clear()
  localStorage.setItem(CONSENT_KEY, JSON.stringify(chosen))
  if (globals.theme !== 'system') localStorage.setItem('theme', String(globals.theme))
  return () => {
    leaveTheDay()
    history.replaceState(null, '', address)
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
