/** Keyboard operation. */
import { describe } from 'vitest'
import { enquiryForm, liveEnquiryForm } from './support/enquiry-form.ts'
import { expectTabOrder } from './support/focus.ts'
import { cookieBanner, feedbackButton, toastRegion } from './support/parts.ts'
import { cookiesRefused, expect, test } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

describe('“All of it by keyboard”', () => {
  interface Journey {
    path: string
    width: number
    height: number
    theme: 'light' | 'dark'
    /** Whether the cookie banner stays open at the bottom of the window. */
    hasBanner?: boolean
    isMirrored?: boolean
  }
  const journeys: Journey[] = [
    { path: '/', width: 1280, height: 800, theme: 'light' },
    { path: '/', width: 1280, height: 800, theme: 'dark', hasBanner: true },
    { path: '/', width: 1280, height: 800, theme: 'light', isMirrored: true },
    { path: '/', width: 390, height: 844, theme: 'dark' },
    { path: '/', width: 390, height: 844, theme: 'light', hasBanner: true, isMirrored: true },
    { path: '/', width: 320, height: 640, theme: 'light', hasBanner: true },
    { path: '/pricing', width: 320, height: 568, theme: 'light', hasBanner: true },
    { path: '/tools/income-tax', width: 320, height: 568, theme: 'light' },
    { path: '/business-templates/gst-invoice', width: 320, height: 568, theme: 'light' },
    { path: '/schedule-meeting', width: 320, height: 568, theme: 'light' },
    { path: '/', width: 320, height: 256, theme: 'dark' },
    { path: '/services/gst-filing', width: 768, height: 1024, theme: 'dark', hasBanner: true },
  ]
  for (const { path, width, height, theme, hasBanner, isMirrored } of journeys)
    test(`from the top of ${path} to its foot at ${width} × ${height} px, ${theme}${hasBanner ? ', with the cookie banner' : ''}${isMirrored ? ', right to left' : ''}: every tab stop in order, visible, not covered, with a focus indicator`, async ({
      open,
    }) => {
      const page = await open(path, {
        viewport: { width, height },
        colorScheme: theme,
        remembered: hasBanner ? {} : cookiesRefused,
      })
      await hydrated(feedbackButton(page))
      if (isMirrored) await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      if (hasBanner) await expect(cookieBanner(page)).toBeVisible()
      // Hydrate the islands with the `visible` trigger.
      for (const id of ['enquiry', 'newsletter'])
        if (await page.locator(`#${id}`).count()) {
          await page.locator(`#${id}`).scrollIntoViewIfNeeded()
          await hydrated(page.locator(`#${id} input`).first())
        }
      await page.evaluate(() => scrollTo(0, 0))
      await expectTabOrder(page)
    })

  test('the first tab stop is the skip link', async ({ open }) => {
    const page = await open('/pricing')
    const content = await page.getByRole('main').locator('> *').first().elementHandle()
    // On a slow device the link is pressed before all islands are hydrated.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    expect(await content?.evaluate((node) => node.isConnected)).toBe(true)
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
    // Skip the two links in the consent's label.
    for (const _ of ['terms', 'privacy policy', 'button']) await page.keyboard.press('Tab')
    await expect(enquiryForm(page).button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toastRegion(page)).toContainText('Message sent!')
    expect(product.rows('enquiries')).toMatchObject([
      { email: 'keyboard@traders.example', service: 'gst-services' },
    ])
  })
})

test('on a phone a focused field of a tool is clear of the answer that stays in view', async ({ open }) => {
  const page = await open('/tools/gst', { viewport: { width: 390, height: 844 } })
  const field = page.getByRole('main').getByRole('textbox').first()
  await hydrated(field)
  await field.evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - 80))
  await field.focus()
  const isOnTop = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(() => field.evaluate(isOnTop)).toBe(true)
})
