import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import { tablesWith } from '../../testing/read-tables.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from '../clients/manage-clients.ts'
import { generateTasks } from '../tasks/generate-tasks.ts'
import { eraseClient, finishErasures } from './erase-client.ts'

/** GST without business income: kept until 31 December of the seventh year. */
const profile: ClientProfile = {
  name: 'Rao Textiles',
  constitution: 'proprietorship',
  gst: 'monthly',
  state: '29',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'up-to-2-crore',
  tdsDeductor: false,
  payroll: [],
}

describe.each(databaseKinds)('what the law has kept, on $name', (kind) => {
  let now: Date
  let server: TestServer
  beforeEach(async () => {
    now = new Date('2026-11-25T06:00:00.000Z')
    server = await startTestServer({ kind, clock: () => now })
  })
  afterEach(() => server.close())

  const addDocument = (client: string, id: string, year: string) =>
    server.database
      .insertInto('documents')
      .values({
        id,
        client,
        source: 'client',
        deliveredAs: null,
        name: id,
        nameKey: id,
        category: 'bank',
        year,
        task: null,
        newest: 1,
        sentAt: now.toISOString(),
        version: 1,
        createdAt: now.toISOString(),
        removedAt: null,
      })
      .execute()

  const idsOf = async (table: 'documents' | 'clients' | 'tasks') =>
    (await server.database.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)

  test('is erased on the day after its last one unless a hold stands, and then the client', async () => {
    const { id: client } = await store(server.database, (transaction) =>
      insertClient({ ports }, transaction, { profile, consultant: null }, now),
    )
    await addDocument(client, 'of-2025', '2025-26')
    await addDocument(client, 'of-2026', '2026-27')
    const at = now.toISOString()
    const staff = { preparedBy: null, preparedAt: at, confirmedBy: null, confirmedAt: at }
    await server.database
      .insertInto('erasures')
      .values({
        id: 'erasure',
        client,
        requestedBy: null,
        requestedAt: at,
        ...staff,
        withdrawnAt: null,
        finishedAt: null,
      })
      .execute()
    const isEmpty = await store(server.database, (transaction) =>
      eraseClient(server.context, transaction, { id: client, profile }, now),
    )
    expect(isEmpty).toBe(false)
    expect(await idsOf('documents')).toEqual(['of-2025', 'of-2026'])
    expect(await idsOf('tasks')).toEqual([])

    // No tasks for an erased client.
    await generateTasks(server.context, new AbortController().signal)
    expect(await idsOf('tasks')).toEqual([])

    now = new Date('2032-12-31T18:00:00.000Z')
    expect(await finishErasures(server.context)).toBe(0)
    expect(await idsOf('documents')).toEqual(['of-2025', 'of-2026'])
    // Midnight in India.
    now = new Date('2032-12-31T18:30:00.000Z')
    expect(await finishErasures(server.context)).toBe(0)
    expect(await idsOf('documents')).toEqual(['of-2026'])
    now = new Date('2034-01-01T06:00:00.000Z')
    const hold = {
      reference: 'LH-1',
      client,
      document: null as string | null,
      reason: 'Summons',
      setBy: null,
      setAt: at,
      endedBy: null,
      endedAt: null,
      endReason: '',
    }
    await server.database.insertInto('legalHolds').values(hold).execute()
    expect(await finishErasures(server.context)).toBe(0)
    // One on a document keeps its client.
    await server.database.updateTable('legalHolds').set({ document: 'of-2026' }).execute()
    expect(await finishErasures(server.context)).toBe(0)
    expect(await idsOf('documents')).toEqual(['of-2026'])
    await server.database.updateTable('legalHolds').set({ endedAt: at }).execute()
    expect(await finishErasures(server.context)).toBe(1)
    expect(await idsOf('clients')).toEqual([])
    expect(await tablesWith(server.database, client)).toEqual(['audit_queue', 'erasures'])
    expect(await finishErasures(server.context)).toBe(0)
    const actions = await server.database.selectFrom('auditQueue').select('action').execute()
    expect(actions.filter(({ action }) => action === 'client.erase')).toHaveLength(1)
  })
})
