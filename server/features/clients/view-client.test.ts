import { afterEach, beforeEach, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount, addSession } from '../../testing/accounts.ts'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from './manage-clients.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ kind: sqlite })
})
afterEach(() => server.close())

test('each look at the portal as a client is in the audit trail, and at a client that is missing none', async () => {
  const { database } = server
  const now = new Date()
  const { id } = await store(database, (transaction) =>
    insertClient(
      { ports },
      transaction,
      {
        profile: {
          name: 'Rao Textiles',
          constitution: 'proprietorship',
          gst: 'none',
          state: '29',
          filing: 'no-business',
          advanceTax: 'none',
          turnover: 'unknown',
          tdsDeductor: false,
          payroll: [],
        },
        consultant: null,
      },
      now,
    ),
  )
  await addAccount(database, { username: 'divya', role: 'readonly', now, isCheap: true })
  const headers = { Cookie: await addSession(database, 'divya', { now }) }
  for (const [client, status] of [
    [id, 200],
    [id, 200],
    ['nobody', 404],
  ] as const)
    expect((await server.fetch(`/api/clients/${client}/view`, { headers })).status).toBe(status)
  const entries = await database.selectFrom('auditQueue').select(['action', 'subject', 'actor']).execute()
  expect(entries.filter(({ action }) => action === 'client.view')).toEqual([
    { action: 'client.view', subject: id, actor: 'divya' },
    { action: 'client.view', subject: id, actor: 'divya' },
  ])
})
