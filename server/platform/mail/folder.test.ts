import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LeasedMail } from './outbox-rows.ts'
import { deliverToFolder, eraseFromFolder } from './folder.ts'

const from = { name: 'Testing & Co', address: 'office@testing.example' }

const mail: LeasedMail = {
  id: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001',
  kind: 'enquiry',
  recipient: 'office@testing.example',
  replyTo: 'asha.rao@example.in',
  subject: 'Enquiry EN-7K3M-Q9XD-2B4F: GST Services',
  body: 'Name: आशा राव\n\nThe second line.',
  html: null,
  calendar: null,
  links: null,
  unsubscribe: null,
  thread: null,
  createdAt: '2026-11-20T08:30:00.000Z',
  attempts: 1,
}
const name = '20261120T083000000Z-enquiry-0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001.eml'

describe('mail as files', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'anupalan-mail-'))
    folder = join(parent, 'outbox')
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  const send = (changes: Partial<LeasedMail> = {}) =>
    deliverToFolder(folder, from).send({ ...mail, ...changes })

  test('is one file in the format of mail programs, readable only by its owner', async () => {
    await send()
    expect(readdirSync(folder)).toEqual([name])
    const parsed = await PostalMime.parse(readFileSync(join(folder, name)))
    expect(parsed.text?.trimEnd()).toBe(mail.body)
    expect(parsed).toMatchObject({ subject: mail.subject, replyTo: [{ address: 'asha.rao@example.in' }] })
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('sent again, after a crash in between, is still one file', async () => {
    await send()
    await send({ attempts: 2 })
    expect(readdirSync(folder)).toEqual([name])
  })

  test('that cannot be written is an error with a code', async () => {
    writeFileSync(folder, 'not a folder')
    await expect(send()).rejects.toThrow('The mail was not sent: EEXIST.')
  })

  test('is erased by kind and age, to the millisecond', async () => {
    await send()
    await send({ id: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0002', createdAt: '2026-11-20T08:30:00.001Z' })
    await send({ id: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0003', kind: 'feedback' })
    writeFileSync(join(folder, `.${name}.part`), 'half a mail')
    writeFileSync(join(folder, 'notes.txt'), 'of another program')
    await eraseFromFolder({ dataDir: parent }, 'enquiry', new Date('2026-11-20T08:30:00.000Z'))
    expect(readdirSync(folder)).toEqual([
      '20261120T083000000Z-feedback-0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0003.eml',
      '20261120T083000001Z-enquiry-0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0002.eml',
      'notes.txt',
    ])
  })

  test('can be erased if the folder does not exist', async () => {
    await expect(eraseFromFolder({ dataDir: parent }, 'enquiry', new Date())).resolves.toBeUndefined()
  })
})
