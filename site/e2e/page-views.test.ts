/** Page views: what is reported, and under which consent. */
import type { Page, Request } from 'playwright'
import { describe } from 'vitest'
import { cookieBanner, footer, mainNavigation } from './support/parts.ts'
import { expect, test, type Open, type VisitOptions } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

const choose = (page: Page, name: string) =>
  cookieBanner(page).getByRole('button', { name, exact: true }).click()

/** Navigates to a page by the header. */
async function visit(page: Page, name: string): Promise<void> {
  const link = mainNavigation(page).getByRole('link', { name, exact: true })
  await hydrated(link)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** Reopens the banner and clicks one of its buttons. */
async function reopenAndChoose(page: Page, name: string): Promise<void> {
  const settings = footer(page).getByRole('button', { name: 'Cookie settings' })
  await hydrated(settings)
  await settings.click()
  await choose(page, name)
  await expect(cookieBanner(page)).toBeHidden()
}

const chosen = (analytics: boolean) => ({
  'cookie-consent': JSON.stringify({ necessary: true, analytics, timestamp: '2026-11-01T06:00:00.000Z' }),
})

interface Visit {
  page: Page
  /** All reports so far. */
  reports: Request[]
  /** Paths of the reports so far. */
  paths: () => string[]
  /** Number of requests for the code that reports. */
  fetched: () => number
}

/** A visit that records reports, and requests for the code that sends them. */
async function watch(open: Open, path: string, options: VisitOptions = {}): Promise<Visit> {
  const reports: Request[] = []
  let code = 0
  const page = await open(path, {
    ...options,
    before: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname === '/api/page-views') reports.push(request)
        if (/^\/assets\/own-endpoint-.+\.js$/.test(pathname)) code++
      })
      await options.before?.(page)
    },
  })
  const paths = () => reports.map((request) => (request.postDataJSON() as { path: string }).path)
  return { page, reports, paths, fetched: () => code }
}

describe('“page views are reported to an analytics service on route change”', () => {
  test('from Accept All on: the current page, then each that is opened, without fragments', async ({
    open,
  }) => {
    const { page, paths, fetched } = await watch(open, '/', { remembered: {} })
    await expect(cookieBanner(page)).toBeVisible()
    await visit(page, 'Tools')
    await visit(page, 'Blog')
    expect([paths(), fetched()]).toEqual([[], 0])

    await choose(page, 'Accept All')
    await expect.poll(paths).toEqual(['/resources'])
    expect(fetched()).toBe(1)
    await visit(page, 'Careers')
    await expect.poll(paths).toEqual(['/resources', '/careers'])
    await page.goBack()
    await expect.poll(paths).toEqual(['/resources', '/careers', '/resources'])

    await visit(page, 'Home')
    await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/#about$/)
    // Redirects are not counted.
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
    await visit(page, 'Tools')
    await expect.poll(() => paths().slice(3)).toEqual(['/', '/terms-of-service', '/tools'])
  })

  test('on later visits from the first page, once', async ({ open }) => {
    const { page, paths } = await watch(open, '/pricing?plan=yearly#questions', { remembered: chosen(true) })
    await expect.poll(paths).toEqual(['/pricing'])
    await visit(page, 'Blog')
    await expect.poll(paths).toEqual(['/pricing', '/resources'])
    await page.reload()
    await expect.poll(paths).toEqual(['/pricing', '/resources', '/resources'])
  })

  test('a prerendered page, when it is activated', async ({ open }) => {
    const { page, paths } = await watch(open, '/tools', {
      remembered: chosen(true),
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
        }),
    })
    await page.waitForLoadState('networkidle')
    await mainNavigation(page).hover()
    expect(paths()).toEqual([])
    await expect(page.locator('[data-hydrated]')).toHaveCount(0)
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(paths).toEqual(['/tools'])
  })
})

describe('“Nothing third-party, and no page view report, before analytics is true”', () => {
  test.for(['Necessary Only', 'Reject All', 'Close'])(
    'none with %s, nor the code for it',
    async (name, { open }) => {
      const { page, paths, fetched } = await watch(open, '/', { remembered: {} })
      await reopenAndChoose(page, name)
      await visit(page, 'Tools')
      await page.reload()
      await visit(page, 'Blog')
      await visit(page, 'Careers')
      expect([paths(), fetched()]).toEqual([[], 0])
      // An earlier report would precede this one.
      await reopenAndChoose(page, 'Accept All')
      await expect.poll(paths).toEqual(['/careers'])
    },
  )

  test('“withdrawing clears what consent allowed”: no more reports, and nothing stored', async ({ open }) => {
    const { page, paths } = await watch(open, '/', { remembered: chosen(true) })
    await expect.poll(paths).toEqual(['/'])
    await reopenAndChoose(page, 'Necessary Only')
    await visit(page, 'Tools')
    await visit(page, 'Blog')
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      ['cookie-consent'],
    )
    await reopenAndChoose(page, 'Accept All')
    await visit(page, 'Careers')
    await expect.poll(paths).toEqual(['/', '/resources', '/careers'])
  })

  test('a choice in another tab applies to this one', async ({ open, product }) => {
    const { page, paths } = await watch(open, '/tools', { remembered: chosen(true) })
    await expect.poll(paths).toEqual(['/tools'])
    const other = await page.context().newPage()
    await other.goto(`${product.origin}/robots.txt`)
    const store = (record: string) =>
      other.evaluate((text) => localStorage.setItem('cookie-consent', text), record)
    const seen = (text: string) =>
      page.waitForFunction((wanted) => localStorage.getItem('cookie-consent') === wanted, text)

    const { 'cookie-consent': refused } = chosen(false)
    await store(refused)
    await seen(refused)
    await visit(page, 'Blog')
    const { 'cookie-consent': accepted } = chosen(true)
    await store(accepted)
    await expect.poll(paths).toEqual(['/tools', '/resources'])
  })

  test('“Global Privacy Control is the default of refused analytics; an explicit Accept All after being told so is recorded and wins”', async ({
    open,
  }) => {
    const { page, paths, fetched } = await watch(open, '/', {
      remembered: {},
      before: (page) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    })
    await expect(cookieBanner(page)).toContainText('Global Privacy Control')
    await visit(page, 'Tools')
    expect([paths(), fetched()]).toEqual([[], 0])
    await choose(page, 'Accept All')
    await expect.poll(paths).toEqual(['/tools'])
  })
})

describe('A report', () => {
  test('contains the path and no data about the visitor', async ({ open, product }) => {
    // A page that no other test visits, whose reports may be stored at the same time.
    const path = '/disclaimer'
    const before = product.rows('page_views')
    const { reports } = await watch(open, `${path}?pan=planted#planted`, {
      remembered: chosen(true),
      before: async (page) => {
        await page.context().addCookies([{ name: 'session', value: 'planted', url: product.origin }])
      },
    })
    await expect.poll(() => reports.length).toBe(1)
    const [report] = reports
    const answer = await report!.response()
    expect(answer!.status()).toBe(204)
    expect(answer!.headers()).not.toHaveProperty('set-cookie')
    expect(report!.method()).toBe('POST')
    expect(report!.postData()).toBe(JSON.stringify({ path }))
    const headers = await report!.allHeaders()
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' })
    for (const name of ['cookie', 'referer', 'authorization', 'idempotency-key']) {
      expect(headers).not.toHaveProperty(name)
    }
    expect(JSON.stringify(headers)).not.toContain('planted')

    // The view is a counter by day in India, without data about the visitor.
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    const viewsBefore = before.find((row) => row.path === path && row.day === day)?.views ?? 0
    const rows = product.rows('page_views').filter((row) => row.path === path && row.day === day)
    expect(rows).toEqual([{ day, path, views: Number(viewsBefore) + 1 }])
    expect(product.log()).not.toContain('planted')
  })

  test('of an unknown path contains the not-found path', async ({ open, product }) => {
    const { page, paths } = await watch(open, '/asha@example.in', {
      remembered: chosen(true),
      expectedMessages: /Failed to load resource.*404/,
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(paths).toEqual(['/404'])
    await expect
      .poll(() => product.rows('page_views').filter(({ path }) => path === '/404').length)
      .toBeGreaterThan(0)
    expect(JSON.stringify(product.rows('page_views'))).not.toContain('asha')
    expect(product.log()).not.toContain('asha@')
  })

  test('that fails is not shown to the visitor', async ({ open }) => {
    const ends = [429, 503, 'lost'] as const
    let calls = 0
    const { page, paths } = await watch(open, '/tools', {
      remembered: chosen(true),
      expectedMessages: /Failed to load resource/,
      before: (page) =>
        page.route('**/api/page-views', (route) => {
          const end = ends[calls++] ?? 'lost'
          return end === 'lost' ? route.abort() : route.fulfill({ status: end, json: {} })
        }),
    })
    await expect.poll(paths).toEqual(['/tools'])
    await visit(page, 'Blog')
    await visit(page, 'Careers')
    await expect.poll(paths).toEqual(['/tools', '/resources', '/careers'])
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
})
