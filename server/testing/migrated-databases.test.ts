import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { migrations } from '../features.ts'
import type { Database } from '../platform/database/database.ts'
import { addAccount } from './accounts.ts'
import { databaseKinds } from './databases.ts'
import type { TestDatabase } from './databases.ts'
import { createMigrated, openMigrated } from './migrated-databases.ts'

describe.each(databaseKinds)('Migrated databases on $name', (kind) => {
  const opened: { readonly database: Database; readonly storage: TestDatabase }[] = []
  const open = async () => {
    const storage = await createMigrated(kind)
    const database = await openMigrated(storage.config)
    opened.push({ database, storage })
    return database
  }
  afterEach(async () => {
    for (const { database, storage } of opened.splice(0)) {
      await database.destroy()
      await storage.remove()
    }
  })

  test('have had every migration', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      await open(),
    )

    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted())
  })

  test('are separate', async () => {
    const [one, other] = [await open(), await open()]
    await addAccount(one, { username: 'asha', isCheap: true })

    expect(await one.selectFrom('users').select('username').execute()).toEqual([{ username: 'asha' }])
    expect(await other.selectFrom('users').select('username').execute()).toEqual([])
  })
})
