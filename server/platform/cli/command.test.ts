import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { openDatabase } from '../database/open-database.ts'

describe('the CLI', { timeout: 60_000 }, () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'anupalan-cli-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  function run(args: readonly string[], environment: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../../cli.ts'), ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment }, encoding: 'utf8' },
    )
    return { status, stdout, stderr }
  }

  async function rows() {
    const database = await openDatabase({ dataDir }, migrations)
    const keys = await database.selectFrom('secretKeys').select(['name', 'generation', 'expiresAt']).execute()
    const audit = await database.selectFrom('audit').select(['action', 'subject']).execute()
    await database.destroy()
    return { keys, audit }
  }

  test.each([[], ['reset'], ['toString']])('names its commands to %j', (...args) => {
    const { status, stdout, stderr } = run(args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(
      `There is no command ${args[0] ?? ''}. Commands: application, backup, restore, rotate-secret.\n`,
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

  test.each(['', 'rooms', 'links --days=-1', 'links --days soon', 'links rooms'])(
    'shows the usage to rotate-secret %s',
    async (args) => {
      const { status, stderr } = run(['rotate-secret', ...args.split(' ').filter((each) => each !== '')])
      expect([status, stderr]).toEqual([1, 'Usage: npm run rotate-secret -- links [--days 120]\n'])
      expect((await rows()).keys).toEqual([])
    },
  )

  test('says how to rotate a secret of the settings', () => {
    const { status, stderr } = run(['rotate-secret', 'links'], {
      LINK_SECRET: 'a-secret-of-more-than-32-characters',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Put a new key before the old one in LINK_SECRET')
  })
})
