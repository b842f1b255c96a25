/** A client’s way through the portal on a phone: what is due, a file over a lost connection, who opened it, a question, all of one’s data. */
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { dashboard } from '../app/client/dashboard/words.ts'
import { dataWords } from '../app/client/data/words.ts'
import { documentRowWords } from '../app/client/documents/row-words.ts'
import { documentsWords } from '../app/client/documents/words.ts'
import { conversation, portal } from '../app/client/portal/words.ts'
import { dataExport } from '../app/data-export/words.ts'
import { signIn, test } from './support/accounts.ts'
import { isWithin } from './support/large-text.ts'
import { expect } from './support/test.ts'

/** Console messages of a call without a session, and of those without a connection. */
const expected = { expectedMessages: /status of 401|ERR_INTERNET_DISCONNECTED/ }

const phone = { width: 390, height: 844 }

const client = 'Rao Textiles'
const item = 'Sales invoices of October'
const question = 'क्या यह पूरा है?'

/** About 3 MB. */
const register = {
  name: 'बिक्री रजिस्टर अक्टूबर 2026.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Date,Invoice,Customer,Amount\r\n${'2026-10-05,RT/101,मीरा स्टोर्स,18500.00\r\n'.repeat(50_000)}`,
  ),
}

/** Lets a part of the bytes that are sent next arrive, then loses the connection. @param bytes that arrive */
async function loseConnectionAfter(page: Page, bytes: number): Promise<void> {
  await page.route(
    '**/uploads/UP-*',
    async (route) => {
      await route.fetch({ postData: register.buffer.subarray(0, bytes) })
      await page.context().setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
}

/** Chooses a file by a button that opens the browser's picker. */
async function choose(page: Page, button: Locator): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await button.click()
  await (await picker).setFiles(register)
}

/** Opens the newest version of a document, found by its name, as a screen of the staff does. @returns the status */
const openAsStaff = (page: Page, name: string) =>
  page.evaluate(async (search) => {
    const read = async (path: string) =>
      (await fetch(path)).json() as Promise<Record<string, { id: string }[]>>
    const { clients = [] } = await read('/api/clients?search=Rao%20Textiles')
    const documents = `/api/clients/${clients[0]!.id}/documents`
    const { documents: found = [] } = await read(`${documents}?search=${encodeURIComponent(search)}`)
    return (await fetch(`${documents}/${found[0]!.id}/versions/1/preview`)).status
  }, name)

describe('The portal on a phone', () => {
  test(
    '“one sees what is due, fulfils a request, loses the connection half-way and goes on, sees that the consultant opened one, asks a question, exports all of one’s data”',
    { timeout: 120_000 },
    async ({ open }) => {
      const page = await open('/auth', { ...expected, viewport: phone })
      await signIn(page, 'asha')
      await page.waitForURL('**/client/dashboard')
      await page.getByRole('combobox', { name: portal.client }).selectOption(client)
      await expect(page.getByRole('heading', { level: 1, name: client })).toBeVisible()
      const missing = page.getByRole('list', { name: /^We need \d+ things from you$/ })
      await expect(missing.getByText(dashboard.waiting.action.again)).toBeVisible()
      await expect(page.getByRole('list', { name: dashboard.dueNext }).getByRole('listitem')).toHaveCount(6)
      expect(await isWithin(page)).toBe(true)
      // Its style sheet is that of documents.
      const returns = page.getByRole('table', { name: dashboard.returnsCaption })
      await expect(returns).toHaveCSS('border-collapse', 'collapse')

      await missing.getByRole('link', { name: item, exact: true }).click()
      await page.waitForURL('**/client/documents?**')
      const { requests, uploads, detail } = documentsWords
      const asked = page.getByRole('listitem').filter({
        has: page.getByRole('button', { name: requests.chooseFor(item), exact: true }),
      })
      await expect(asked).toBeFocused()

      const offsets: number[] = []
      page.on('request', (request) => {
        if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
      })
      const half = Math.floor(register.buffer.length / 2)
      await loseConnectionAfter(page, half)
      await choose(page, asked.getByRole('button', { name: requests.chooseFor(item), exact: true }))
      await expect(asked.getByText(uploads.interrupted)).toBeVisible()
      await page.context().setOffline(false)
      await expect(asked.getByText(requests.status.sent, { exact: true })).toBeVisible()
      // It went on from what had arrived.
      expect(offsets).toEqual([0, half])

      const staff = await open('/admin/login', expected)
      await signIn(staff, 'imran')
      await staff.waitForURL('**/admin/dashboard')
      expect(await openAsStaff(staff, register.name)).toBe(200)

      await asked.getByRole('link', { name: register.name }).click()
      await expect(page.getByRole('heading', { level: 1, name: register.name })).toBeFocused()
      await expect(page.getByRole('list', { name: detail.views })).toContainText(
        detail.view.opened('Imran Sheikh', 1),
      )
      expect(await isWithin(page)).toBe(true)

      await page.getByRole('textbox', { name: conversation.comment }).fill(question)
      await page.getByRole('button', { name: conversation.send }).click()
      await expect(page.getByRole('list', { name: detail.questions })).toContainText(question)

      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: detail.downloadVersion(1) }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(register.name)
      expect(readFileSync(await download.path()).equals(register.buffer)).toBe(true)
      await expect(page.getByRole('button', { name: detail.downloadVersion(1) })).toHaveText(
        documentRowWords.download,
      )

      await page.goto(`/client/dashboard${new URL(page.url()).search}`)
      const activity = page.getByRole('list', { name: dashboard.activity.heading }).getByRole('listitem')
      await expect(activity.nth(0)).toContainText(`You wrote about ${register.name}`)
      await expect(activity.nth(1)).toContainText(`Imran Sheikh opened ${register.name}`)
      await expect(activity.nth(2)).toContainText(`You sent ${register.name}`)
      await expect(
        page
          .getByRole('list', { name: dashboard.documents.client.heading })
          .getByText(/^Opened by us/)
          .first(),
      ).toBeVisible()

      await page.getByRole('link', { name: dashboard.data }).click()
      await expect(page.getByRole('heading', { level: 1, name: dataWords.heading })).toBeVisible()
      await expect(
        page.getByRole('list', { name: dataWords.kept.heading }).getByRole('listitem').first(),
      ).toBeVisible()
      expect(await isWithin(page)).toBe(true)
      const exporting = page.waitForEvent('download')
      await page.getByRole('button', { name: dataWords.copy.download }).click()
      const everything = await exporting
      expect(everything.suggestedFilename()).toMatch(/^Rao Textiles \d{4}-\d\d-\d\d\.zip$/)
      const entries = unzipSync(readFileSync(await everything.path()))
      expect(strFromU8(entries['index.html']!)).toContain(question)
      const sent = Object.keys(entries).find((path) => path.includes(register.name.replace('.csv', '')))
      expect(Buffer.from(entries[sent!]!).equals(register.buffer)).toBe(true)
      await expect(page.getByText(dataExport.saved)).toBeVisible()
    },
  )
})
