import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../observability/log.ts'
import { DeliveryError } from './delivery.ts'
import { createMailLink } from './mail-links.ts'
import { createOutboxWorker } from './outbox-worker.ts'
import { queueMail } from './outbox-rows.ts'
import type { LeasedMail } from './outbox-rows.ts'

const now = new Date('2026-11-20T08:30:00.000Z')

describe.each(databaseKinds)('a mail with a link, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let sent: LeasedMail[]
  let isRefusing: boolean
  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
    sent = []
    isRefusing = false
    const link = createMailLink('booking', 'BK-1')
    await store(database, (transaction) =>
      queueMail(
        transaction,
        {
          kind: 'booking',
          to: 'asha.rao@example.in',
          replyTo: 'office@testing.example',
          subject: 'Your meeting BK-1',
          body: `Open ${link.href}`,
          html: `<a href="${link.href}">Open</a>`,
          calendar: 'BEGIN:VCALENDAR',
          links: [link],
          about: 'BK-1',
        },
        now,
      ),
    )
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  let calls = 0
  const run = () =>
    createOutboxWorker({
      database,
      delivery: {
        send(mail) {
          if (isRefusing) return Promise.reject(new DeliveryError('ECONNREFUSED'))
          sent.push(mail)
          return Promise.resolve()
        },
      },
      links: {
        booking: (reference) => Promise.resolve(`https://a.example/${reference}?key=secret${++calls}`),
      },
      clock: () => now,
      log: createLog({ write() {} }),
      random: () => 0,
    })(new AbortController().signal)
  const row = () => database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

  test('is sent with it, and stores it neither before nor after', async () => {
    expect(JSON.stringify(await row())).not.toContain('secret')
    await run()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      body: expect.stringMatching(/^Open https:\/\/a\.example\/BK-1\?key=secret\d+$/),
      html: expect.stringMatching(/^<a href="https:\/\/a\.example\/BK-1\?key=secret\d+">Open<\/a>$/),
    })
    expect(JSON.stringify(await row())).not.toContain('secret')
  })

  test('keeps to whom, about what and when once it is sent, and nothing of its text', async () => {
    await run()
    expect(await row()).toMatchObject({
      kind: 'booking',
      recipient: 'asha.rao@example.in',
      subject: 'Your meeting BK-1',
      about: 'BK-1',
      sentAt: now.toISOString(),
      replyTo: null,
      body: '',
      html: null,
      calendar: null,
      links: null,
    })
  })

  test('that could not be sent keeps its text, without the link', async () => {
    isRefusing = true
    await run()
    const kept = await row()
    expect(kept).toMatchObject({ sentAt: null, calendar: 'BEGIN:VCALENDAR' })
    expect(kept.body).toMatch(/^Open https:\/\/[\da-f-]{36}\.invalid\/$/)
  })
})
