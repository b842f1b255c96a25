import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { selectTasks } from './queries.ts'

/** The plan of a query on SQLite (https://www.sqlite.org/eqp.html): without a sort, which would need every row. */
describe('a page of tasks is read in the order of an index', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind: sqlite })
  })
  afterAll(() => server.close())

  const last = { dueOn: '2026-12-20', title: 'GSTR-3B', id: randomUUID() } as const

  test.each([
    ['open', 'tasks_open'],
    ['done', 'tasks_done'],
  ] as const)('of those that are %s', async (status, index) => {
    for (const from of [undefined, last]) {
      const page = { client: randomUUID(), status, limit: 50 }
      const { sql, parameters } = selectTasks(server.database, page, from).compile()
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
      expect(rows.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(new RegExp(String.raw`^SEARCH tasks USING INDEX ${index} \(client=\?`)),
      ])
    }
  })
})
