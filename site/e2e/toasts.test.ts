/** Toasts: number, duration, pausing, focus and dismissal. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { enquiryForm } from './support/enquiry-form.ts'
import { feedbackButton } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { openToastPage } from './support/toast.ts'
import { hydrated, hold, stopClock } from './support/waiting.ts'

/** Simulates switching to another tab and back. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const setBlurred = (page: Page, isBlurred: boolean) =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), isBlurred ? 'blur' : 'focus')

describe('Duration', () => {
  test('“default toast duration 5000 ms”', async ({ open }) => {
    const { page, region, fail } = await openToastPage(open)
    await stopClock(page)
    await fail()
    await page.clock.runFor(4999)
    await expect(region).toBeVisible()
    await page.clock.runFor(1)
    await expect(region).toBeHidden()
    // "neither visible nor in the accessibility tree"
    expect(await page.locator('body').ariaSnapshot()).not.toContain('Error sending message')
  })

  test('“at most 1 at a time; a new one replaces the current”, with its own 5000 ms', async ({ open }) => {
    const { page, region, fail, succeed } = await openToastPage(open)
    await stopClock(page)
    await fail()
    await page.clock.runFor(4000)
    await succeed()
    await expect(region).toHaveCount(1)
    await expect(region).not.toContainText('Error sending message')
    await page.clock.runFor(4999)
    await expect(region).toContainText('Message sent!')
    await page.clock.runFor(1)
    await expect(region).toBeHidden()
  })

  const pauses: {
    what: string
    pause: (page: Page) => Promise<unknown>
    resume: (page: Page) => Promise<unknown>
  }[] = [
    {
      what: 'on hover',
      pause: (page) => page.getByText('Error sending message').hover(),
      resume: (page) => page.mouse.move(5, 5),
    },
    {
      what: 'on focus',
      pause: (page) => page.keyboard.press('F8'),
      resume: (page) => page.keyboard.press('F8'),
    },
    {
      what: 'while the page is hidden',
      pause: (page) => setHidden(page, true),
      resume: (page) => setHidden(page, false),
    },
    {
      what: 'while the window is blurred',
      pause: (page) => setBlurred(page, true),
      resume: (page) => setBlurred(page, false),
    },
  ]
  test.for(pauses)(
    '“The countdown pauses […] and resumes with the time that was left”: $what',
    async ({ pause, resume }, { open }) => {
      const { page, region, fail } = await openToastPage(open)
      await stopClock(page)
      await fail()
      await page.clock.runFor(3000)
      await pause(page)
      await page.clock.runFor(100_000)
      await expect(region).toBeVisible()
      await resume(page)
      await page.clock.runFor(1999)
      await expect(region).toBeVisible()
      await page.clock.runFor(1)
      await expect(region).toBeHidden()
    },
  )
})

describe('F8', () => {
  test('“F8 focuses the notifications region.” “Escape or a second F8 returns focus to where it was.”', async ({
    open,
  }) => {
    const { page, region, fail } = await openToastPage(open)
    await stopClock(page)
    await fail()
    const { company } = enquiryForm(page).field
    await company.focus()

    await page.keyboard.press('F8')
    await expect(region).toBeFocused()
    await page.keyboard.press('F8')
    await expect(company).toBeFocused()
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect(region.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(company).toBeFocused()
    await expect(region).toBeVisible()

    // Dismissal by keyboard also restores focus.
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(region).toBeHidden()
    await expect(company).toBeFocused()
  })

  test('“F8 does nothing while an input method composes, on key repeat, or with no toast”', async ({
    open,
  }) => {
    const { page, region, fail } = await openToastPage(open)
    const { company } = enquiryForm(page).field
    await company.focus()
    await page.keyboard.press('F8')
    await expect(company).toBeFocused()

    await stopClock(page)
    await fail()
    await company.focus()
    for (const refused of [{ isComposing: true }, { repeat: true }])
      await company.evaluate(
        (input, init) =>
          void input.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true, ...init }),
          ),
        refused,
      )
    await expect(company).toBeFocused()
    await company.evaluate(
      (input) =>
        void input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true }),
        ),
    )
    await expect(region).toBeFocused()
  })

  const orders = [
    { order: 'the toast region was hydrated before the dialog opened', isLate: false },
    { order: 'the dialog opened before the toast region was hydrated', isLate: true },
  ]
  test.for(orders)(
    'reaches a toast past an open dialog, which Escape then leaves open: $order',
    async ({ isLate }, { open }) => {
      const code = { release: () => {} }
      const page = await open('/', {
        expectedMessages: /Failed to load resource/,
        before: async (page) => {
          await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, json: {} }))
          if (isLate) Object.assign(code, await hold(page, '**/assets/toasts.island-*.js'))
        },
      })
      const region = page.locator('div:has(> * > [role=status] + [role=alert])')
      const button = feedbackButton(page)
      await hydrated(button)
      if (!isLate) await region.waitFor({ state: 'attached' })
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: '1 of 5, Poor' }).press('Space')
      code.release()
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(region).toContainText('Failed to submit feedback. Please try again later.')

      await page.keyboard.press('F8')
      await expect(region).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    },
  )
})

/** Drags the toast with the mouse, from its edge. @param by in px */
async function drag(page: Page, by: number) {
  const toast = page.locator('[data-variant]')
  const box = (await toast.boundingBox())!
  const [x, y] = [box.x + (by > 0 ? 4 : box.width - 4), box.y + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
  await page.mouse.up()
}

describe('Swiping', () => {
  test('“swipe right past 50 px”: at 50 it stays, at 51 it is dismissed', async ({ open }) => {
    const { page, region, fail } = await openToastPage(open)
    await stopClock(page)
    await fail()
    await drag(page, 50)
    await expect(region).toBeVisible()
    await drag(page, -120)
    await expect(region).toBeVisible()
    await drag(page, 51)
    await expect(region).toBeHidden()
  })

  test('“In right-to-left text the swipe direction mirrors.”', async ({ open }) => {
    const { page, region, fail } = await openToastPage(open)
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    await stopClock(page)
    await fail()
    await drag(page, 51)
    await expect(region).toBeVisible()
    await drag(page, -50)
    await expect(region).toBeVisible()
    await drag(page, -51)
    await expect(region).toBeHidden()
  })

  test('by touch, on its text', async ({ open }) => {
    const { page, region, fail } = await openToastPage(open, {
      hasTouch: true,
      viewport: { width: 390, height: 800 },
    })
    await stopClock(page)
    await fail()
    const box = (await page.getByText('Error sending message').boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const swipe = async (by: number) => {
      const at = (x: number) => [{ x: box.x + 8 + x, y: box.y + box.height / 2 }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (const x of [by / 4, by / 2, by])
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(50)
    await expect(region).toBeVisible()
    await swipe(60)
    await expect(region).toBeHidden()
  })
})

describe('Live regions', () => {
  test('a success is polite, a failure assertive', async ({ open }) => {
    const { page, region, fail, succeed } = await openToastPage(open)
    await stopClock(page)
    await succeed()
    await expect(region.getByRole('status')).toContainText('Message sent!')
    await expect(region.getByRole('alert')).toBeEmpty()
    await fail()
    await expect(region.getByRole('alert')).toContainText('Error sending message')
    await expect(region.getByRole('status')).toBeEmpty()
  })
})
