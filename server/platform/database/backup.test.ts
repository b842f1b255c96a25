import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createReference } from '@anupalan/server/contract'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { applicationFiles } from '../../features/applications/application-files.ts'
import { BackupError, backUp, restore as restoreBackup } from './backup.ts'
import { migrations } from '../../features.ts'
import { store } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { filesFolder, openFiles } from '../files/file-store.ts'
import { queueMail } from '../mail/outbox.ts'

const enquiry = {
  firstName: 'आशा',
  lastName: 'राव',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'other',
  message: 'Two lines,\nof a message.',
  privacy: 1,
  receivedAt: '2026-11-20T08:30:00.000Z',
} as const

const application = {
  receivedAt: '2026-11-20T08:30:00.000Z',
  opening: 'gst-associate',
  name: 'Lakshmi Narayanan',
  email: 'lakshmi@example.in',
  phone: '+91 98450 12345',
  note: '',
  consent: 1,
  cvName: 'cv.pdf',
  cvKind: 'pdf',
  cvBytes: 10,
  cvSha256: '0'.repeat(64),
} as const

describe.each(databaseKinds)('a backup, of $name', (kind) => {
  let storage: TestDatabase
  let other: TestDatabase
  let folder: string
  let file: string
  let open: Database[]

  beforeEach(async () => {
    storage = await kind.create()
    other = await kind.create()
    folder = mkdtempSync(join(tmpdir(), 'anupalan-backup-'))
    file = join(folder, 'backup')
    open = []
  })
  afterEach(async () => {
    await close()
    for (const each of [storage, other]) await each.remove()
    rmSync(folder, { recursive: true })
  })

  const close = async () => {
    for (const database of open.splice(0)) await database.destroy()
  }
  const openOne = async ({ config }: TestDatabase) => {
    const database = await openDatabase(config, migrations)
    open.push(database)
    return database
  }

  /** An enquiry and its mail, in one transaction. */
  const write = (database: Database) =>
    store(database, async (transaction) => {
      const reference = createReference('EN', (size) => crypto.getRandomValues(new Uint8Array(size)))
      await transaction
        .insertInto('enquiries')
        .values({ ...enquiry, reference })
        .execute()
      await queueMail(
        transaction,
        { kind: 'enquiry', to: 'office@example.in', subject: reference, body: enquiry.message },
        new Date(),
      )
      return reference
    })

  const contents = async (database: Database) => ({
    enquiries: await database.selectFrom('enquiries').selectAll().orderBy('reference').execute(),
    mails: (await database.selectFrom('outbox').select('subject').orderBy('subject').execute()).map(
      ({ subject }) => subject,
    ),
  })

  const restore = (isReplacing = false) => restoreBackup(other.config, file, { isReplacing })

  test('brings everything back, in a database that was never used', async () => {
    const database = await openOne(storage)
    await write(database)
    await write(database)
    const before = await contents(database)
    await backUp(storage.config, file, [applicationFiles])
    await restore()
    expect(await contents(await openOne(other))).toEqual(before)
    expect(before.enquiries).toHaveLength(2)
  })

  test('"consistent during writes": each transaction is in it whole or not at all, and what was written before it is', async () => {
    const database = await openOne(storage)
    for (let index = 0; index < 50; index++) await write(database)
    const before = (await contents(database)).mails
    const enough = new AbortController()
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!enough.signal.aborted) {
          await write(database)
          // SQLite answers at once, and would leave no turn to anything else.
          await setImmediate()
        }
      }),
    )
    await backUp(storage.config, file, [applicationFiles])
    enough.abort()
    await writing
    await restore()
    const { enquiries, mails } = await contents(await openOne(other))
    expect(mails).toEqual(enquiries.map(({ reference }) => reference))
    expect(mails).toEqual(expect.arrayContaining(before))
  })

  test('is one folder for its owner only, and replaces no other', async () => {
    await write(await openOne(storage))
    const umask = process.umask(0o077)
    await backUp(storage.config, file, [applicationFiles])
    process.umask(umask)
    const inside = () => readdirSync(file, { recursive: true, encoding: 'utf8' }).toSorted()
    for (const path of [file, ...inside().map((name) => join(file, name))])
      expect([path, statSync(path).mode & 0o077]).toEqual([path, 0])
    const names = inside()
    expect(names).toContain(kind.name === 'SQLite' ? 'database.sqlite' : 'database.dump')
    const bytes = readFileSync(
      join(
        file,
        names.find((name) => name.startsWith('database.'))!,
      ),
    )
    await expect(backUp(storage.config, file, [applicationFiles])).rejects.toThrow(`${file} is there already`)
    expect(inside()).toEqual(names)
    expect(
      readFileSync(
        join(
          file,
          names.find((name) => name.startsWith('database.'))!,
        ),
      ),
    ).toEqual(bytes)
    expect(readdirSync(folder)).toEqual(['backup'])
  })

  const filesOf = ({ config }: TestDatabase) => openFiles(config.dataDir, 'applications')
  const bytesOf = (on: TestDatabase, key: string) =>
    readFileSync(join(on.config.dataDir, filesFolder, 'applications', key.slice(0, 2), key), 'utf8')

  /** An application and its CV, in the order in which they are stored. */
  async function apply(database: Database, text: string): Promise<string> {
    const begun = await filesOf(storage).begin()
    await begun.write(Buffer.from(text))
    await begun.finish()
    const key = await begun.keep()
    await store(database, (transaction) =>
      transaction
        .insertInto('applications')
        .values({
          ...application,
          reference: createReference('AP', (size) => crypto.getRandomValues(new Uint8Array(size))),
          cvKey: key,
        })
        .execute(),
    )
    return key
  }

  /** As applications are erased: the row goes first. */
  async function erase(database: Database, key: string): Promise<void> {
    await database.deleteFrom('applications').where('cvKey', '=', key).execute()
    await filesOf(storage).remove(key)
  }

  const keysOf = async (database: Database) =>
    (await database.selectFrom('applications').select('cvKey').execute()).map(({ cvKey }) => cvKey)

  test('takes the files of its rows with it, and no others, and puts them back', async () => {
    const database = await openOne(storage)
    const [one, other_] = [await apply(database, 'the first CV'), await apply(database, 'the second CV')]
    const unknown = await apply(database, 'of a row that is gone')
    await database.deleteFrom('applications').where('cvKey', '=', unknown).execute()
    expect(await backUp(storage.config, file, [applicationFiles])).toEqual({ missing: [] })
    const names = readdirSync(join(file, 'files'), { recursive: true, withFileTypes: true })
    expect(
      names
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([one, other_].toSorted())
    await restore()
    expect((await keysOf(await openOne(other))).toSorted()).toEqual([one, other_].toSorted())
    expect(bytesOf(other, one)).toBe('the first CV')
    // Again, as after a restore that was cut off: what is there already is not in the way.
    await close()
    await restore(true)
    expect(bytesOf(other, other_)).toBe('the second CV')
  })

  test('is consistent: whatever comes and goes meanwhile, each row that is in it has its file', async () => {
    const database = await openOne(storage)
    const old: string[] = []
    for (let index = 0; index < 30; index++) old.push(await apply(database, `CV ${index}`))
    const enough = new AbortController()
    const coming = (async () => {
      for (let index = 0; !enough.signal.aborted; index++) await apply(database, `new CV ${index}`)
    })()
    const going = (async () => {
      for (const key of old) if (!enough.signal.aborted) await erase(database, key)
    })()
    expect(await backUp(storage.config, file, [applicationFiles])).toEqual({ missing: [] })
    enough.abort()
    await Promise.all([coming, going])
    await restore()
    const keys = await keysOf(await openOne(other))
    for (const key of keys) expect(bytesOf(other, key)).toMatch(/^(?:new )?CV \d+$/)
    expect(await filesOf(other).keptUpTo(new Date(Date.now() + 60_000))).toHaveLength(keys.length)
  })

  test('of a row whose file was lost says so, and is made all the same', async () => {
    const database = await openOne(storage)
    const [key, lost] = [await apply(database, 'CV'), await apply(database, 'lost')]
    await filesOf(storage).remove(lost)
    expect(await backUp(storage.config, file, [applicationFiles])).toEqual({ missing: [lost] })
    await restore()
    expect(bytesOf(other, key)).toBe('CV')
  })

  test('of the other database is not taken for one of this', async () => {
    mkdirSync(file)
    writeFileSync(join(file, kind.name === 'SQLite' ? 'database.dump' : 'database.sqlite'), '')
    await expect(restore()).rejects.toThrow(
      kind.name === 'SQLite'
        ? /has no database\.sqlite: .+ not set\.$/
        : /has no database\.dump: .+ is set\.$/,
    )
  })

  test('replaces a database that holds something only where that is asked for', async () => {
    await write(await openOne(storage))
    await backUp(storage.config, file, [applicationFiles])
    const mistaken = await openOne(other)
    await write(mistaken)
    const before = await contents(mistaken)
    await close()

    await expect(restore()).rejects.toThrow('add --replace')
    expect(await contents(await openOne(other))).toEqual(before)
    await close()
    await restore(true)
    expect(await contents(await openOne(other))).toEqual(await contents(await openOne(storage)))
  })

  test('is not restored under a server that runs', async () => {
    await write(await openOne(storage))
    await backUp(storage.config, file, [applicationFiles])
    const running = await openOne(other)
    await write(running)
    const before = await contents(running)
    await expect(restore(true)).rejects.toThrow(/is in use: stop .+ first\.$/)
    expect(await contents(running)).toEqual(before)
  })

  test('that is no backup changes nothing', async () => {
    const database = await openOne(other)
    await write(database)
    const before = await contents(database)
    await close()
    writeFileSync(file, 'not a backup')
    await expect(restore(true)).rejects.toThrow(BackupError)
    await expect(restoreBackup(other.config, `${file}s`, { isReplacing: true })).rejects.toThrow(
      `${file}s is not there.`,
    )
    expect(await contents(await openOne(other))).toEqual(before)
  })

  test('is one command, and a failure of it one line', async () => {
    await write(await openOne(storage))
    const run = (name: string, on: TestDatabase, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(import.meta.dirname, '../../cli.ts'), name, ...args],
        { env: { PATH: process.env.PATH, ...on.settings }, encoding: 'utf8' },
      )
      return { status, told: stdout + stderr }
    }
    expect(run('backup', storage, file)).toEqual({ status: 0, told: `Backed up into ${file}\n` })
    expect(run('restore', other, file)).toEqual({ status: 0, told: `Restored from ${file}\n` })
    expect(run('backup', storage)).toEqual({
      status: 1,
      told: 'Usage: npm run backup -- <folder>\n',
    })
    expect(run('restore', other, file).told).toMatch(
      /^.+ holds? tables already: .+\n$|^.+ is there already: .+\n$/,
    )
    expect((await contents(await openOne(other))).enquiries).toHaveLength(1)
  })
})

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'a restore that is cut off, on $name',
  (kind) => {
    let storage: TestDatabase
    let client: Client
    let folder: string
    let backup: string
    beforeEach(async () => {
      storage = await kind.create()
      folder = mkdtempSync(join(tmpdir(), 'anupalan-restore-'))
      backup = join(folder, 'backup')
      client = new Client(storage.config.databaseUrl)
      await client.connect()
      const database = await openDatabase(storage.config, migrations)
      await database.insertInto('pageViews').values({ day: '2026-11-20', path: '/', views: 1 }).execute()
      await database.destroy()
      await backUp(storage.config, backup, [])
      await client.query('update page_views set views = 2')
    })
    afterEach(async () => {
      await client.end()
      await storage.remove()
      rmSync(folder, { recursive: true })
    })

    const viewsNow = async () => {
      const database = await openDatabase(storage.config, migrations)
      try {
        return await database.selectFrom('pageViews').select('views').execute()
      } finally {
        await database.destroy()
      }
    }
    const countOf = async (query: string) => (await client.query(query)).rowCount ?? 0

    test('changes nothing, and can be run again', async () => {
      // Whoever creates a table waits for this.
      await client.query(`
      create schema testing;
      create function testing.pause() returns event_trigger language plpgsql
        as 'begin perform pg_advisory_xact_lock(4711); end';
      create event trigger pause on ddl_command_start when tag in ('CREATE TABLE')
        execute function testing.pause();
      select pg_advisory_lock(4711)`)
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, '../../cli.ts'), 'restore', backup, '--replace'],
        { env: { PATH: process.env.PATH, ...storage.settings }, stdio: 'ignore' },
      )
      const waits = "select 1 from pg_locks where locktype = 'advisory' and not granted"
      await vi.waitFor(async () => expect(await countOf(waits)).toBe(1), { timeout: 20_000 })
      child.kill('SIGKILL')
      await once(child, 'exit')
      await client.query('drop event trigger pause; select pg_advisory_unlock(4711)')
      const others =
        'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
      await vi.waitFor(async () => expect(await countOf(others)).toBe(0), { timeout: 20_000 })

      expect(await viewsNow()).toEqual([{ views: 2 }])
      await restoreBackup(storage.config, backup, { isReplacing: true })
      expect(await viewsNow()).toEqual([{ views: 1 }])
    })

    test('by an earlier version: a server and a restore say what to do, and that helps', async () => {
      // What it left: the old tables put aside, the new ones half made.
      await client.query(
        'alter schema public rename to replaced_by_restore; create schema public; create table public.outbox (id text)',
      )
      await expect(viewsNow()).rejects.toThrow(/restore was cut off.+npm run restore -- <backup> --replace$/)
      await expect(restoreBackup(storage.config, backup, { isReplacing: false })).rejects.toThrow(
        /earlier restore .+ was cut off: add --replace/,
      )
      await restoreBackup(storage.config, backup, { isReplacing: true })
      expect(await viewsNow()).toEqual([{ views: 1 }])
      expect(await countOf("select 1 from pg_namespace where nspname = 'replaced_by_restore'")).toBe(0)
    })
  },
)
