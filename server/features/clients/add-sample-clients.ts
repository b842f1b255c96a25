/** Sample clients of the sample accounts, for a first look on one's own machine. */
import { nameKey } from '@anupalan/server/contract/core/name-key'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { insertClient } from './manage-clients.ts'

interface SampleClient {
  readonly profile: ClientProfile
  readonly members: readonly string[]
  /** Invented. */
  readonly pan?: string
  /** Invented. */
  readonly gstin?: string
}

/** Two clients of one person, and one of another. */
const sampleClients: readonly SampleClient[] = [
  {
    members: ['asha'],
    pan: 'ABCPR1234F',
    gstin: '29ABCPR1234F1ZU',
    profile: {
      name: 'Rao Textiles',
      constitution: 'proprietorship',
      gst: 'monthly',
      state: '29',
      filing: 'business',
      advanceTax: 'instalments',
      turnover: 'up-to-2-crore',
      tdsDeductor: true,
      payroll: ['pf', 'esi'],
    },
  },
  {
    members: ['asha'],
    pan: 'ABCPR1234F',
    profile: {
      name: 'Asha Rao',
      constitution: 'individual',
      gst: 'none',
      state: '29',
      filing: 'business',
      advanceTax: 'instalments',
      turnover: 'unknown',
      tdsDeductor: false,
      payroll: [],
    },
  },
  {
    members: ['farhan'],
    pan: 'AAEFQ3306M',
    gstin: '27AAEFQ3306M1Z4',
    profile: {
      name: 'Qureshi Exports LLP',
      constitution: 'llp',
      gst: 'qrmp',
      state: '27',
      filing: 'business',
      advanceTax: 'instalments',
      turnover: 'up-to-5-crore',
      tdsDeductor: true,
      payroll: [],
    },
  },
]

/** Adds the clients whose names do not exist yet. */
export async function addSampleClients(context: Context): Promise<readonly string[]> {
  const { database, clock, ports } = context
  for (const { profile, members, ...identifiers } of sampleClients)
    await store(database, async (transaction) => {
      const existing = await transaction
        .selectFrom('clients')
        .select('id')
        .where('nameKey', '=', nameKey(profile.name))
        .executeTakeFirst()
      if (existing) return
      const now = clock()
      const people = await ports.people.find(transaction, ['imran', ...members])
      const consultant = people.has('imran') ? 'imran' : null
      const { id } = await insertClient(context, transaction, { profile, consultant, ...identifiers }, now)
      for (const username of members)
        if (people.has(username))
          await transaction
            .insertInto('clientMembers')
            .values({ client: id, username, access: 'full', addedAt: now.toISOString() })
            .execute()
    })
  return []
}
