import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { backUp, restore } from './backup.ts'
import { migrations } from '../../features.ts'
import { StorageError, ping, store } from './database.ts'
import { migrate, openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { databaseFile } from './sqlite.ts'

const feedback = {
  reference: 'FB-0000-0000-0000',
  receivedAt: '2026-11-20T08:30:00.000Z',
  score: 5,
  source: '/',
  category: 'general',
} as const

describe.each(databaseKinds)('the database, $name', (kind) => {
  let storage: TestDatabase
  let database: Database

  beforeEach(async () => {
    storage = await kind.create()
    database = await openDatabase(storage.config, migrations)
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  test('runs each migration once', async () => {
    await database.insertInto('feedback').values(feedback).execute()
    await migrate(database, migrations)
    expect(await database.selectFrom('feedback').selectAll().execute()).toEqual([feedback])
  })

  test('keeps nothing of migrations of which one fails, and runs them again', async () => {
    const first = {
      up: async (schema: Database) => void (await sql`create table extra (name text)`.execute(schema)),
    }
    const fill = (schema: Database) => sql`insert into extra (name) values ('one')`.execute(schema)
    const cause = new Error('half way')
    const failing = {
      up: async (schema: Database) => {
        await fill(schema)
        await sql`alter table extra add column more text`.execute(schema)
        throw cause
      },
    }
    const half = migrate(database, { ...migrations, '9998-first': first, '9999-second': failing })
    await expect(half).rejects.toHaveProperty('cause', cause)
    await expect(sql`select * from extra`.execute(database)).rejects.toThrow(/extra/)

    const whole = { up: async (schema: Database) => void (await fill(schema)) }
    await migrate(database, { ...migrations, '9998-first': first, '9999-second': whole })
    expect((await sql`select * from extra`.execute(database)).rows).toEqual([{ name: 'one' }])
  })

  test('rejects values that the contract does not accept', async () => {
    await expect(
      database
        .insertInto('feedback')
        // The type does not accept it either.
        .values({ ...feedback, score: 6 as 5 })
        .execute(),
    ).rejects.toThrow(/check constraint/i)
  })

  test('stores all of a transaction or none of it, and throws a StorageError', async () => {
    const cause = new Error('half way')
    const half = store(database, async (transaction) => {
      await transaction.insertInto('feedback').values(feedback).execute()
      throw cause
    })
    await expect(half).rejects.toThrow(StorageError)
    await expect(half).rejects.toHaveProperty('cause', cause)
    expect(await database.selectFrom('feedback').selectAll().execute()).toEqual([])
  })

  test('returns counts as numbers', async () => {
    const counted = await database
      .selectFrom('feedback')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(counted.count).toBe(0)
  })

  test('fails once it is closed', async () => {
    await ping(database)
    await database.destroy()
    await expect(ping(database)).rejects.toThrow(StorageError)
  })
})

describe('SQLite', () => {
  let folder: string
  let database: Database

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-database-'))
    database = await openDatabase({ dataDir: join(folder, 'new/data') }, migrations)
  })
  afterEach(async () => {
    await database.destroy()
    rmSync(folder, { recursive: true })
  })

  test('is a file that only its owner can access', () => {
    expect(statSync(join(folder, 'new/data', databaseFile)).isFile()).toBe(true)
    expect(statSync(join(folder, 'new/data')).mode & 0o777).toBe(0o700)
  })

  test('has WAL, synced commits, foreign keys, a busy timeout and secure delete', async () => {
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('busy_timeout')).toBe(5000)
    expect(await pragma('secure_delete')).toBe(1)
  })

  test('keeps the rows that refer to a table which a migration replaces, and allows none without their row', async () => {
    const run = (...statements: readonly string[]) => ({
      up: async (schema: Database) => {
        for (const statement of statements) await sql.raw(statement).execute(schema)
      },
    })
    const tables = run(
      'create table parents (id text primary key)',
      'create table children (parent text not null references parents (id) on delete cascade)',
      "insert into parents values ('one')",
      "insert into children values ('one')",
    )
    const replaced = run(
      'create table new_parents (id text primary key, name text)',
      'insert into new_parents (id) select id from parents',
      'drop table parents',
      'alter table new_parents rename to parents',
    )
    const children = async () => (await sql`select * from children`.execute(database)).rows
    const done = { ...migrations, '9997-tables': tables, '9998-replaced': replaced }
    await migrate(database, done)
    expect(await children()).toEqual([{ parent: 'one' }])

    const emptied = migrate(database, { ...done, '9999-emptied': run('delete from parents') })
    await expect(emptied).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('rows of children refer to'),
    )
    expect(await children()).toEqual([{ parent: 'one' }])
    await sql`delete from parents`.execute(database)
    expect(await children()).toEqual([])
  })

  test('keeps a statement that it has prepared, also after a change of the schema', async () => {
    const prepare = vi.spyOn(SQLite.prototype, 'prepare')
    const read = () => database.selectFrom('feedback').selectAll().execute()
    await database.insertInto('feedback').values(feedback).execute()
    await read()
    const prepared = prepare.mock.calls.length
    expect(await read()).toEqual([feedback])
    expect(prepare).toHaveBeenCalledTimes(prepared)
    await sql`alter table feedback add column extra text default 'more'`.execute(database)
    expect(await read()).toEqual([{ ...feedback, extra: 'more' }])
    for (let index = 0; index < 300; index++) await sql`select ${sql.lit(index)}`.execute(database)
    prepare.mockClear()
    await read()
    expect(prepare).toHaveBeenCalledTimes(1)
    prepare.mockRestore()
  })

  test('prevents writes between the read and the write of a transaction', async () => {
    const other = new SQLite(join(folder, 'new/data', databaseFile), { timeout: 0 })
    const insert = other.prepare(
      "insert into page_views (day, path, views) values ('2026-11-20', '/', 1) on conflict do nothing",
    )
    const stored = store(database, async (transaction) => {
      await transaction.selectFrom('feedback').selectAll().execute()
      // A command concurrent to the server, without a busy timeout.
      const written = (() => {
        try {
          return insert.run().changes
        } catch (error) {
          return (error as Error & { code: string }).code
        }
      })()
      await transaction.insertInto('feedback').values(feedback).execute()
      return written
    })
    expect(await stored).toBe('SQLITE_BUSY')
    expect(insert.run().changes).toBe(1)
    other.close()
  })

  test('that is damaged or empty is not opened, with instructions; a backup can replace it', async () => {
    const path = join(folder, 'new/data', databaseFile)
    const settings = { dataDir: join(folder, 'new/data') }
    await database.insertInto('feedback').values(feedback).execute()
    const backup = join(folder, 'backup')
    await backUp(settings, backup, [])
    await database.destroy()
    const sound = readFileSync(path)

    const page = Buffer.from(sound)
    // A corrupted page of a table.
    page.fill(0xa5, 4096 * 3, 4096 * 4)
    for (const [bytes, why] of [
      [Buffer.alloc(0), 'is empty'],
      [Buffer.from('no database at all'.repeat(100)), 'is damaged (file is not a database)'],
      [page, 'is damaged ('],
    ] as const) {
      writeFileSync(path, bytes)
      const opening = openDatabase(settings, migrations)
      await expect(opening).rejects.toThrow(`${path} ${why}`)
      await expect(opening).rejects.toThrow('npm run restore -- <backup> --replace')
      expect(readFileSync(path).equals(bytes)).toBe(true)

      await restore(settings, backup, { isReplacing: true })
      database = await openDatabase(settings, migrations)
      expect(await database.selectFrom('feedback').selectAll().execute()).toEqual([feedback])
      await database.destroy()
    }
  })

  test('runs concurrent transactions one after another', async () => {
    const one = (score: 1 | 2) =>
      store(database, async (transaction) => {
        const reference = `FB-0000-0000-000${score}`
        await transaction
          .insertInto('feedback')
          .values({ ...feedback, reference, score })
          .execute()
        const { length } = await transaction.selectFrom('feedback').selectAll().execute()
        return length
      })
    expect(await Promise.all([one(1), one(2)])).toEqual([1, 2])
  })
})
