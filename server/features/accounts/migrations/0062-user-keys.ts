import { userKeys } from '@anupalan/server/contract/accounts/user-keys'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../../../platform/database/dialect.ts'

/** The keys by which accounts are found, in the order of keys and in that of accounts. */
export const userKeysTable: Migration = {
  async up(database) {
    const onPostgres = isPostgres(database)
    // By bytes on both databases: the range of a prefix depends on the order.
    const text = onPostgres ? sql`text collate "C"` : 'text'
    await database.schema
      .createTable('user_keys')
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('user_keys_key', ['key', 'username'])
      .$call((table) => (onPostgres ? table : table.modifyEnd(sql`without rowid`)))
      .execute()
    await database.schema
      .createIndex('user_keys_username')
      .on('user_keys')
      .columns(['username', 'key'])
      .execute()
    await addKeys(database)
  },
}

/** Accounts of one step. */
const STEP_USERS = 500

async function addKeys(
  database: Kysely<{
    users: { username: string; full_name: string; email: string }
    user_keys: { key: string; username: string }
  }>,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await database
      .selectFrom('users')
      .select(['username', 'full_name as name', 'email'])
      .where('username', '>', after)
      .orderBy('username')
      .limit(STEP_USERS)
      .execute()
    if (rows.length === 0) return
    const keys = rows.flatMap(({ username, name, email }) =>
      userKeys({ username, fullName: name, email }).map((key) => ({ key, username })),
    )
    await database.insertInto('user_keys').values(keys).execute()
    after = rows.at(-1)!.username
  }
}
