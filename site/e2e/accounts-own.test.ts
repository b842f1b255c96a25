/** One's own account with the real server: name, password, second factors, sessions, data; by keyboard too. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { addAuthenticator, passkeyOrigin, passwordOf, signIn, tabTo, test } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { toastRegion } from './support/parts.ts'
import { expect } from './support/test.ts'

/** Console messages of calls that are refused, without a session or with a wrong password, and of those that sign out. */
const refused = { expectedMessages: /status of 4(?:01|22)|^info: Clear-Site-Data/ }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const accountHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' })

/** Opens the account, to which the login leads back. */
async function openAccount(page: Page, username: string, password?: string) {
  await signIn(page, username, password)
  await expect(accountHeading(page)).toBeVisible()
  await expect(region(page, 'Name and sign-in')).toBeVisible()
}

const pressByKey = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** A one-time code (RFC 6238). @param steps of 30 s after now */
function oneTimeCode(secret: string, steps = 0): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

describe('One’s own account', () => {
  test('the name is changed by keyboard alone, and is still changed after a reload', async ({ open }) => {
    const page = await open('/auth/account', refused)
    await openAccount(page, 'asha')
    await pressByKey(page, button(page, 'Change your name'))
    const field = page.getByRole('textbox', { name: 'Full name' })
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('आशा राव Kulkarni')
    await page.keyboard.press('Enter')
    await expect(toastRegion(page)).toContainText('Name changed')
    await expect(button(page, 'Change your name')).toBeFocused()
    await page.reload()
    await expect(region(page, 'Name and sign-in')).toContainText('आशा राव Kulkarni')
    expect(await violations(page)).toEqual([])
  })

  test('a new password ends the other session, whose next call leads to the login', async ({ open }) => {
    const [here, elsewhere] = [await open('/auth/account', refused), await open('/auth/account', refused)]
    await openAccount(here, 'farhan')
    await openAccount(elsewhere, 'farhan')
    await button(here, 'Change your password').click()
    await here.getByLabel('Current password', { exact: true }).fill('not my password')
    await here.getByLabel('New password', { exact: true }).fill('four lotus ponds at dawn')
    await here.keyboard.press('Enter')
    await expect(here.getByText('This is not your current password.')).toBeVisible()
    await here.getByLabel('Current password', { exact: true }).fill(passwordOf('farhan'))
    await here.keyboard.press('Enter')
    await expect(toastRegion(here)).toContainText('Password changed')
    await expect(region(here, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)

    await button(elsewhere, 'Download my data').click()
    await elsewhere.waitForURL('**/auth')
    await openAccount(elsewhere, 'farhan', 'four lotus ponds at dawn')
  })

  test('codes are turned on, and the next sign-in asks for one', async ({ open }) => {
    const page = await open('/auth/account', refused)
    await openAccount(page, 'divya')
    await pressByKey(page, button(page, 'Turn on codes'))
    await expect(page.getByLabel('Your password', { exact: true })).toBeFocused()
    await page.keyboard.type(passwordOf('divya'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /^QR code for your app/ })).toBeVisible()
    const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()
    const secret = key!.replaceAll(' ', '')
    expect(await violations(page)).toEqual([])
    await tabTo(page, page.getByRole('textbox', { name: 'Code of six digits' }))
    await page.keyboard.type(oneTimeCode(secret))
    await page.keyboard.press('Enter')
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    // They are shown once: Escape does not close them.
    await page.keyboard.press('Escape')
    await expect(codes).toHaveCount(10)
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(readFileSync(await file.path(), 'utf8')).toContain(await codes.first().textContent())
    await pressByKey(page, button(page, 'I have saved them'))
    await expect(toastRegion(page)).toContainText('One-time codes are on')
    await expect(region(page, 'Second step at sign-in')).toContainText('10 left')

    await button(page, 'Log out').click()
    await page.waitForURL('**/auth')
    await signIn(page, 'divya')
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(oneTimeCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeHidden()
    await page.goto('/auth/account')
    await expect(button(page, 'Turn off one-time codes')).toBeVisible()
  })

  test('a passkey is added with its name, and signs in without a password', async ({ open, product }) => {
    const page = await open('/auth/account', { ...refused, baseURL: passkeyOrigin(product) })
    await addAuthenticator(page)
    await openAccount(page, 'imran')
    await button(page, 'Add a passkey').click()
    await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Office laptop')
    await page.getByLabel('Your password', { exact: true }).fill(passwordOf('imran'))
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Add a passkey').getByRole('listitem')).toHaveCount(10)
    await button(page, 'I have saved them').click()
    await expect(region(page, 'Second step at sign-in')).toContainText('Office laptop')
    await expect(region(page, 'Second step at sign-in')).toContainText('Not used yet')

    await button(page, 'Log out').click()
    await page.waitForURL('**/auth')
    await button(page, 'Sign in with a passkey').click()
    await page.waitForURL('**/auth/account')
    await expect(region(page, 'Second step at sign-in')).toContainText('Last used: today')

    await button(page, 'Remove the passkey Office laptop').click()
    await page.getByLabel('Your password', { exact: true }).fill(passwordOf('imran'))
    await page.keyboard.press('Enter')
    await expect(toastRegion(page)).toContainText('Passkey removed')
    await expect(region(page, 'Second step at sign-in')).not.toContainText('Office laptop')
  })

  test('one other session is ended, then all, by keyboard alone', async ({ open }) => {
    const [here, elsewhere] = [await open('/auth/account', refused), await open('/auth/account', refused)]
    await openAccount(elsewhere, 'kavita')
    await openAccount(here, 'kavita')
    const sessions = region(here, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await pressByKey(here, sessions.getByRole('button', { name: /^Log out (?!everywhere)/ }))
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByRole('heading')).toBeFocused()
    await elsewhere.reload()
    await elsewhere.waitForURL('**/auth')

    await openAccount(elsewhere, 'kavita')
    await here.reload()
    await pressByKey(here, button(here, 'Log out everywhere'))
    const question = here.getByRole('alertdialog', { name: 'Log out everywhere?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await pressByKey(here, question.getByRole('button', { name: 'Log out everywhere' }))
    await here.waitForURL('**/auth')
    await elsewhere.reload()
    await elsewhere.waitForURL('**/auth')
  })

  test('one’s data is a file, and a change of address is pending until both links are opened', async ({
    open,
    product,
  }) => {
    const page = await open('/auth/account', refused)
    await openAccount(page, 'asha')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download my data').click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^My data \d{4}-\d\d-\d\d\.zip$/)
    const entries = unzipSync(readFileSync(await file.path()))
    expect(Object.keys(entries)).toContain('index.html')
    const account = strFromU8(entries['data/account.json']!)
    expect(account).toContain('"username":"asha"')
    expect(account).toContain('asha@example.in')
    for (const entry of Object.values(entries)) expect(strFromU8(entry)).not.toMatch(/argon2|\$/)
    await expect(region(page, 'Your data')).toContainText('Saved.')

    await button(page, 'Change your email address').click()
    await page.getByRole('textbox', { name: 'New email address' }).fill('asha@rao-sweets.example.in')
    await page.getByLabel('Your password', { exact: true }).fill(passwordOf('asha'))
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Please open two links')).toBeVisible()
    await button(page, 'Done').click()
    await expect(region(page, 'Name and sign-in')).toContainText(
      'The change to asha@rao-sweets.example.in is not finished.',
    )
    const recipients = () =>
      product
        .rows('outbox')
        .filter(({ kind }) => kind === 'account')
        .map(({ recipient }) => recipient)
    await expect
      .poll(recipients)
      .toEqual(expect.arrayContaining(['asha@example.in', 'asha@rao-sweets.example.in']))
  })

  test('a deleted account is gone, and cannot sign in', async ({ open }) => {
    const page = await open('/auth/account', refused)
    await openAccount(page, 'farhan', 'four lotus ponds at dawn')
    await button(page, 'Delete my account').click()
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(question).toContainText('What stays, and until when')
    expect(await violations(page)).toEqual([])
    await question.getByLabel('Your password', { exact: true }).fill('four lotus ponds at dawn')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await expect(toastRegion(page)).toContainText('Your account is deleted')
    await page.goto('/auth')
    await signIn(page, 'farhan', 'four lotus ponds at dawn')
    await expect(page.getByText(/The user name or password is not right/).first()).toBeVisible()
  })
})
