/** Secrets that all instances share: of the settings, or made once and kept in the database. */
import { randomBytes } from 'node:crypto'
import { load, store } from './database.ts'
import type { Database } from './database.ts'

/**
 * The secret of a name, made by whoever asks first.
 *
 * @throws StorageError
 */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  const found = await load(database, (reading) => findSecret(reading, name))
  if (found !== undefined) return found
  return store(database, async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // Of two that made one at once, both take the one that is stored.
    return (await findSecret(transaction, name))!
  })
}

async function findSecret(database: Database, name: string): Promise<string | undefined> {
  const row = await database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
