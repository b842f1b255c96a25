/** The product with its sample accounts, and what tests of accounts do in it. */
import type { Locator, Page } from 'playwright'
import PostalMime from 'postal-mime'
import { startProduct, type Product } from './product.ts'
import { expect, test as base } from './test.ts'

/**
 * The `test` of this project, with the product that has sample accounts. Extended, since files share their modules: an
 * override would give the sample to all files that run later in the same worker.
 */
export const test = base.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
  const product = await startProduct({}, ['--sample'])
  onCleanup(() => product.remove())
  return product
})

export interface SampleAccount {
  readonly role: string
  readonly username: string
  readonly password: string
}

/** The sample accounts that the server printed at its start. */
export function sampleAccounts(product: Product): SampleAccount[] {
  const lines = product.log().matchAll(/^Sample account: (\S+) (\S+) (\S+)$/gm)
  return [...lines].map(([, role = '', username = '', password = '']) => ({ role, username, password }))
}

export const passwordOf = (username: string) => `sample-ledger-${username}`

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'User name or email' })
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** Signs in on the page of the login. */
export async function signIn(page: Page, username: string, password = passwordOf(username)): Promise<void> {
  await nameField(page).fill(username)
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
}

/** Moves the focus to an element by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 90; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target.toString()}`)
}

/** Invites a person as a client, with the session of a member of the staff. */
export async function invite(page: Page, fullName: string, email: string): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/users/invitations', { method: 'POST', headers, body: JSON.stringify(body) }))
        .status
    },
    { fullName, email, role: 'client' },
  )
  expect(status).toBe(201)
}

/** The newest link to a page in the mails to an address, as path and fragment. */
export async function linkTo(product: Product, address: string, path: string): Promise<string> {
  const find = async () => {
    const mails = await Promise.all(product.mails().map((mail) => PostalMime.parse(mail)))
    const links = mails
      .filter(({ to }) => to?.[0]?.address === address)
      .flatMap(({ text }) => /https?:\/\/[^\s<>"]+#key=[^\s<>"]+/.exec(text ?? '') ?? [])
    return links.map((link) => new URL(link)).filter(({ pathname }) => pathname === path)
  }
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const { pathname, hash } = (await find()).at(-1)!
  return pathname + hash
}

/** Passkeys belong to `localhost` without a public URL: the origin at which a page can use them. */
export const passkeyOrigin = ({ origin }: Product) => origin.replace('127.0.0.1', 'localhost')

/** Gives the page a device that makes passkeys and confirms each request of one. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
