import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { selectEnquiries } from './inbox-queries.ts'

/** The plan of a query on SQLite (https://www.sqlite.org/eqp.html): without a sort, which would need every row. */
describe('a page of the inbox is read in the order of an index', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind: sqlite })
  })
  afterAll(() => server.close())

  const last = { receivedAt: '2026-11-20T08:30:00.000Z', reference: 'EN-0000-0000-0000' }
  const all = { search: '', status: '', owner: '', order: 'newest', limit: 51 } as const

  test.each([
    ['all', {}, 'enquiries_received'],
    ['of one status', { status: 'new' }, 'enquiries_status'],
    ['of one owner', { owner: 'imran' }, 'enquiries_owner'],
    ['of nobody', { owner: '-' }, 'enquiries_owner'],
    ['of one owner and status', { owner: 'imran', status: 'new' }, 'enquiries_owner_status'],
    ['of nobody and one status', { owner: '-', status: 'closed' }, 'enquiries_owner_status'],
  ] as const)('%s', async (_which, filters, index) => {
    for (const order of ['newest', 'oldest'] as const)
      for (const from of [undefined, last]) {
        const query = selectEnquiries(server.database, { ...all, ...filters, order }, from)
        const { sql, parameters } = query.compile()
        const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
        const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
        expect(rows.map(({ detail }) => detail)).toEqual([
          expect.stringMatching(
            new RegExp(String.raw`^S(?:CAN|EARCH) enquiries USING INDEX ${index}(?: |$)`),
          ),
        ])
      }
  })
})
