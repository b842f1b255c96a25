import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_MAILS_PER_DAY } from '@anupalan/server/contract'
import { StorageError } from '../../platform/database/database.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { sendEnquiry } from './send-enquiry.ts'

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'other',
  message: 'Two lines,\nof a message.',
  privacy: true,
} as const

const practice = { name: 'Testing & Co', email: 'office@testing.example' }
const clock = () => new Date('2026-11-20T20:15:00.000Z')
const reference = 'EN-7K3M-Q9XD-2B4F'

const pages: ReadonlySet<string> = new Set(['/'])

describe.each(databaseKinds)('an enquiry, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const receive = () =>
    sendEnquiry({ database: server.database, clock, practice, pages }, { body: enquiry, reference })
  const enquiries = () => server.database.selectFrom('enquiries').selectAll().execute()
  const outbox = () => server.database.selectFrom('outbox').selectAll().execute()

  test('is stored under its reference, at its time in UTC', async () => {
    expect(await receive()).toEqual({ status: 201, body: { reference } })
    expect(await enquiries()).toEqual([
      {
        ...enquiry,
        reference,
        privacy: 1,
        receivedAt: '2026-11-20T20:15:00.000Z',
        status: 'new',
        owner: null,
        client: null,
        version: 1,
        mailbox: enquiry.email,
      },
    ])
  })

  test('is acknowledged to the visitor: the reference and when we reply, none of the typed words', async () => {
    const reply = 'within 24 hours, Sundays apart'
    await sendEnquiry(
      {
        database: server.database,
        clock,
        pages,
        practice: { ...practice, reply, phone: '+91 80 0000 4000' },
      },
      { body: enquiry, reference },
    )
    const [mail] = (await outbox()).filter(({ recipient }) => recipient === enquiry.email)
    expect(mail).toMatchObject({
      kind: 'enquiry',
      replyTo: 'office@testing.example',
      subject: 'Your message EN-7K3M-Q9XD-2B4F',
      about: reference,
      createdAt: '2026-11-20T20:15:00.000Z',
    })
    expect(mail!.body).toContain('Reference: EN-7K3M-Q9XD-2B4F')
    expect(mail!.body).toContain('We reply within 24 hours, Sundays apart.')
    expect(mail!.body).toContain('We keep your message for 12 months')
    for (const typed of [enquiry.firstName, enquiry.lastName, enquiry.email, enquiry.company, 'Two lines'])
      expect(mail!.subject + mail!.body + String(mail!.html)).not.toContain(typed)
    expect(mail!.html).toContain('We reply within 24 hours, Sundays apart.')
  })

  test('promises no time if the practice promises none', async () => {
    await receive()
    const [mail] = (await outbox()).filter(({ recipient }) => recipient === enquiry.email)
    expect(mail!.body).toContain('We will reply soon.')
    expect(mail!.body).not.toContain('24')
  })

  test('is acknowledged to one address a limited number of times a day, with a mail to the firm each time', async () => {
    for (let index = 0; index < MAX_MAILS_PER_DAY + 2; index++)
      await sendEnquiry(
        { database: server.database, clock, practice, pages },
        { body: enquiry, reference: `EN-0000-0000-000${index}` as never },
      )
    const recipients = (await outbox()).map(({ recipient }) => recipient)
    expect(recipients.filter((each) => each === enquiry.email)).toHaveLength(MAX_MAILS_PER_DAY)
    expect(recipients.filter((each) => each === practice.email)).toHaveLength(MAX_MAILS_PER_DAY + 2)
  })

  test('queues the mail to the firm, due immediately, in Indian time, with Reply-To', async () => {
    await receive()
    expect((await outbox()).filter(({ recipient }) => recipient === practice.email)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: 'enquiry',
        recipient: 'office@testing.example',
        replyTo: 'asha.rao@example.in',
        subject: 'Enquiry EN-7K3M-Q9XD-2B4F: Other, please specify',
        body: [
          'Reference: EN-7K3M-Q9XD-2B4F',
          'Received: Sat, 21 November 2026, 1:45 am IST',
          'Name: Asha Rao',
          'Email: asha.rao@example.in',
          'Company: Rao Textiles',
          'Service: Other, please specify',
          'Terms and privacy policy: agreed',
          '',
          'Two lines,',
          'of a message.',
          '',
          'Sent through the website of Testing & Co.',
        ].join('\n'),
        html: null,
        calendar: null,
        links: null,
        about: 'EN-7K3M-Q9XD-2B4F',
        unsubscribe: null,
        thread: null,
        uselessFrom: null,
        createdAt: '2026-11-20T20:15:00.000Z',
        attempts: 0,
        nextAttemptAt: '2026-11-20T20:15:00.000Z',
        leasedUntil: null,
        sentAt: null,
        refusedAt: null,
        lastError: null,
      },
    ])
  })

  test('queues no mail if it cannot be stored', async () => {
    await sql`alter table enquiries rename to enquiries_away`.execute(server.database)
    await expect(receive()).rejects.toThrow(StorageError)
    expect(await outbox()).toEqual([])
  })

  test('is not stored where its mail cannot be queued, and can be sent again later', async () => {
    await sql`alter table outbox rename to outbox_away`.execute(server.database)
    await expect(receive()).rejects.toThrow(StorageError)
    expect(await enquiries()).toEqual([])

    await sql`alter table outbox_away rename to outbox`.execute(server.database)
    expect(await receive()).toEqual({ status: 201, body: { reference } })
    expect([await enquiries(), await outbox()].map(({ length }) => length)).toEqual([1, 2])
  })

  test('is not acknowledged if the database is closed', async () => {
    await server.database.destroy()
    await expect(receive()).rejects.toThrow(StorageError)
  })
})
