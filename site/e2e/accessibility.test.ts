/** axe in every state, forced colours and motion. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { colours, sizes, violations } from './support/axe.ts'
import { liveEnquiryForm } from './support/enquiry-form.ts'
import { feedbackButton, mainNavigation, menuButton } from './support/parts.ts'
import { walkStates } from './support/states.ts'
import { expect, journey, test } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

/** Disabled: axe reads the colours of the page's styles, not the forced colours. */
const notInForcedColours = 'color-contrast'

async function openDialog(page: Page) {
  await hydrated(feedbackButton(page))
  await feedbackButton(page).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openMenu(page: Page) {
  await hydrated(menuButton(page))
  await menuButton(page).click()
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }),
  ).toBeFocused()
}

describe('0 axe violations in every state of the home page, light, dark and in forced colours', () => {
  // The layout of cards changes at each of these widths, that of the header and the form at some. What changes at the
  // others is the size of elements; which are displayed, and their colours, changes at 768 px only.
  test.for([
    [320, false],
    [390, true],
    [768, false],
    [1024, false],
    [1280, true],
  ] as const)('at %i px', journey, async ([width, hasAllRules], { open }) => {
    for await (const { what, page } of walkStates(open, width)) {
      expect(await violations(page, hasAllRules ? {} : { only: sizes }), `${what}, light`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
      if (!hasAllRules) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, { only: colours }), `${what}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
      expect(await violations(page, { without: [notInForcedColours] }), `${what}, forced colours`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
    }
  })
})

describe('Forced colours', () => {
  test('fields, buttons and focus indicators have a visible border or outline', async ({ open }) => {
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
    expect(await violations(page, { without: [notInForcedColours] })).toEqual([])
    await expect(form.getByText('First name must be at least 2 characters.')).toBeVisible()

    await openDialog(page)
    expect(
      await page.getByRole('dialog').evaluate((dialog) => {
        // The dialog includes its backdrop; its child has the border.
        for (const node of [dialog, ...dialog.children]) {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(node)
          if (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) return true
        }
        return false
      }),
    ).toBe(true)
  })
})

describe('Motion', () => {
  /** Running animations, with name and duration in ms. */
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
    await mainNavigation(page).getByRole('button', { name: 'Services' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Our Services' }).hover()
    expect(await moving(page)).toEqual([])
  })

  test('“Motion under 250 ms but for the specification’s own”', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference', viewport: { width: 390, height: 800 } })
    await openMenu(page)
    // Section 9 specifies 300 ms for closing the menu.
    for (const { ms } of await moving(page)) expect(ms).toBeLessThanOrEqual(300)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => moving(page), 'the menu is closed').toEqual([])
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
