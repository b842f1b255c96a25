import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverJobs } from './jobs.ts'
import { createLog } from './platform/observability/log.ts'
import { startTestServer } from './testing/start-server.ts'
import type { TestServer } from './testing/start-server.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('each job runs as often as it should', () => {
  const jobs = serverJobs({ ...server.context, log: createLog({ write: () => {} }) })
  expect(Object.fromEntries(jobs.map(({ name, every }) => [name, every]))).toEqual({
    'chain-audit': SECOND,
    'send-password-resets': SECOND,
    'add-bulk-tasks': 2 * SECOND,
    'erase-retained': 2 * SECOND,
    'import-clients': 2 * SECOND,
    'reassign-clients': 2 * SECOND,
    'send-mail': 2 * SECOND,
    'finish-recoveries': MINUTE,
    'remind-of-meetings': MINUTE,
    'store-assistant-counts': MINUTE,
    'send-task-mails': 5 * MINUTE,
    'erase-expired-accounts': HOUR,
    'remove-stray-files': HOUR,
    'verify-audit': HOUR,
    'erase-applications': DAY,
    'erase-assistant-records': DAY,
    'erase-audit-identities': DAY,
    'erase-blocked-times': DAY,
    'erase-bookings': DAY,
    'erase-bulk-tasks': DAY,
    'erase-client-imports': DAY,
    'erase-enquiries': DAY,
    'erase-enquiry-sources': DAY,
    'erase-erasure-mails': DAY,
    'erase-feedback-mail': DAY,
    'erase-page-views': DAY,
    'erase-reassignments': DAY,
    'erase-recipient-counts': DAY,
    'erase-retention-erasures': DAY,
    'erase-task-mails': DAY,
    'finish-erasures': DAY,
    'generate-tasks': DAY,
  })
})
