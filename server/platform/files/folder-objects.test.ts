import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { filesFolder, openFolder } from './folder-objects.ts'
import { MissingObjectError } from './object-store.ts'

describe('objects in a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-files-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const left = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  /** Runs a script with a file size limit of 128 blocks, 64 KiB: a larger write is partial. */
  const runShort = (script: string) =>
    spawnSync(
      'sh',
      ['-c', `ulimit -f 128; exec "$0" --input-type=module -e "$1"`, process.execPath, script],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          FOLDER: folder,
          FILES: join(import.meta.dirname, 'folder-objects.ts'),
        },
      },
    )

  test('detect a partial write', () => {
    const { stdout, stderr } = runShort(`
      const { openFolder } = await import(process.env.FILES)
      const object = await openFolder(process.env.FOLDER, 'test').create()
      await object.write(Buffer.alloc(100 * 1024)).then(() => console.log('written'), (error) => console.log(error.code))
      await object.discard()
    `)
    expect({ stdout, stderr }).toEqual({ stdout: 'EFBIG\n', stderr: '' })
    expect(left()).toEqual([])
  })

  test('check that the folder is writable, and leave no file', async () => {
    await openFolder(folder, 'test').check()
    expect(left()).toEqual([])
    expect(
      runShort('await (await import(process.env.FILES)).openFolder(process.env.FOLDER, "test").check()'),
    ).toMatchObject({ status: 0 })
  })

  test('are not writable if their folder is a file', async () => {
    writeFileSync(join(folder, filesFolder), '')
    await expect(openFolder(folder, 'test').check()).rejects.toMatchObject({ code: 'ENOTDIR' })
  })

  test('that cannot be read are not missing', async () => {
    const name = randomUUID()
    const objects = openFolder(folder, 'test')
    expect([await objects.sizeOf(name), await objects.storedUpTo(new Date())]).toEqual([undefined, []])
    await expect(objects.read(name, 0, 1)).rejects.toBeInstanceOf(MissingObjectError)
    writeFileSync(join(folder, filesFolder), '')
    // All at once: one that fails before it is awaited is an unhandled rejection.
    await Promise.all(
      [objects.sizeOf(name), objects.read(name, 0, 1), objects.storedUpTo(new Date())].map((read) =>
        expect(read).rejects.toMatchObject({ code: 'ENOTDIR' }),
      ),
    )
  })
})
