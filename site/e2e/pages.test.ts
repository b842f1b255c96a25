/** Every page and screen, as built and served. */
import { describe } from 'vitest'
import { isApplicationPath } from '../ui/application-path.ts'
import { redirects } from '../redirects.ts'
import { expectAccessible } from './support/axe.ts'
import { enlarge, isWithin } from './support/large-text.ts'
import { everyPage, somePages } from './support/pages.ts'
import { footer, main } from './support/parts.ts'
import { shifts, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

/** Console message of the guard's request for the user, without a session. */
const asksWhoIsSignedIn = /401 \(Unauthorized\)/

const paths = somePages.map(({ path }) => path)

describe('Each page', () => {
  for (const { path, title, description, listed } of somePages) {
    test(`${path} is complete HTML: title, description, one h1, no inline code`, async ({ product }) => {
      const answer = await fetch(product.origin + path)
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`)
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toBe(
        description.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
      )
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      // JSON is a data block, to which the content security policy does not apply.
      expect(html.match(/<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g)).toBeNull()
      expect(/ on[a-z]+="/.exec(html)).toBeNull()
      expect(html.includes('content="noindex"')).toBe(!listed)
    })
  }

  test('has a unique title and description', () => {
    expect(new Set(everyPage.map(({ title }) => title)).size).toBe(everyPage.length)
    expect(new Set(everyPage.map(({ description }) => description)).size).toBe(everyPage.length)
  })

  /** Tested at all widths. */
  const allWidths = ['/', '/pricing', '/no-such-page']

  for (const path of [...paths, '/no-such-page']) {
    test(
      `${path}: 0 axe violations, narrow and wide, light and dark; no layout shift, no overflow, also with text at 200 %; hydrated without console messages`,
      { timeout: 60_000 },
      async ({ open }) => {
        const page = await open(path, {
          viewport: { width: 390, height: 800 },
          before: watchShifts,
          ...(path === '/no-such-page' && { expectedMessages: /404 \(Not Found\)/ }),
          ...(isApplicationPath(path) && { expectedMessages: asksWhoIsSignedIn }),
        })
        await page.waitForLoadState('networkidle')
        const { shifted, moved } = await shifts(page)
        expect(shifted, moved.join('\n')).toBeLessThanOrEqual(0.001)
        // Includes collapsed content.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
            details.open = true
        })
        await expectAccessible(page, allWidths.includes(path) ? [320, 390, 768, 1024, 1280] : [320, 1280])
        // WCAG 1.4.4 and 1.4.10 combined.
        await page.setViewportSize({ width: 320, height: 800 })
        await enlarge(page)
        expect(await isWithin(page), 'text at 200 % is within 320 px').toBe(true)
      },
    )
  }

  test(
    'has no layout shift while it streams over a slow connection',
    { timeout: 240_000 },
    async ({ open, slowConnection }) => {
      const page = await open('/', {
        baseURL: slowConnection,
        expectedMessages: asksWhoIsSignedIn,
        viewport: { width: 390, height: 800 },
        before: watchShifts,
      })
      for (const path of paths) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const { shifted, moved } = await shifts(page)
        // Rows may wrap, and table columns widen, while their last words arrive.
        expect(shifted, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01)
      }
    },
  )

  test('is readable without JavaScript', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page)).toContainText(/\w{3,}/)
      await expect(footer(page)).toBeVisible()
    }
  })
})

describe('Paths that are no page', () => {
  test('“/terms” → “/terms-of-service”, “/privacy” → “/privacy-policy”, “/templates” → “/business-templates”, “/about” → “/#about”, “/contact” → “/#contact”: permanent redirects, on the server', async ({
    product,
  }) => {
    for (const { from, to, status } of redirects) {
      const answer = await fetch(product.origin + from, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], from).toEqual([status, to])
    }
  })

  test('a browser follows the redirect', async ({ open }) => {
    const page = await open('/pricing', { expectedMessages: asksWhoIsSignedIn })
    for (const { from, to } of redirects) {
      await page.goto(from)
      await expect(page).toHaveURL((url) => url.pathname + url.hash === to)
    }
  })

  test('“Any unknown path shows a not-found page”, with HTTP status 404', async ({ open, product }) => {
    expect((await fetch(`${product.origin}/resources/no-such-article`)).status).toBe(404)
    const page = await open('/no/such/page', { expectedMessages: /404 \(Not Found\)/ })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not in our books.')
    await expect(main(page).getByRole('link', { name: 'Home' })).toBeVisible()
  })

  test('navigations within the site to an unknown path and back work', async ({ open }) => {
    const page = await open('/pricing', { expectedMessages: /404 \(Not Found\)/ })
    await page.evaluate(() => location.assign('/nowhere'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not in our books.')
    await main(page).getByRole('link', { name: 'Tools' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools')
    await expect(page).toHaveTitle(everyPage.find(({ path }) => path === '/tools')?.title ?? '')
  })
})
