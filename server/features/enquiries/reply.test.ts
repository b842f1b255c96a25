import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeMail } from '../../platform/mail/compose.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { addAccount } from '../../testing/accounts.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { replyToEnquiry } from './change-enquiries.ts'
import { eraseEnquiries, eraseEnquiryFiles } from './erase-enquiries.ts'
import { sendEnquiry } from './send-enquiry.ts'

const practice = { name: 'Testing & Co', email: 'office@testing.example', phone: '080 4123 4567' }
const from = { name: practice.name, address: practice.email }
const enquiry = 'EN-7K3M-Q9XD-2B4F' as const
const message = 'We need our GST returns filed.\n\nFrom this quarter on.'

describe.each(databaseKinds)('a reply to an enquiry, on $name', (kind) => {
  let server: TestServer
  let username: string
  beforeEach(async () => {
    server = await startTestServer({ kind })
    const now = new Date('2026-11-20T08:30:00.000Z')
    username = await addAccount(server.database, { role: 'admin', now, isCheap: true })
    await sendEnquiry(
      { database: server.database, clock: () => now, practice, pages: new Set() },
      {
        body: {
          firstName: 'Asha',
          lastName: 'Rao',
          email: 'asha.rao@example.in',
          company: 'Rao Textiles',
          service: 'gst-services',
          message,
          privacy: true,
        },
        reference: enquiry,
      },
    )
  })
  afterEach(() => server.close())

  const reply = (at: string, reference: string, text: string, version: number) =>
    replyToEnquiry(
      { ...server.context, practice, clock: () => new Date(at) } as never,
      {
        params: { enquiry },
        body: { text, version },
        reference: reference as never,
        user: { username, fullName: 'Imran Sheikh', email: 'imran@example.in', role: 'admin' },
        requestId: 'r',
        network: '192.0.2.0/24',
      } as never,
    )

  const mails = () => server.database.selectFrom('outbox').selectAll().orderBy('createdAt').execute()

  test('"thread kept (reference in the subject, In-Reply-To/References)"', async () => {
    const [acknowledgement] = (await mails()).filter(({ recipient }) => recipient !== practice.email)
    await reply('2026-11-20T09:00:00.000Z', 'RE-0000-0000-0001', 'Can we call you on Monday?', 1)
    await reply('2026-11-20T10:00:00.000Z', 'RE-0000-0000-0002', 'Or on Tuesday?', 2)
    const [first, second] = (await mails()).slice(-2)
    expect(first).toMatchObject({
      kind: 'enquiry',
      recipient: 'asha.rao@example.in',
      replyTo: practice.email,
      subject: `Re: Your message ${enquiry}`,
    })
    expect(first!.body).toBe(
      [
        'Can we call you on Monday?',
        '',
        'Imran Sheikh',
        'Testing & Co',
        '080 4123 4567',
        `Reference: ${enquiry}`,
        '',
        'Your message of Fri, 20 November 2026, 2:00 pm IST:',
        '> We need our GST returns filed.',
        '> ',
        '> From this quarter on.',
      ].join('\n'),
    )
    const id = (mail: { readonly id: string } | undefined) => `<${mail?.id}@testing.example>`
    expect(composeMail(first!, from)).toMatchObject({
      messageId: id(first),
      inReplyTo: id(acknowledgement),
      references: [id(acknowledgement)],
    })
    const composed = composeMail(second!, from)
    expect(composed).toMatchObject({
      inReplyTo: id(first),
      references: [id(acknowledgement), id(first)],
    })
    // A person has written it (RFC 3834, section 5.1).
    expect(composed.headers).not.toHaveProperty('Auto-Submitted')
    expect(composeMail(acknowledgement!, from)).not.toHaveProperty('inReplyTo')
  })

  test('that makes its author the owner is in the audit trail as that too, once', async () => {
    await reply('2026-11-20T09:00:00.000Z', 'RE-0000-0000-0001', 'Can we call you on Monday?', 1)
    await reply('2026-11-20T10:00:00.000Z', 'RE-0000-0000-0002', 'Or on Tuesday?', 2)
    const entries = await server.database
      .selectFrom('auditQueue')
      .select('action')
      .where('subject', '=', enquiry)
      .execute()
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'enquiry.reply',
      'enquiry.reply',
      'enquiry.set-owner',
    ])
  })

  test('is erased with its enquiry, although it is younger', async () => {
    await reply('2027-10-20T08:30:00.000Z', 'RE-0000-0000-0001', 'Are you still interested?', 1)
    await eraseEnquiries({
      database: server.database,
      clock: () => new Date('2027-11-20T08:30:00.000Z'),
      practice: { ...practice, retention: { enquiryMonths: 12 } },
    })
    expect(await mails()).toEqual([])
    for (const table of ['enquiryEntries', 'enquiryKeys'] as const)
      expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('its file is erased with its enquiry, and those of other mails stay', async () => {
    await reply('2027-10-20T08:30:00.000Z', 'RE-0000-0000-0001', 'Are you still interested?', 1)
    const late = (await mails()).at(-1)!
    const { config } = server.context
    const folder = join(config.dataDir, 'outbox')
    const file = `20271020T083000000Z-enquiry-${late.id}.eml`
    const other = `20271020T083000000Z-booking-${crypto.randomUUID()}.eml`
    await mkdir(folder, { recursive: true })
    for (const name of [file, other]) await writeFile(join(folder, name), '')
    const eraseAt = async (now: string) => {
      const context = {
        config,
        database: server.database,
        clock: () => new Date(now),
        practice: { ...practice, retention: { enquiryMonths: 12 } },
      }
      await eraseEnquiries(context)
      await eraseEnquiryFiles(context)
      return (await readdir(folder)).filter((name) => name === file || name === other)
    }
    expect(await eraseAt('2027-11-20T08:29:59.000Z')).toEqual([other, file])
    expect(await eraseAt('2027-11-20T08:30:00.000Z')).toEqual([other])
  })
})
