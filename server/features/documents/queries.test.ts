import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { selectDocuments } from './queries.ts'

/** The plan of a query on SQLite (https://www.sqlite.org/eqp.html). */
describe('a page of documents is read in the order of an index', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind: sqlite })
  })
  afterAll(() => server.close())

  const page = { client: randomUUID(), search: '', status: 'stored', limit: 50 } as const
  const last = { sentAt: '2026-11-24T06:00:00.000Z', id: randomUUID() }

  test.each([
    ['no filter', {}, 'documents_sent'],
    ['a search', { search: 'बैंक' }, 'documents_sent'],
    ['a category', { category: 'gst' }, 'documents_category'],
    ['a year', { year: '2026-27' }, 'documents_year'],
    ['a source', { source: 'firm' }, 'documents_source'],
    ['what is removed', { status: 'removed' }, 'documents_removed'],
  ] as const)('with %s', async (_name, more, index) => {
    for (const from of [undefined, last]) {
      const { sql, parameters } = selectDocuments(server.database, { ...page, ...more }, from).compile()
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
      expect(rows.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(new RegExp(String.raw`^SEARCH documents USING INDEX ${index} \(client=\?`)),
      ])
    }
  })
})
