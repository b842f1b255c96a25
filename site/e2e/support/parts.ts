/** Locators of the elements of every page. */
import type { Locator, Page } from 'playwright'

export const main = (page: Page): Locator => page.getByRole('main')

/** The navigation of the header. */
export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

/** The button in the header that opens the mobile menu. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })

export const footer = (page: Page): Locator => page.getByRole('contentinfo')

export const cookieBanner = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cookies on this site' })

export const feedbackButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Feedback', exact: true })

export const toastRegion = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' })
