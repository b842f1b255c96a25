/** Accounts found by the beginnings of their user names, addresses and the words of their names. */
import { searchKey } from '@anupalan/server/contract/core/name-key'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { endOfPrefix } from '../../../platform/database/end-of-prefix.ts'
import { findKeys } from '../../../platform/database/find-keys.ts'

export interface UserPage {
  readonly search: string
  readonly kind: 'all' | 'staff'
  /** The last user name of the previous page; empty for the first one. */
  readonly after: string
  readonly limit: number
}

/** Most keys that begin with a search whose accounts are all read and sorted. */
const FEW_KEYS = 50

/** Accounts that are read in their order and compared before others are sought: a frequent search fills a page by then. */
const COMPARED_USERS = 1_000

const beginsWith = (prefix: string) => sql<boolean>`key >= ${prefix} and key < ${endOfPrefix(prefix)}`

/** A subquery of one value: for `exists`, PostgreSQL would read all keys that begin so first. */
const isFoundBy = (prefix: string) =>
  sql<boolean>`(select 1 from user_keys where user_keys.username = users.username and ${beginsWith(prefix)} limit 1) = 1`

const selectUsers = (database: Database, { kind, after, limit }: UserPage) =>
  database
    .selectFrom('users')
    .select('username')
    .where('username', '>', after)
    // As the condition of the index `users_staff`, which SQLite uses for the same literal only.
    .$if(kind === 'staff', (query) => query.where('role', '<>', sql.lit('client')))
    .orderBy('username')
    .limit(limit)

const read = async (query: { execute(): Promise<readonly { username: string }[]> }) =>
  (await query.execute()).map(({ username }) => username)

/** User names, in their order, of a page of the accounts that a search finds. */
export async function findUsernames(database: Database, page: UserPage): Promise<string[]> {
  const { kind, after, limit } = page
  const prefix = searchKey(page.search)
  const selected = selectUsers(database, page)
  if (prefix === '') return read(selected)
  // The staff are few.
  if (kind === 'staff') return read(selected.where(isFoundBy(prefix)))

  const keysOf = database.selectFrom('userKeys').select('username').where(beginsWith(prefix))
  const few = await read(keysOf.limit(FEW_KEYS + 1))
  if (few.length === 0) return []
  if (few.length <= FEW_KEYS) return read(selected.where('username', 'in', [...new Set(few)]))

  const compared = await read(
    database
      .selectFrom(selectUsers(database, { ...page, limit: COMPARED_USERS }).as('users'))
      .select('username')
      .where(isFoundBy(prefix))
      .orderBy('username')
      .limit(limit),
  )
  if (compared.length === limit) return compared

  const following = database
    .selectFrom('userKeys')
    .select('username')
    .where('username', '>', after)
    .orderBy('username')
    .limit(limit)
  const keys = await findKeys(database, 'user_keys', prefix)
  if (!keys) return read(following.where(beginsWith(prefix)).distinct())
  const found = new Set<string>()
  for (const key of keys)
    for (const username of await read(following.where('key', '=', key))) found.add(username)
  return found.size === 0 ? [] : read(selected.where('username', 'in', [...found]))
}
