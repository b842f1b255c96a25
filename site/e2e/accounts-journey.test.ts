/** A person’s way into the product: invited by mail, with a password, then with a passkey alone. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import {
  addAuthenticator,
  invite,
  linkTo,
  passkeyOrigin,
  passwordField,
  signIn,
  test,
} from './support/accounts.ts'
import { toastRegion } from './support/parts.ts'
import { expect, journey } from './support/test.ts'

/** Console messages of a call without a session, and of one that signs out. */
const refused = { expectedMessages: /status of 401|^info: Clear-Site-Data/ }

const password = 'four lotus ponds at dawn'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const userStatus = (page: Page) => page.evaluate(async () => (await fetch('/api/user')).status)

describe('From an invitation to a sign-in without a password', () => {
  test(
    '“staff invites a person, who sets a password from the mail in the outbox, adds a passkey, signs out everywhere and back in”',
    journey,
    async ({ open, product }) => {
      const staff = await open('/admin/login', refused)
      await signIn(staff, 'kavita')
      await staff.waitForURL('**/admin/dashboard')
      await invite(staff, 'Meera Nair', 'meera.nair@example.in')

      const link = await linkTo(product, 'meera.nair@example.in', '/auth/invitation')
      const page = await open(link, { ...refused, baseURL: passkeyOrigin(product) })
      await addAuthenticator(page)
      await passwordField(page).fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/client/dashboard')

      await page.goto('/auth/account')
      await button(page, 'Add a passkey').click()
      await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Shop phone')
      await page.getByLabel('Your password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await button(page, 'I have saved them').click()
      await expect(page.getByRole('region', { name: 'Second step at sign-in', exact: true })).toContainText(
        'Shop phone',
      )

      await button(page, 'Log out everywhere').click()
      const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
      await question.getByRole('button', { name: 'Log out everywhere' }).click()
      await page.waitForURL('**/auth')
      await expect(toastRegion(page)).toContainText('Logged out everywhere')
      expect(await userStatus(page)).toBe(401)

      // The page that she wants is behind the login, which needs neither name nor password now.
      await page.goto('/client/tasks')
      await button(page, 'Sign in with a passkey').click()
      await page.waitForURL('**/client/tasks')
      await expect(toastRegion(page)).toContainText('Welcome back, Meera Nair!')
      expect(await userStatus(page)).toBe(200)
    },
  )
})
