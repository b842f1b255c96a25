import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sendFeedback } from '@anupalan/server/contract/feedback/endpoints'
import { feedback } from '../../contract/conformance/feedback.ts'
import { jsonHeaders } from '../../contract/conformance/requests.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { serverJobs } from '../../jobs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createLog } from '../../platform/observability/log.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { practice } from '../../testing/fixture-site.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

const received = '2026-11-20T20:15:00.000Z'

describe.each(databaseKinds)('the mail of a feedback, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind, clock: () => new Date(received) })
  })
  afterEach(() => server.close())

  const run = (name: string, at: string) => {
    const jobs = serverJobs({
      config: readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir }),
      database: server.database,
      clock: () => new Date(at),
      practice,
      files: server.context.files,
      pages: new Set(),
      sections: [],
      ports,
      log: createLog({ write: () => {} }),
    })
    return jobs.find((job) => job.name === name)!.run(new AbortController().signal)
  }
  const left = async () => ({
    mails: (await server.database.selectFrom('outbox').select('id').execute()).length,
    files: readdirSync(join(server.dataDir, 'outbox')).length,
    feedback: (await server.database.selectFrom('feedback').select('reference').execute()).length,
  })

  test('is erased with its file after the retention of enquiries, and the feedback stays', async () => {
    await server.fetch(sendFeedback.path, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify(feedback),
    })
    await run('send-mail', received)
    await run('erase-feedback-mail', '2027-11-20T20:14:59.999Z')
    expect(await left()).toEqual({ mails: 1, files: 1, feedback: 1 })
    await run('erase-feedback-mail', '2027-11-20T20:15:00.000Z')
    expect(await left()).toEqual({ mails: 0, files: 0, feedback: 1 })
  })
})
