import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../../../platform/database/dialect.ts'

/** The words of names in the order of names, for the first page of a word that many of them have. */
export const clientWords: Migration = {
  async up(database) {
    const onPostgres = isPostgres(database)
    // By bytes on both databases: the range of a prefix depends on the order.
    const text = onPostgres ? sql`text collate "C"` : 'text'
    await database.schema
      .createTable('client_words')
      .addColumn('word', text, (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('client_words_key', ['word', 'name_key', 'client'])
      .$call((table) => (onPostgres ? table : table.modifyEnd(sql`without rowid`)))
      .execute()
    await database.schema.createIndex('client_words_client').on('client_words').column('client').execute()
    await addWords(database)
  },
}

/** Clients of one step. */
const STEP_CLIENTS = 500

async function addWords(
  database: Kysely<{
    clients: { id: string; name_key: string }
    client_names: { client: string; words: string }
    client_words: { word: string; name_key: string; client: string }
  }>,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await database
      .selectFrom('client_names')
      .innerJoin('clients', 'clients.id', 'client_names.client')
      .select(['client_names.client', 'client_names.words', 'clients.name_key as key'])
      .where('client_names.client', '>', after)
      .orderBy('client_names.client')
      .limit(STEP_CLIENTS)
      .execute()
    if (rows.length === 0) return
    const words = rows.flatMap(({ client, words: all, key }) =>
      all.split(' ').flatMap((word) => (word === '' ? [] : { word, name_key: key, client })),
    )
    if (words.length > 0) await database.insertInto('client_words').values(words).execute()
    after = rows.at(-1)!.client
  }
}
