/** Clients found by the words of their names, by the full-text index of each database. */
import { nameWords } from '@anupalan/server/contract/clients/name-words'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isPostgres } from '../../platform/database/dialect.ts'

/** Stores the words of a client's name. */
export async function indexName(transaction: Transaction, client: string, name: string): Promise<void> {
  const words = nameWords(name).join(' ')
  await transaction
    .insertInto('clientNames')
    .values({ client, words })
    .onConflict((conflict) => conflict.column('client').doUpdateSet({ words }))
    .execute()
}

/** Words that a search may have; further ones are ignored. */
const MOST_WORDS = 8

export const searchedWords = (search: string): string[] => nameWords(search).slice(0, MOST_WORDS)

/**
 * Ids of clients with words that begin with these, in no order.
 *
 * @param words from `searchedWords`: letters, marks and digits, so none of them ends a quotation
 */
export async function findByName(
  database: Database,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = isPostgres(database)
    ? await sql<{ client: string }>`
        select client from client_names
        where search @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery limit ${limit}`.execute(
        database,
      )
    : await sql<{ client: string }>`
        select client_names.client from client_search
        join client_names on client_names.id = client_search.rowid
        where client_search match ${words.map((word) => `"${word}"*`).join(' ')} limit ${limit}`.execute(
        database,
      )
  return rows.map(({ client }) => client)
}
