/** Every page and screen, as built and served. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { shell } from '../chrome/shell.words.ts'
import { redirects } from '../redirects.ts'
import { everyPage, somePages } from './support/pages.ts'
import { footer, main } from './support/parts.ts'
import { expect, test } from './support/test.ts'

/** Console message of the guard's request for the user, without a session. */
const asksWhoIsSignedIn = /401 \(Unauthorized\)/

const paths = somePages.map(({ path }) => path)

/**
 * Visible controls that do nothing without scripts. These do something: a link to an existing target, a field or button
 * of a form with an action, and a button whose focus shows the element that it controls.
 */
const controlsWithoutEffect = (page: Page) =>
  page.evaluate(() => {
    const shows = (button: HTMLElement) => {
      button.focus()
      const controlled = button.getAttribute('aria-controls')
      return controlled !== null && document.getElementById(controlled)?.checkVisibility() === true
    }
    const hasEffect = (node: HTMLElement) => {
      if (node instanceof HTMLAnchorElement)
        return (
          node.hash === '' ||
          node.pathname !== location.pathname ||
          document.getElementById(decodeURIComponent(node.hash.slice(1))) !== null
        )
      if (node instanceof HTMLButtonElement && node.type === 'button') return shows(node)
      const form = 'form' in node ? (node.form as HTMLFormElement | null) : null
      return form?.hasAttribute('action') === true
    }
    for (const details of document.querySelectorAll('details')) details.open = true
    const roles = [
      'button',
      'checkbox',
      'combobox',
      'menuitem',
      'radio',
      'slider',
      'spinbutton',
      'switch',
      'tab',
    ]
    const controls = ['a', 'button', 'input', 'select', 'textarea', ...roles.map((role) => `[role=${role}]`)]
    return [...document.querySelectorAll<HTMLElement>(controls.join())]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !hasEffect(node))
      .map((node) => `${node.tagName} ${node.ariaLabel ?? node.textContent.trim()}`)
  })

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

  test('is readable without JavaScript, and shows no control that would do nothing', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page)).toContainText(/\w{3,}/)
      // The layout of the portal has no footer; its logo leads to the public pages.
      const exit = path.startsWith('/client/')
        ? page.getByRole('link', { name: shell.homeLink }).filter({ visible: true })
        : footer(page)
      await expect(exit).toBeVisible()
      expect(await controlsWithoutEffect(page), path).toEqual([])
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page.')
    await expect(main(page).getByRole('link', { name: 'Home' })).toBeVisible()
  })

  test('navigations within the site to an unknown path and back work', async ({ open }) => {
    const page = await open('/pricing', { expectedMessages: /404 \(Not Found\)/ })
    await page.evaluate(() => location.assign('/nowhere'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page.')
    await main(page).getByRole('link', { name: 'Tools' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools')
    await expect(page).toHaveTitle(everyPage.find(({ path }) => path === '/tools')?.title ?? '')
  })
})
