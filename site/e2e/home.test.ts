/** The home page: sections and texts, due dates, themes, and scroll position and focus after a navigation. */
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { claims } from '../content/claims.ts'
import { firm } from '../content/firm.ts'
import { main, mainNavigation } from './support/parts.ts'
import { shifts, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'
import { hydrated, hold, painted, type Held } from './support/waiting.ts'

/** A practice may hide what its clients say. */
const isQuoting: boolean = firm.publicity.testimonials
const { value: happyClients, counter } = claims.happyClients

const section = (page: Page, id: string) => page.locator(`#${id}`)
const headings = async (part: Locator, level: number) =>
  (await part.getByRole('heading', { level }).allTextContents()).map((text) => text.trim())

/** Resolves when both font files are loaded; `document.fonts.ready` also waits for the page's scripts. */
const fontsLoaded = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThanOrEqual(2)

/**
 * A browser decides at each load whether an optional font is in time, and lines wrap differently without it: positions of
 * two loads are equal only if neither has one.
 */
const withoutFonts = {
  expectedMessages: /ERR_FAILED/,
  before: (page: Page) => page.route('**/*.woff2', (route) => route.abort()),
}

/** By how much positions may differ: sections above that are not drawn yet have estimated heights. In px. */
const ESTIMATE_PX = 20

/** The longest time in which a browser may still apply an optional font, in ms (CSS Fonts 4, `font-display`). */
const FONT_BLOCK_MS = 100

/** Resolves when the page keeps the fonts it is drawn with. Its timer runs after the one of the browser, however busy. */
const fontsSettled = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, 2 * ms)), FONT_BLOCK_MS)

/** Resolves when the document's script has run and hydrated the header. */
const headerHydrated = (page: Page) => hydrated(page.getByRole('banner'))

describe('The sections of section 2', () => {
  test('“Home: hero, features, services, call to action, about, testimonials, contact”', async ({
    home: page,
  }) => {
    const ids = await page
      .getByRole('main')
      .evaluate((node) => [...node.querySelectorAll('section[id]')].map(({ id }) => id))
    expect(ids.filter((id) => id !== 'our-team')).toEqual([
      'features',
      'services',
      'cta',
      'about',
      ...(isQuoting ? ['testimonials'] : []),
      'contact',
    ])
    const top = async (part: Locator) => (await part.boundingBox())!.y
    expect(await top(page.getByRole('heading', { level: 1 }))).toBeLessThan(
      await top(section(page, 'features')),
    )
    for (const id of ids) await expect(section(page, id)).toHaveAccessibleName(/\w/)
  })

  test('“six cards: Expert Team, Affordable Solutions, Timely Service, Data Confidentiality (NEW), Personalized Service (NEW), Compliant Documentation (NEW)”', async ({
    home: page,
  }) => {
    expect(await headings(section(page, 'features'), 3)).toEqual([
      'Expert Team',
      'Affordable Solutions',
      'Timely Service',
      'Data Confidentiality NEW',
      'Personalized Service NEW',
      'Compliant Documentation NEW',
    ])
  })
})

describe('Counters', () => {
  test('“Counters count from 0 to target over 2000 ms”, the prerendered HTML has the final values', async ({
    open,
    product,
  }) => {
    const html = await (await fetch(product.origin)).text()
    expect(html).toContain(`>${happyClients}<`)
    let code: Held | undefined
    const page = await open('/', {
      reducedMotion: 'no-preference',
      before: async (page) => {
        await page.clock.install()
        code = await hold(page, '**/assets/claim-figures.island-*.js')
      },
    })
    const counters = main(page).locator('dl').first()
    await expect(counters).toBeVisible()
    // Their island is hydrated when the browser is idle.
    await code!.request
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    code!.release()
    const counting = counters.locator('[aria-hidden=true]')
    await expect(counting).toHaveText(['0+', '0%', '0+'])
    await page.clock.runFor(500)
    const half = await counting.first().innerText()
    expect(Number.parseInt(half)).toBeGreaterThan(0)
    expect(Number.parseInt(half)).toBeLessThan(counter.to)
    // The accessible text is the final value throughout.
    expect(await counters.ariaSnapshot()).toContain(happyClients)
    await page.clock.runFor(1499)
    await expect(counting).toHaveCount(3)
    await page.clock.runFor(1)
    await expect(counting).toHaveCount(0)
    await expect(counters).toContainText(happyClients)
  })

  test('“not under reduced motion”', async ({ open }) => {
    const page = await open('/', { before: (page) => page.clock.install() })
    await headerHydrated(page)
    await expect(main(page).locator('dl').first().locator('[aria-hidden=true]')).toHaveCount(0)
  })
})

describe('Scroll position and focus', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
  /** Asserts that an element is at the top of the viewport, below the header. */
  const isAtTop = async (page: Page, id: string) => {
    await expect.poll(async () => Math.abs((await section(page, id).boundingBox())!.y)).toBeLessThan(140)
    await expect(section(page, id)).toBeFocused()
  }

  test('“Anchors about, testimonials, contact scroll smoothly on home”, “focus follows the scroll target”', async ({
    open,
  }) => {
    const page = await open('/')
    await headerHydrated(page)
    await main(page).getByRole('link', { name: 'Our Services' }).click()
    await isAtTop(page, 'services')
    await main(page).getByRole('link', { name: 'Get Started Today' }).click()
    await expect(section(page, 'contact')).toBeFocused()
    for (const [name, id] of [
      ['About Us', 'about'],
      ['Testimonials', 'testimonials'],
    ] as const) {
      await mainNavigation(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await isAtTop(page, id)
    }
  })

  test('“from other pages, navigate home first”', async ({ open }) => {
    const page = await open('/pricing')
    for (const [name, id] of [
      ['About Us', 'about'],
      ['Testimonials', 'testimonials'],
      ['Contact Us', 'contact'],
    ] as const) {
      await mainNavigation(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(section(page, id)).toBeFocused()
      await expect(section(page, id).getByRole('heading', { level: 2 })).toBeInViewport()
      await mainNavigation(page).getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveTitle(`Careers | ${firm.name}`)
    }
  })

  test('“a smooth scroll becomes an instant one under reduced motion”', async ({ open }) => {
    const page = await open('/')
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await behaviour()).toBe('auto')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await behaviour()).toBe('smooth')
  })

  test('“Page scrolls to top on location change”, read as “Scroll to top on a change of path only (not of query or hash); Back and Forward restore the place.”', async ({
    open,
  }) => {
    const page = await open('/', withoutFonts)
    const card = section(page, 'services').locator('a[href="/services/payroll-hr"]')
    await card.scrollIntoViewIfNeeded()
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(500)

    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payroll and HR compliance')
    // A new document starts at the top, for scrolling and focus.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await scrollY(page)).toBe(0)

    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(`^${firm.name}: `))
    await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(ESTIMATE_PX)
    await page.goForward()
    await expect(page).toHaveTitle(`Payroll and HR compliance | ${firm.name}`)
    await expect.poll(() => scrollY(page)).toBe(0)
  })

  test('Back restores the scroll position also if the URL has a hash', async ({ open }) => {
    const page = await open('/#contact', withoutFonts)
    const link = section(page, 'services').locator('a[href="/services/bookkeeping"]')
    // Playwright's click may scroll before it clicks.
    const press = (where: Locator) => where.evaluate((node: HTMLElement) => node.click())
    // Within one frame, so that the page is left before a `scroll` event.
    const place = await link.evaluate((node: HTMLElement) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const scrolled = window.scrollY
      node.click()
      return scrolled
    })
    const distance = async () => Math.abs((await scrollY(page)) - place)
    await expect(page).toHaveTitle(`Bookkeeping and financial statements | ${firm.name}`)
    await page.goBack()
    await expect(page).toHaveURL('/#contact')
    await expect(link).toBeInViewport()
    await expect.poll(distance).toBeLessThan(ESTIMATE_PX)

    // Back also restores the position after a fragment navigation.
    await press(mainNavigation(page).getByRole('link', { name: 'About Us' }))
    await isAtTop(page, 'about')
    await page.goBack()
    await expect.poll(distance).toBeLessThan(ESTIMATE_PX)
  })

  test('hydration does not reset a scroll position and focus that changed before it', async ({ open }) => {
    const code = { release: () => {} }
    const page = await open('/#contact', {
      until: 'commit',
      before: async (page) => Object.assign(code, await hold(page, '**/assets/page-*.js')),
    })
    // The browser scrolls to the hash once the page is parsed.
    await page.waitForLoadState('domcontentloaded')
    await expect(section(page, 'contact')).toBeFocused()
    const company = page.getByRole('form', { name: 'Send Us a Message' }).getByLabel('Company')
    await company.fill('Rao')
    await fontsSettled(page)
    // In the viewport: scroll anchoring changes the scroll position if what is above gets its height late.
    const top = async () => (await company.boundingBox())!.y
    const place = await top()
    code.release()
    await headerHydrated(page)
    await hydrated(company)
    await expect(company).toBeFocused()
    expect(Math.abs((await top()) - place)).toBeLessThan(1)
  })
})

describe('The next statutory dates', () => {
  const ledger = (page: Page) => main(page).locator('ol:has(time)').first()
  const dates = (page: Page) =>
    ledger(page)
      .locator('time')
      .evaluateAll((all) =>
        all.filter((time) => time.checkVisibility()).map((time) => (time as HTMLTimeElement).dateTime),
      )
  const dayBefore = (date: string, days: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

  test('“prerendered pages hold absolute dates […] and hide past ones”; “every "in N days" [is] computed in the browser” by the day in India', async ({
    open,
  }) => {
    // In another time zone: dates are relative to the day in India.
    const page = await open('/', { timezoneId: 'America/Los_Angeles' })
    await headerHydrated(page)
    const shown = await dates(page)
    expect(shown).toHaveLength(4)
    const at = async (time: string) => {
      await page.clock.setFixedTime(new Date(time))
      await page.reload()
      await headerHydrated(page)
    }
    const last = shown[3]!
    const row = ledger(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`time[datetime="${last}"]`) })
      .first()

    // Midnight in India is 18:30 UTC.
    await at(`${dayBefore(last, 6)}T18:29:59.999Z`)
    await expect(row).toContainText('In 6 days')
    await at(`${dayBefore(last, 6)}T18:30:00.000Z`)
    await expect(row).toContainText('In 5 days')
    await at(`${dayBefore(last, 1)}T18:29:59.999Z`)
    await expect(row).toContainText('Tomorrow')
    await at(`${dayBefore(last, 1)}T18:30:00.000Z`)
    await expect(row).toContainText('Today')
    await at(`${last}T18:29:59.999Z`)
    await expect(row).toContainText('Today')
    expect((await dates(page)).every((date) => date >= last)).toBe(true)
    await at(`${last}T18:30:00.000Z`)
    await expect.poll(async () => (await dates(page)).every((date) => date > last)).toBe(true)
    expect(await dates(page)).toHaveLength(4)
  })

  test('“twelve months ahead”', async ({ open }) => {
    const later = new Date(Date.now() + 364 * 86_400_000)
    const page = await open('/', { before: (page) => page.clock.setFixedTime(later) })
    await headerHydrated(page)
    const day = later.toISOString().slice(0, 10)
    // The prerendered dates are all past and hidden, so for a moment none may be displayed.
    const allToCome = async () => {
      const displayed = await dates(page)
      return displayed.length > 0 && displayed.every((date) => date >= day)
    }
    await expect.poll(allToCome).toBe(true)
  })

  test('a page that stays open is updated after every midnight', async ({ open }) => {
    const first = (await dates(await open('/')))[0]!
    const page = await open('/', {
      before: (page) => page.clock.install({ time: new Date(`${dayBefore(first, 3)}T18:29:50Z`) }),
    })
    await headerHydrated(page)
    const row = ledger(page).getByRole('listitem').first()
    await expect(row).toContainText('In 3 days')
    await page.clock.fastForward('00:20')
    await expect(row).toContainText('In 2 days')
    await page.clock.fastForward('24:00:00')
    await expect(row).toContainText('Tomorrow')
  })
})

describe('Light and dark', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const chosen = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

  test('“following the system and choosable”', async ({ open }) => {
    const page = await open('/')
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await paper(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await paper(page)
    expect(dark).not.toBe(light)

    const theme = page.getByRole('group', { name: 'Theme' })
    await theme.scrollIntoViewIfNeeded()
    await hydrated(theme.getByRole('radio', { name: 'Light' }))
    await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
    await theme.getByRole('radio', { name: 'Light' }).press('Space')
    expect(await paper(page)).toBe(light)
    await page.reload()
    expect(await chosen(page)).toBe('light')
    expect(await paper(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await hydrated(theme.getByRole('radio', { name: 'Dark' }))
    await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked()
    await theme.getByRole('radio', { name: 'Dark' }).press('Space')
    expect(await paper(page)).toBe(dark)

    await theme.getByRole('radio', { name: 'System' }).press('Space')
    expect(await chosen(page)).toBeUndefined()
    expect(await paper(page)).toBe(light)
  })

  test('a page restored from the back/forward cache has the theme that was chosen in the meantime', async ({
    open,
  }) => {
    const page = await open('/')
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await headerHydrated(page)
    expect(await theme()).toBeUndefined()
    // The back/forward cache is disabled in tests, so dispatch its event.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(theme).toBe('dark')
  })

  test('“A chosen theme is applied before first paint by one external script of at most 300 bytes, never inline.”', async ({
    open,
    product,
  }) => {
    const html = await (await fetch(product.origin)).text()
    const [, script] = /<head>[^]*?<script src="([^"]+)"><\/script>/.exec(html)!
    expect(Buffer.byteLength(await (await fetch(product.origin + script)).text())).toBeLessThanOrEqual(300)

    const theme = { release: () => {} }
    const page = await open('/', {
      until: 'commit',
      colorScheme: 'light',
      remembered: { theme: 'dark' },
      before: async (page) => {
        const held = await hold(page, `**${script}`)
        theme.release = held.release
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const { name } of list.getEntries())
              Object.assign(window, { [name]: document.documentElement.dataset.theme })
          }).observe({ type: 'paint', buffered: true })
        })
      },
    })
    // The script blocks parsing: without a body there is nothing to paint.
    expect(await page.evaluate(() => document.body === null)).toBe(true)
    theme.release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await chosen(page)).toBe('dark')
    await expect
      .poll(() => page.evaluate(() => 'first-paint' in window && window['first-paint']))
      .toBe('dark')
  })
})

describe('Layout stability', () => {
  test.for([390, 1280])(
    'no layout shift while the page, its fonts and its scripts load: %i px',
    async (width, { open }) => {
      // On a day whose next date is due tomorrow, the widest of the words beside a date.
      const today = new Date()
      const eve = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 19, 6)
      const [fonts, code] = [{ release: () => {} }, { release: () => {} }]
      const page = await open('/', {
        until: 'commit',
        viewport: { width, height: 800 },
        before: async (page) => {
          await page.clock.setFixedTime(eve)
          await watchShifts(page)
          Object.assign(fonts, await hold(page, '**/*.woff2'))
          Object.assign(code, await hold(page, /\/assets\/(?!theme)[^/]+\.js$/))
        },
      })
      await painted(page)
      // The first paint may be one without text, and a font that arrives then is applied.
      await fontsSettled(page)
      fonts.release()
      await fontsLoaded(page)
      code.release()
      await headerHydrated(page)
      await page.waitForLoadState('load')
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 5000 }),
          ),
      )
      await expect(main(page).getByText('Tomorrow').filter({ visible: true })).toHaveCount(1)
      const widths = await page
        .locator('[data-until]:visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
      expect(new Set(widths).size, `the space beside each date: ${widths.join(', ')} px`).toBe(1)
      const { shifted, moved } = await shifts(page)
      expect(moved, `CLS ${shifted}`).toEqual(shifted <= 0.001 ? moved : [])
    },
  )

  test.for([390, 1280])(
    'islands have the same size before and after hydration: %i px',
    async (width, { open }) => {
      const code = { release: () => {} }
      const page = await open('/#contact', {
        until: 'commit',
        viewport: { width, height: 800 },
        before: async (page) => Object.assign(code, await hold(page, /\/assets\/(?!theme)[^/]+\.js$/)),
      })
      const parts = {
        form: page.getByRole('form', { name: 'Send Us a Message' }),
        newsletter: page.getByRole('form', { name: 'Newsletter' }),
      }
      const sizes = async () => {
        const found: Record<string, { width: number; height: number }> = {}
        for (const [name, part] of Object.entries(parts)) {
          const box = (await part.boundingBox())!
          found[name] = { width: Math.round(box.width), height: Math.round(box.height) }
        }
        return found
      }
      await painted(page)
      await fontsLoaded(page)
      const before = await sizes()
      code.release()
      // The browser scrolls to the hash for the last time at the `load` event.
      await page.waitForLoadState('load')
      for (const part of Object.values(parts)) {
        await part.scrollIntoViewIfNeeded()
        await hydrated(part.locator('input').first())
      }
      await fontsLoaded(page)
      expect(await sizes()).toEqual(before)
    },
  )
})

describe('Fonts', () => {
  test('“two files at most and 50 kB together”, and “the first paint does not wait for a font”: none is preloaded', async ({
    open,
  }) => {
    const fonts: number[] = []
    const page = await open('/', {
      before: async (page) =>
        page.on('response', async (response) => {
          if (response.url().endsWith('.woff2')) fonts.push((await response.body()).byteLength)
        }),
    })
    await fontsLoaded(page)
    await expect(page.locator('link[rel=preload]')).toHaveCount(0)
    await expect.poll(() => fonts.length).toBe(2)
    expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50_000)
  })
})
