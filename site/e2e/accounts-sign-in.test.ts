/** Accounts with the real server: signing in, and the links in its mails. */
import type { Page } from 'playwright'
import { describe } from 'vitest'
import {
  invite,
  linkTo,
  nameField,
  passwordField,
  passwordOf,
  sampleAccounts,
  tabTo,
  test,
} from './support/accounts.ts'
import { enlarge, isWithin } from './support/large-text.ts'
import { toastRegion } from './support/parts.ts'
import { expect, type Open } from './support/test.ts'

/** Console messages of calls that the tests expect to be refused: nobody’s user, a wrong password, an ended link. */
const refused = { expectedMessages: /status of 4(?:01|10|22)/ }

const newPassword = 'four lotus ponds at dawn'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Signs in by keyboard alone. */
async function signInByKey(page: Page, username: string, password = passwordOf(username)) {
  await tabTo(page, nameField(page))
  await page.keyboard.type(username)
  await tabTo(page, passwordField(page))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

const screens = [
  '/auth',
  '/auth/register',
  '/auth/reset',
  '/auth/confirm',
  '/auth/invitation',
  '/admin/login',
]

describe('Each role of the sample signs in by keyboard alone, as the server prints at its start', () => {
  test.for([
    ['client', 'asha', 'Asha Rao', '/auth', '/client/dashboard'],
    ['client', 'farhan', 'Farhan Qureshi', '/auth', '/client/dashboard'],
    ['readonly', 'divya', 'Divya Menon', '/admin/login', '/admin/dashboard'],
    ['admin', 'imran', 'Imran Sheikh', '/admin/login', '/admin/dashboard'],
    ['super_admin', 'kavita', 'Kavita Iyer', '/auth', '/admin/dashboard'],
  ] as const)(
    '%s %s: “Login successful, Welcome back, {name}!”',
    async ([role, username, name, path, dashboard], { open, product }) => {
      const printed = sampleAccounts(product).find((account) => account.username === username)
      expect(printed).toMatchObject({ role })
      const page = await open(path, refused)
      await signInByKey(page, username, printed!.password)
      await page.waitForURL(`**${dashboard}`)
      await expect(toastRegion(page)).toContainText(`Login successfulWelcome back, ${name}!`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const cookies = await page.context().cookies()
      const token = cookies.find(({ httpOnly }) => httpOnly)
      expect(token).toMatchObject({ httpOnly: true, sameSite: expect.stringMatching(/Lax|Strict/) })
    },
  )
})

describe('Sign-in', () => {
  test('“Login failed with the server error message”: the words stay, and what was typed as well', async ({
    open,
  }) => {
    const page = await open('/auth', refused)
    await signInByKey(page, 'asha', 'not my password')
    const reason = /^Login failedThe user name or password is not right\./
    await expect(toastRegion(page)).toContainText(reason)
    await expect(page.getByRole('note')).toContainText('The user name or password is not right.')
    await expect(nameField(page)).toHaveValue('asha')
    await expect(passwordField(page)).toHaveValue('not my password')
    // An unknown name gets the same words.
    await nameField(page).fill('nobody.at.all')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await expect(page.getByRole('note')).toContainText('The user name or password is not right.')
  })

  test('empty fields have their messages, and the first is focused', async ({ open }) => {
    const page = await open('/auth', refused)
    await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }))
    await page.keyboard.press('Enter')
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveAccessibleDescription('Please enter your user name or email address.')
    await expect(passwordField(page)).toHaveAccessibleDescription('Please enter your password.')
  })

  test('without a connection, what was typed stays and can be sent again', async ({ open }) => {
    const page = await open('/auth', { expectedMessages: /status of 401|ERR_INTERNET_DISCONNECTED/ })
    await expect(nameField(page)).toBeVisible()
    await page.context().setOffline(true)
    await signInByKey(page, 'asha')
    await expect(page.getByRole('note')).toContainText('We could not reach our server.')
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/client/dashboard')
  })

  test(
    'leads back to the page that was asked for, and never leaves the site',
    { timeout: 60_000 },
    async ({ open, product }) => {
      const page = await open('/client/tasks', refused)
      await expect(heading(page, 'Client login')).toBeVisible()
      await signInByKey(page, 'asha')
      await page.waitForURL('**/client/tasks')
      for (const next of ['//evil.example', '/client/..//evil.example']) {
        const other = await open(`/auth?next=${encodeURIComponent(next)}`, refused)
        await signInByKey(other, 'asha')
        await other.waitForURL('**/client/dashboard')
        expect(new URL(other.url()).origin).toBe(product.origin)
      }
      const wanted = await open('/auth?next=%2Fclient%2Fdocuments', refused)
      await signInByKey(wanted, 'asha')
      await wanted.waitForURL('**/client/documents')
    },
  )

  test('“.well-known/change-password” leads to the account, behind the login', async ({ open }) => {
    const page = await open('/.well-known/change-password', refused)
    await expect(heading(page, 'Client login')).toBeVisible()
    await signInByKey(page, 'asha')
    await page.waitForURL('**/auth/account')
  })
})

describe('Registration', () => {
  test('“Registration is currently restricted”, said before a form', async ({ open }) => {
    const page = await open('/auth', refused)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(heading(page, 'Our office makes the accounts.')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(
      'Registration is currently restricted. Please contact the provider for account creation.',
    )
    await expect(main.getByRole('textbox')).toHaveCount(0)
  })
})

describe('A password that was forgotten', () => {
  test(
    'is set by the link in the mail, which works once and not by opening it',
    { timeout: 60_000 },
    async ({ open, product }) => {
      const page = await open('/auth', refused)
      await page.getByRole('link', { name: 'Forgotten your password?' }).click()
      await expect(heading(page, 'Reset your password')).toBeFocused()
      await tabTo(page, nameField(page))
      await page.keyboard.type('farhan@example.in')
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Check your mail')).toBeFocused()

      const link = await linkTo(product, 'farhan@example.in', '/auth/reset')
      // A mail scanner opens it as well.
      const scanner = await open(link, refused)
      await expect(scanner.getByRole('main')).toContainText('For the account farhan.')
      await page.goto(link)
      await expect(page.getByRole('main')).toContainText('For the account farhan.')
      const field = page.getByLabel('New password', { exact: true })
      await tabTo(page, field)
      await page.keyboard.type('password1234')
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(/^This password is on lists that attackers try first\./)
      await field.fill(newPassword)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Your new password is saved.')).toBeFocused()

      await scanner.reload()
      await expect(heading(scanner, 'This link does not work any more.')).toBeVisible()
      await page.getByRole('link', { name: 'Go to the login' }).click()
      await signInByKey(page, 'farhan', newPassword)
      await page.waitForURL('**/client/dashboard')
    },
  )
})

/** The page of a member of the staff who is signed in. */
async function openAsStaff(open: Open): Promise<Page> {
  const page = await open('/admin/login', refused)
  await signInByKey(page, 'imran')
  await page.waitForURL('**/admin/dashboard')
  return page
}

describe('An invitation', () => {
  test('is accepted with a password, and signs in', { timeout: 60_000 }, async ({ open, product }) => {
    await invite(await openAsStaff(open), 'Meera Nair', 'meera@example.in')
    const link = await linkTo(product, 'meera@example.in', '/auth/invitation')
    const page = await open(link, refused)
    await expect(page.getByRole('main')).toContainText('Your account for meera@example.in.')
    await expect(page.getByLabel('User name', { exact: true })).toHaveValue('meera.nair')
    await tabTo(page, passwordField(page))
    await page.keyboard.type(newPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/client/dashboard')
    await expect(toastRegion(page)).toContainText(
      'Registration successfulAccount created for Meera Nair successfully.',
    )
    const second = await open(link, refused)
    await expect(heading(second, 'This link does not work any more.')).toBeVisible()
  })

  test(
    'to an address that has an account is accepted by signing in',
    { timeout: 60_000 },
    async ({ open, product }) => {
      await invite(await openAsStaff(open), 'Asha Rao', 'asha@example.in')
      const page = await open(await linkTo(product, 'asha@example.in', '/auth/invitation'), refused)
      await expect(heading(page, 'You have an account already')).toBeVisible()
      await signInByKey(page, 'asha')
      await tabTo(page, page.getByRole('button', { name: 'Accept as Asha Rao' }))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/client/dashboard')
    },
  )
})

test('320 px wide, with text at 200 % as well: nothing overflows', { timeout: 60_000 }, async ({ open }) => {
  for (const path of screens) {
    const page = await open(path, { ...refused, viewport: { width: 320, height: 640 } })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isWithin(page), path).toBe(true)
    await enlarge(page)
    expect(await isWithin(page), path).toBe(true)
  }
})
