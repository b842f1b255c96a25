/** Feedback: from the button on every page to the row in the database. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import {
  MAX_BAR,
  MAX_BAR_WITH_MESSAGES,
  MAX_OVER_TEXT,
  measureFocusBesideBar,
  measureOverlap,
} from '../../scripts/floating-overlap.ts'
import { cookieBanner, feedbackButton, toastRegion } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { hydrated, hold, renderAll, stopClock } from './support/waiting.ts'

/** Page object of the dialog. */
function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    score: (label: string) => dialog.getByRole('radio', { name: label }),
    category: dialog.getByRole('combobox'),
    submit: dialog.locator('button[type=submit]'),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  }
}

async function openDialog(page: Page) {
  await hydrated(feedbackButton(page))
  await feedbackButton(page).click()
  const parts = dialogOf(page)
  await expect(parts.dialog).toBeVisible()
  return parts
}

describe('The button', () => {
  test('“Floating feedback button at bottom right on every page.”', async ({ open }) => {
    // The portal's guard requests the user and gets a 401.
    const page = await open('/', { expectedMessages: /status of 40[14]/ })
    for (const path of [
      '/',
      '/services/gst-filing',
      '/tools',
      '/privacy-policy',
      '/auth',
      '/client/tasks',
      '/admin/users',
      '/no-such-page',
    ]) {
      if (path !== '/') await page.goto(path)
      await expect(feedbackButton(page)).toBeInViewport({ ratio: 1 })
      // The application replaces the button of its document.
      await expect(async () => {
        const box = await feedbackButton(page).boundingBox()
        expect(box!.x + box!.width).toBeGreaterThan(1280 - 48)
        expect(box!.y + box!.height).toBeGreaterThan(800 - 48)
      }).toPass()
    }
  })

  test('“never covers […] the focused element”', async ({ open }) => {
    const page = await open('/', { viewport: { width: 390, height: 700 } })
    await hydrated(feedbackButton(page))
    // Every tab stop of the page.
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(async () => {
        // The button checks the position of the focused element once per frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'end'
        const floating = document.querySelector<HTMLElement>('button[aria-haspopup=dialog]')!
        if (floating === focused) return 'button'
        const [a, b] = [focused.getBoundingClientRect(), floating.getBoundingClientRect()]
        const overlaps = a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
        const shown = getComputedStyle(floating).pointerEvents !== 'none'
        return overlaps && shown ? `covered: ${focused.outerHTML.slice(0, 120)}` : 'free'
      })
      expect(seen).not.toContain('covered')
      if (seen === 'end') break
    }
  })

  test.for(['/', '/tools/income-tax', '/schedule-meeting', '/resources/hra-and-rent'])(
    '“on phones a 44 px round that […] never covers a control, a figure”, over text at 5 %% of scroll positions at most: %s',
    async (path, { open }) => {
      const page = await open(path, { viewport: { width: 390, height: 844 } })
      await renderAll(page)
      const { positions, controls, texts, isShownAtEnd, shown } = await measureOverlap(page)
      expect(controls).toEqual([])
      expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MAX_OVER_TEXT * positions)
      expect(isShownAtEnd).toBe(true)
      expect(shown).toBeLessThan(positions)
      const box = (await feedbackButton(page).boundingBox())!
      expect([box.width, box.height]).toEqual([44, 44])
    },
  )

  test.for(['/business-templates/gst-invoice', '/business-templates/board-resolution', '/pricing'])(
    'beside a bar that stays at the bottom of a phone: %s',
    async (path, { open }) => {
      const page = await open(path, { viewport: { width: 390, height: 844 } })
      await renderAll(page)
      const { positions, controls, texts, isShownAtEnd, bar } = await measureOverlap(page)
      expect(controls).toEqual([])
      expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MAX_OVER_TEXT * positions)
      expect(isShownAtEnd).toBe(true)
      expect(bar).toBeGreaterThan(0)
      expect(bar).toBeLessThanOrEqual(MAX_BAR)
      const focus = await measureFocusBesideBar(page)
      expect(focus.focused).toBeGreaterThan(40)
      expect(focus.hidden).toEqual([])
      expect(focus.bar).toBeLessThanOrEqual(MAX_BAR_WITH_MESSAGES)
    },
  )

  test('“gives way while one scrolls down and comes back when one scrolls up or reaches the end”', async ({
    open,
  }) => {
    const page = await open('/disclaimer', { viewport: { width: 390, height: 844 } })
    const button = feedbackButton(page)
    await renderAll(page)
    // Nothing under it, so that only the direction decides.
    await page.evaluate(() => document.querySelector('main')!.replaceChildren())
    await page.evaluate(() => (document.querySelector('main')!.style.minHeight = '4000px'))
    await expect(button).toHaveAttribute('data-place', 'free')
    await page.evaluate(() => scrollTo(0, 1000))
    await expect(button).toHaveAttribute('data-place', 'down')
    await expect(button).toHaveCSS('pointer-events', 'none')
    await page.evaluate(() => scrollTo(0, 900))
    await expect(button).toHaveAttribute('data-place', 'free')
    await page.evaluate(() => scrollTo(0, 1400))
    await expect(button).toHaveAttribute('data-place', 'down')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(button).toHaveAttribute('data-place', 'free')
    await expect(button).toHaveCSS('pointer-events', 'auto')
  })
})

describe('Floating elements', () => {
  test.for([
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const)(
    'the cookie banner takes at most 30 percent of a phone’s height, with its answers in one row: %i × %i px',
    async ([width, height], { open }) => {
      const page = await open('/', { viewport: { width, height }, remembered: {} })
      const cookies = cookieBanner(page)
      await expect(cookies).toBeVisible()
      expect((await cookies.boundingBox())!.height).toBeLessThanOrEqual(0.3 * height)
      const tops = await Promise.all(
        ['Accept All', 'Necessary Only', 'Reject All'].map(
          async (name) => (await cookies.getByRole('button', { name }).boundingBox())!.y,
        ),
      )
      expect(new Set(tops).size).toBe(1)
    },
  )

  test('“never covers the side menu, […] the banner”: at every size, with the banner and its details', async ({
    open,
  }) => {
    const page = await open('/pricing', { remembered: {}, before: (page) => page.clock.install() })
    await hydrated(feedbackButton(page))
    const cookies = cookieBanner(page)
    const tabs = ['Client Login', 'Virtual Assistant NEW', 'Schedule Meeting'].map((name) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true }).first(),
    )
    /** Elements that the button covers. It moves away within a frame or two. */
    const covered = async () => {
      // It gives way where there is no room beside them.
      if ((await feedbackButton(page).getAttribute('data-place')) === 'taken') return []
      const own = (await feedbackButton(page).boundingBox())!
      const found: string[] = []
      for (const part of [cookies, ...tabs]) {
        const box = (await part.isVisible()) ? await part.boundingBox() : null
        if (!box) continue
        const isBeside = own.x >= box.x + box.width || box.x >= own.x + own.width
        const isAbove = own.y >= box.y + box.height || box.y >= own.y + own.height
        if (!isBeside && !isAbove) found.push(String(part))
      }
      return found
    }
    const holdsEverywhere = async () => {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [768, 1024],
        [1024, 700],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect.poll(covered, `${width} × ${height} px`).toEqual([])
      }
    }
    await holdsEverywhere()
    await page.clock.fastForward(3000)
    await expect(cookies).toBeVisible()
    await holdsEverywhere()
    await cookies.getByRole('button', { name: 'Details' }).click()
    await holdsEverywhere()
  })
})

describe('The dialog', () => {
  test('is stored: “score (integer 1 to 5), source (current page path), category, comment (always null)”', async ({
    open,
    product,
  }) => {
    const page = await open('/services/gst-filing?from=mail#top', { before: (page) => page.clock.install() })
    const { score, category, submit, dialog } = await openDialog(page)
    await expect(submit).toBeDisabled()
    await expect(category).toHaveValue('website_experience')
    expect(
      await category
        .locator('option')
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    ).toEqual([
      'website_experience',
      'service_quality',
      'support_experience',
      'consultation_feedback',
      'tax_compliance_service',
      'general',
    ])
    for (const [index, label] of ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'].entries())
      await expect(score(`${index + 1} of 5, ${label}`)).toBeAttached()

    await score('4 of 5, Very Good').press('Space')
    await category.selectOption('support_experience')
    const held = await hold(page, '**/api/feedback')
    await submit.click()

    // "Submit disabled while sending or with no score."
    await expect(submit).toBeDisabled()
    await submit.press('Enter')
    const request = await held.request
    expect(request.postDataJSON()).toEqual({
      score: 4,
      source: '/services/gst-filing',
      category: 'support_experience',
      comment: null,
    })
    held.release()

    await expect(dialog).toContainText('Thank you!')
    expect(product.rows('feedback')).toMatchObject([
      { score: 4, source: '/services/gst-filing', category: 'support_experience' },
    ])
    expect(product.rows('outbox')).toMatchObject([{ kind: 'feedback', recipient: firm.email }])
  })

  test('“success shows a thank-you view and after 2 seconds closes and resets score to none and category to website_experience”', async ({
    open,
  }) => {
    const page = await open('/tools', { before: (page) => page.clock.install() })
    const { dialog, score, category, submit } = await openDialog(page)
    await score('5 of 5, Excellent').press('Space')
    await category.selectOption('general')
    const held = await hold(page, '**/api/feedback')
    await submit.click()
    await held.request
    // Stop the clock before the response, so that the thank-you view starts at a known time.
    await stopClock(page)
    held.release()
    await expect(dialog).toContainText('Thank you!')

    await page.clock.runFor(1999)
    await expect(dialog).toContainText('Thank you!')
    await page.clock.runFor(1)
    await expect(dialog).toBeHidden()
    await page.clock.resume()
    await expect(feedbackButton(page)).toBeFocused()

    await feedbackButton(page).click()
    await expect(submit).toBeDisabled()
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(category).toHaveValue('website_experience')
  })

  test('“Failed to submit feedback. Please try again later. Dialog stays open.”', async ({
    open,
    product,
  }) => {
    const page = await open('/pricing', { expectedMessages: /Failed to load resource/ })
    const { dialog, score, category, submit } = await openDialog(page)
    await score('2 of 5, Fair').press('Space')
    await category.selectOption('service_quality')
    await page.context().setOffline(true)
    await submit.click()

    await expect(dialog.getByRole('alert').first()).toHaveText(
      'Failed to submit feedback. Please try again later.',
    )
    await expect(toastRegion(page).locator('[data-variant=destructive]')).toContainText('Error')
    await expect(toastRegion(page)).toContainText('Failed to submit feedback. Please try again later.')
    await expect(submit).toBeEnabled()
    await expect(score('2 of 5, Fair')).toBeChecked()
    await expect(category).toHaveValue('service_quality')
    expect(product.rows('feedback').filter(({ source }) => source === '/pricing')).toEqual([])

    await page.context().setOffline(false)
    await submit.click()
    await expect(dialog).toContainText('Thank you!')
    expect(product.rows('feedback').filter(({ source }) => source === '/pricing')).toHaveLength(1)
  })

  test('a retry after a lost response stores one feedback', async ({ open, product }) => {
    const page = await open('/careers', { expectedMessages: /Failed to load resource/ })
    const { dialog, score, submit } = await openDialog(page)
    await score('3 of 5, Good').press('Space')
    await page.route('**/api/feedback', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit.click()
    await expect(dialog.getByRole('alert').first()).not.toBeEmpty()
    await page.unroute('**/api/feedback')
    await submit.click()
    await expect(dialog).toContainText('Thank you!')
    expect(product.rows('feedback').filter(({ source }) => source === '/careers')).toHaveLength(1)
  })

  test('“The draft survives an accidental close, a sent one resets”', async ({ open }) => {
    const page = await open('/')
    const { dialog, score, category, cancel } = await openDialog(page)
    await score('4 of 5, Very Good').press('Space')
    await category.selectOption('consultation_feedback')

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(feedbackButton(page)).toBeFocused()
    await feedbackButton(page).click()
    await expect(score('4 of 5, Very Good')).toBeChecked()
    await expect(category).toHaveValue('consultation_feedback')

    // "Cancel closes."
    await cancel.click()
    await expect(dialog).toBeHidden()
    await expect(feedbackButton(page)).toBeFocused()
    await feedbackButton(page).click()
    await expect(score('4 of 5, Very Good')).toBeChecked()
  })

  test('works by keyboard, traps focus and restores it', async ({ open, product }) => {
    const page = await open('/resources', { before: (page) => page.clock.install() })
    const { dialog, score, submit } = dialogOf(page)
    await hydrated(feedbackButton(page))
    await feedbackButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()

    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    }
    while (
      !(await dialog
        .getByRole('radio')
        .evaluateAll((all) => all.some((each) => each === document.activeElement)))
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const chosen = dialog.getByRole('radio', { checked: true })
    await expect(chosen).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(submit).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Thank you!')
    await page.clock.runFor(2000)
    await expect(dialog).toBeHidden()
    await expect(feedbackButton(page)).toBeFocused()
    await expect(score('1 of 5, Poor')).toBeHidden()
    expect(product.rows('feedback').filter(({ source }) => source === '/resources')).toHaveLength(1)
  })

  test('is accessible, with live regions inside the modal', async ({ open }) => {
    const page = await open('/')
    const { dialog, score } = await openDialog(page)
    await expect(dialog).toHaveAccessibleName('How are we doing?')
    // Empty live regions are asserted below.
    const tree = (await dialog.ariaSnapshot()).split('\n').filter((line) => !/- (?:status|alert)$/.test(line))
    expect(tree).toEqual([
      '- dialog "How are we doing?":',
      '  - heading "How are we doing?" [level=2]',
      '  - radiogroup "Your score":',
      '    - text: Your score',
      '    - radio "1 of 5, Poor"',
      '    - text: Poor',
      '    - radio "2 of 5, Fair"',
      '    - text: Fair',
      '    - radio "3 of 5, Good"',
      '    - text: Good',
      '    - radio "4 of 5, Very Good"',
      '    - text: Very Good',
      '    - radio "5 of 5, Excellent"',
      '    - text: Excellent',
      '  - text: What is it about?',
      '  - combobox "What is it about?":',
      '    - option "This website" [selected]',
      '    - option "Quality of service"',
      '    - option "Help and support"',
      '    - option "A consultation"',
      '    - option "Tax and compliance work"',
      '    - option "Something else"',
      '  - button "Submit" [disabled]',
      '  - button "Cancel"',
    ])
    // "the dialog's own live region speaks inside the modal": it exists before it has content.
    // One for the thank-you view, one for the button while sending, and that of the toasts, which are inside.
    await expect(dialog.locator('[role=status]')).toHaveCount(3)
    await expect(dialog.locator('[role=alert]').first()).toBeAttached()
    await score('5 of 5, Excellent').press('Space')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('[role=status]', { hasText: 'Thank you!' })).toHaveCount(1)
  })
})
