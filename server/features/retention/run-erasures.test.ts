/** What the server alone must hold: each erasure once, also after an interruption, and never under a hold. */
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { documentCategories } from '@anupalan/server/contract/documents/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { retentionCategories } from '../../compliance/retention/categories.ts'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from '../clients/manage-clients.ts'
import { findErasable } from './find-erasable.ts'
import { eraseEnded, runErasures } from './run-erasures.ts'

const profile: ClientProfile = {
  name: 'Rao Textiles',
  constitution: 'individual',
  gst: 'none',
  state: '29',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
}

const reference = 'RX-0000-0000-0001'

test('each category of documents belongs to exactly one of retention', () => {
  const named = retentionCategories.flatMap(({ documents }) => [...documents])
  expect(named.toSorted()).toEqual(documentCategories.map(({ value }): string => value).toSorted())
})

describe.each(databaseKinds)('an erasure of papers, on $name', (kind) => {
  let now: Date
  let server: TestServer
  let clients: string[]
  beforeEach(async () => {
    now = new Date('2026-11-28T06:00:00.000Z')
    server = await startTestServer({ kind, clock: () => now })
    await addAccount(server.database, { username: 'lakshmi', role: 'admin', now, isCheap: true })
    clients = []
  })
  afterEach(() => server.close())

  async function addClient(): Promise<string> {
    const { id } = await store(server.database, (transaction) =>
      insertClient({ ports }, transaction, { profile, consultant: null }, now),
    )
    clients.push(id)
    return id
  }

  const addDocument = (client: string, id: string, document: object = {}) =>
    server.database
      .insertInto('documents')
      .values({
        id,
        client,
        source: 'client',
        deliveredAs: null,
        name: id,
        nameKey: id,
        category: 'gst',
        year: '2015-16',
        task: null,
        newest: 1,
        sentAt: now.toISOString(),
        version: 1,
        createdAt: now.toISOString(),
        removedAt: null,
        ...document,
      })
      .execute()

  /** Starts an erasure of two papers of each client. It has a third one, whose period is not over. */
  async function begin(count: number): Promise<void> {
    for (let number = 0; number < count; number++) {
      const client = await addClient()
      await addDocument(client, `${number}-a`)
      await addDocument(client, `${number}-b`)
      await addDocument(client, `${number}-new`, { year: '2024-25' })
      await server.database
        .insertInto('comments')
        .values({
          reference: `DC-${number}`,
          client,
          subject: `${number}-a`,
          position: 1,
          author: null,
          isByStaff: 1,
          text: 'Is this all?',
          createdAt: now.toISOString(),
        })
        .execute()
    }
    await server.database
      .insertInto('retentionErasures')
      .values({
        reference,
        parts: '[]',
        clients: count,
        documents: count * 2,
        erasedClients: 0,
        erased: 0,
        held: 0,
        changed: 0,
        startedBy: 'lakshmi',
        startedAt: now.toISOString(),
        endedAt: null,
        isStopped: 0,
      })
      .execute()
    await server.database
      .insertInto('retentionErasureClients')
      .values(
        clients.map((client) => ({ erasure: reference, client, categories: 'gst', documents: 2, isDone: 0 })),
      )
      .execute()
  }

  const run = (signal = new AbortController().signal) => runErasures(server.context, signal)
  const stored = () => server.database.selectFrom('retentionErasures').selectAll().executeTakeFirstOrThrow()
  const left = async () =>
    (await server.database.selectFrom('documents').select('id').orderBy('id').execute()).map(({ id }) => id)
  const actions = async () =>
    (await server.database.selectFrom('auditQueue').select(['action', 'details']).execute()).filter(
      ({ action }) => action === 'retention.erase',
    )

  test('erases the papers of each client once, with what was written about them', async () => {
    await begin(3)
    expect(await run()).toBe(3)
    expect(await left()).toEqual(['0-new', '1-new', '2-new'])
    expect(await server.database.selectFrom('comments').selectAll().execute()).toEqual([])
    expect(await stored()).toMatchObject({ erasedClients: 3, erased: 6, held: 0, changed: 0, isStopped: 0 })
    const audited = await actions()
    expect(audited).toHaveLength(3)
    expect(JSON.parse(audited[0]!.details!)).toMatchObject({
      erasure: reference,
      categories: 'gst',
      documents: 2,
    })
    expect(await run()).toBe(0)
  })

  test('that is interrupted goes on where it ended, also in two processes at once', async () => {
    await begin(20)
    let reads = 0
    const signal = new Proxy(new AbortController().signal, {
      get: (target, name) => (name === 'aborted' ? reads++ >= 7 : Reflect.get(target, name)),
    })
    const before = await run(signal)
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(20)
    const both = await Promise.all([run(), run()])
    expect(before + both[0] + both[1]).toBe(20)
    expect(await stored()).toMatchObject({ erasedClients: 20, erased: 40 })
    expect(await actions()).toHaveLength(20)
  })

  test('leaves a client under a hold, and one with other papers than were stated', async () => {
    await begin(3)
    await server.database
      .insertInto('legalHolds')
      .values({
        reference: 'LH-1',
        client: clients[0]!,
        document: null,
        reason: 'Summons',
        setBy: null,
        setAt: now.toISOString(),
        endedBy: null,
        endedAt: null,
        endReason: '',
      })
      .execute()
    await addDocument(clients[1]!, '1-c')
    expect(await run()).toBe(1)
    expect(await left()).toEqual(['0-a', '0-b', '0-new', '1-a', '1-b', '1-c', '1-new', '2-new'])
    expect(await stored()).toMatchObject({ erasedClients: 1, erased: 2, held: 1, changed: 1, isStopped: 0 })
  })

  test('leaves a client with a document on which a hold was set since it was stated', async () => {
    await begin(2)
    await server.database
      .insertInto('legalHolds')
      .values({
        reference: 'LH-1',
        client: clients[0]!,
        document: '0-a',
        reason: 'Summons',
        setBy: null,
        setAt: now.toISOString(),
        endedBy: null,
        endedAt: null,
        endReason: '',
      })
      .execute()
    expect(await run()).toBe(1)
    expect(await left()).toEqual(['0-a', '0-b', '0-new', '1-new'])
    expect(await stored()).toMatchObject({ erasedClients: 1, erased: 2, held: 0, changed: 1 })
  })

  test.each([
    ['is disabled', { disabledAt: '2026-11-28T06:00:00.000Z' }],
    ['may only read', { role: 'readonly' as const }],
  ])('is stopped once who started it %s', async (_name, change) => {
    await begin(2)
    await server.database.updateTable('users').set(change).where('username', '=', 'lakshmi').execute()
    expect(await run()).toBe(0)
    expect(await stored()).toMatchObject({ erased: 0, isStopped: 1 })
    expect(await left()).toHaveLength(6)
    const audited = await server.database.selectFrom('auditQueue').select('action').execute()
    expect(audited.filter(({ action }) => action === 'retention.stop-erasing')).toHaveLength(1)
  })

  test('is no longer listed 30 days after its end', async () => {
    await begin(1)
    await run()
    now = new Date('2026-12-28T05:59:59.000Z')
    await eraseEnded(server.context)
    expect(await stored()).toMatchObject({ erased: 2 })
    now = new Date('2026-12-28T06:00:00.000Z')
    await eraseEnded(server.context)
    expect(await server.database.selectFrom('retentionErasures').selectAll().execute()).toEqual([])
  })

  test('identity papers wait five years after the last year with a paper or a task of the client', async () => {
    const client = await addClient()
    await server.database.deleteFrom('tasks').where('client', '=', client).execute()
    const sentAt = '2018-06-01T06:00:00.000Z'
    await addDocument(client, 'pan', { category: 'identity', year: null, sentAt })
    await addDocument(client, 'report', { category: 'other', deliveredAs: 'report', year: null, sentAt })
    const find = async () => {
      const parts = await findErasable(ports, server.database, [{ id: client, profile }], now)
      return (parts.get(client) ?? []).map(({ category, since }) => [category, since])
    }
    expect(await find()).toEqual([
      ['reports', '2026-04-01'],
      ['identity', '2024-04-01'],
    ])
    await addDocument(client, 'newer', { sentAt: '2022-06-01T06:00:00.000Z', year: '2021-22' })
    expect(await find()).toEqual([['reports', '2026-04-01']])
    // The last day of the fifth year, in India.
    now = new Date('2028-03-31T18:29:59.000Z')
    expect((await find()).map(([category]) => category)).not.toContain('identity')
    now = new Date('2028-03-31T18:30:00.000Z')
    expect(await find()).toContainEqual(['identity', '2028-04-01'])
  })

  test('of a period that was made longer begins later', async () => {
    const client = await addClient()
    await addDocument(client, 'a', { year: '2018-19' })
    const find = async () =>
      (await findErasable(ports, server.database, [{ id: client, profile }], now)).get(client)
    expect(await find()).toMatchObject([{ category: 'gst', since: '2026-01-01' }])
    await server.database
      .insertInto('retentionPeriods')
      .values({
        category: 'gst',
        years: 8,
        reason: 'The insurer asks for it.',
        setBy: null,
        setAt: now.toISOString(),
        version: 1,
      })
      .execute()
    expect(await find()).toBeUndefined()
  })
})
