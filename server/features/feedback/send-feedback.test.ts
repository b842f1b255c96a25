import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageError } from '../../platform/database/database.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { sendFeedback } from './send-feedback.ts'

const feedback = { score: 4, source: '/pricing', category: 'service_quality', comment: null } as const
const practice = { name: 'Testing & Co', email: 'office@testing.example' }
const clock = () => new Date('2026-11-20T08:30:00.000Z')
const reference = 'FB-7K3M-Q9XD-2B4F'

describe.each(databaseKinds)('a feedback, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const receive = () =>
    sendFeedback({ database: server.database, clock, practice }, { body: feedback, reference })
  const stored = () => server.database.selectFrom('feedback').selectAll().execute()

  test('is stored without a comment, which is not collected', async () => {
    expect(await receive()).toEqual({ status: 201, body: { reference } })
    expect(await stored()).toEqual([
      {
        reference,
        receivedAt: '2026-11-20T08:30:00.000Z',
        score: 4,
        source: '/pricing',
        category: 'service_quality',
      },
    ])
  })

  test('is counted once in the sum of its day in India', async () => {
    await receive()
    await receive()
    expect(await server.database.selectFrom('feedbackDays').selectAll().execute()).toEqual([
      { day: '2026-11-20', category: 'service_quality', score: 4, feedback: 1 },
    ])
  })

  test('queues the mail to the firm, without Reply-To', async () => {
    await receive()
    expect(
      await server.database
        .selectFrom('outbox')
        .select(['recipient', 'replyTo', 'subject', 'body'])
        .execute(),
    ).toEqual([
      {
        recipient: 'office@testing.example',
        replyTo: null,
        subject: 'Feedback FB-7K3M-Q9XD-2B4F: 4 of 5, Very Good',
        body: [
          'Reference: FB-7K3M-Q9XD-2B4F',
          'Received: Fri, 20 November 2026, 2:00 pm IST',
          'Score: 4 of 5, Very Good',
          'About: service quality',
          'Page: /pricing',
          '',
          'Sent through the website of Testing & Co.',
        ].join('\n'),
      },
    ])
  })

  test('queues no mail if it cannot be stored', async () => {
    await sql`alter table feedback rename to feedback_away`.execute(server.database)
    await expect(receive()).rejects.toThrow(StorageError)
    expect(await server.database.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('is not stored where its mail cannot be queued', async () => {
    await sql`alter table outbox rename to outbox_away`.execute(server.database)
    await expect(receive()).rejects.toThrow(StorageError)
    expect(await stored()).toEqual([])
  })
})
