import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** PAN and GSTIN of clients. Neither is unique: a person and their proprietorship have one PAN. */
export const clientIdentifiers: Migration = {
  async up({ schema }) {
    await schema.alterTable('clients').addColumn('pan', 'text').execute()
    await schema.alterTable('clients').addColumn('gstin', 'text').execute()
    for (const column of ['pan', 'gstin'])
      await schema
        .createIndex(`clients_${column}`)
        .on('clients')
        .column(column)
        .where(sql.ref('erased_at'), 'is', null)
        .execute()
  },
}
