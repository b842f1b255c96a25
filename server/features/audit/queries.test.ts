import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { selectAudit } from './queries.ts'

const person = 'asha'
const client = '4f6d7a52-6a0e-4a43-9c8c-0d7c5a3f7b11'
const action = 'client.update'
const from = '2026-11-01'

/** The plan of a query on SQLite (https://www.sqlite.org/eqp.html): without a scan and without a sort. */
describe('a page of the audit trail is read in the order of an index', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind: sqlite })
  })
  afterAll(() => server.close())

  test.each([
    [{ action }, 'audit_entries_action'],
    [{ from }, 'audit_entries_at'],
    [{ action, from }, 'audit_entries_action'],
    [{ person }, 'audit_identities_person'],
    [{ person, from }, 'audit_identities_person'],
    [{ person, action }, 'audit_identities_person_action'],
    [{ person, client }, 'audit_identities_person_client'],
    [{ person, client, action }, 'audit_identities_person_(client|action)'],
    [{ client }, 'audit_clients_client'],
    [{ client, from }, 'audit_clients_client'],
    [{ client, action }, 'audit_clients_action'],
  ] as const)('by %j', async (filter, index) => {
    const whole = { person: '', client: '', action: '', from: '', to: '', ...filter } as const
    for (const last of [undefined, { at: '2026-11-24T06:30:00.000Z', sequence: 70 }]) {
      const { sql, parameters } = selectAudit(whole, last, 51).compile(server.database)
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
      expect(rows[0]?.detail).toMatch(new RegExp(String.raw`^SEARCH \w USING (COVERING )?INDEX ${index}\b`))
      expect(rows.map(({ detail }) => detail).join('; ')).not.toMatch(/SCAN|B-TREE/)
    }
  })
})
