/** All states of the home page, in the order of a single visit. */
import type { Page } from 'playwright'
import { liveEnquiryForm } from './enquiry-form.ts'
import { cookieBanner, feedbackButton, toastRegion } from './parts.ts'
import { expect, type Open, type VisitOptions } from './test.ts'
import { hydrated, stopClock } from './waiting.ts'

export interface State {
  /** What is shown, for failure messages. */
  what: string
  page: Page
}

/**
 * Opens the home page and yields at each of its states. The page's clock is mocked, so that timed elements stay open
 * while they are tested.
 *
 * @param width of the viewport, in px
 */
export async function* walkStates(
  open: Open,
  width: number,
  options: VisitOptions = {},
): AsyncGenerator<State> {
  const page = await open('/', {
    viewport: { width, height: 800 },
    remembered: {},
    expectedMessages: /status of 50[03]/,
    ...options,
    before: async (page) => {
      await page.clock.install()
      await page.addInitScript(() => void (window.open = () => null))
      await options.before?.(page)
    },
  })
  const at = (what: string): State => ({ what, page })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const feedback = feedbackButton(page)
  const dialog = page.getByRole('dialog')
  const cookies = cookieBanner(page)
  const toast = toastRegion(page)
  const dismissToast = async () => {
    await page.clock.resume()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
  }
  /** Mocks the next response of `path`, delayed until `release`. */
  const answer = async (path: string, status: number) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      `**${path}`,
      async (route) => {
        await promise
        await route.fulfill({ status, json: {} })
      },
      { times: 1 },
    )
    return { release }
  }

  await hydrated(feedback)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  yield at('the skip link')
  await page.keyboard.press('Tab')

  await page.clock.fastForward(3000)
  await cookies.getByRole('button', { name: 'Details' }).click()
  yield at('the cookie banner with its details')
  await cookies.getByRole('button', { name: 'Reject All' }).click()
  await expect(cookies).toBeHidden()

  if (width < 768) await button('Menu').click()
  await button('Services').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tax Filing' })).toBeVisible()
  yield at(width < 768 ? 'the menu with its services' : 'the services')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeVisible()

  // A hovered entry would show its tooltip instead.
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: 'Virtual Assistant NEW' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tooltip').filter({ hasText: 'Client Login' })).toBeVisible()
  yield at('a tooltip of the side menu')

  const carousel = page.getByRole('group', { name: 'Client Testimonials' })
  await carousel.scrollIntoViewIfNeeded()
  await hydrated(button('Previous'))
  await button('Previous').click()
  await expect(carousel.getByText(/^([24])\/\1$/)).toBeVisible()
  yield at('the last page of the carousel')

  const form = await liveEnquiryForm(page)
  await form.button.click()
  await expect(form.field.privacy).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#contact summary', { hasText: 'How we use' }).click()
  yield at('the form with every mistake, and its notice')

  await form.fill()
  const failing = await answer('/api/contact', 503)
  await form.button.press('Enter')
  await expect(form.button).toHaveText('Preparing WhatsApp...')
  yield at('the form while it sends')
  failing.release()
  await expect(toast).toContainText('Error sending message')
  await stopClock(page)
  yield at('the form that was not sent, with its toast')
  await dismissToast()

  const succeeding = await answer('/api/contact', 201)
  succeeding.release()
  await form.button.press('Enter')
  await expect(toast).toContainText('Message sent!')
  await stopClock(page)
  yield at('the form that was sent, with its toast')
  await dismissToast()

  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.scrollIntoViewIfNeeded()
  await hydrated(newsletter.getByRole('textbox'))
  await newsletter.getByRole('button').click()
  await expect(newsletter.getByRole('alert')).toHaveText('Please enter your email address.')
  yield at('the newsletter that asks for an address')
  await newsletter.getByRole('textbox').fill('asha.rao@traders.example')
  await newsletter.getByRole('button').click()
  await expect(newsletter.getByRole('alert')).toContainText('Thank you')
  yield at('the newsletter with its thanks')

  await button('Cookie settings').click()
  await expect(cookies).toContainText('necessary cookies only')
  yield at('the cookie settings')
  await cookies.getByRole('button', { name: 'Reject All' }).click()
  await expect(cookies).toBeHidden()

  // On a phone it may have given way to what is under it; the keyboard still reaches it.
  await feedback.press('Enter')
  await dialog.getByRole('radio', { name: '3 of 5, Good' }).press('Space')
  yield at('the feedback dialog')
  const refusing = await answer('/api/feedback', 500)
  refusing.release()
  await dialog.locator('button[type=submit]').click()
  // The toast region is inside the dialog while it is open.
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Failed to submit feedback.' }).first(),
  ).toBeVisible()
  await stopClock(page)
  yield at('the feedback dialog after a failure, with its toast')
  await dismissToast()

  const taking = await answer('/api/feedback', 201)
  taking.release()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toContainText('Thank you!')
  await stopClock(page)
  yield at('the feedback dialog with its thanks')
  await page.clock.resume()
}
