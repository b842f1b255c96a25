import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from '../database/backup.ts'
import { openDatabase } from '../database/open-database.ts'
import { collections, migrations } from '../../features.ts'
import { chainEntries, recordEntries, verify } from '../../testing/audit-chain.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startCommand } from '../../testing/start-command.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createMigrated } from '../../testing/migrated-databases.ts'
import type { Database } from '../database/database.ts'

describe.each(databaseKinds)('npm run audit:verify, on $name', { timeout: 60_000 }, (kind) => {
  let storage: TestDatabase
  let database: Database
  let backups: string
  beforeEach(async () => {
    backups = mkdtempSync(join(tmpdir(), 'anupalan-backups-'))
    storage = await createMigrated(kind)
    database = await openDatabase(storage.config, migrations)
    await recordEntries(database, 5)
    await chainEntries(database)
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
    rmSync(backups, { recursive: true })
  })

  /** Runs beside the open database, as beside a running server. */
  async function run(args: readonly string[] = [], settings: Record<string, string> = {}) {
    const child = startCommand(['audit:verify', ...args], { ...storage.settings, ...settings })
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      child.exitCode ?? once(child, 'exit'),
    ])
    return { status: child.exitCode, lines: stdout.trim().split('\n'), stderr }
  }

  test('prints what it verified, while entries are written', async () => {
    const writing = recordEntries(database, 40).then(() => chainEntries(database))
    const { status, lines, stderr } = await run()
    await writing
    expect([status, stderr]).toEqual([0, ''])
    expect(lines).toEqual([
      expect.stringMatching(
        /^The audit chain is right: \d+ entries, without a gap, and its end is signed\.$/,
      ),
      expect.stringMatching(/^Names and addresses: \d+ match their digests, 0 are erased\.$/),
      expect.stringMatching(/^Not chained yet: \d+\.$/),
      expect.stringMatching(/^The chain ends with \d+:[\da-f]{8}\.[\w-]{43}\. Keep this outside the server/),
      expect.stringMatching(/^AUDIT_SECRET is not set/),
    ])
  })

  test('exits with 1 and names the first entry that is wrong', async () => {
    await database
      .updateTable('auditEntries')
      .set({ action: 'user.enable' })
      .where('sequence', 'in', [3, 5])
      .execute()
    const { status, lines, stderr } = await run()
    expect([status, lines]).toEqual([1, ['']])
    expect(stderr).toBe('Entry 3 is changed: its hash does not match.\nThe 2 entries before it are right.\n')
  })

  test('shows whether the end of an earlier verification is still there', async () => {
    const { head } = await verify(database)
    const kept = `${head.sequence}:${head.hash}`
    expect(await run(['--contains', kept])).toMatchObject({ status: 0 })
    const other = `4:${head.hash}`
    expect(await run(['--contains', other])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Entry 4 is changed: it is not the entry that was verified earlier\./),
    })
    expect(await run(['--contains', 'something'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Usage: npm run audit:verify/),
    })
  })

  test('says that the chain has other keys if AUDIT_SECRET is not the one that signed', async () => {
    const { status, stderr } = await run([], { AUDIT_SECRET: 'a-key-that-has-signed-nothing-of-it' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Entry 6 is truncated: the head is signed with an older key/)
  })

  test('is right after a restore of a backup, and an end that came later is missed', async () => {
    const config = { ...storage.config, databaseUrl: storage.config.databaseUrl } as Parameters<
      typeof backUp
    >[0]
    const folder = join(backups, 'backup')
    await backUp(config, folder, collections)
    await recordEntries(database, 2)
    await chainEntries(database)
    const { head } = await verify(database)
    await database.destroy()
    await restore(config, folder, { isReplacing: true })
    database = await openDatabase(storage.config, migrations)
    expect(await verify(database)).toMatchObject({ entries: 5, identities: { verified: 15 } })
    expect((await verify(database)).fault).toBeUndefined()
    expect(await run(['--contains', `${head.sequence}:${head.hash}`])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Entry 6 is truncated: the chain had 7 entries/),
    })
  })
})
