/** Elements of every page except the header: footer, newsletter, side menu, cookie banner. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { cookieBanner, footer } from './support/parts.ts'
import { expect, test, type Open, type VisitOptions } from './support/test.ts'
import { hydrated, stopClock } from './support/waiting.ts'

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as Record<string, unknown> | null,
  )

describe('Footer', () => {
  test('“newsletter box, link groups (Services; Resources including AI Assistant and Client Portal; Company including Schedule Meeting; Legal), contact details, social links, copyright with current year, small Admin link to /admin/login”', async ({
    home: page,
  }) => {
    const links = footer(page).getByRole('navigation')
    await expect(links.getByRole('heading')).toHaveText(['Services', 'Resources', 'Company', 'Legal'])
    const group = (name: string) => links.getByRole('list', { name })
    expect(await group('Services').getByRole('link').count()).toBe(6)
    await expect(group('Resources').getByRole('link', { name: 'AI Assistant' })).toHaveAttribute(
      'href',
      '/ai-assistant',
    )
    await expect(group('Resources').getByRole('link', { name: 'Client Portal' })).toHaveAttribute(
      'href',
      '/auth',
    )
    await expect(group('Company').getByRole('link', { name: 'Schedule Meeting' })).toHaveAttribute(
      'href',
      '/schedule-meeting',
    )
    // "The footer itself links to the canonical paths. `/#our-team` is a real place"
    await expect(group('Legal').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
    await expect(group('Legal').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    )
    await expect(group('Company').getByRole('link', { name: 'Our Team' })).toHaveAttribute(
      'href',
      '/#our-team',
    )
    await expect(footer(page).locator(`a[href="${firm.phone.href}"]`)).toBeVisible()
    await expect(footer(page).locator(`a[href="mailto:${firm.email}"]`)).toBeVisible()
    for (const { label, href } of firm.social)
      await expect(footer(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
    await expect(footer(page).getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
      'href',
      '/admin/login',
    )
  })

  test('“The current year […] computed in the browser”', async ({ open }) => {
    const page = await open('/pricing', {
      before: (page) => page.clock.setFixedTime(new Date('2031-06-01T06:00:00Z')),
    })
    await expect(footer(page)).toContainText('© 2031')
  })

  test('“empty email shows an alert asking for an email; otherwise a thank-you alert and the field clears; nothing is sent to a server”', async ({
    open,
  }) => {
    const calls: string[] = []
    const page = await open('/pricing', {
      before: async (page) =>
        page.on('request', (request) => void (request.method() !== 'GET' && calls.push(request.url()))),
    })
    const box = footer(page).getByRole('form', { name: 'Newsletter' })
    await box.scrollIntoViewIfNeeded()
    const field = box.getByRole('textbox')
    await hydrated(field)

    await box.getByRole('button').click()
    await expect(box.getByRole('alert')).toHaveText('Please enter your email address.')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('asha.rao@traders.example')
    await field.press('Enter')
    await expect(box.getByRole('alert')).toContainText('Thank you')
    await expect(box.getByRole('alert')).toContainText('has not started yet')
    await expect(field).toHaveValue('')
    expect(calls).toEqual([])
  })
})

describe('Side menu', () => {
  test('“Client Login (/auth), Virtual Assistant (/virtual-assistant-info, NEW badge), Schedule Meeting (/schedule-meeting); tooltip label on hover”', async ({
    open,
  }) => {
    const page = await open('/tools', { before: (page) => page.clock.install() })
    const menu = page
      .getByRole('navigation')
      .filter({ has: page.getByRole('link', { name: 'Client Login' }) })
      .first()
    const link = (name: string) => menu.getByRole('link', { name, exact: true })
    await expect(link('Client Login')).toHaveAttribute('href', '/auth')
    await expect(link('Virtual Assistant NEW')).toHaveAttribute('href', '/virtual-assistant-info')
    await expect(link('Schedule Meeting')).toHaveAttribute('href', '/schedule-meeting')
    await hydrated(link('Client Login'))

    // "tooltips of the floating menu show on focus too and never replace the accessible name"
    const tooltip = menu.getByRole('tooltip').filter({ hasText: 'Client Login' })
    await expect(tooltip).toBeHidden()
    await link('Client Login').hover()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await page.mouse.move(300, 300)
    await link('Virtual Assistant NEW').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(tooltip).toBeVisible()

    // "Side menu press animation lasts 400 ms."
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await stopClock(page)
    await link('Schedule Meeting').click()
    await expect(link('Schedule Meeting')).toHaveAttribute('data-pressed')
    await page.clock.runFor(399)
    await expect(link('Schedule Meeting')).toHaveAttribute('data-pressed')
    await page.clock.runFor(1)
    await expect(link('Schedule Meeting')).not.toHaveAttribute('data-pressed')
    await page.goto('/schedule-meeting')
    await expect(page).toHaveTitle(`Schedule a meeting | ${firm.name}`)
    await expect(link('Schedule Meeting')).toHaveAttribute('aria-current', 'page')
  })
})

describe('Cookie banner', () => {
  /** A first visit, after the banner's delay of two seconds. */
  const openLater = async (open: Open, options: VisitOptions = {}) => {
    const page = await open('/tools', {
      ...options,
      remembered: {},
      before: async (page) => {
        await page.clock.install()
        await options.before?.(page)
      },
    })
    await page.clock.fastForward(3000)
    await expect(cookieBanner(page)).toBeVisible()
    return page
  }

  test('“buttons Accept All, Necessary Only, Reject All, close”; “any choice stores it and hides the banner”; “Accept All sets analytics true; Necessary Only, Reject All and close set analytics false”', async ({
    open,
  }) => {
    const page = await openLater(open)
    const settings = footer(page).getByRole('button', { name: 'Cookie settings' })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    for (const [name, analytics] of [
      ['Accept All', true],
      ['Necessary Only', false],
      ['Accept All', true],
      ['Reject All', false],
      ['Accept All', true],
      ['Close', false],
    ] as const) {
      await cookieBanner(page).getByRole('button', { name, exact: true }).click()
      await expect(cookieBanner(page)).toBeHidden()
      const record = (await stored(page))!
      expect(record).toMatchObject({ necessary: true, analytics })
      expect(new Date(String(record.timestamp)).toISOString()).toBe(record.timestamp)
      // "The footer has Cookie settings, which reopens it"
      await settings.click()
      await expect(cookieBanner(page)).toContainText(analytics ? 'all cookies' : 'necessary cookies only')
    }
    await cookieBanner(page).getByRole('button', { name: 'Reject All' }).click()
    await expect(settings).toBeFocused()

    await page.reload()
    await hydrated(settings)
    await page.clock.fastForward(3000)
    await expect(cookieBanner(page)).toBeHidden()
  })

  test('“appears 2 seconds after load if no stored consent”, not sooner', async ({ open }) => {
    const page = await open('/tools', {
      remembered: {},
      before: (page) =>
        page.addInitScript(() => {
          const observer = new MutationObserver(() => {
            const title = [...document.querySelectorAll('section h2')].some(
              ({ textContent }) => textContent === 'Cookies on this site',
            )
            if (!title) return
            const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
            Object.assign(window, { shownAfter: performance.now() - load!.loadEventEnd })
            observer.disconnect()
          })
          observer.observe(document, { childList: true, subtree: true })
        }),
    })
    await expect(cookieBanner(page)).toBeVisible()
    const after = await page.evaluate(() => (window as typeof window & { shownAfter: number }).shownAfter)
    // Timers and this clock may differ by a millisecond.
    expect(after).toBeGreaterThanOrEqual(1999)
  })

  test('“Global Privacy Control is the default of refused analytics; an explicit Accept All after being told so is recorded and wins”', async ({
    open,
  }) => {
    const page = await openLater(open, {
      before: (page) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    })
    await expect(cookieBanner(page)).toContainText('Global Privacy Control')
    await cookieBanner(page).getByRole('button', { name: 'Accept All' }).click()
    expect(await stored(page)).toMatchObject({ analytics: true })
  })

  test('“a region that never traps focus and never covers the focused element”', async ({ open }) => {
    const page = await openLater(open, { viewport: { width: 390, height: 700 } })
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const focused = document.activeElement!
        if (focused === document.body) return 'end'
        const region = [...document.querySelectorAll('section')].find(({ textContent }) =>
          textContent.startsWith('Cookies on this site'),
        )!
        if (region.contains(focused)) return 'in'
        const [a, b] = [focused.getBoundingClientRect(), region.getBoundingClientRect()]
        return a.top < b.bottom && a.bottom > b.top ? `covered: ${focused.outerHTML.slice(0, 100)}` : 'out'
      })
      expect(where).not.toContain('covered')
      if (where === 'end') break
    }
  })
})
