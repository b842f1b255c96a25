import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buffer, text } from 'node:stream/consumers'
import { applicationFiles } from '../../features/applications/application-files.ts'
import { migrations } from '../../features.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { openFileStores } from '../files/file-store.ts'
import { runCommand, startCommand } from '../../testing/start-command.ts'

describe('the CLI', { timeout: 60_000 }, () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'anupalan-cli-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const run = (args: readonly string[], environment: Record<string, string> = {}) =>
    runCommand(args, { DATA_DIR: dataDir, ...environment })

  async function rows() {
    const database = await openDatabase({ dataDir }, migrations)
    const keys = await database.selectFrom('secretKeys').select(['name', 'generation', 'expiresAt']).execute()
    const audit = await database.selectFrom('auditQueue').select(['action', 'subject']).execute()
    await database.destroy()
    return { keys, audit }
  }

  test.each([[], ['reset'], ['toString']])('names its commands to %j', (...args) => {
    const { status, stdout, stderr } = run(args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(
      `There is no command ${args[0] ?? ''}. Commands: admin:create, application, audit:verify, backup, restore, rotate-secret.\n`,
    )
  })

  test('rotates the secret of links, and records it', async () => {
    const first = run(['rotate-secret', 'links'])
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(first.stdout).toMatch(
      /^A new key signs links within a minute\. Links that are already signed stay valid until 20\d\d-.+Z\.\n$/,
    )
    expect(run(['rotate-secret', 'links', '--days', '1'])).toMatchObject({ status: 0 })
    const { keys, audit } = await rows()
    expect(keys).toEqual([
      { name: 'links', generation: 1, expiresAt: expect.stringMatching(/Z$/) },
      { name: 'links', generation: 2, expiresAt: null },
    ])
    expect(audit).toEqual([
      { action: 'secret.rotate', subject: 'links' },
      { action: 'secret.rotate', subject: 'links' },
    ])
  })

  test.each([
    '',
    'rooms',
    'links --days=-1',
    'links --days soon',
    'links rooms',
    'audit --days 1',
    'files --days 1',
  ])('shows the usage to rotate-secret %s', async (args) => {
    const { status, stderr } = run(['rotate-secret', ...args.split(' ').filter((each) => each !== '')])
    expect([status, stderr]).toEqual([
      1,
      'Usage: npm run rotate-secret -- links [--days 120], or npm run rotate-secret -- audit, or npm run rotate-secret -- files\n',
    ])
    expect((await rows()).keys).toEqual([])
  })

  test.each([[], ['asha', 'Asha Rao'], ['asha@example.in', 'A'], ['asha@example.in', 'Asha Rao', 'admin']])(
    'shows the usage to admin:create %j',
    (...args) => {
      const { status, stderr } = run(['admin:create', ...args])
      expect([status, stderr]).toEqual([1, 'Usage: npm run admin:create -- <email address> "<full name>"\n'])
    },
  )

  test('encrypts the keys of files by a new key, and by one of the settings', async () => {
    const content = Buffer.from('%PDF-1.7 अनुपालन')
    const open = async (config: { filesKey?: string[] } = {}) => {
      const database = await openDatabase({ dataDir }, migrations)
      const files = openFileStores({
        config: { dataDir, ...config },
        collections: [applicationFiles],
        database,
      })
      return { database, files: files.of(applicationFiles.name) }
    }
    const { database, files } = await open()
    const begun = await files.begin()
    await begun.write(content)
    const { bytes, sha256 } = await begun.finish()
    const file = { key: await begun.keep(), bytes, sha256 }
    const wrapped = async (on = database) =>
      (await on.selectFrom('storedFiles').select('dataKey').executeTakeFirstOrThrow()).dataKey
    const before = await wrapped()
    await database.destroy()

    const done = 'encrypted by the new key now'
    expect(run(['rotate-secret', 'files'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(`1 files are ${done}`),
    })
    const generated = await open()
    expect(await wrapped(generated.database)).not.toBe(before)
    expect((await buffer(await generated.files.read(file))).equals(content)).toBe(true)
    await generated.database.destroy()

    const [older, newer] = ['an-older-key-of-32-characters-or-more', 'a-newer-key-of-32-characters-or-more']
    const first = run(['rotate-secret', 'files'], { FILES_KEY: older })
    expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining(`1 files are ${done}`) })
    const second = run(['rotate-secret', 'files'], { FILES_KEY: `${newer} ${older}` })
    expect(second).toMatchObject({ status: 0, stdout: expect.stringContaining(`1 files are ${done}`) })
    expect(run(['rotate-secret', 'files'], { FILES_KEY: newer }).stdout).toContain(`0 files are ${done}`)
    const missing = run(['rotate-secret', 'files'], { FILES_KEY: older })
    expect([missing.status, missing.stderr]).toEqual([
      1,
      expect.stringMatching(/^The key [\da-f]{8} of files is missing: add it to FILES_KEY\.\n$/),
    ])

    const configured = await open({ filesKey: [newer] })
    expect((await buffer(await configured.files.read(file))).equals(content)).toBe(true)
    await configured.database.destroy()
  })

  test('waits for another exclusive command on its data folder, and names it', async () => {
    // There must be a database to back up.
    await rows()
    const lock = lockFolder(dataDir, 'commands', 'restore')
    const backup = startCommand(['backup', join(dataDir, 'copy')], { DATA_DIR: dataDir })
    const closed = once(backup, 'close')
    const stdout = text(backup.stdout)
    const [waiting] = (await Promise.race([once(backup.stderr, 'data'), closed])) as [unknown]
    expect(String(waiting)).toMatch(/^Waiting for another command\. DATA_DIR .* is in use by a restore /)
    expect(backup.exitCode).toBeNull()
    lock.release()
    const [status] = (await closed) as [number | null]
    expect([status, await stdout]).toEqual([0, expect.stringContaining('copy')])
  })

  test('says how to rotate a secret of the settings', () => {
    const { status, stderr } = run(['rotate-secret', 'links'], {
      LINK_SECRET: 'a-secret-of-more-than-32-characters',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Put a new key before the old one in LINK_SECRET')
  })
})
