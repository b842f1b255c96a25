/**
 * A day of the practice, on both pairs of stores: from an enquiry on the public page to a document that its sender, a
 * client now, was asked for, and all of it in the audit trail.
 */
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import type { Page } from 'playwright'
import PostalMime from 'postal-mime'
import { describe } from 'vitest'
import { runCommand } from '../../scripts/store-pairs.ts'
import { bookingsWords } from '../app/admin/bookings/words.ts'
import { documentWords } from '../app/admin/client/document-words.ts'
import { newClientWords } from '../app/admin/client/new-client-words.ts'
import { taskWords } from '../app/admin/client/task-words.ts'
import { clientWords } from '../app/admin/client/words.ts'
import { rosterWords } from '../app/admin/clients/words.ts'
import { enquiriesWords } from '../app/admin/enquiries/words.ts'
import { previewWords } from '../app/client/documents/preview/words.ts'
import { documentsWords } from '../app/client/documents/words.ts'
import { linkTo, passwordField, signIn } from './support/accounts.ts'
import { liveEnquiryForm, mockWhatsApp } from './support/enquiry-form.ts'
import { toastRegion } from './support/parts.ts'
import type { Product } from './support/product.ts'
import { storePairs } from './support/store-pairs.ts'
import { expect, journey } from './support/test.ts'

/** Console messages of a call without a session. */
const expected = { expectedMessages: /status of 401|preloaded using link preload/ }

const visitor = { firstName: 'Meenakshi', lastName: 'Iyer', email: 'meenakshi@iyerweaves.example' }
const client = 'Iyer Weaves'
const reply = 'Thank you. We can file your returns every month.'
const task = 'Send the purchase invoices of November'
const item = 'Bank statement of November'
const file = {
  name: 'Statement November.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(['Statement'])),
}

/** Waits for a mail to the visitor whose subject contains a text. */
async function expectMail(product: Product, subject: string | RegExp): Promise<void> {
  const subjects = async () => {
    const mails = await Promise.all(product.mails().map((mail) => PostalMime.parse(mail)))
    return mails.filter(({ to }) => to?.[0]?.address === visitor.email).map((mail) => mail.subject ?? '')
  }
  await expect.poll(subjects).toContainEqual(expect.stringMatching(subject))
}

/** Books the second free meeting, as the page of meetings does. @returns its start, in UTC */
async function book({ origin }: Product): Promise<string> {
  const read = await fetch(`${origin}/api/bookings/slots?days=62`)
  const starts = (await read.text()).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
  const start = starts[1]!
  const { status } = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      service: 'other',
      mode: 'phone',
      start,
      name: `${visitor.firstName} ${visitor.lastName}`,
      email: visitor.email,
      phone: '+91 98450 00000',
      privacy: true,
    }),
  })
  expect(status).toBe(201)
  return start
}

const choose = (page: Page, name: string, label: string) =>
  page.getByRole('dialog').getByRole('combobox', { name }).selectOption({ label })

/** What the audit trail has, the newest first. */
const auditedActions = (page: Page) =>
  page.evaluate(async () => {
    const { entries } = (await (await fetch('/api/audit?limit=100')).json()) as {
      entries: { action: string }[]
    }
    return entries.map(({ action }) => action)
  })

describe.each(storePairs)('The practice, on $name', ({ test }) => {
  test(
    '“a new enquiry sent through the public page is answered from the inbox (mail in the outbox), becomes a client with an invitation, gets monthly GST tasks, has a meeting moved, a document requested and opened, and all of it stands in the audit, verified”',
    journey,
    async ({ open, product }) => {
      const page = await open('/#contact')
      await mockWhatsApp(page)
      const { fill, button } = await liveEnquiryForm(page)
      await fill({ ...visitor, company: client })
      const stored = page.waitForResponse((response) => response.url().endsWith('/api/contact'))
      await button.click()
      expect((await stored).status()).toBe(201)

      const staff = await open('/admin/login', expected)
      await signIn(staff, 'kavita')
      await staff.waitForURL('**/admin/dashboard')
      await staff.goto('/admin/enquiries')
      await staff.getByRole('link', { name: `${visitor.firstName} ${visitor.lastName}` }).click()
      const { detail } = enquiriesWords
      await staff.getByRole('textbox', { name: detail.reply.label }).fill(reply)
      await staff.getByRole('button', { name: detail.reply.send }).click()
      await expect(toastRegion(staff)).toContainText(detail.reply.sent)
      await expectMail(product, /^Re: Your message EN-/)

      await staff.getByRole('button', { name: detail.client.add }).click()
      await choose(staff, clientWords.profile.gst, 'Monthly returns')
      await staff.getByRole('dialog').getByRole('button', { name: newClientWords.submit }).click()
      await expect(toastRegion(staff)).toContainText(newClientWords.addedAndInvited)
      const invitation = await linkTo(product, visitor.email, '/auth/invitation')

      const { bulk } = rosterWords
      await staff.goto('/admin/clients')
      await staff.getByRole('button', { name: bulk.open }).click()
      await choose(staff, bulk.gst, 'Monthly returns')
      const dialog = staff.getByRole('dialog', { name: bulk.title })
      await dialog.getByRole('textbox', { name: taskWords.title }).fill(task)
      await dialog.getByRole('button', { name: bulk.check }).click()
      await dialog.getByRole('button', { name: /^Add it for / }).click()
      await expect(toastRegion(staff)).toContainText(bulk.started)
      await expect(staff.getByText(bulk.earlier(1), { exact: true })).toBeVisible()

      const start = await book(product)
      await expectMail(product, /^Your meeting is booked/)
      const day = new Date(Date.parse(start) + 5.5 * 3_600_000).toISOString().slice(0, 10)
      await staff.goto(`/admin/bookings?day=${day}`)
      await staff
        .getByRole('button', { name: new RegExp(`^Open: ${visitor.firstName} ${visitor.lastName}`) })
        .click()
      const meeting = staff.getByRole('dialog')
      await meeting.getByRole('button', { name: bookingsWords.detail.move }).click()
      await expect(meeting.getByRole('radio', { checked: true })).toBeVisible()
      await meeting.getByRole('radio', { checked: false, disabled: false }).first().press('Space')
      await meeting.getByRole('button', { name: bookingsWords.change.save }).click()
      await expect(toastRegion(staff)).toContainText(bookingsWords.change.done)
      await expectMail(product, /^We moved your meeting/)

      await staff.goto('/admin/clients')
      await staff.getByRole('link', { name: client, exact: true }).click()
      await staff.getByRole('tab', { name: 'Tasks', exact: true }).click()
      // Tasks without a date come last.
      await staff.getByRole('button', { name: /^Show more/ }).click()
      await expect(staff.getByText(task)).toBeVisible()
      await staff.getByRole('tab', { name: 'Documents', exact: true }).click()
      await staff.getByRole('button', { name: documentWords.ask }).click()
      const { form } = documentWords
      const request = staff.getByRole('dialog', { name: form.title })
      await request.getByRole('textbox', { name: form.heading }).fill('Papers of November')
      await request.getByRole('textbox', { name: form.itemTitle }).fill(item)
      await request.getByRole('button', { name: form.send }).click()
      const asked = staff.getByRole('list', { name: 'Papers of November' })
      await expect(asked).toContainText(item)

      const own = await open(invitation, expected)
      await passwordField(own).fill('four lotus ponds at dawn')
      await own.keyboard.press('Enter')
      await own.waitForURL('**/client/dashboard')
      await own.goto('/client/documents')
      own.once('filechooser', (chooser) => void chooser.setFiles(file))
      await own.getByRole('button', { name: documentsWords.requests.chooseFor(item), exact: true }).click()
      await expect(own.getByText(documentsWords.requests.status.sent, { exact: true })).toBeVisible()

      await staff.reload()
      await asked.getByRole('link', { name: file.name }).click()
      await expect(staff.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
      await staff.getByRole('button', { name: previewWords.openVersion(1) }).click()
      await expect(staff.getByRole('img', { name: previewWords.page(1, 1) })).toBeVisible()
      await own.reload()
      await expect(own.getByText(/^Opened by us/)).toBeVisible()

      // Entries are chained soon after their change.
      for (const action of [
        'enquiry.reply',
        'enquiry.win',
        'client.add',
        'user.invite',
        'task.add-bulk',
        'booking.move',
        'request.add',
        'request.send',
        'document.open',
      ])
        await expect.poll(() => auditedActions(staff)).toContain(action)
      const { status, stdout } = runCommand(['audit:verify'], product.environment)
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^The audit chain is right: \d+ entries/)])
    },
  )
})
