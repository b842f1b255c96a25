/** The interactions of the benchmark with the home page, on a phone. */
import type { Page } from 'playwright'
import { liveEnquiryForm, type EnquiryForm } from '../../site/e2e/support/enquiry-form.ts'
import { hydrated } from '../../site/e2e/support/waiting.ts'

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const nextTestimonials = (page: Page) =>
  page.locator('#testimonials').getByRole('button').filter({ visible: true }).last()
export const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true })

/** Resolves when the counters of the hero have finished, which takes two seconds. */
export const counted = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main dl [aria-hidden]') === null)

async function useMenu(page: Page): Promise<void> {
  await hydrated(menuButton(page))
  await menuButton(page).tap()
  await menu(page).getByRole('button', { name: 'Services' }).tap()
  await menu(page).getByRole('link', { name: 'GST Filing' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).tap()
  await menu(page).waitFor({ state: 'hidden' })
}

async function useCookieSettings(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Cookies on this site' })
  await banner.getByRole('button', { name: 'Necessary only' }).tap()
  await banner.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Cookie settings' }).tap()
  await banner.getByRole('button', { name: 'Details' }).tap()
  await banner.getByRole('button', { name: 'Accept all' }).tap()
  await banner.waitFor({ state: 'hidden' })
}

async function turnTestimonials(page: Page): Promise<void> {
  const next = nextTestimonials(page)
  await next.scrollIntoViewIfNeeded()
  await hydrated(next)
  await next.tap()
  await page.locator('#testimonials').getByText('2/4').waitFor()
}

async function sendEnquiry(page: Page): Promise<void> {
  const enquiry: EnquiryForm = await liveEnquiryForm(page)
  await enquiry.button.tap()
  await enquiry.form.locator('[aria-invalid=true]').first().waitFor()
  await enquiry.fill()
  await enquiry.button.tap()
  await enquiry.form.getByRole('note').waitFor()
}

async function subscribe(page: Page): Promise<void> {
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.scrollIntoViewIfNeeded()
  await hydrated(box.getByRole('textbox'))
  await box.getByRole('textbox').fill('asha.rao@traders.example')
  await box.getByRole('button').tap()
  await box.getByRole('alert').filter({ hasText: 'Thank you' }).waitFor()
}

async function chooseTheme(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').tap()
  await page.locator('html[data-theme=dark]').waitFor()
}

async function sendFeedback(page: Page): Promise<void> {
  await feedbackButton(page).tap()
  const dialog = page.getByRole('dialog', { name: 'How are we doing?' })
  await dialog.getByText('Very Good').tap()
  await dialog.getByRole('button', { name: 'Submit' }).tap()
  await dialog.getByRole('status').filter({ hasText: 'recorded' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
}

/** Every interaction of the page, by name. */
export const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'menu and services': useMenu,
  'cookie settings': useCookieSettings,
  carousel: turnTestimonials,
  'contact form, empty and sent': sendEnquiry,
  newsletter: subscribe,
  theme: chooseTheme,
  feedback: sendFeedback,
}
