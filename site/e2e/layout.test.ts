/** Zoom, large text and text spacing: no loss of content, and scrolling in one direction only. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { enlarge, isWithin } from './support/large-text.ts'
import { feedbackButton } from './support/parts.ts'
import { walkStates } from './support/states.ts'
import { expect, test } from './support/test.ts'
import { hydrated, renderAll } from './support/waiting.ts'

/**
 * Elements whose text is clipped, or that scroll horizontally, except rows of cards with scroll snapping, and tables
 * that the keyboard can scroll (WCAG 1.4.10 excepts content that requires two dimensions). Visually hidden elements are
 * one pixel large and ignored.
 */
const clipped = async (page: Page) => {
  await renderAll(page)
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

/** Visible elements outside the viewport's width, except cards in a row with scroll snapping. */
const outsideViewport = async (page: Page) => {
  await renderAll(page)
  return page.evaluate(() => {
    const isVisuallyHidden = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).clipPath !== 'none' || isVisuallyHidden(node.parentElement))
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
          !isVisuallyHidden(node) &&
          !isNextCard(node)
        )
      })
      .map((node) => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`)
  })
}

describe('400 % zoom: 1280 × 1024 px seen at 320 × 256', () => {
  const zoomed = { viewport: { width: 320, height: 256 } }

  test.for(['/', '/pricing', '/no-such-page'])(
    '%s has no loss of content and scrolls in one direction',
    async (path, { open }) => {
      const page = await open(path, { ...zoomed, expectedMessages: /status of 404/ })
      expect(await isWithin(page)).toBe(true)
      expect(await clipped(page)).toEqual([])
      // Floating elements cover less than half of the window.
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
    await expect(page).toHaveTitle(`Careers | ${firm.name}`)
    // A press is kept for hydration once the document's scripts run.
    await page.waitForLoadState('domcontentloaded')
    // Scrolled, it gives way; the keyboard still reaches it.
    await feedbackButton(page).press('Enter')
    await dialog.getByRole('radio', { name: '5 of 5, Excellent' }).press('Space')
    const submit = dialog.locator('button[type=submit]')
    await submit.scrollIntoViewIfNeeded()
    // All but a fraction of a pixel, by which scroll positions are rounded.
    await expect(submit).toBeInViewport({ ratio: 0.99 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
})

describe('Text at 200 %', () => {
  // WCAG 1.4.4 and 1.4.10 combined: text at 200 % at the width of a small phone.
  test.for([320, 390, 1280])(
    'nothing is clipped or outside the viewport in any state of the home page: %i px',
    async (width, { open }) => {
      let isEnlarged = false
      for await (const { what, page } of walkStates(open, width)) {
        if (!isEnlarged) await enlarge(page)
        isEnlarged = true
        expect(await isWithin(page), what).toBe(true)
        expect(await clipped(page), what).toEqual([])
        expect(await outsideViewport(page), what).toEqual([])
      }
    },
  )

  test.for([
    ['/', 768],
    ['/', 640],
    ['/tools', 1280],
    ['/services/gst-filing', 320],
    ['/no-such-page', 320],
  ] as const)('%s at %i px: nothing is clipped or outside the viewport', async ([path, width], { open }) => {
    const page = await open(path, { viewport: { width, height: 800 }, expectedMessages: /status of 404/ })
    await enlarge(page)
    expect(await isWithin(page)).toBe(true)
    expect(await clipped(page)).toEqual([])
    expect(await outsideViewport(page)).toEqual([])
  })

  test('text spacing of WCAG 1.4.12', async ({ open }) => {
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
      expect(await clipped(page)).toEqual([])
    }
  })
})

describe('Content below the initial viewport', () => {
  const parts = ['services', 'cta', 'about', 'testimonials', 'contact']

  test.for([390, 800, 1280])(
    'is not laid out until it is near, with an estimated height close to the actual: %i px',
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
      await renderAll(page)
      const real = await heights()
      for (const [index, id] of parts.entries())
        expect(estimated[index]! / real[index]!, id).toBeCloseTo(1, 0.7)
    },
  )

  test('is in the accessibility tree and focusable', async ({ open }) => {
    const page = await open('/')
    expect(await page.getByRole('main').ariaSnapshot()).toContain('Send Us a Message')
    const phone = page.locator('#contact a[href^="tel:"]').filter({ visible: true }).first()
    await phone.focus()
    await expect(phone).toBeInViewport()
  })

  test('is laid out in print', async ({ open }) => {
    const page = await open('/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#contact h2')).toHaveText(/\w/, { useInnerText: true })
  })
})
