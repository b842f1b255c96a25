import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from './platform/database/backup.ts'
import { lockFolder } from './platform/database/folder-lock.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { startProcess } from './testing/start-process.ts'
import type { ServerProcess } from './testing/start-process.ts'

describe('processes on one folder with SQLite', () => {
  let folder: string
  let dataDir: string
  let site: string
  let started: ServerProcess[]

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-folder-'))
    dataDir = join(folder, 'data')
    site = writeFixtureSite()
    started = []
  })
  afterEach(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL')
      await ended
    }
    for (const path of [folder, site]) rmSync(path, { recursive: true, force: true })
  })

  function start() {
    const server = startProcess(['--site', site], { DATA_DIR: dataDir })
    started.push(server)
    return server
  }
  const statusOf = async (url: string) => (await fetch(`${url}/ready`)).status

  test('a second server does not start, names the holder, and keeps the unfinished uploads of the first', async () => {
    const { child, url, ended } = start()
    const base = await url
    const unfinished = join(dataDir, 'files/applications/unfinished/of-the-first.part')
    mkdirSync(dirname(unfinished), { recursive: true })
    writeFileSync(unfinished, 'half a CV')

    const { code, output, errors } = await start().ended
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errors).toMatch(
      /^DATA_DIR \S+ is in use by a server \(process \d+ on \S+, since \S+Z\): stop it first, or .+\.\n$/,
    )
    expect(errors).toContain(`(process ${child.pid} on `)
    expect(readdirSync(dirname(unfinished))).toHaveLength(1)
    expect(await statusOf(base)).toBe(200)

    // Once the first has ended, even if killed, the folder is free, and its unfinished files are removed.
    child.kill('SIGKILL')
    await ended
    await start().url
    expect(readdirSync(dirname(unfinished))).toEqual([])
  })

  test('a server that starts during a restore waits for its end', async () => {
    const restoring = lockFolder(dataDir, 'data', 'restore')
    const { child, url } = start()
    let output = ''
    child.stdout!.on('data', (text: string) => (output += text))
    await expect.poll(() => output).toContain('"msg":"waiting for a command"')
    restoring.release()
    expect(await statusOf(await url)).toBe(200)
  })

  test('a backup runs during a server; a restore then names the process to stop', async () => {
    const { child, url } = start()
    await url
    const backup = join(folder, 'backup')
    await backUp({ dataDir }, backup, [])
    await expect(restore({ dataDir }, backup, { isReplacing: true })).rejects.toThrow(
      `is in use by a server (process ${child.pid} on `,
    )
    expect(await statusOf(await url)).toBe(200)
  })
})
