import '@anupalan/design-system/reset'
import { samplePdf } from '@anupalan/server/contract/documents/sample-files'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fingerprintOf } from '../../../../ui/resumable-upload.ts'
import { openPortal, press, tabTo } from '../../portal-walk.test-helper.tsx'
import { portal } from '../../portal/words.ts'
import { tasksWords } from '../../tasks/words.ts'
import { documentsWords } from '../words.ts'
import { uploadServer } from './upload-server.test-helper.ts'

const { uploads: words, send } = documentsWords

const pdf = (name: string, line: string) => new File([samplePdf([line])], name, { type: 'application/pdf' })

const lease = pdf('दुकान का किराया.pdf', 'Lease')
const again = pdf('Form 16 again.pdf', 'Form 16')
const program = new File(['MZ'], 'setup.pdf', { type: 'application/pdf' })

const files = page.getByRole('list', { name: words.list })
const button = (action: string, { name }: File) =>
  files.getByRole('button', { name: words.actionOf(action, name), exact: true })
const row = ({ name }: File) => files.getByRole('listitem').filter({ hasText: name })
const entry = (path: keyof typeof portal.entries) =>
  page.getByRole('link', { name: portal.entries[path], exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Waits until the live region of the uploads has a sentence. */
const announced = async (sentence: string) =>
  await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeInTheDocument()

/** Chooses files by the button of the drop zone, which opens the browser's picker. */
async function choose(...chosen: readonly File[]): Promise<void> {
  const zone = page.getByRole('group', { name: send.label, exact: true })
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  await press(zone.getByRole('button').first())
  const input = open.mock.contexts[0] as HTMLInputElement
  open.mockRestore()
  const transfer = new DataTransfer()
  for (const file of chosen) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  sessionStorage.clear()
  uploadServer.start()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = async () => {
  openPortal('/client/documents', (url, init) => uploadServer.fetch(url, init))
  await expect.element(heading(documentsWords.heading)).toBeVisible()
}

test('by keyboard: progress is announced in quarters, a duplicate is kept, a refused file is removed', async () => {
  uploadServer.stored.add((await fingerprintOf(again))!)
  await open()
  await choose(lease, again, program)
  await announced(words.sending(2, 0))
  await announced(words.announced.failed(1))
  await expect.element(row(program).getByText(uploadRule.messages.wrongKind, { exact: false })).toBeVisible()

  await uploadServer.receive(lease.name, 0.5)
  await uploadServer.receive(again.name, 0.5)
  await announced(words.sending(2, 50))

  await uploadServer.receive(again.name, 1)
  await announced(words.announced.duplicate(1))
  expect(uploadServer.added).toEqual([])
  await press(button(words.keepBoth, again))
  await announced(words.announced.stored(1))
  expect(uploadServer.added).toEqual([again.name])
  // The pressed button is gone; the other one of its row has the focus.
  await expect.element(button(words.close, again)).toHaveFocus()

  await press(button(words.remove, program))
  await expect.element(row(program)).not.toBeInTheDocument()
  await expect.element(button(words.cancel, lease)).toHaveFocus()

  await uploadServer.receive(lease.name, 1)
  await announced(words.announced.stored(2))
  expect(uploadServer.added).toEqual([again.name, lease.name])
  await press(button(words.close, lease))
  await press(button(words.close, again))
  // A group without rows cannot be seen.
  const zone = page.getByRole('group', { name: send.label, exact: true })
  await expect.element(zone.getByRole('button').first()).toHaveFocus()
})

test('by keyboard: a lost connection is announced, and the file goes on from where it was, on any screen', async () => {
  await open()
  await choose(lease)
  await uploadServer.receive(lease.name, 0.5)
  uploadServer.disconnect()
  await announced(words.announced.interrupted)
  await expect.element(row(lease).getByText(words.interrupted)).toBeVisible()
  await tabTo(button(words.goOn, lease))

  await press(entry('/client/tasks'))
  await expect.element(heading(tasksWords.heading)).toBeVisible()
  await press(entry('/client/documents'))
  await expect.element(row(lease).getByText(words.interrupted)).toBeVisible()

  await press(entry('/client/tasks'))
  uploadServer.connect()
  await uploadServer.receive(lease.name, 1)
  await expect.poll(() => uploadServer.added).toEqual([lease.name])
  expect(uploadServer.offsets.get(lease.name)).toEqual([0, Math.ceil(lease.size / 2)])

  await press(entry('/client/documents'))
  await announced(words.announced.stored(1))
  await expect.element(button(words.close, lease)).toBeVisible()
})

test('by keyboard: the focus stays at a file whose connection comes back', async () => {
  await open()
  await choose(lease)
  await uploadServer.receive(lease.name, 0.25)
  uploadServer.disconnect()
  await tabTo(button(words.goOn, lease))
  uploadServer.connect()
  await expect.element(button(words.cancel, lease)).toHaveFocus()
  await uploadServer.receive(lease.name, 1)
  await announced(words.announced.stored(1))
})
