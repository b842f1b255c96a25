/** The header: nine entries, the services, the compact bar and the mobile menu. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { menuButton } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { hydrated, hold, stopClock } from './support/waiting.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', includeHidden: true })
const banner = (page: Page) => page.getByRole('banner')
const services = (page: Page) => nav(page).getByRole('button', { name: 'Services' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close' })
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

const serviceLinks = {
  'Tax Filing': '/services/tax-filing',
  'GST Filing': '/services/gst-filing',
  'Corporate Tax': '/services/corporate-tax',
  Bookkeeping: '/services/bookkeeping',
  'Payroll & HR': '/services/payroll-hr',
  'Business Registration': '/services/business-registration',
}

/** Waits two frames, after which a requested scroll has happened. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

describe('The bar', () => {
  test('“desktop nav Home, Services dropdown (six service pages), About Us, Testimonials, Quick Templates (NEW badge), Tools, Blog, Careers, Contact Us”', async ({
    open,
  }) => {
    const page = await open('/')
    await hydrated(services(page))
    expect(await nav(page).ariaSnapshot()).toBe(
      [
        '- navigation "Main":',
        '  - list:',
        '    - listitem:',
        '      - link "Home":',
        '        - /url: /',
        '    - listitem:',
        '      - button "Services"',
        '    - listitem:',
        '      - link "About Us":',
        '        - /url: /#about',
        '    - listitem:',
        '      - link "Testimonials":',
        '        - /url: /#testimonials',
        '    - listitem:',
        '      - link "Quick Templates NEW":',
        '        - /url: /business-templates',
        '    - listitem:',
        '      - link "Tools":',
        '        - /url: /tools',
        '    - listitem:',
        '      - link "Blog":',
        '        - /url: /resources',
        '    - listitem:',
        '      - link "Careers":',
        '        - /url: /careers',
        '    - listitem:',
        '      - link "Contact Us":',
        '        - /url: /#contact',
      ].join('\n'),
    )
    await expect(entry(page, 'Home')).toHaveAttribute('aria-current', 'page')
  })

  test.for([768, 900, 1024, 1280])(
    '“The header’s nine entries fit from 768 px up, in one or two rows”: %i px',
    async (width, { open }) => {
      const page = await open('/tools', { viewport: { width, height: 800 } })
      await expect(menuButton(page)).toBeHidden()
      const entries = await nav(page).locator('> ul > li > :is(a, button)').all()
      expect(entries).toHaveLength(9)
      const boxes = await Promise.all(entries.map(async (each) => (await each.boundingBox())!))
      for (const { x, width: own } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + own).toBeLessThanOrEqual(width)
      }
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(2)
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1))
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ).toBe(true)
      const logo = (await banner(page)
        .getByRole('link', { name: `${firm.name}, home` })
        .boundingBox())!
      expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(logo.x + logo.width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  test('“Becomes compact with a shadow after scrolling more than 50 px.”', async ({ open }) => {
    const page = await open('/')
    await hydrated(services(page))
    const scrollTo = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await frames(page)
    }
    const visible = async () => {
      const { y, height } = (await banner(page).boundingBox())!
      return y + height
    }
    const isCompact = () => banner(page).evaluate((node) => node.hasAttribute('data-compact'))
    const shadow = () => banner(page).evaluate((node) => getComputedStyle(node).boxShadow)

    await scrollTo(50)
    expect(await isCompact()).toBe(false)
    expect(await shadow()).toBe('none')
    const full = await visible()
    await scrollTo(51)
    await expect.poll(isCompact).toBe(true)
    expect(await shadow()).not.toBe('none')
    expect(await visible()).toBeLessThan(full)
    await scrollTo(50)
    await expect.poll(isCompact).toBe(false)
    expect(await shadow()).toBe('none')

    // The script that does this before hydration has stopped: it would remove the attribute again.
    await banner(page).evaluate((node) => node.toggleAttribute('data-compact', true))
    await scrollTo(49)
    expect(await isCompact()).toBe(true)
  })

  test('“Services dropdown (six service pages)”: by pointer and by keyboard, Escape closes it', async ({
    open,
  }) => {
    const page = await open('/')
    await hydrated(services(page))
    const link = (name: string) => entry(page, name)
    await expect(link('Tax Filing')).toBeHidden()
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false')

    await services(page).click()
    for (const [name, href] of Object.entries(serviceLinks)) {
      await expect(link(name)).toBeVisible()
      await expect(link(name)).toHaveAttribute('href', href)
    }
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(640, 700)
    await expect(link('Tax Filing')).toBeHidden()

    await entry(page, 'Home').focus()
    await page.keyboard.press('Tab')
    await expect(services(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(
      await nav(page)
        .locator('li li a')
        .evaluateAll((all) => all.indexOf(document.activeElement as HTMLAnchorElement)),
    ).toBe(1)
    await page.keyboard.press('Escape')
    await expect(link('Tax Filing')).toBeHidden()
    await expect(services(page)).toBeFocused()

    // Moving focus out of it closes it.
    await page.keyboard.press('Space')
    await expect(link('Tax Filing')).toBeVisible()
    await entry(page, 'About Us').focus()
    await expect(link('Tax Filing')).toBeHidden()

    await services(page).click()
    await link('GST Filing').click()
    await expect(page).toHaveURL('/services/gst-filing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST registration and returns')
    await expect(link('Tax Filing')).toBeHidden()
    await expect(services(page)).toHaveAttribute('aria-current', 'true')
  })
})

describe('“Under 768 px width, a slide-in menu”', () => {
  const narrow = { viewport: { width: 767, height: 700 } }

  test('“it locks page scrolling while open”, traps focus, and Escape closes it', async ({ open }) => {
    const page = await open('/', narrow)
    await hydrated(menuButton(page))
    await expect(entry(page, 'Home')).toBeHidden()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

    await menuButton(page).click()
    for (const name of [
      'Home',
      'About Us',
      'Testimonials',
      'Quick Templates NEW',
      'Tools',
      'Blog',
      'Careers',
      'Contact Us',
    ])
      await expect(entry(page, name)).toBeVisible()
    await expect(closeButton(page)).toBeFocused()

    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await frames(page)
    expect(await scrollY(page)).toBe(0)

    for (const key of [
      ...Array.from({ length: 25 }, () => 'Tab'),
      ...Array.from({ length: 25 }, () => 'Shift+Tab'),
    ]) {
      await page.keyboard.press(key)
      // While focus is in the browser's own controls, the active element is the body.
      expect(
        await menu(page).evaluate(
          (node) => node.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
    }

    await closeButton(page).focus()
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Home')).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  })

  test('“closes on route change”, by a link and by Back', async ({ open }) => {
    const page = await open('/', narrow)
    await hydrated(menuButton(page))
    await menuButton(page).click()
    await entry(page, 'Tools').click()
    await expect(page).toHaveURL('/tools')
    await expect(entry(page, 'Home')).toBeHidden()

    await hydrated(menuButton(page))
    await menuButton(page).click()
    await expect(closeButton(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(entry(page, 'Home')).toBeHidden()
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  })

  test.for(['/', '/tools'])(
    '“the mobile menu waits 300 ms (its closing) before it scrolls to an anchor”: from %s',
    async (path, { open }) => {
      const page = await open(path, { ...narrow, before: (page) => page.clock.install() })
      await hydrated(menuButton(page))
      await menuButton(page).click()
      await expect(closeButton(page)).toBeFocused()
      await stopClock(page)
      await entry(page, 'Contact Us').click()
      await expect(entry(page, 'Contact Us')).toBeHidden()

      await page.clock.runFor(299)
      await expect(page).toHaveURL(path)
      expect(await scrollY(page)).toBe(0)
      await page.clock.runFor(1)
      await expect(page).toHaveURL('/#contact')
      await page.clock.resume()
      await expect(page.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeInViewport()
      await expect(page.locator('#contact')).toBeFocused()
    },
  )

  test('opens the services submenu, and a wider window closes the menu', async ({ open }) => {
    const page = await open('/pricing', narrow)
    await hydrated(menuButton(page))
    await menuButton(page).click()
    await services(page).click()
    for (const name of Object.keys(serviceLinks)) await expect(entry(page, name)).toBeVisible()
    // Escape closes the submenu first.
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Tax Filing')).toBeHidden()
    await expect(entry(page, 'Tools')).toBeVisible()

    await page.setViewportSize({ width: 768, height: 700 })
    await expect(menuButton(page)).toBeHidden()
    await expect(entry(page, 'Tools')).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await expect(banner(page).locator('[popover]')).not.toHaveCSS('position', 'fixed')
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

  test('“the page stays usable”: opened before hydration, it stays open and works after hydration', async ({
    open,
  }) => {
    const code = { release: () => {} }
    const page = await open('/', {
      ...narrow,
      until: 'commit',
      before: async (page) => Object.assign(code, await hold(page, /\/assets\/(?!theme)[^/]+\.js$/)),
    })
    await menuButton(page).click()
    await expect(entry(page, 'Tools')).toBeVisible()
    code.release()
    await hydrated(menuButton(page))
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(entry(page, 'Tools')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Tools')).toBeHidden()
  })
})

describe('Without JavaScript', () => {
  test('every page can be reached from a wide window', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false })
    await services(page).hover()
    for (const name of Object.keys(serviceLinks)) await expect(entry(page, name)).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(entry(page, 'Tax Filing')).toBeHidden()
    await services(page).focus()
    await entry(page, 'Payroll & HR').click()
    await expect(page).toHaveURL('/services/payroll-hr')
  })

  test('every page can be reached from a narrow window', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false, viewport: { width: 390, height: 700 } })
    await expect(entry(page, 'Careers')).toBeHidden()
    await menuButton(page).click()
    await entry(page, 'Careers').click()
    await expect(page).toHaveURL('/careers')
    await menuButton(page).click()
    await services(page).focus()
    await expect(entry(page, 'Tax Filing')).toBeVisible()
  })
})
