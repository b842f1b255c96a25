/** A document from the staff to its approval: sent by the staff's screen, approved in the portal, seen by the staff. */
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { deliveryWords } from '../app/admin/client/delivery-words.ts'
import { documentRowWords } from '../app/client/documents/row-words.ts'
import { documentsWords } from '../app/client/documents/words.ts'
import { signIn, tabTo, test } from './support/accounts.ts'
import { toastRegion } from './support/parts.ts'
import { expect } from './support/test.ts'

/** Console messages of a call without a session. */
const expected = { expectedMessages: /status of 401|preloaded using link preload/ }

const { approvals, detail, lists, uploads } = documentsWords

const client = 'Rao Textiles'
const name = 'आय की गणना 2025-26.pdf'
const comment = 'दो पन्ने हैं।'
const check = 'Please check the rent of March.'

/** Moves to a field by Tab, and types: the first letters of a choice, or a text. */
async function type(page: Page, role: 'combobox' | 'textbox', label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('dialog').getByRole(role, { name: label }))
  await page.keyboard.type(text)
}

describe('A document that the practice delivers', () => {
  test('is sent by keyboard from the page of the client, approved in the portal, and its approval is seen by the staff', async ({
    open,
  }) => {
    const staff = await open('/admin/login', expected)
    await signIn(staff, 'imran')
    await staff.waitForURL('**/admin/dashboard')
    await staff.goto('/admin/clients')
    await staff.getByRole('link', { name: client, exact: true }).click()
    await staff.getByRole('tab', { name: 'Documents', exact: true }).click()

    const send = staff.getByRole('button', { name: deliveryWords.open, exact: true })
    await tabTo(staff, send)
    await staff.keyboard.press('Enter')
    const dialog = staff.getByRole('dialog', { name: deliveryWords.title })
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf(['Computation'])) }
    staff.once('filechooser', (chooser) => void chooser.setFiles(file))
    // The button of the drop zone has no size: its box is what is seen.
    await tabTo(staff, dialog.getByRole('button', { name: 'Close', exact: true }))
    await staff.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: /^Choose files/ })).toBeFocused()
    await staff.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: deliveryWords.name })).toHaveValue(name)
    await type(staff, 'combobox', deliveryWords.kind, 'Computation')
    await expect(dialog.getByRole('combobox', { name: deliveryWords.category })).toHaveValue('income-tax')
    await type(staff, 'combobox', deliveryWords.year, 'Financial year 2025')
    await type(staff, 'textbox', deliveryWords.comment, comment)
    await tabTo(staff, dialog.getByRole('checkbox', { name: deliveryWords.approval }))
    await staff.keyboard.press('Space')
    await type(staff, 'textbox', deliveryWords.approvalNote, check)
    await tabTo(staff, dialog.getByRole('button', { name: deliveryWords.send(1) }))
    await staff.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(send).toBeFocused()
    await expect(staff.getByRole('status').filter({ hasText: uploads.announced.stored(1) })).toBeAttached()
    const delivered = staff
      .getByRole('list', { name: lists.staff.firm })
      .getByRole('listitem')
      .filter({ has: staff.getByRole('link', { name, exact: true }) })
    await expect(delivered).toContainText(documentRowWords.approvalAsked)

    const page = await open('/auth', expected)
    await signIn(page, 'asha')
    await page.waitForURL('**/client/dashboard')
    await page.goto(`/client/documents${new URL(staff.url()).search}`)
    const own = page
      .getByRole('list', { name: lists.firm })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(own).toContainText(documentRowWords.unread(1))
    await own.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('list', { name: detail.questions })).toContainText(comment)
    await expect(page.getByRole('list', { name: detail.approval })).toContainText(check)
    await page.getByRole('button', { name: approvals.approveOf(name), exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: approvals.confirm }).click()
    await expect(toastRegion(page)).toContainText(approvals.nowApproved)

    await staff.reload()
    await expect(delivered.getByText(/^Approved, /)).toBeVisible()
    await delivered.getByRole('link', { name, exact: true }).click()
    const approved = staff.getByRole('list', { name: detail.approval })
    await expect(approved).toContainText(/^Approved: version 1, .*, Asha Rao/)
    await expect(approved).toContainText('Imran Sheikh asked on')
  })
})
