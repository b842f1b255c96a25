/**
 * Clients found by the words of their names. A word is looked up in `client_words`, whose order is that of names; several
 * frequent words together in the full-text index of each database.
 */
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { nameWords } from '@anupalan/server/contract/clients/name-words'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import { endOfPrefix } from '../../platform/database/end-of-prefix.ts'
import type { ClientsTable } from './tables.ts'

/** The rows of the tables by which clients are found. */
export function rowsOfNames(names: readonly { readonly client: string; readonly name: string }[]) {
  const all = names.map(({ client, name }) => ({ client, key: nameKey(name), words: nameWords(name) }))
  return {
    clientNames: all.map(({ client, words }) => ({ client, words: words.join(' ') })),
    clientWords: all.flatMap(({ client, key, words }) =>
      words.map((word) => ({ word, nameKey: key, client })),
    ),
  }
}

/** Stores the words of a client's name. */
export async function indexName(transaction: Transaction, client: string, name: string): Promise<void> {
  const { clientNames, clientWords } = rowsOfNames([{ client, name }])
  await transaction
    .insertInto('clientNames')
    .values(clientNames)
    .onConflict((conflict) =>
      conflict.column('client').doUpdateSet((row) => ({ words: row.ref('excluded.words') })),
    )
    .execute()
  await transaction.deleteFrom('clientWords').where('client', '=', client).execute()
  if (clientWords.length > 0) await transaction.insertInto('clientWords').values(clientWords).execute()
}

/** Words that a search may have; further ones are ignored. */
const MOST_WORDS = 8

export const searchedWords = (search: string): string[] => nameWords(search).slice(0, MOST_WORDS)

/**
 * Ids of clients with words that begin with these, in no order, by the full-text index.
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

/**
 * Whether a client's name has words that begin with these. A subquery of one value: PostgreSQL would read all names first
 * for a join.
 */
export const hasWordsOf = (words: readonly string[], client: 'clients.id' | 'clientWords.client') =>
  sql<boolean>`(select ${sql.join(
    words.map((word) => sql`' ' || words like ${likePattern(` ${word}`)} escape '!'`),
    sql` and `,
  )} from client_names where client_names.client = ${sql.ref(client)})`

const beginsWith = (start: string) =>
  sql<boolean>`client_words.word >= ${start} and client_words.word < ${endOfPrefix(start)}`

/** Rows of `client_words` in their order: by word, then by name. */
export interface FoundByWord {
  readonly clients: readonly string[]
  /** Whether all words that begin so are the same one, so that the clients are in the order of names. */
  readonly isOneWord: boolean
}

/** Clients with a word that begins with this one. One statement, since each costs a search more than its reading. */
export async function findByWord(database: Database, start: string, limit: number): Promise<FoundByWord> {
  const rows = await database
    .selectFrom('clientWords')
    .select(['client', 'word'])
    .select((each) =>
      each
        .selectFrom('clientWords')
        .select('clientWords.word')
        .where(beginsWith(start))
        .orderBy('clientWords.word', 'desc')
        .limit(1)
        .as('lastWord'),
    )
    .where(beginsWith(start))
    .orderBy('word')
    .orderBy('nameKey')
    .orderBy('client')
    .limit(limit)
    .execute()
  return {
    clients: rows.map(({ client }) => client),
    isOneWord: rows[0]?.word === rows[0]?.lastWord,
  }
}

/** Words of names that begin with another, of which each is read in the order of names. */
const MOST_CONTINUATIONS = 32

/** The words of names that begin with a word; `undefined` if there are more than `MOST_CONTINUATIONS`. */
async function findContinuations(database: Database, start: string): Promise<string[] | undefined> {
  // Goes from each word to the next in the index, and reads no other of its rows.
  const { rows } = await sql<{ word: string }>`
    with recursive found (word) as (
      select min(word) from client_words where ${beginsWith(start)}
      union all
      select (select min(client_words.word) from client_words
        where client_words.word > found.word and client_words.word < ${endOfPrefix(start)})
      from found where found.word is not null
    )
    select word from found where word is not null limit ${MOST_CONTINUATIONS + 1}`.execute(database)
  return rows.length > MOST_CONTINUATIONS ? undefined : rows.map(({ word }) => word)
}

/** Rows of words that are sorted, or counted to find the least frequent of several words. */
const MOST_SORTED = 10_000

/** How many rows have words that begin with this one: `MOST_SORTED` if they are more. */
async function countRows(database: Database, start: string): Promise<number> {
  const { count } = await database
    .selectFrom((words) =>
      words.selectFrom('clientWords').select('word').where(beginsWith(start)).limit(MOST_SORTED).as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Some words, the least frequent first. */
async function sortByFrequency(database: Database, words: readonly string[]): Promise<readonly string[]> {
  if (words.length < 2) return words
  const counted: { word: string; count: number }[] = []
  for (const word of words) counted.push({ word, count: await countRows(database, word) })
  return counted.toSorted((a, b) => a.count - b.count).map(({ word }) => word)
}

export interface FirstByName {
  /** User name; `null` for clients of nobody; `undefined` for all. */
  readonly consultant: string | null | undefined
  readonly order: 'asc' | 'desc'
  /** Only those that follow it. */
  readonly last: Pick<ClientsTable, 'nameKey' | 'id'> | undefined
  readonly limit: number
}

/**
 * Ids that contain those of the first clients, in the order of names, with words that begin with these, however many
 * there are.
 *
 * @param words from `searchedWords`
 * @returns `undefined` if most clients can be expected to have them
 */
export async function findFirstByName(
  database: Database,
  words: readonly string[],
  { consultant, order, last, limit }: FirstByName,
): Promise<string[] | undefined> {
  for (const start of await sortByFrequency(database, words)) {
    const continuations = await findContinuations(database, start)
    if (!continuations && (await countRows(database, start)) === MOST_SORTED) continue
    const others = words.filter((word) => word !== start)
    const follows = order === 'asc' ? sql`>` : sql`<`
    const ofConsultant = sql`(select consultant from clients where clients.id = client_words.client)`
    const ids = new Set<string>()
    for (const word of continuations ?? [undefined]) {
      const rows = await database
        .selectFrom('clientWords')
        .select(['nameKey', 'client'])
        .where(word === undefined ? beginsWith(start) : sql<boolean>`word = ${word}`)
        // A name may have several words that begin with the same one.
        .$if(word === undefined, (query) => query.distinct())
        .$if(last !== undefined, (query) =>
          query.where(sql<boolean>`(name_key, client) ${follows} (${last!.nameKey}, ${last!.id})`),
        )
        .$if(consultant !== undefined, (query) =>
          query.where(
            consultant === null
              ? sql<boolean>`${ofConsultant} is null`
              : sql<boolean>`${ofConsultant} = ${consultant}`,
          ),
        )
        .$if(others.length > 0, (query) => query.where(hasWordsOf(others, 'clientWords.client')))
        .orderBy('nameKey', order)
        .orderBy('client', order)
        .limit(limit)
        .execute()
      for (const { client } of rows) ids.add(client)
    }
    return [...ids]
  }
  return undefined
}
