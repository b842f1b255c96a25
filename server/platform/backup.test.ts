import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createReference } from '@anupalan/server/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../testing/databases.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { BackupError, backupDatabase, restoreDatabase } from './backup.ts'
import { openDatabase, store } from './database.ts'
import type { Database } from './database.ts'
import { queueMail } from './outbox.ts'

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
    const database = await openDatabase(config)
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

  const restore = (isReplacing = false) => restoreDatabase(other.config, file, { isReplacing })

  test('brings everything back, in a database that was never used', async () => {
    const database = await openOne(storage)
    await write(database)
    await write(database)
    const before = await contents(database)
    await backupDatabase(storage.config, file)
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
    await backupDatabase(storage.config, file)
    enough.abort()
    await writing
    await restore()
    const { enquiries, mails } = await contents(await openOne(other))
    expect(mails).toEqual(enquiries.map(({ reference }) => reference))
    expect(mails).toEqual(expect.arrayContaining(before))
  })

  test('is one file for its owner only, and replaces no other', async () => {
    await write(await openOne(storage))
    const umask = process.umask(0o077)
    await backupDatabase(storage.config, file)
    process.umask(umask)
    expect(statSync(file).mode & 0o077).toBe(0)
    const bytes = readFileSync(file)
    await expect(backupDatabase(storage.config, file)).rejects.toThrow(`${file} is there already`)
    expect(readFileSync(file)).toEqual(bytes)
    expect(readdirSync(folder)).toEqual(['backup'])
  })

  test('replaces a database that holds something only where that is asked for', async () => {
    await write(await openOne(storage))
    await backupDatabase(storage.config, file)
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
    await backupDatabase(storage.config, file)
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
    await expect(restoreDatabase(other.config, `${file}s`, { isReplacing: true })).rejects.toThrow(
      `${file}s is not there.`,
    )
    expect(await contents(await openOne(other))).toEqual(before)
  })

  test('is one command, and a failure of it one line', async () => {
    await write(await openOne(storage))
    const run = (name: string, on: TestDatabase, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(import.meta.dirname, `../${name}.ts`), ...args],
        { env: { PATH: process.env.PATH, ...on.settings }, encoding: 'utf8' },
      )
      return { status, told: stdout + stderr }
    }
    expect(run('backup', storage, file)).toEqual({ status: 0, told: `Backed up into ${file}\n` })
    expect(run('restore', other, file)).toEqual({ status: 0, told: `Restored from ${file}\n` })
    expect(run('backup', storage)).toEqual({ status: 1, told: 'Name one file: npm run backup -- <file>\n' })
    expect(run('restore', other, file).told).toMatch(
      /^.+ holds? tables already: .+\n$|^.+ is there already: .+\n$/,
    )
    expect((await contents(await openOne(other))).enquiries).toHaveLength(1)
  })
})
