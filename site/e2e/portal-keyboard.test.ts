/** The client portal by keyboard alone: where the focus is after each step, and what is announced. */
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { dashboard } from '../app/client/dashboard/words.ts'
import { dataWords } from '../app/client/data/words.ts'
import { previewWords } from '../app/client/documents/preview/words.ts'
import { documentsWords } from '../app/client/documents/words.ts'
import { conversation, portal } from '../app/client/portal/words.ts'
import { tasksWords } from '../app/client/tasks/words.ts'
import { dataExport } from '../app/data-export/words.ts'
import { sidebar } from '../app/layouts/sidebar/words.ts'
import { accountMessages } from '../session/words.ts'
import { nameField, passwordField, passwordOf, signIn, tabTo, test } from './support/accounts.ts'
import { expectTabOrder, inspectFocus } from './support/focus.ts'
import { toastRegion } from './support/parts.ts'
import { expect, journey } from './support/test.ts'

const { requests, approvals, lists, detail, uploads } = documentsWords

const client = 'Rao Textiles'
const computation = 'Computation of income 2026-27.pdf'
const statement = 'Bank statement to 31 October 2026.pdf'

/**
 * Console messages of the call without a session before the login, of the logout, and of a machine so slow that a style
 * sheet comes late.
 */
const expected = {
  expectedMessages: /status of 401|Clear-Site-Data|preloaded using link preload/,
}

/** Each with an item of the request of its own, since the tests share their data. */
const windows = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, item: 'Sales invoices of October' },
  { name: 'a phone', viewport: { width: 390, height: 844 }, item: 'खरीद के बिल, अक्टूबर' },
] as const

/**
 * The focus is on an element, which is in the window and not hidden by what floats over the page (WCAG 2.4.11). A
 * heading may be covered in part.
 */
async function expectFocus(page: Page, target?: Locator): Promise<void> {
  if (target) await expect(target).toBeFocused()
  const focus = await inspectFocus(page)
  expect(focus, 'the focus is on the body').not.toBeNull()
  expect(focus, `${focus!.name} is not visible: ${focus!.place}`).toMatchObject({
    isSeen: true,
    isCovered: false,
  })
}

const expectFocusIn = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** Moves to an element by Tab, and presses it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await expectFocus(page, target)
  await page.keyboard.press(key)
}

const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Closes the toast. */
async function dismissToast(page: Page): Promise<void> {
  const dismiss = toastRegion(page).getByRole('button')
  await page.keyboard.press('F8')
  await press(page, dismiss)
  await expect(dismiss).toBeHidden()
  await expectFocus(page)
}

/** Presses an entry of the sidebar, which is a sheet on a phone. */
async function openScreen(page: Page, name: string): Promise<void> {
  const entryIn = (area: Page | Locator) =>
    area
      .getByRole('link', { name, exact: true })
      .or(area.getByRole('button', { name, exact: true }))
      .first()
  const menu = page.getByRole('button', { name: sidebar.menu, exact: true })
  if (await menu.isVisible()) {
    await press(page, menu)
    const sheet = page.getByRole('dialog', { name: sidebar.menu })
    await expectFocusIn(sheet)
    await press(page, entryIn(sheet))
    await expect(sheet).toBeHidden()
  } else await press(page, entryIn(page))
}

/** Loads a screen again, and goes through all its tab stops. */
async function expectTabOrderOfScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectTabOrder(page)
}

/** Asks for the approval of the newest version again, as a screen of the staff does. */
const askApproval = (page: Page, name: string) =>
  page.evaluate(
    async ([ofClient, search]) => {
      const read = async (path: string) =>
        (await fetch(path)).json() as Promise<Record<string, { id: string; newest: { number: number } }[]>>
      const { clients = [] } = await read(`/api/clients?search=${encodeURIComponent(ofClient)}`)
      const path = `/api/clients/${clients[0]!.id}/documents`
      const { documents = [] } = await read(`${path}?search=${encodeURIComponent(search)}`)
      const response = await fetch(`${path}/${documents[0]!.id}/approvals`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ number: documents[0]!.newest.number, note: '' }),
      })
      return response.status
    },
    [client, name] as const,
  )

describe.each(windows)('The portal by keyboard alone, in the window of $name', ({ viewport, item }) => {
  test(
    'log in, switch, send, find, open, decide, complete, ask, export, log out',
    journey,
    async ({ open }) => {
      const staff = await open('/admin/login', expected)
      await signIn(staff, 'imran')
      await staff.waitForURL('**/admin/dashboard')
      expect(await askApproval(staff, computation)).toBe(201)

      const page = await open('/auth', { ...expected, viewport })
      const csv = { name: `${item}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`${item}\nbill,amount\n`) }
      page.on('filechooser', (chooser) => void chooser.setFiles(csv))
      await expect(nameField(page)).toBeVisible()
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await expectFocus(page, skip)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await tabTo(page, nameField(page))
      await page.keyboard.type('asha')
      await tabTo(page, passwordField(page))
      await page.keyboard.type(passwordOf('asha'))
      await page.keyboard.press('Enter')

      await page.waitForURL('**/client/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(toastRegion(page)).toContainText('Login successful')
      await dismissToast(page)

      // The choice of a client.
      const switcher = page.getByRole('combobox', { name: portal.client })
      await expectTabOrderOfScreen(page)
      await tabTo(page, switcher)
      await page.keyboard.type(client.slice(0, 5))
      await expect(heading(page, client)).toBeVisible()
      await expectFocus(page, switcher)

      // Back leads to where the screen was left, however far down.
      const due = page.getByRole('list', { name: dashboard.dueNext }).getByRole('link').last()
      const task = (await due.textContent())!
      await press(page, due)
      await expectFocus(page, heading(page, task))
      await page.goBack()
      await expectFocus(page, due)

      // A request is fulfilled.
      await press(page, page.getByRole('link', { name: item, exact: true }).first())
      const asked = page.getByRole('listitem').filter({
        has: page.getByRole('button', { name: requests.chooseFor(item), exact: true }),
      })
      await expectFocus(page, asked)
      await press(page, asked.getByRole('button', { name: requests.chooseFor(item), exact: true }))
      await announced(page, uploads.announced.stored(1))
      await expect(asked.getByText(requests.status.sent, { exact: true })).toBeVisible()
      await expectFocus(page)
      await press(page, asked.getByRole('button', { name: uploads.actionOf(uploads.close, csv.name) }))
      await expectFocus(page)
      await press(page, page.getByRole('button', { name: requests.otherwiseFor(item) }))
      const answer = page.getByRole('dialog', { name: requests.answer.heading })
      await expectFocusIn(answer)
      await page.keyboard.press('Escape')
      await expectFocus(page, page.getByRole('button', { name: requests.otherwiseFor(item) }))

      // Documents are filtered, found and opened.
      const search = page.getByRole('searchbox', { name: lists.search })
      await tabTo(page, search)
      await page.keyboard.type('bank')
      await announced(page, lists.found(lists.client, 1, false))
      await expectFocus(page, search)
      const category = page.getByRole('search').getByRole('combobox', { name: lists.category })
      await tabTo(page, category)
      await page.keyboard.type('Challan')
      await press(page, page.getByRole('button', { name: lists.clear }))
      await expectFocus(page, search)
      const row = page
        .getByRole('list', { name: lists.client })
        .getByRole('link', { name: statement, exact: true })
      await press(page, row)
      await expectFocus(page, heading(page, statement))
      // The window was turned meanwhile: the scroll position that the browser restores is that of another layout.
      await page.setViewportSize({ width: viewport.height, height: viewport.width })
      await page.goBack()
      await expectFocus(page, row)
      await page.setViewportSize(viewport)
      await page.keyboard.press('Enter')
      await expectFocus(page, heading(page, statement))
      const preview = page.getByRole('button', { name: previewWords.openVersion(2) })
      await press(page, preview)
      const shown = page.getByRole('dialog', { name: statement })
      await expect(shown.getByRole('img').first()).toBeVisible()
      for (let step = 0; step < 8; step++) {
        await expectFocusIn(shown)
        await expectFocus(page)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Escape')
      await expectFocus(page, preview)
      await page.keyboard.press('Shift+Tab')
      await expectFocus(page, page.getByRole('link', { name: documentsWords.all }))
      await page.keyboard.press('Enter')
      await expectFocus(page, row)

      // A version is not approved, which needs a reason; then it is approved.
      const refuse = page.getByRole('button', { name: approvals.refuseOf(computation) })
      await press(page, refuse)
      const question = page.getByRole('alertdialog', { name: approvals.confirmRefuse })
      const reason = question.getByRole('textbox', { name: approvals.reason })
      await expectFocusIn(question)
      await press(page, question.getByRole('button', { name: approvals.confirmNot }))
      await expectFocus(page, reason)
      await expect(reason).toHaveAccessibleDescription(approvals.reasonMissing)
      await page.keyboard.press('Escape')
      await expectFocus(page, refuse)
      await page.keyboard.press('Enter')
      await expectFocusIn(question)
      await tabTo(page, reason)
      await page.keyboard.type('The rent of March is missing.')
      await press(page, question.getByRole('button', { name: approvals.confirmNot }))
      await expect(toastRegion(page)).toContainText(approvals.nowRefused)
      await expect(refuse).toBeHidden()
      await expectFocus(page)
      await dismissToast(page)
      expect(await askApproval(staff, computation)).toBe(201)
      await openScreen(page, portal.entries['/client/dashboard'])
      await expectFocus(page, heading(page, client))
      await page.reload()
      await press(page, page.getByRole('link', { name: computation, exact: true }).first())
      await expectFocus(page, heading(page, computation))
      await press(page, page.getByRole('button', { name: approvals.approveOf(computation), exact: true }))
      const approval = page.getByRole('alertdialog', { name: approvals.confirmApprove })
      await expectFocusIn(approval)
      await press(page, approval.getByRole('button', { name: approvals.confirm }))
      await expect(toastRegion(page)).toContainText(approvals.nowApproved)
      await expect(approval).toBeHidden()
      await expectFocus(page)
      await dismissToast(page)

      // A comment.
      const comment = page.getByRole('textbox', { name: conversation.comment })
      await tabTo(page, comment)
      await page.keyboard.type('Thank you.')
      const send = page.getByRole('button', { name: conversation.send })
      await press(page, send)
      await announced(page, conversation.sent)
      await expect(page.getByRole('list', { name: detail.questions })).toContainText('Thank you.')
      await expectFocus(page, send)

      // A task is done, and open again.
      await openScreen(page, portal.entries['/client/tasks'])
      await expectFocus(page, heading(page, tasksWords.heading))
      const rows = page.getByRole('list', { name: tasksWords.open }).getByRole('listitem')
      await expect(rows.first()).toBeVisible()
      const more = page.getByRole('button', { name: /^Show more/ })
      const firstPage = await rows.count()
      await press(page, more)
      await expectFocus(page, rows.nth(firstPage).getByRole('link'))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await press(page, page.getByRole('button', { name: tasksWords.markDone }))
      await announced(page, tasksWords.nowDone)
      const reopen = page.getByRole('button', { name: tasksWords.reopen })
      await expectFocus(page, reopen)
      await page.keyboard.press('Enter')
      await announced(page, tasksWords.nowOpen)
      await expectFocus(page, page.getByRole('button', { name: tasksWords.markDone }))

      // All of one’s data.
      await openScreen(page, portal.entries['/client/dashboard'])
      await press(page, page.getByRole('link', { name: dashboard.data }))
      await expectFocus(page, heading(page, dataWords.heading))
      const everything = page.getByRole('button', { name: dataWords.copy.download })
      const exporting = page.waitForEvent('download')
      await press(page, everything)
      await exporting
      await announced(page, dataExport.saved)
      await expectFocus(page, everything)

      await openScreen(page, sidebar.logOut)
      await page.waitForURL((url) => url.pathname === '/')
      await expect(toastRegion(page)).toContainText(accountMessages.loggedOut.title)
    },
  )
})
