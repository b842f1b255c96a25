/**
 * The first page of each list of the portal with 1,000 documents, 200 tasks and 50 clients, and with a hundred times as
 * many. One client has half of the documents and tasks. The two servers are called alternately, so that other work on
 * the machine slows both. Growth is that of the median: a 95th percentile changes more from run to run.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { documentCategories } from '@anupalan/server/contract/documents/rules'
import { clientProfile } from '../../../server/contract/conformance/client-calls.ts'
import { store } from '../../../server/platform/database/database.ts'
import type { Database, Transaction } from '../../../server/platform/database/database.ts'
import { addAccount, addSession } from '../../../server/testing/accounts.ts'
import { databaseKinds } from '../../../server/testing/databases.ts'
import type { DatabaseKind } from '../../../server/testing/databases.ts'
import { startTestServer } from '../../../server/testing/start-server.ts'
import { sql } from 'kysely'
import { call, newReferenceOf, quantile } from '../environment.ts'
import type { Trial, TrialContext } from '../trial.ts'

interface Size {
  readonly documents: number
  readonly tasks: number
  readonly clients: number
}

const small: Size = { documents: 1_000, tasks: 200, clients: 50 }

/** Rows of one statement: SQLite has a limit of 32,766 values. */
const BATCH = 500

const subjects = ['Bank statement', 'Form 16', 'Sales register', 'GSTR-2B', 'ब्याज प्रमाणपत्र', 'Rent receipt']
const years = ['2023-24', '2024-25', '2025-26', '2026-27']

/** Of rows, each a minute later than the one before. */
const timeOf = (index: number) => new Date(Date.UTC(2024, 3, 1) + index * 60_000).toISOString()

async function addRows({ database }: { readonly database: Database }, size: Size) {
  const member = await addAccount(database, { isCheap: true })
  const staff = await addAccount(database, { role: 'admin', isCheap: true })
  const clients = Array.from({ length: size.clients }, () => randomUUID())
  // In the middle of the list of clients by name.
  const largest = clients[Math.floor(size.clients / 2)]!
  const clientOf = (index: number) => (index % 2 === 0 ? largest : clients[index % size.clients]!)
  const insert = async (
    total: number,
    add: (transaction: Transaction, indices: readonly number[]) => Promise<unknown>,
  ) => {
    for (let from = 0; from < total; from += BATCH)
      await store(database, async (transaction) => {
        await add(
          transaction,
          Array.from({ length: Math.min(BATCH, total - from) }, (_, index) => from + index),
        )
      })
  }

  await insert(size.clients, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const name = `Client ${String(index).padStart(5, '0')}`
      const at = timeOf(index)
      return {
        id: clients[index]!,
        nameKey: nameKey(name),
        profile: JSON.stringify({ ...clientProfile, name }),
        consultant: staff,
        version: 1,
        createdAt: at,
        changedAt: at,
        erasedAt: null,
      }
    })
    await transaction.insertInto('clients').values(rows).execute()
  })
  await store(database, (transaction) =>
    transaction
      .insertInto('clientMembers')
      .values({ client: largest, username: member, access: 'full', addedAt: timeOf(0) })
      .execute(),
  )
  // Other clients have members too.
  const others = await Promise.all(Array.from({ length: 20 }, () => addAccount(database, { isCheap: true })))
  await insert(size.clients, async (transaction, indices) => {
    const rows = indices.map((index) => ({
      client: clients[index]!,
      username: others[index % others.length]!,
      access: 'full' as const,
      addedAt: timeOf(index),
    }))
    await transaction.insertInto('clientMembers').values(rows).execute()
  })

  await insert(size.tasks, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const at = timeOf(index)
      const doneAt = index % 4 < 2 ? at : null
      return {
        id: randomUUID(),
        client: clientOf(index),
        statutoryKey: null,
        obligation: null,
        period: null,
        source: null,
        confirm: 0,
        title: `${subjects[index % subjects.length]} ${index}`,
        detail: '',
        dueOn: timeOf(index * 60).slice(0, 10) as `${number}-${number}-${number}`,
        waitsFor: 'client' as const,
        waitsSince: at,
        doneAt,
        doneBy: doneAt === null ? null : member,
        version: 1,
        createdAt: at,
        changedAt: at,
      }
    })
    await transaction.insertInto('tasks').values(rows).execute()
    const items = rows.flatMap(({ id }) =>
      [0, 1, 2].map((position) => ({ id: randomUUID(), task: id, position, text: 'A paper', isDone: 0 })),
    )
    await transaction.insertInto('taskItems').values(items).execute()
  })

  await insert(size.documents, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const name = `${subjects[index % subjects.length]} ${index}.pdf`
      const isDelivered = index % 8 < 2
      return {
        id: randomUUID(),
        client: clientOf(index),
        source: isDelivered ? ('firm' as const) : ('client' as const),
        deliveredAs: isDelivered ? ('report' as const) : null,
        name,
        nameKey: nameKey(name),
        category: documentCategories[Math.floor(index / 2) % documentCategories.length]!.value,
        year: years[Math.floor(index / 2) % years.length]!,
        task: null,
        newest: 1,
        sentAt: timeOf(index),
        version: 1,
        createdAt: timeOf(index),
        removedAt: index % 50 === 0 ? timeOf(index) : null,
      }
    })
    await transaction.insertInto('documents').values(rows).execute()
    await transaction
      .insertInto('documentVersions')
      .values(
        rows.map(({ id, client, name, source, sentAt }) => ({
          document: id,
          number: 1,
          client,
          fileKey: randomUUID(),
          fileName: name,
          kind: 'pdf' as const,
          bytes: 100_000,
          sha256: randomBytes(32).toString('hex'),
          isLocked: 0,
          sentBy: source === 'firm' ? staff : member,
          isByStaff: source === 'firm' ? 1 : 0,
          sentAt,
          seenAt: null,
          reference: newReferenceOf('DO'),
          sentAs: '[]',
        })),
      )
      .execute()
    await transaction
      .insertInto('activity')
      .values(
        rows.map(({ id, client, name, sentAt }) => ({
          id: `${sentAt}-${randomUUID()}`,
          client,
          kind: 'document-sent' as const,
          at: sentAt,
          actor: member,
          isByStaff: 0,
          subjectKind: 'document' as const,
          subject: id,
          name,
          detail: '',
        })),
      )
      .execute()
    const comments = rows
      .filter((_, index) => index % 5 === 0)
      .map(({ id, client, sentAt }) => ({
        reference: newReferenceOf('DC'),
        client,
        subject: id,
        position: 1,
        author: staff,
        isByStaff: 1,
        text: 'Please check the second page.',
        createdAt: sentAt,
      }))
    await transaction.insertInto('comments').values(comments).execute()
  })
  return {
    client: largest,
    member: await addSession(database, member),
    staff: await addSession(database, staff),
  }
}

async function open({ defer }: TrialContext, kind: DatabaseKind, size: Size) {
  const server = await startTestServer({ kind })
  defer(server.close)
  const added = await addRows(server, size)
  // As autovacuum does within a minute.
  if (kind.name === 'PostgreSQL') await sql`analyze`.execute(server.database)
  return { url: server.url, ...added }
}

const inClient = (path: string) => (client: string) => `/api/clients/${client}/${path}`

/** The lists, who asks for them, and at least how many entries their first page has. */
const lists = [
  ['documents', 'member', inClient('documents'), 50],
  ['documents of a category', 'member', inClient('documents?category=gst'), 40],
  ['documents of a year', 'member', inClient('documents?year=2026-27'), 50],
  ['what the firm delivered', 'member', inClient('documents?source=firm'), 50],
  ['documents found by name', 'member', inClient('documents?search=register'), 50],
  ['open tasks', 'member', inClient('tasks'), 50],
  ['done tasks', 'member', inClient('tasks?status=done'), 50],
  ['activity', 'member', inClient('activity'), 20],
  ['documents, for the staff', 'staff', inClient('documents'), 50],
  ['clients, for the staff', 'staff', () => '/api/clients', 50],
  ['clients, for a member', 'member', () => '/api/clients', 1],
] as const

export const documentGrowthTrials: Trial[] = databaseKinds.map((kind) => ({
  name: `documents: growth to 100,000 documents, 20,000 tasks, 5,000 clients, ${kind.name}`,
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const factor = scaled(100)
    const large: Size = {
      documents: small.documents * factor,
      tasks: small.tasks * factor,
      clients: small.clients * factor,
    }
    const servers = [await open(context, kind, small), await open(context, kind, large)] as const
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    defer(() => agent.destroy())
    for (const [what, by, path, least] of lists) {
      const times: [number[], number[]] = [[], []]
      // The first calls compile code and fill caches.
      for (let round = -20; round < 300; round++)
        for (const [index, server] of servers.entries()) {
          const { status, text, ms } = await call(server.url + path(server.client), {
            headers: { Cookie: server[by] },
            agent,
          })
          if (round === -20) {
            const [entries] = Object.values(JSON.parse(text) as Record<string, unknown[]>)
            check(status === 200, `${what}: ${status}`)
            check(entries!.length >= least, `${what}: ${entries!.length} entries`)
          }
          if (round < 0) continue
          times[index]!.push(ms)
          count()
        }
      const [before, after] = times.map((each) => ({
        median: quantile(each, 0.5),
        p95: quantile(each, 0.95),
      })) as [{ median: number; p95: number }, { median: number; p95: number }]
      const growth = after.median / before.median
      check(after.p95 <= 50, `${what}: p95 ${after.p95.toFixed(1)} ms`)
      check(growth <= 1.2, `${what}: median ${before.median.toFixed(2)} to ${after.median.toFixed(2)} ms`)
      note(
        `${what}: median ${before.median.toFixed(2)} to ${after.median.toFixed(2)} ms (${growth.toFixed(2)}), p95 ${before.p95.toFixed(1)} to ${after.p95.toFixed(1)} ms`,
      )
    }
  },
}))
