/** Documents by their year, for the end of the time that they are kept. */
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { endOfYear } from '@anupalan/server/contract/retention/erasable'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Papers } from '../../platform/ports.ts'

/** Documents of one deletion: databases limit the parameters of a query. */
const STEP_DOCUMENTS = 500

/** Clients with a document of a year or an earlier one, once each: each part reads the index alone. */
const clientsUpTo = (database: Database, upTo: string) =>
  database
    .selectFrom('documents')
    .select('client')
    .where('year', '<=', upTo)
    .union(
      database
        .selectFrom('documents')
        .select('client')
        .where('year', 'is', null)
        .where('sentAt', '<', endOfYear(upTo)),
    )

export const papers: Papers = {
  async has(database, { client, document }) {
    const found = await database
      .selectFrom('documents')
      .select('id')
      .where('id', '=', document)
      .where('client', '=', client)
      .executeTakeFirst()
    return found !== undefined
  },

  async namesOf(database, documents) {
    if (documents.length === 0) return new Map()
    const rows = await database
      .selectFrom('documents')
      .select(['id', 'name'])
      .where('id', 'in', documents)
      .execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  },

  async clients(database, { upTo, after, limit }) {
    const last =
      after === ''
        ? undefined
        : await database
            .selectFrom('clients')
            .select(['id', 'nameKey'])
            .where('id', '=', after)
            .executeTakeFirst()
    const rows = await database
      .selectFrom('clients')
      .innerJoin(clientsUpTo(database, upTo).as('due'), 'due.client', 'clients.id')
      .select(['clients.id', 'clients.profile'])
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(name_key, clients.id) > (${last!.nameKey}, ${last!.id})`),
      )
      .orderBy('clients.nameKey')
      .orderBy('clients.id')
      .limit(limit)
      .execute()
    return rows.map(({ id, profile }) => ({ id, profile: JSON.parse(profile) as ClientProfile }))
  },

  of: (database, clients, upTo) =>
    database
      .selectFrom('documents')
      .select(['id', 'client', 'category', 'deliveredAs', 'year', 'sentAt'])
      .where('client', 'in', clients)
      .where((row) =>
        row.or([
          row('year', '<=', upTo),
          row.and([row('year', 'is', null), row('sentAt', '<', endOfYear(upTo))]),
        ]),
      )
      .orderBy('id')
      .execute(),

  async erase(transaction, client, ids) {
    for (let from = 0; from < ids.length; from += STEP_DOCUMENTS) {
      const step = ids.slice(from, from + STEP_DOCUMENTS)
      await transaction.deleteFrom('documents').where('client', '=', client).where('id', 'in', step).execute()
      for (const table of ['comments', 'commentReads', 'activity'] as const)
        await transaction
          .deleteFrom(table)
          .where('client', '=', client)
          .where('subject', 'in', step)
          .execute()
    }
  },
}
