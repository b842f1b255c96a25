/** What stands open above a page, the keyboard alone, zoom, forced colours, motion and large text. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { violations } from './support/axe.ts'
import { enquiryForm, liveEnquiryForm } from './support/enquiry-form.ts'
import { expect, test, type Open } from './support/test.ts'
import { openToastPage } from './support/toast.ts'
import { alive } from './support/waiting.ts'

const themes = ['light', 'dark'] as const
const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function openDialog(page: Page) {
  await alive(feedbackButton(page))
  await feedbackButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openMenu(page: Page) {
  await alive(menuButton(page))
  await menuButton(page).click()
  await expect(nav(page).getByRole('button', { name: 'Close' })).toBeFocused()
}

describe('“0 axe violations at 320, 768 and 1280 px, light and dark, with menu, dialog and toast open”', () => {
  interface State {
    what: string
    widths: number[]
    /** Rules of axe that cannot judge the state. */
    without?: string[]
    show: (open: Open, viewport: { width: number; height: number }) => Promise<Page>
  }
  const states: State[] = [
    {
      what: 'the menu',
      widths: [320, 767],
      // While the menu is open the page behind it is inert, its main landmark and its heading included. axe allows
      // for that behind a dialog; the menu is a navigation.
      without: ['landmark-one-main', 'page-has-heading-one'],
      show: async (open, viewport) => {
        const page = await open('/', { viewport })
        await openMenu(page)
        await nav(page).getByRole('button', { name: 'Services' }).click()
        return page
      },
    },
    {
      what: 'the services',
      widths: [768, 1280],
      show: async (open, viewport) => {
        const page = await open('/', { viewport })
        const services = nav(page).getByRole('button', { name: 'Services' })
        await alive(services)
        await services.click()
        await expect(nav(page).getByRole('link', { name: 'Tax Filing' })).toBeVisible()
        return page
      },
    },
    {
      what: 'the dialog',
      widths: [320, 768, 1280],
      show: async (open, viewport) => {
        const page = await open('/', { viewport })
        await openDialog(page)
        await page.getByRole('radio', { name: '3 of 5, Good' }).press('Space')
        return page
      },
    },
    {
      what: 'the dialog after a failure, with its toast',
      widths: [320, 768, 1280],
      show: async (open, viewport) => {
        const page = await open('/tools', {
          viewport,
          causes: /status of 500/,
          before: (page) =>
            page.route('**/api/feedback', (route) => route.fulfill({ status: 500, json: {} })),
        })
        await openDialog(page)
        await page.getByRole('radio', { name: '1 of 5, Poor' }).press('Space')
        await page.getByRole('dialog').locator('button[type=submit]').click()
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Failed to submit feedback.')
        await expect(page.locator('[data-variant=destructive]')).toBeVisible()
        // The focus holds the toast for as long as the page is looked at.
        await page.keyboard.press('F8')
        return page
      },
    },
    {
      what: 'the toast of a failure',
      widths: [320, 768, 1280],
      show: async (open, viewport) => {
        const { page, fail } = await openToastPage(open, { viewport })
        await fail()
        await page.keyboard.press('F8')
        return page
      },
    },
    {
      what: 'the toast of a success, and what stays of it in the form',
      widths: [320, 768, 1280],
      show: async (open, viewport) => {
        const { page, succeed } = await openToastPage(open, { viewport })
        await succeed()
        await page.keyboard.press('F8')
        return page
      },
    },
    {
      what: 'the form with every mistake',
      widths: [320, 768, 1280],
      show: async (open, viewport) => {
        const page = await open('/#contact', { viewport })
        const { button, field } = await liveEnquiryForm(page)
        await button.click()
        await expect(field.privacy).toHaveAttribute('aria-invalid', 'true')
        return page
      },
    },
    {
      what: 'the cookie banner with its details',
      widths: [320, 768, 1280],
      show: async (open, viewport) => {
        const page = await open('/', { viewport, remembered: {} })
        const banner = page.getByRole('region', { name: 'Cookies on this site' })
        await banner.getByRole('button', { name: /details/i }).click()
        return page
      },
    },
  ]
  test.for(states)('$what', async ({ show, widths, without }, { open }) => {
    const page = await show(open, { width: widths[0]!, height: 800 })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page, without), `${width} px, ${colorScheme}`).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})

describe('“All of it by keyboard”', () => {
  /** Where the focus is, and what of it can be seen. */
  const look = (page: Page) =>
    page.evaluate(async () => {
      // Scrolling to the focus, and whatever makes way for it, take a frame each.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const order = [...document.querySelectorAll('*')].indexOf(focused)
      const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40)} ${focused.getAttribute('name') ?? ''}`
      const label = focused.closest('label')
      const boxes = [focused, ...(label ? [label] : [])].flatMap((node) => [...node.getClientRects()])
      const isSeen = boxes.some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y)
            return (
              hit !== null &&
              (focused.contains(hit) || hit.contains(focused) || label?.contains(hit) === true)
            )
          }),
        ),
      )
      const shows = (node: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      }
      const isMarked = [focused, label, focused.parentElement, focused.nextElementSibling].some(
        (node) => node && shows(node),
      )
      return { order, name, isSeen, isMarked }
    })

  /** Every element that Tab should reach, in the order of the document. */
  const stops = (page: Page) =>
    page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, select, textarea, summary, [tabindex="0"]',
          ),
        ].filter(
          (node) =>
            node.checkVisibility({ visibilityProperty: true }) &&
            node.tabIndex >= 0 &&
            !node.matches(':disabled') &&
            !node.closest('[inert]') &&
            // One stop for each group of radio buttons.
            !(node instanceof HTMLInputElement && node.type === 'radio'),
        ).length,
    )

  test.for([
    ['/', 1280, 800],
    ['/', 390, 800],
    ['/services/gst-filing', 1280, 800],
    ['/', 320, 256],
  ] as const)(
    'from the top of %s to its foot at %i × %i px: every stop in order, seen and marked',
    async ([path, width, height], { open }) => {
      const page = await open(path, { viewport: { width, height } })
      // Everything that waits for being near comes alive, as it would for someone who reads on.
      for (const id of ['enquiry', 'newsletter'])
        if (await page.locator(`#${id}`).count()) {
          await page.locator(`#${id}`).scrollIntoViewIfNeeded()
          await alive(page.locator(`#${id} input`).first())
        }
      await page.evaluate(() => scrollTo(0, 0))
      const expected = await stops(page)
      const reached: NonNullable<Awaited<ReturnType<typeof look>>>[] = []
      for (let step = 0; step < expected + 20; step++) {
        await page.keyboard.press('Tab')
        const seen = await look(page)
        if (!seen || seen.order === reached[0]?.order) break
        reached.push(seen)
      }
      expect(reached.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([])
      expect(reached.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([])
      expect(reached.map(({ order }) => order)).toEqual(
        reached.map(({ order }) => order).toSorted((a, b) => a - b),
      )
      expect(reached.length).toBeGreaterThanOrEqual(expected)
    },
  )

  test('the first stop leads past the header', async ({ open }) => {
    const page = await open('/pricing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
  })

  test('an enquiry, from the first field to the toast', async ({ open, product }) => {
    const page = await open('/#contact', {
      before: (page) => page.addInitScript(() => void (window.open = () => null)),
    })
    const { field } = await liveEnquiryForm(page)
    await field.firstName.focus()
    for (const text of ['Asha', 'Rao', 'keyboard@traders.example', 'Rao & Daughters']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('GST')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Please call me about GST.')
    await page.keyboard.press('Tab')
    await expect(field.privacy).toBeFocused()
    await page.keyboard.press('Space')
    // Past the two links of the consent.
    for (const _ of ['terms', 'privacy policy', 'button']) await page.keyboard.press('Tab')
    await expect(enquiryForm(page).button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Message sent!')
    expect(product.rows('enquiries')).toMatchObject([
      { email: 'keyboard@traders.example', service: 'gst-services' },
    ])
  })
})

/** Elements whose words are cut off. What is for screen readers alone is one pixel large. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node)
        const cutsX = ['hidden', 'clip'].includes(overflowX) && node.scrollWidth > node.clientWidth + 1
        const cutsY = ['hidden', 'clip'].includes(overflowY) && node.scrollHeight > node.clientHeight + 1
        return (
          node.checkVisibility() && node.clientWidth > 1 && node.textContent.trim() !== '' && (cutsX || cutsY)
        )
      })
      .map((node) => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`),
  )

/** Words that stand on other words, in the page's flow. */
const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

describe('400 % zoom: 1280 × 1024 px seen at 320 × 256', () => {
  const zoomed = { viewport: { width: 320, height: 256 } }

  test.for(['/', '/pricing', '/no-such-page'])(
    '%s loses nothing and scrolls one way',
    async (path, { open }) => {
      const page = await open(path, { ...zoomed, causes: /status of 404/ })
      expect(await isWithin(page)).toBe(true)
      expect(await cutOff(page)).toEqual([])
      // What floats leaves the greater part of the window to the page.
      await page.evaluate(() => scrollTo(0, 600))
      const covered = await page.evaluate(() => {
        const points = Array.from({ length: 16 }, (_, x) =>
          Array.from({ length: 16 }, (_, y) => [x * 20 + 10, y * 16 + 8] as const),
        ).flat()
        return points.filter(([x, y]) => {
          for (let node = document.elementFromPoint(x, y); node; node = node.parentElement)
            if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return true
          return false
        }).length
      })
      expect(covered / 256).toBeLessThan(0.35)
    },
  )

  test('the menu, the dialog and the form can be used', async ({ open }) => {
    const page = await open('/', zoomed)
    await openMenu(page)
    await nav(page).getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveTitle('Careers | Anupalan')
    await openDialog(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '5 of 5, Excellent' }).press('Space')
    const submit = dialog.locator('button[type=submit]')
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
})

describe('Text at 200 %', () => {
  test.for([
    ['/', 1280],
    ['/', 768],
    ['/', 640],
    ['/tools', 1280],
  ] as const)(
    '%s at %i px: nothing is cut off and nothing leaves the window',
    async ([path, width], { open }) => {
      const page = await open(path, { viewport: { width, height: 800 } })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await isWithin(page)).toBe(true)
      expect(await cutOff(page)).toEqual([])
    },
  )

  test('room for letters, words and lines as wide as WCAG 1.4.12 asks', async ({ open }) => {
    for (const width of [320, 1280]) {
      const page = await open('/', { viewport: { width, height: 800 } })
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        )
        document.adoptedStyleSheets.push(sheet)
      })
      expect(await isWithin(page)).toBe(true)
      expect(await cutOff(page)).toEqual([])
    }
  })
})

describe('Forced colours', () => {
  test('fields, buttons and the focus keep an edge', async ({ open }) => {
    const page = await open('/#contact', { forcedColors: 'active' })
    const { form, field, button } = await liveEnquiryForm(page)
    const edge = (node: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(node)
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
    }
    for (const control of [...Object.values(field), button, feedbackButton(page)])
      expect(await control.evaluate(edge)).toBe(true)
    for (const link of await page
      .getByRole('main')
      .getByRole('link', { name: /Our Services|Schedule Free|Chat on WhatsApp/ })
      .all())
      expect(await link.evaluate(edge)).toBe(true)

    await field.company.focus()
    await page.keyboard.press('Shift+Tab')
    const outline = await field.email.evaluate((node) => getComputedStyle(node).outlineStyle)
    expect(outline).not.toBe('none')
    await button.click()
    // axe reads the colours of the page's own styles; those in use are the system's.
    expect(await violations(page, ['color-contrast'])).toEqual([])
    await expect(form.getByText('First name must be at least 2 characters.')).toBeVisible()

    await openDialog(page)
    expect(
      await page.getByRole('dialog').evaluate((dialog) => {
        for (let node: Element | null = dialog; node; node = node.parentElement) {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(node)
          if (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) return true
        }
        return false
      }),
    ).toBe(true)
  })
})

describe('Motion', () => {
  /** What moves now, by name and length in ms. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map((each) => ({
        name:
          each instanceof CSSAnimation
            ? each.animationName
            : each instanceof CSSTransition
              ? each.transitionProperty
              : '',
        ms: Number(each.effect?.getComputedTiming().duration ?? 0),
      })),
    )

  test('“off under reduced motion”', async ({ open }) => {
    const page = await open('/', { viewport: { width: 390, height: 800 } })
    await openMenu(page)
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo(0, 400))
    expect(await moving(page)).toEqual([])
    await openDialog(page)
    expect(await moving(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await nav(page).getByRole('button', { name: 'Services' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Our Services' }).hover()
    expect(await moving(page)).toEqual([])
  })

  test('“Motion under 250 ms but for the specification’s own”', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference', viewport: { width: 390, height: 800 } })
    await openMenu(page)
    // The menu closes in the 300 ms that section 9 gives it.
    for (const { ms } of await moving(page)) expect(ms).toBeLessThanOrEqual(300)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openDialog(page)
    for (const { ms } of await moving(page)) expect(ms).toBeLessThanOrEqual(250)
    await page.keyboard.press('Escape')
    const declared = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((node) =>
        getComputedStyle(node)
          .transitionDuration.split(',')
          .map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)),
      ),
    )
    expect(Math.max(...declared)).toBeLessThanOrEqual(250)
  })
})
