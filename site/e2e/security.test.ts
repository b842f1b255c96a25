/** Security headers, content security policy, cross-site requests, and where contact data may not appear. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe } from 'vitest'
import { mockWhatsApp, enquiryForm, liveEnquiryForm, typed } from './support/enquiry-form.ts'
import { feedbackButton, footer, mainNavigation, toastRegion } from './support/parts.ts'
import { startProduct } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { hydrated, hold } from './support/waiting.ts'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

describe('“strict CSP, security headers”', () => {
  test.for(['/', '/tools', '/no-such-page', '/robots.txt', '/api/user', '/api/nothing', '/terms'])(
    '%s',
    async (path, { product }) => {
      const { headers } = await fetch(product.origin + path, { redirect: 'manual' })
      const policy = directives(headers.get('Content-Security-Policy') ?? '')
      expect(policy['default-src']).toEqual(["'none'"])
      expect(policy['frame-ancestors']).toEqual(["'none'"])
      expect(JSON.stringify(policy)).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:|data:|blob:/)
      if (!path.startsWith('/api/')) {
        expect(policy['script-src']).toEqual(["'self'"])
        expect(policy['base-uri']).toEqual(["'none'"])
        expect(policy['connect-src']).toEqual(["'self'"])
        expect(policy['form-action']).toEqual(["'self'"])
        for (const source of [
          ...policy['style-src']!,
          ...(policy['style-src-elem'] ?? []),
          ...(policy['style-src-attr'] ?? []),
        ])
          expect(source).toMatch(/^'(?:self|none|unsafe-hashes|sha256-.+)'$/)
      }
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Referrer-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
      expect(headers.has('X-Powered-By')).toBe(false)
      expect(headers.has('Server')).toBe(false)
    },
  )

  test('“changes to the policy named”: the application alone may show images of blobs, and nothing else of them', async ({
    product,
  }) => {
    const policyOf = async (path: string) =>
      directives((await fetch(product.origin + path)).headers.get('Content-Security-Policy') ?? '')
    const page = await policyOf('/')
    for (const path of ['/auth', '/client/documents', '/admin/dashboard'])
      expect(await policyOf(path)).toEqual({ ...page, 'img-src': ["'self'", 'blob:'] })
  })

  test('is enforced by the browser: injected content does not run or load', async ({ open }) => {
    const page = await open('/', { expectedMessages: /Content Security Policy|elsewhere\.example|404/ })
    await page.evaluate(() => {
      const refused = new Set<string>()
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.add(effectiveDirective),
      )
      const add = (html: string) => {
        const holder = document.createElement('div')
        holder.innerHTML = html
        document.body.append(holder)
      }
      const script = (content: Partial<HTMLScriptElement>) =>
        document.body.append(Object.assign(document.createElement('script'), content))
      script({ textContent: 'window.slipped = true' })
      script({ src: 'https://elsewhere.example/script.js' })
      add('<img src="/no-such-picture" onerror="window.slipped = true">')
      add('<img src="https://elsewhere.example/pixel.png">')
      add('<p style="position:fixed">styled</p>')
      add('<style>body { display: none }</style>')
      add('<iframe src="https://elsewhere.example/"></iframe>')
      fetch('https://elsewhere.example/').catch(() => {})
      // In a timer, because the debugger's evaluate bypasses the policy.
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- asserts that the policy blocks it
          ;(0, eval)('window.slipped = true')
        } catch {
          refused.add('eval')
        }
      })
    })
    const refused = () =>
      page.evaluate(() => [...(window as typeof window & { refused: Set<string> }).refused].toSorted())
    await expect
      .poll(refused)
      .toEqual(
        expect.arrayContaining([
          'connect-src',
          'eval',
          'frame-src',
          'img-src',
          'script-src-attr',
          'script-src-elem',
          'style-src-attr',
          'style-src-elem',
        ]),
      )
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false)
    await expect(page.locator('body')).not.toHaveCSS('display', 'none')
  })

  test('and does not block the product itself: menu, dialog, toast, banner, themes, enquiry', async ({
    open,
  }) => {
    // Violations are reported to the console, which fails the test.
    const page = await open('/', { remembered: {}, viewport: { width: 390, height: 800 } })
    await mockWhatsApp(page)
    await page
      .getByRole('region', { name: 'Cookies on this site' })
      .getByRole('button', { name: 'Accept All' })
      .click()
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.click()
    await mainNavigation(page).getByRole('button', { name: 'Services' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await feedbackButton(page).press('Enter')
    await page.getByRole('radio', { name: '5 of 5, Excellent' }).press('Space')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog')).toContainText('Thank you!')
    await expect(page.getByRole('dialog')).toBeHidden()
    const { fill, button } = await liveEnquiryForm(page)
    await button.click()
    await fill()
    await button.click()
    await expect(toastRegion(page)).toContainText('Message sent!')
    await toastRegion(page).getByRole('button', { name: 'Dismiss' }).click()
    const dark = page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' })
    await dark.press('Space')
    await expect(dark).toBeChecked()
  })
})

describe('Storage and requests before consent', () => {
  test('“Nothing third-party, and no page view report, before analytics is true”; no cookie at all', async ({
    open,
  }) => {
    const requested: string[] = []
    const page = await open('/', {
      before: async (page) =>
        page.on('request', (request) => void requested.push(new URL(request.url()).pathname)),
    })
    for (const name of ['Tools', 'Blog', 'Home']) {
      await mainNavigation(page).getByRole('link', { name }).click()
      await expect(mainNavigation(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    // "`/api/user` is asked on public pages only where a non-secret `signed_in` hint cookie exists"
    expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent'])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})

describe('Contact data', () => {
  const email = 'private@traders.example'
  const secrets = [email, encodeURIComponent(email), typed.firstName, 'GST registration']
  const watch = (page: Page) => {
    const addresses: string[] = []
    const note = (address: string | undefined) => address && addresses.push(address)
    page.on('request', (request) => {
      note(request.url())
      note(request.headers()['referer'])
    })
    page.on('framenavigated', (frame) => note(frame.url()))
    return addresses
  }

  test('is never in a URL of the product, nor in its log', async ({ open, product }) => {
    let addresses: string[] = []
    const page = await open('/#contact', {
      expectedMessages: /Failed to load resource/,
      before: async (page) => void (addresses = watch(page)),
    })
    await mockWhatsApp(page)
    const { fill, button } = await liveEnquiryForm(page)
    await fill({ email })
    await page.context().setOffline(true)
    await button.click()
    await expect(toastRegion(page)).toContainText('Error sending message')
    await page.context().setOffline(false)
    const tab = page.waitForEvent('popup')
    await button.click()
    const chat = await tab
    await expect(toastRegion(page)).toContainText('Message sent!')
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//)
    expect(await chat.evaluate(() => document.referrer)).toBe('')

    expect(addresses.length).toBeGreaterThan(0)
    for (const secret of secrets) {
      expect(addresses.filter((address) => address.includes(secret))).toEqual([])
      expect(product.log()).not.toContain(secret)
    }
    expect(product.rows('enquiries').filter((row) => row.email === email)).toHaveLength(1)
  })

  test.for([true, false])('nor before hydration (JavaScript: %s)', async (javaScriptEnabled, { open }) => {
    const code = { release: () => {} }
    let addresses: string[] = []
    const page = await open('/#contact', {
      javaScriptEnabled,
      until: 'commit',
      before: async (page) => {
        addresses = watch(page)
        if (javaScriptEnabled) Object.assign(code, await hold(page, /\/assets\/(?!theme)[^/]+\.js$/))
      },
    })
    const { form, fill, field } = enquiryForm(page)
    if (javaScriptEnabled) {
      await fill({ email })
      await field.company.press('Enter')
      await footer(page).getByRole('textbox').fill(email)
      await footer(page).getByRole('textbox').press('Enter')
      code.release()
      await hydrated(form)
    } else {
      await expect(form).toBeHidden()
      const newsletter = footer(page).getByRole('textbox')
      if (await newsletter.isVisible()) {
        await newsletter.fill(email)
        await newsletter.press('Enter')
        await page.waitForLoadState('load')
      }
    }
    expect(page.url()).not.toContain('?')
    for (const secret of secrets) expect(addresses.filter((address) => address.includes(secret))).toEqual([])
  })
})

describe('Another site', () => {
  let attacker: Server
  let port: number
  beforeAll(async () => {
    attacker = createServer((_, answer) =>
      answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Another site</title>'),
    )
    await once(attacker.listen(0), 'listening')
    port = (attacker.address() as AddressInfo).port
  })
  afterAll(() => attacker.close())

  const body = JSON.stringify({ ...typed, service: 'other' })

  // Another host name is cross-site; the same name with another port is cross-origin.
  test.for(['localhost', '127.0.0.1'])(
    'on %s cannot send an enquiry or read the response: “cross-site 403”',
    async (host, { open, browser, product }) => {
      await open('/')
      const page = await (await browser.newContext()).newPage()
      const answers: number[] = []
      page.on('response', (response) => {
        if (response.url().startsWith(product.origin) && response.request().method() === 'POST')
          answers.push(response.status())
      })
      await page.goto(`http://${host}:${port}/`)
      const address = `${product.origin}/api/contact`

      // A simple request, a request with preflight, and below a form submission.
      const result = await page.evaluate(
        async ([to, sent]) => {
          const attempts: RequestInit[] = [
            { mode: 'no-cors', headers: { 'Content-Type': 'text/plain' } },
            { mode: 'cors', headers: { 'Content-Type': 'application/json' } },
          ]
          return Promise.all(
            attempts.map((attempt) =>
              fetch(to, { method: 'POST', credentials: 'include', body: sent, ...attempt }).then(
                ({ type, status }) => `${type} ${status}`,
                () => 'refused',
              ),
            ),
          )
        },
        [address, body] as const,
      )
      expect(result).toEqual(expect.arrayContaining(['refused']))
      expect(result.join()).not.toMatch(/20\d/)

      await page.evaluate(
        ([to, sent]) => {
          const form = document.createElement('form')
          Object.assign(form, { method: 'POST', enctype: 'text/plain', action: to })
          const field = document.createElement('input')
          Object.assign(field, { name: sent.slice(0, -1) + ',"x":"', value: '"}' })
          form.append(field)
          document.body.append(form)
          form.submit()
        },
        [address, body] as const,
      )
      await expect(page).toHaveURL(address)
      expect(await page.locator('body').innerText()).toContain(
        'This request did not come from this site, so it was refused.',
      )
      expect(answers.length).toBeGreaterThan(0)
      expect(answers.every((status) => status === 403)).toBe(true)
      expect(product.rows('enquiries').filter(({ service }) => service === 'other')).toEqual([])
      await page.context().close()
    },
  )

  test('cannot frame a page', async ({ browser, product }) => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`http://localhost:${port}/`)
    const refusals: string[] = []
    page.on('console', (message) => refusals.push(message.text()))
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
    }, product.origin)
    await expect.poll(() => refusals.join()).toMatch(/frame-ancestors|X-Frame-Options/i)
    await page.context().close()
  })
})

describe('Too many', () => {
  test('“too many 429 with `Retry-After`”, in the page the words of section 8, and what was typed stays', async ({
    open,
    product,
  }) => {
    const limited = await startProduct({ RATE_LIMITS: 'on' })
    try {
      const send = (email: string) =>
        fetch(`${limited.origin}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...typed, email, service: 'other' }),
        })
      let answer = await send('first@traders.example')
      for (let sent = 1; answer.status === 201 && sent < 100; sent++)
        answer = await send(`${sent}@traders.example`)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/) })

      // The page is from one product, the API response from another, whose rate limit is reached.
      const page = await open('/#contact', {
        expectedMessages: /status of 429/,
        before: (page) =>
          page.route('**/api/contact', async (route) =>
            route.fulfill({
              response: await route.fetch({
                url: `${limited.origin}/api/contact`,
                headers: { 'content-type': 'application/json' },
              }),
            }),
          ),
      })
      const { fill, values, button } = await liveEnquiryForm(page)
      await fill()
      await button.click()
      await expect(toastRegion(page)).toContainText('Please try again or contact us directly via phone.')
      expect(await values()).toEqual(typed)
      expect(product.rows('enquiries').filter(({ service }) => service === 'other')).toEqual([])
    } finally {
      await limited.remove()
    }
  })
})
