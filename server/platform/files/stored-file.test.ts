import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DamagedFileError, openFileStores } from './file-store.ts'
import type { FileStores, StoredFile } from './file-store.ts'

const content = Buffer.from('%PDF-1.7 अनुपालन'.repeat(5_000))

describe('a stored file', () => {
  let folder: string
  let files: FileStores
  let file: StoredFile
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-files-'))
    files = openFileStores(folder, [
      { name: 'documents', table: 'documents', column: 'file_key' },
      { name: 'images', table: 'images', column: 'file_key' },
    ])
    const begun = await files.of('documents').begin()
    await begun.write(content)
    await begun.finish()
    const sha256 = createHash('sha256').update(content).digest('hex')
    file = { key: await begun.keep(), bytes: content.length, sha256 }
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = async (changes: Partial<StoredFile> = {}) =>
    buffer(await files.of('documents').read({ ...file, ...changes }))
  const path = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === file.key)
      .map((entry) => join(entry.parentPath, entry.name))[0]!

  test('is read as it was written', async () => {
    expect((await read()).equals(content)).toBe(true)
  })

  test.each([
    ['one byte of it is another', () => Buffer.from(content).fill('x', 70_000, 70_001)],
    ['it was cut short', () => content.subarray(0, -1)],
    ['something follows it', () => Buffer.concat([content, Buffer.from('x')])],
    ['it is empty', () => Buffer.alloc(0)],
  ])('is not delivered if %s', async (_, change) => {
    writeFileSync(path(), change())
    await expect(read()).rejects.toThrow(DamagedFileError)
  })

  test('is found in its own collection alone', async () => {
    await expect(files.of('images').read(file)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(() => files.of('letters')).toThrow('No feature declares the collection letters.')
    await expect(read({ key: '../../secrets' })).rejects.toThrow('A key of a file is a UUID.')
  })
})
