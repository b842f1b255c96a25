import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serverJobs } from './jobs.ts'
import { store } from './platform/database/database.ts'
import { outboxFolder } from './platform/mail/folder.ts'
import type { MailKind } from './platform/mail/mail-kinds.ts'
import { queueMail } from './platform/mail/outbox-rows.ts'
import { createLog } from './platform/observability/log.ts'
import { databaseKinds } from './testing/databases.ts'
import { startTestServer } from './testing/start-server.ts'
import type { TestServer } from './testing/start-server.ts'

const queued = '2026-11-20T08:30:00.000Z'

/** When each kind of mail is erased that was queued then, by the default periods. */
const erased: Readonly<Record<MailKind, string>> = {
  account: '2026-12-20T08:30:00.000Z',
  task: '2026-12-20T08:30:00.000Z',
  erasure: '2026-12-20T08:30:00.000Z',
  invitation: '2027-02-18T08:30:00.000Z',
  enquiry: '2027-11-20T08:30:00.000Z',
  feedback: '2027-11-20T08:30:00.000Z',
  booking: '2027-11-20T08:30:00.000Z',
  reminder: '2027-11-20T08:30:00.000Z',
  application: '2027-11-20T08:30:00.000Z',
}
const kinds = Object.keys(erased).toSorted() as MailKind[]

describe.each(databaseKinds)('each kind of mail, on $name', (kind) => {
  let now: Date
  let server: TestServer
  beforeEach(async () => {
    now = new Date(queued)
    server = await startTestServer({ kind, clock: () => now })
  })
  afterEach(() => server.close())

  const jobs = () => serverJobs({ ...server.context, log: createLog({ write: () => {} }) })
  const { signal } = new AbortController()

  async function kindsLeftAt(time: number) {
    now = new Date(time)
    for (const { name, run } of jobs()) if (name.startsWith('erase-')) await run(signal)
    const rows = await server.database.selectFrom('outbox').select('kind').orderBy('kind').execute()
    const files = readdirSync(join(server.dataDir, outboxFolder)).map((name) => name.split('-')[1] ?? '')
    return { rows: rows.map((row) => row.kind), files: files.toSorted() }
  }

  test('is erased with its file once its period has ended, and not before', async () => {
    await store(server.database, async (transaction) => {
      for (const each of kinds)
        await queueMail(
          transaction,
          { kind: each, to: 'asha@testing.example', subject: each, body: each, about: each },
          now,
        )
    })
    await jobs()
      .find(({ name }) => name === 'send-mail')!
      .run(signal)

    const ends = [...new Set(Object.values(erased))].toSorted()
    for (const end of ends) {
      const time = Date.parse(end)
      const before = kinds.filter((each) => Date.parse(erased[each]) >= time)
      expect(await kindsLeftAt(time - 1), `before ${end}`).toEqual({ rows: before, files: before })
      const after = kinds.filter((each) => Date.parse(erased[each]) > time)
      expect(await kindsLeftAt(time), `at ${end}`).toEqual({ rows: after, files: after })
    }
  })
})
