import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { isPostgres } from '../platform/database/dialect.ts'
import { addAccount } from './accounts.ts'
import { databaseKinds } from './databases.ts'
import type { TestDatabase } from './databases.ts'
import { createMigrated, openMigrated } from './migrated-databases.ts'
import { readTables } from './read-tables.ts'
import { createReused } from './reused-databases.ts'

describe.each(databaseKinds)('Reused databases on $name', (kind) => {
  const opened: { readonly database: Database; readonly storage: TestDatabase }[] = []
  const open = async (create: typeof createReused) => {
    const storage = await create(kind)
    const database = await openMigrated(storage.config)
    opened.push({ database, storage })
    return database
  }
  const closeAll = async () => {
    for (const { database, storage } of opened.splice(0)) {
      await database.destroy()
      await storage.remove()
    }
  }
  afterEach(closeAll)

  test('are separate while both are in use', async () => {
    const [one, other] = [await open(createReused), await open(createReused)]
    await addAccount(one, { username: 'asha', isCheap: true })

    expect(await other.selectFrom('users').select('username').execute()).toEqual([])
  })

  test('have the rows of the migrations, and no others, after a test that stored and deleted some', async () => {
    const fresh = await readTables(await open(createMigrated))
    await closeAll()

    for (const username of ['asha', 'ravi']) {
      const database = await open(createReused)
      expect(await readTables(database)).toEqual(fresh)
      await addAccount(database, { username, isCheap: true })
      await sql`delete from kysely_migration`.execute(database)
      await closeAll()
    }
    expect(await readTables(await open(createReused))).toEqual(fresh)
  })

  test('number rows from the start', async () => {
    const numbers = []
    for (let time = 0; time < 2; time++) {
      const database = await open(createReused)
      const { rows } = await (
        isPostgres(database)
          ? sql<{ name: string }>`select sequencename as name from pg_sequences where schemaname = 'public'`
          : sql<{ name: string }>`select 'none' as name`
      ).execute(database)
      for (const { name } of rows.filter(() => isPostgres(database))) {
        const next = await sql<{ next: number }>`select nextval(${name}::regclass) as next`.execute(database)
        numbers.push(next.rows[0]!.next)
      }
      await closeAll()
    }
    expect(new Set(numbers)).toEqual(new Set(kind.name === 'PostgreSQL' ? [1] : []))
  })

  test('are not reused if a test changed their tables', async () => {
    await sql`create table left_behind (name text)`.execute(await open(createReused))
    await closeAll()

    expect(Object.keys(await readTables(await open(createReused)))).not.toContain('left_behind')
  })
})
