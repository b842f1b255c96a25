/** Zoom, large text and wide spacing: nothing is lost, and the page scrolls one way. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { enlarge, isWithin } from './support/large-text.ts'
import { feedbackButton } from './support/parts.ts'
import { walkStates } from './support/states.ts'
import { expect, test } from './support/test.ts'
import { hydrated, renderWhole } from './support/waiting.ts'

/**
 * Elements whose words are cut off, or that scroll sideways. Only a row that stops at each card may, and a table that
 * the keyboard scrolls too (WCAG 1.4.10 excepts what needs two dimensions). What is for screen readers alone is one
 * pixel large.
 */
const cutOff = async (page: Page) => {
  await renderWhole(page)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((node) => {
        const { overflowX, overflowY, scrollSnapType } = getComputedStyle(node)
        const isTable =
          overflowX === 'auto' && node.tabIndex === 0 && node.firstElementChild?.matches('table')
        const cutsX =
          overflowX !== 'visible' &&
          scrollSnapType === 'none' &&
          !isTable &&
          node.scrollWidth > node.clientWidth + 1
        const cutsY = ['hidden', 'clip'].includes(overflowY) && node.scrollHeight > node.clientHeight + 1
        return (
          node.checkVisibility() && node.clientWidth > 1 && node.textContent.trim() !== '' && (cutsX || cutsY)
        )
      })
      .map((node) => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`),
  )
}

/** What stands beside the window, where no scrolling leads; in a row that stops at each card it is the next card. */
const outside = async (page: Page) => {
  await renderWhole(page)
  return page.evaluate(() => {
    const isHeardOnly = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).clipPath !== 'none' || isHeardOnly(node.parentElement))
    const isNextCard = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).scrollSnapType !== 'none' || isNextCard(node.parentElement))
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((node) => {
        const { left, right, width, height } = node.getBoundingClientRect()
        return (
          node.checkVisibility({ visibilityProperty: true }) &&
          width > 1 &&
          height > 1 &&
          (left < -1 || right > innerWidth + 1) &&
          !isHeardOnly(node) &&
          !isNextCard(node)
        )
      })
      .map((node) => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`)
  })
}

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
    const menuButton = page.getByRole('button', { name: 'Menu', exact: true })
    await hydrated(menuButton)
    await menuButton.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveTitle('Careers | Anupalan')
    await feedbackButton(page).click()
    await dialog.getByRole('radio', { name: '5 of 5, Excellent' }).press('Space')
    const submit = dialog.locator('button[type=submit]')
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
})

describe('Text at 200 %', () => {
  // WCAG 1.4.4 and 1.4.10 together: text twice as large in a window as narrow as a small phone.
  test.for([320, 390, 1280])(
    'nothing is cut off and nothing leaves the window, in any state of the home page: %i px',
    async (width, { open }) => {
      let isEnlarged = false
      for await (const { what, page } of walkStates(open, width)) {
        if (!isEnlarged) await enlarge(page)
        isEnlarged = true
        expect(await isWithin(page), what).toBe(true)
        expect(await cutOff(page), what).toEqual([])
        expect(await outside(page), what).toEqual([])
      }
    },
  )

  test.for([
    ['/', 768],
    ['/', 640],
    ['/tools', 1280],
    ['/services/gst-filing', 320],
    ['/no-such-page', 320],
  ] as const)(
    '%s at %i px: nothing is cut off and nothing leaves the window',
    async ([path, width], { open }) => {
      const page = await open(path, { viewport: { width, height: 800 }, causes: /status of 404/ })
      await enlarge(page)
      expect(await isWithin(page)).toBe(true)
      expect(await cutOff(page)).toEqual([])
      expect(await outside(page)).toEqual([])
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

describe('What lies below the first window', () => {
  const parts = ['services', 'cta', 'about', 'testimonials', 'contact']

  test.for([390, 800, 1280])(
    'is not laid out until it is near, and takes about its room: %i px',
    async (width, { open }) => {
      const page = await open('/', { viewport: { width, height: 800 } })
      const heights = () =>
        page.evaluate(
          (ids) =>
            ids.map((id) => document.getElementById(id)!.closest('main > *')!.getBoundingClientRect().height),
          parts,
        )
      const isSkipped = await page.evaluate(
        (id) => !document.querySelector(`#${id} h2`)!.checkVisibility({ contentVisibilityAuto: true }),
        'contact',
      )
      expect(isSkipped).toBe(true)
      const estimated = await heights()
      await renderWhole(page)
      const real = await heights()
      for (const [index, id] of parts.entries())
        expect(estimated[index]! / real[index]!, id).toBeCloseTo(1, 0.7)
    },
  )

  test('a screen reader has it, and the keyboard comes to it', async ({ open }) => {
    const page = await open('/')
    expect(await page.getByRole('main').ariaSnapshot()).toContain('Send Us a Message')
    const phone = page.locator('#contact a[href^="tel:"]').first()
    await phone.focus()
    await expect(phone).toBeInViewport()
  })

  test('is laid out on paper', async ({ open }) => {
    const page = await open('/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#contact h2')).toHaveText(/\w/, { useInnerText: true })
  })
})
