import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from '../clients/manage-clients.ts'
import { eraseErasureMails, queueErasureMails } from './erasure-mails.ts'
import type { ErasuresTable } from './tables.ts'

const profile: ClientProfile = {
  name: 'राव <b>Textiles</b>',
  constitution: 'proprietorship',
  gst: 'monthly',
  state: '29',
  filing: 'business',
  advanceTax: 'none',
  turnover: 'up-to-2-crore',
  tdsDeductor: false,
  payroll: [],
}

const kept = [
  {
    year: '2026-27',
    until: '2034-03-31',
    law: 'Income-tax Rules 2026, rule 46',
    confirm: true,
    documents: 3,
    returns: 1,
  },
] as const

describe.each(databaseKinds)('the mails about an erasure, on $name', (kind) => {
  let now: Date
  let server: TestServer
  beforeEach(async () => {
    // At night in India: unlike mails that can wait, it is sent at once.
    now = new Date('2026-11-25T18:00:00.000Z')
    server = await startTestServer({
      kind,
      clock: () => now,
      settings: { PUBLIC_URL: 'https://testing.example' },
    })
  })
  afterEach(() => server.close())

  const mails = () => server.database.selectFrom('outbox').selectAll().where('kind', '=', 'erasure').execute()

  async function erase(left: readonly (typeof kept)[number][]) {
    const members = [
      await addAccount(server.database, { now, isCheap: true }),
      await addAccount(server.database, { now, isCheap: true }),
      await addAccount(server.database, { now, isCheap: true }),
    ]
    const client = await store(server.database, (transaction) =>
      insertClient({ ports }, transaction, { profile, consultant: null }, now),
    )
    for (const username of members)
      await server.database
        .insertInto('clientMembers')
        .values({ client: client.id, username, access: 'limited', addedAt: now.toISOString() })
        .execute()
    await server.database
      .updateTable('users')
      .set({ disabledAt: now.toISOString() })
      .where('username', '=', members[2]!)
      .execute()
    const erasure: ErasuresTable = {
      id: 'erasure',
      client: client.id,
      requestedBy: members[0]!,
      requestedAt: '2026-11-20T20:00:00.000Z',
      preparedBy: null,
      preparedAt: null,
      confirmedBy: null,
      confirmedAt: null,
      withdrawnAt: null,
      finishedAt: null,
    }
    await store(server.database, (transaction) =>
      queueErasureMails(server.context, transaction, {
        client: { id: client.id, profile },
        erasure,
        kept: left,
        now,
      }),
    )
    return members
  }

  test('go to each member whose account is not disabled, with what is kept until when by which law', async () => {
    const members = await erase(kept)
    const queued = await mails()
    const people = await ports.people.find(server.database, members)
    expect(queued.map(({ recipient }) => recipient).toSorted()).toEqual(
      [people.get(members[0]!)!.email, people.get(members[1]!)!.email].toSorted(),
    )
    for (const { subject, body, html, unsubscribe } of queued) {
      expect(subject).not.toContain('राव')
      // The day in India.
      expect(body).toContain('as requested on 21 November 2026')
      expect(body).toContain('Tax year 2026-27: Until 31 March 2034\nIncome-tax Rules 2026, rule 46')
      expect(body).toContain('https://testing.example/auth/account')
      expect(html).toContain('राव &lt;b&gt;Textiles&lt;/b&gt;')
      expect(unsubscribe).toBeNull()
    }
  })

  test('say so if nothing is kept, and are erased after 30 days', async () => {
    await erase([])
    expect((await mails())[0]?.body).toContain('No law requires us to keep any of it.')
    now = new Date('2026-12-25T17:59:00.000Z')
    await eraseErasureMails(server.context)
    expect(await mails()).toHaveLength(2)
    now = new Date('2026-12-25T18:01:00.000Z')
    await eraseErasureMails(server.context)
    expect(await mails()).toEqual([])
  })
})
