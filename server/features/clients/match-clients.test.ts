import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { selectMatching } from './match-clients.ts'

describe('clients that match are found by an index of their profile', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind: sqlite })
  })
  afterAll(() => server.close())

  test.each([
    ['gst', { consultant: '', gst: 'monthly', constitution: '' }],
    ['constitution', { consultant: '', gst: '', constitution: 'company' }],
  ] as const)('%s', async (field, filter) => {
    const { sql, parameters } = selectMatching(server.database, filter)
      .select('profile')
      .orderBy('nameKey')
      .orderBy('id')
      .limit(5)
      .compile()
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
    expect(rows.map(({ detail }) => detail)).toEqual([
      `SEARCH clients USING INDEX clients_${field} (<expr>=?)`,
    ])
  })
})
