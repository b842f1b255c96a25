/** The client portal on a phone whose connection is lost between opening a screen and using it. */
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import { describe } from 'vitest'
import { documentsWords } from '../app/client/documents/words.ts'
import { sidebar } from '../app/layouts/sidebar/words.ts'
import { pageError } from '../ui/page/page-error.words.ts'
import { signIn, test } from './support/accounts.ts'
import { expect } from './support/test.ts'

const { uploads, send } = documentsWords

const phone = {
  viewport: { width: 390, height: 844 },
  expectedMessages:
    /status of 401|Failed to load resource|dynamically imported module|preloaded using link preload/,
}

describe('The portal without a connection', () => {
  test('a file that is chosen meanwhile is sent by itself when there is one again', async ({ open }) => {
    const page = await open('/auth', phone)
    await signIn(page, 'asha')
    await page.waitForURL('**/client/dashboard')
    const loaded = page.waitForResponse(/\/assets\/browser-.*\.js$/)
    await page.goto('/client/documents')
    await (await loaded).finished()
    await page.context().setOffline(true)
    await page
      .getByRole('group', { name: send.label, exact: true })
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'Rent.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(samplePdf(['Rent'])),
      })
    const list = page.getByRole('list', { name: uploads.list })
    await expect(list.getByText(uploads.interrupted)).toBeVisible()
    await page.context().setOffline(false)
    await expect(
      list.getByRole('button', { name: uploads.actionOf(uploads.close, 'Rent.pdf') }),
    ).toBeVisible()
  })

  test('a screen whose code does not come shows the error within the margins of the others, which still open', async ({
    open,
  }) => {
    const page = await open('/auth', phone)
    await signIn(page, 'asha')
    const heading = page.getByRole('heading', { level: 1 })
    await page.waitForURL('**/client/dashboard')
    const before = await heading.boundingBox()
    await page.route('**/assets/client-tasks-*.js', (route) => route.abort())
    await page.goto('/client/tasks')
    await expect(page.getByRole('alert').getByRole('link', { name: pageError.reload })).toBeVisible()
    expect((await heading.boundingBox())!.x).toBe(before!.x)
    await page.getByRole('button', { name: sidebar.menu, exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('**/client/dashboard')
    await expect(page.getByRole('alert').getByRole('link', { name: pageError.reload })).toBeHidden()
    await expect(heading).toBeVisible()
  })
})
