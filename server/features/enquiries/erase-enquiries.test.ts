import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { eraseEnquiries } from './erase-enquiries.ts'
import { sendEnquiry } from './send-enquiry.ts'

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'other',
  message: 'A message of some length.',
  privacy: true,
} as const

const practice = { name: 'Testing & Co', email: 'office@testing.example', retention: { enquiryMonths: 12 } }
const received = '2026-11-20T20:15:00.000Z'

describe.each(databaseKinds)('an enquiry whose retention has ended, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const receive = (at: string, reference: `EN-${string}`) =>
    sendEnquiry(
      { database: server.database, clock: () => new Date(at), practice, pages: new Set() },
      { body: enquiry, reference: reference as never },
    )
  const eraseAt = (at: string, firm: Parameters<typeof eraseEnquiries>[0]['practice'] = practice) =>
    eraseEnquiries({ database: server.database, clock: () => new Date(at), practice: firm })
  const left = async () => ({
    enquiries: (await server.database.selectFrom('enquiries').select('reference').execute()).length,
    mails: (await server.database.selectFrom('outbox').select('id').execute()).length,
  })

  test('"It is erased 12 months after our last message to you": to the millisecond, with its mail', async () => {
    await receive(received, 'EN-0000-0000-0001')
    expect(await eraseAt('2027-11-20T20:14:59.999Z')).toBe(0)
    expect(await left()).toEqual({ enquiries: 1, mails: 2 })
    expect(await eraseAt('2027-11-20T20:15:00.000Z')).toBe(1)
    expect(await left()).toEqual({ enquiries: 0, mails: 0 })
  })

  test('is erased with its mail, whether that was sent or not', async () => {
    await receive(received, 'EN-0000-0000-0001')
    await server.database.updateTable('outbox').set({ sentAt: received }).execute()
    await receive(received, 'EN-0000-0000-0002')
    expect(await eraseAt('2028-01-01T00:00:00.000Z')).toBe(2)
    expect(await left()).toEqual({ enquiries: 0, mails: 0 })
  })

  test('is erased without newer enquiries or other mails', async () => {
    await receive(received, 'EN-0000-0000-0001')
    await receive('2026-11-20T20:15:00.001Z', 'EN-0000-0000-0002')
    await server.database
      .transaction()
      .execute((transaction) =>
        queueMail(
          transaction,
          { kind: 'booking', to: practice.email, subject: 's', body: 'b' },
          new Date(received),
        ),
      )
    expect(await eraseAt('2027-11-20T20:15:00.000Z')).toBe(1)
    expect(await left()).toEqual({ enquiries: 1, mails: 3 })
  })

  test('is erased after the months of the practice, or twelve by default', async () => {
    const { retention: _none, ...withoutRetention } = practice
    await receive(received, 'EN-0000-0000-0001')
    expect(await eraseAt('2027-11-20T20:14:59.999Z', withoutRetention)).toBe(0)
    expect(await eraseAt('2027-01-20T20:15:00.000Z', { ...practice, retention: { enquiryMonths: 2 } })).toBe(
      1,
    )
  })

  test('is erased in batches', async () => {
    const rows = Array.from({ length: 1_201 }, (_, index) => ({
      ...enquiry,
      privacy: 1 as const,
      reference: `EN-0000-0000-${String(index).padStart(4, '0')}`,
      receivedAt: received,
    }))
    await server.database.insertInto('enquiries').values(rows).execute()
    expect(await eraseAt('2028-01-01T00:00:00.000Z')).toBe(1_201)
    expect(await left()).toEqual({ enquiries: 0, mails: 0 })
  })
})
