/** Page object of the toast. */
import type { Locator, Page } from 'playwright'
import { liveEnquiryForm } from './enquiry-form.ts'
import { toastRegion } from './parts.ts'
import { expect, type Open, type VisitOptions } from './test.ts'

export interface ToastPage {
  page: Page
  region: Locator
  /** Fails an enquiry: a destructive toast. */
  fail: () => Promise<void>
  /** Sends an enquiry: a success toast. */
  succeed: () => Promise<void>
}

/** A page with a mocked clock, the toast region hydrated, and an enquiry ready to send. */
export async function openToastPage(open: Open, options: VisitOptions = {}): Promise<ToastPage> {
  const page = await open('/#contact', {
    expectedMessages: /Failed to load resource/,
    ...options,
    before: async (page) => {
      await page.clock.install()
      await page.addInitScript(() => void (window.open = () => null))
    },
  })
  const { fill, button } = await liveEnquiryForm(page)
  await page.locator('[role=status] + [role=alert]').waitFor({ state: 'attached' })

  const answer = async (status: number, title: string) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }), { times: 1 })
    await fill()
    await button.press('Enter')
    await expect(toastRegion(page)).toContainText(title)
  }
  return {
    page,
    region: toastRegion(page),
    fail: () => answer(503, 'Error sending message'),
    succeed: () => answer(201, 'Message sent!'),
  }
}
