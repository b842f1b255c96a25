/**
 * A client’s way through the portal on a phone, on both pairs of stores: what is due, files over a lost connection, who
 * opened one, a question, all of one’s data.
 */
import { readFileSync } from 'node:fs'
import { samplePng } from '@anupalan/server/contract/documents/sample-files'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page, Request } from 'playwright'
import { describe } from 'vitest'
import { dashboard } from '../app/client/dashboard/words.ts'
import { dataWords } from '../app/client/data/words.ts'
import { documentRowWords } from '../app/client/documents/row-words.ts'
import { documentsWords } from '../app/client/documents/words.ts'
import { photographsWords } from '../app/client/documents/upload/photographs/words.ts'
import { conversation } from '../app/client/portal/words.ts'
import { dataExport } from '../app/data-export/words.ts'
import { signIn } from './support/accounts.ts'
import { isWithin } from './support/large-text.ts'
import { storePairs } from './support/store-pairs.ts'
import { expect, journey } from './support/test.ts'

/** Console messages of a call without a session, and of those without a connection. */
const expected = { expectedMessages: /status of 401|ERR_INTERNET_DISCONNECTED/ }

const phone = { width: 390, height: 844 }

const client = 'Rao Textiles'
const item = 'Sales invoices of October'
const question = 'क्या यह पूरा है?'

/** Photographs of bills. */
const photographs = [
  { name: 'बिल, पहला पन्ना.png', buffer: Buffer.from(samplePng(600, 800, (row) => 230 - (row % 16) * 8)) },
  { name: 'Second page.png', buffer: Buffer.from(samplePng(600, 800, (row) => 220 - (row % 10) * 9)) },
  { name: 'Receipt.png', buffer: Buffer.from(samplePng(800, 500, (row) => 90 + (row % 100))) },
]
const first = photographs[0]!

/** Drops files as a file manager does. */
async function drop(target: Locator, files: typeof photographs): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    (contents) => {
      const data = new DataTransfer()
      for (const { name, base64 } of contents) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: 'image/png' }))
      }
      return data
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}

/** Name of the file that an upload is of, as its first request says it. */
function filenameOf(start: Request): string {
  const encoded = /filename ([^,]+)/.exec(start.headers()['upload-metadata'] ?? '')?.[1] ?? ''
  return Buffer.from(encoded, 'base64').toString()
}

/**
 * Lets half of one photograph arrive, then loses the connection.
 *
 * @returns the offsets at which the bytes of that photograph were sent, growing
 */
async function loseConnectionHalfway(page: Page, { name, buffer }: (typeof photographs)[number]) {
  const path: string[] = []
  const offsets: number[] = []
  page.on('response', (response) => {
    const start = response.request()
    const location = response.headers().location
    if (start.method() === 'POST' && location && filenameOf(start) === name)
      path.push(new URL(location, page.url()).pathname)
  })
  const isOfPhotograph = (url: URL) => url.pathname === path[0]
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && isOfPhotograph(new URL(request.url())))
      offsets.push(Number(request.headers()['upload-offset']))
  })
  let isLost = false
  await page.route('**/uploads/UP-*', async (route) => {
    if (isLost || route.request().method() !== 'PATCH' || !isOfPhotograph(new URL(route.request().url())))
      return route.fallback()
    isLost = true
    await route.fetch({ postData: buffer.subarray(0, Math.floor(buffer.length / 2)) })
    await page.context().setOffline(true)
    return route.abort('internetdisconnected')
  })
  return offsets
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

describe.each(storePairs)('The portal on a phone, on $name', ({ test }) => {
  test(
    '“one sees what is due, fulfils a request by dropping three photographs, loses the connection half-way and goes on, sees that the consultant opened one, asks a question, exports all of one’s data”',
    journey,
    async ({ open }) => {
      const page = await open('/auth', { ...expected, viewport: phone })
      await signIn(page, 'asha')
      await page.waitForURL('**/client/dashboard')
      // The first of her clients by name has nothing to do, and the screen says which one has.
      await page.getByRole('link', { name: new RegExp(`^${client}: `) }).click()
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

      const offsets = await loseConnectionHalfway(page, first)
      await drop(asked, photographs)
      await page.getByRole('button', { name: photographsWords.separately(photographs.length) }).click()
      await expect(asked.getByText(uploads.interrupted).first()).toBeVisible()
      await page.context().setOffline(false)
      await expect(asked.getByText(requests.status.sent, { exact: true })).toBeVisible()
      for (const { name } of photographs) await expect(asked.getByRole('link', { name })).toBeVisible()
      // It went on from what had arrived.
      expect(offsets).toEqual([0, Math.floor(first.buffer.length / 2)])

      const staff = await open('/admin/login', expected)
      await signIn(staff, 'imran')
      await staff.waitForURL('**/admin/dashboard')
      expect(await openAsStaff(staff, first.name)).toBe(200)

      await asked.getByRole('link', { name: first.name }).click()
      await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeFocused()
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
      expect(download.suggestedFilename()).toBe(first.name)
      expect(readFileSync(await download.path()).equals(first.buffer)).toBe(true)
      await expect(page.getByRole('button', { name: detail.downloadVersion(1) })).toHaveText(
        documentRowWords.download,
      )

      await page.goto(`/client/dashboard${new URL(page.url()).search}`)
      const activity = page.getByRole('list', { name: dashboard.activity.heading }).getByRole('listitem')
      await expect(activity.nth(0)).toContainText(`You wrote about ${first.name}`)
      await expect(activity.nth(1)).toContainText(`Imran Sheikh opened ${first.name}`)
      await expect(activity.nth(2)).toContainText(/^You sent /)
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
      for (const { name, buffer } of photographs) {
        const path = Object.keys(entries).find((each) => each.includes(name.replace('.png', '')))
        expect(Buffer.from(entries[path!]!).equals(buffer)).toBe(true)
      }
      await expect(page.getByText(dataExport.saved)).toBeVisible()
    },
  )
})
