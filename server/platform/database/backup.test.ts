import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createReference } from '@anupalan/server/contract'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { startS3 } from '../../testing/s3-server.ts'
import { runCommand, startCommand } from '../../testing/start-command.ts'
import { applicationFiles } from '../../features/applications/application-files.ts'
import { readConfig } from '../config/config.ts'
import { BackupError, backUp, restore as restoreBackup } from './backup.ts'
import { migrations } from '../../features.ts'
import { store } from './database.ts'
import { lastBackupAt } from './last-backup.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { findFile } from '../files/file-rows.ts'
import { openFileStores } from '../files/file-store.ts'
import { openFolder } from '../files/folder-objects.ts'
import { queueMail } from '../mail/outbox-rows.ts'

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

  /** Stores an enquiry and its mail, in one transaction. */
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

  test('is restored into a new database', async () => {
    const database = await openOne(storage)
    await write(database)
    await write(database)
    const before = await contents(database)
    await backUp(storage.config, file, [applicationFiles])
    await restore()
    expect(await contents(await openOne(other))).toEqual(before)
    expect(before.enquiries).toHaveLength(2)
  })

  test('"consistent during writes": each transaction is in it completely or not at all, and all that committed before it began are', async () => {
    const database = await openOne(storage)
    for (let index = 0; index < 50; index++) await write(database)
    const before = (await contents(database)).mails
    const stopped = new AbortController()
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!stopped.signal.aborted) {
          await write(database)
          // SQLite is synchronous and would block the event loop.
          await setImmediate()
        }
      }),
    )
    await backUp(storage.config, file, [applicationFiles])
    stopped.abort()
    await writing
    await restore()
    const { enquiries, mails } = await contents(await openOne(other))
    expect(mails).toEqual(enquiries.map(({ reference }) => reference))
    expect(mails).toEqual(expect.arrayContaining(before))
  })

  test('is one folder for its owner only, and never overwrites another', async () => {
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
    await expect(backUp(storage.config, file, [applicationFiles])).rejects.toThrow(`${file} already exists`)
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

  const filesOf = (database: Database, { config }: TestDatabase = storage) =>
    openFileStores({ config, collections: [applicationFiles], database }).of(applicationFiles.name)
  const objectsOf = ({ config }: TestDatabase) => openFolder(config.dataDir, applicationFiles.name)

  /** The content of a restored file. */
  async function textOf(database: Database, key: string): Promise<string> {
    const row = await database
      .selectFrom('applications')
      .select(['cvBytes', 'cvSha256'])
      .where('cvKey', '=', key)
      .executeTakeFirstOrThrow()
    return text(await filesOf(database, other).read({ key, bytes: row.cvBytes, sha256: row.cvSha256 }))
  }

  /** Stores an application and its CV, in this order: CV first. */
  async function apply(database: Database, content: string, files = filesOf(database)): Promise<string> {
    const begun = await files.begin()
    await begun.write(Buffer.from(content))
    const { bytes, sha256 } = await begun.finish()
    const key = await begun.keep()
    await store(database, (transaction) =>
      transaction
        .insertInto('applications')
        .values({
          ...application,
          reference: createReference('AP', (size) => crypto.getRandomValues(new Uint8Array(size))),
          cvKey: key,
          cvBytes: bytes,
          cvSha256: sha256,
        })
        .execute(),
    )
    return key
  }

  /** Erases as the server does: row first. */
  async function erase(database: Database, key: string): Promise<void> {
    await database.deleteFrom('applications').where('cvKey', '=', key).execute()
    await filesOf(database).remove(key)
  }

  const keysOf = async (database: Database) =>
    (await database.selectFrom('applications').select('cvKey').execute()).map(({ cvKey }) => cvKey)

  test('contains the files of its rows and no others, and restores them', async () => {
    const database = await openOne(storage)
    const [one, other_] = [await apply(database, 'the first CV'), await apply(database, 'the second CV')]
    const unknown = await apply(database, 'of a deleted row')
    await database.deleteFrom('applications').where('cvKey', '=', unknown).execute()
    expect(await backUp(storage.config, file, [applicationFiles])).toEqual({ missing: [] })
    const names = readdirSync(join(file, 'files'), { recursive: true, withFileTypes: true })
    const parts = await database
      .selectFrom('fileParts')
      .select('object')
      .where('fileKey', '!=', unknown)
      .execute()
    expect(
      names
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(parts.map(({ object }) => object).toSorted())
    await restore()
    const restored = await openOne(other)
    expect((await keysOf(restored)).toSorted()).toEqual([one, other_].toSorted())
    expect(await textOf(restored, one)).toBe('the first CV')
    // Again, as after an interrupted restore: existing files do not matter.
    await close()
    await restore(true)
    expect(await textOf(await openOne(other), other_)).toBe('the second CV')
  })

  test('is consistent: during inserts and deletes, each row in it has its file', async () => {
    const database = await openOne(storage)
    const old: string[] = []
    for (let index = 0; index < 30; index++) old.push(await apply(database, `CV ${index}`))
    const stopped = new AbortController()
    const inserting = (async () => {
      for (let index = 0; !stopped.signal.aborted; index++) await apply(database, `new CV ${index}`)
    })()
    const deleting = (async () => {
      for (const key of old) if (!stopped.signal.aborted) await erase(database, key)
    })()
    expect(await backUp(storage.config, file, [applicationFiles])).toEqual({ missing: [] })
    stopped.abort()
    await Promise.all([inserting, deleting])
    await restore()
    const restored = await openOne(other)
    const keys = await keysOf(restored)
    for (const key of keys) expect(await textOf(restored, key)).toMatch(/^(?:new )?CV \d+$/)
    expect(await objectsOf(other).storedUpTo(new Date(Date.now() + 60_000))).toHaveLength(keys.length)
  })

  test('reports a missing file of a row, and is still made', async () => {
    const database = await openOne(storage)
    const [key, lost] = [await apply(database, 'CV'), await apply(database, 'lost')]
    const { parts } = (await findFile(database, lost))!
    await objectsOf(storage).remove(parts[0]!.object)
    expect(await backUp(storage.config, file, [applicationFiles])).toEqual({ missing: [lost] })
    await restore()
    expect(await textOf(await openOne(other), key)).toBe('CV')
  })

  test('contains the files of S3, and restores them there or into a folder', async () => {
    const s3 = await startS3()
    try {
      const { filesUrl } = readConfig({ FILES_URL: s3.url })
      const database = await openOne(storage)
      const files = openFileStores({
        config: { ...storage.config, filesUrl },
        collections: [applicationFiles],
        database,
      })
      const key = await apply(database, 'a CV in S3', files.of(applicationFiles.name))
      expect(s3.contents()).toHaveLength(1)
      expect(await backUp({ ...storage.config, filesUrl }, file, [applicationFiles])).toEqual({ missing: [] })
      for (const path of s3.contents()) rmSync(path)
      await restore()
      expect(await textOf(await openOne(other), key)).toBe('a CV in S3')
      await close()
      await restoreBackup({ ...other.config, filesUrl }, file, { isReplacing: true })
      expect(s3.contents()).toHaveLength(1)
    } finally {
      await s3.remove()
    }
  })

  test('of the other kind of database is rejected', async () => {
    mkdirSync(file)
    writeFileSync(join(file, kind.name === 'SQLite' ? 'database.dump' : 'database.sqlite'), '')
    await expect(restore()).rejects.toThrow(
      kind.name === 'SQLite'
        ? /has no database\.sqlite: .+ not set\.$/
        : /has no database\.dump: .+ is set\.$/,
    )
  })

  test('replaces a database with data only with --replace', async () => {
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

  test('is not restored while a server runs', async () => {
    await write(await openOne(storage))
    await backUp(storage.config, file, [applicationFiles])
    const running = await openOne(other)
    await write(running)
    const before = await contents(running)
    await expect(restore(true)).rejects.toThrow(/is in use: stop .+ first\.$/)
    expect(await contents(running)).toEqual(before)
  })

  test('that is invalid changes nothing', async () => {
    const database = await openOne(other)
    await write(database)
    const before = await contents(database)
    await close()
    writeFileSync(file, 'not a backup')
    await expect(restore(true)).rejects.toThrow(BackupError)
    const foreign = join(folder, 'of-something-else')
    mkdirSync(foreign)
    await expect(restoreBackup(other.config, foreign, { isReplacing: true })).rejects.toThrow(
      /of-something-else has no database\.(?:sqlite|dump): it is not a backup of this product\.$/,
    )
    await expect(restoreBackup(other.config, `${file}s`, { isReplacing: true })).rejects.toThrow(
      `${file}s does not exist.`,
    )
    expect(await contents(await openOne(other))).toEqual(before)
  })

  test('is one command, and an error is one line', async () => {
    await write(await openOne(storage))
    const run = (name: string, on: TestDatabase, ...args: string[]) => {
      const { status, stdout, stderr } = runCommand([name, ...args], on.settings)
      return { status, printed: stdout + stderr }
    }
    expect(lastBackupAt(storage.config.dataDir)).toBeNull()
    expect(run('backup', storage, file)).toEqual({ status: 0, printed: `Backed up into ${file}\n` })
    expect(lastBackupAt(storage.config.dataDir)).toMatch(/^20.+Z$/)
    expect(run('restore', other, file)).toEqual({ status: 0, printed: `Restored from ${file}\n` })
    expect(run('backup', storage)).toEqual({
      status: 1,
      printed: 'Usage: npm run backup -- <folder>\n',
    })
    expect(run('restore', other, file).printed).toMatch(
      /^.+ already contains tables: .+\n$|^.+ already exists: .+\n$/,
    )
    expect((await contents(await openOne(other))).enquiries).toHaveLength(1)
  })
})

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'an interrupted restore, on $name',
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
      // Blocks each CREATE TABLE.
      await client.query(`
      create schema testing;
      create function testing.pause() returns event_trigger language plpgsql
        as 'begin perform pg_advisory_xact_lock(4711); end';
      create event trigger pause on ddl_command_start when tag in ('CREATE TABLE')
        execute function testing.pause();
      select pg_advisory_lock(4711)`)
      const child = startCommand(['restore', backup, '--replace'], storage.settings)
      const blockedLocks = "select 1 from pg_locks where locktype = 'advisory' and not granted"
      await expect.poll(() => countOf(blockedLocks)).toBe(1)
      child.kill('SIGKILL')
      await once(child, 'exit')
      await client.query('drop event trigger pause; select pg_advisory_unlock(4711)')
      const others =
        'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
      await expect.poll(() => countOf(others)).toBe(0)

      expect(await viewsNow()).toEqual([{ views: 2 }])
      await restoreBackup(storage.config, backup, { isReplacing: true })
      expect(await viewsNow()).toEqual([{ views: 1 }])
    })

    test('by an earlier version: server and restore report what to do, and it works', async () => {
      // Its remains: the old tables in the other schema, the new ones incomplete.
      await client.query(
        'alter schema public rename to replaced_by_restore; create schema public; create table public.outbox (id text)',
      )
      await expect(viewsNow()).rejects.toThrow(
        /restore was interrupted.+npm run restore -- <backup> --replace$/,
      )
      await expect(restoreBackup(storage.config, backup, { isReplacing: false })).rejects.toThrow(
        /earlier restore .+ was interrupted: add --replace/,
      )
      await restoreBackup(storage.config, backup, { isReplacing: true })
      expect(await viewsNow()).toEqual([{ views: 1 }])
      expect(await countOf("select 1 from pg_namespace where nspname = 'replaced_by_restore'")).toBe(0)
    })
  },
)
