/** Complete pages as stories: islands render in place, the date is that of the build, storage is cleared. */
import type { User } from '@anupalan/server/contract/core/access'
import { CONSENT_KEY, type ConsentRecord } from '@anupalan/design-system/cookie-consent'
import { lazy, StrictMode, Suspense, useEffect, useState, type ComponentType } from 'react'
import { fn, spyOn } from 'storybook/test'
import { builtOn } from 'virtual:built-on'
import { consent } from '../chrome/cookies/consent.ts'
import { onCookieSettings } from '../chrome/cookies/open-cookie-banner.ts'
import { PageFrame } from '../chrome/page-frame.tsx'
import { contentOf, folderOf } from '../build/pages.ts'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import { markPastDays } from './days/past-days.ts'
import type { ContentPageProps } from './pages.ts'

export interface SiteProps {
  /** The path that was opened. */
  path: string
  /** Content of the page. @default the content of its `page.meta.ts` */
  content?: unknown
}

type PageComponent = ComponentType<ContentPageProps<unknown>>

const modules = import.meta.glob<PageComponent>('../pages/**/page.tsx', { import: 'default' })
const Application = lazy(async () => ({
  default: (await import('../app/application.tsx')).Application,
}))

/** The component of a page, with the content of its `page.meta.ts` if a story has none. */
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

/** The parts of `document.ts` that stories need. */
function PlainScript() {
  useEffect(markPastDays)
  useEffect(() => onCookieSettings(() => consent.reopen()), [])
  useEffect(() => {
    document.addEventListener('click', preventNavigation)
    return () => document.removeEventListener('click', preventNavigation)
  }, [])
  return null
}

/** Appends the query of a path to Storybook's own, for code that reads it from the URL. `visit` removes it. */
function useQuery(path: string): string {
  const [pathname = '', query] = path.split('?')
  useState(() => {
    if (query) history.replaceState(history.state, '', `${location.search}&${query}`)
  })
  return pathname
}

/** Called with the target of a clicked link, because a story must not navigate. */
export const onNavigate = fn().mockName('navigate')

/** Listens in the bubbling phase, after handlers that call `preventDefault` themselves. */
function preventNavigation(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href || href.startsWith('#') || event.defaultPrevented) return
  event.preventDefault()
  onNavigate(href)
}

/** The page of a path, with its frame. */
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
 * Pages are full screen, call the mocked API, and pass axe's `region` rule. The skip link is excluded: axe exempts it
 * only as the first link of the document, and Storybook's hidden pages have links before it.
 */
export const pageParameters = {
  layout: 'fullscreen',
  api: true,
  a11y: { config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([href="#main"])' }] } },
}

/** Timeout for what a page renders late: its lazy code, and what waits for `requestIdleCallback`. */
export const soon = { timeout: 30_000 }

const chosen: ConsentRecord = { necessary: true, analytics: false, timestamp: '2026-11-20T04:30:00.000Z' }

/**
 * Sets the clock to 10:00 IST on the day of the build, from where it runs on. Not by Storybook's spies, which call
 * `Date.now` themselves.
 */
function mockDate(): () => void {
  const { now } = Date
  const ahead = Date.parse(`${builtOn}T10:00:00+05:30`) - now()
  Date.now = () => now() + ahead
  return () => {
    Date.now = now
  }
}

/** Sets up a visit with stored consent and theme and without drafts. Returns a function that resets it. */
export function visit({ globals }: { globals: Record<string, unknown> }): () => void {
  const restoreDate = mockDate()
  const address = location.href
  sessionStorage.clear()
  localStorage.setItem(CONSENT_KEY, JSON.stringify(chosen))
  if (globals.theme !== 'system') localStorage.setItem('theme', String(globals.theme))
  return () => {
    restoreDate()
    history.replaceState(null, '', address)
    sessionStorage.clear()
    localStorage.removeItem(CONSENT_KEY)
    localStorage.removeItem('theme')
  }
}

/** Mocks `window.open` with a tab that records its navigations. */
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

/**
 * For the `beforeEach` of stories of the application: signs a user in on the mocked API, and fills its state.
 *
 * @param user who is signed in unless a story names another
 */
export const signingIn =
  <State extends { user: User | null }>(user: User) =>
  (fill: (state: State) => void = () => {}, as: User = user) =>
  ({ loaded }: { loaded: Record<string, unknown> }): void => {
    const { state } = loaded.api as { state: State }
    state.user = as
    fill(state)
  }
