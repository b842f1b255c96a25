/** What every store of files does: in a folder and in S3, with and without encryption. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { StorageError } from '../database/database.ts'
import { copyIn, copyOut } from './copy-files.ts'
import { DamagedFileError, MissingFileError } from './file-store.ts'
import type { StoredFile } from './file-store.ts'
import { startS3 } from '../../testing/s3-server.ts'
import type { S3Server } from '../../testing/s3-server.ts'
import { openTestFiles, testSecret } from '../../testing/test-files.ts'
import type { TestFiles } from '../../testing/test-files.ts'
import { filesFolder, openFolder } from './folder-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { openS3 } from './s3-objects.ts'

const anyTime = new Date(Date.now() + 3_600_000)

describe.each([
  { where: 'a folder', kind: 'encrypted', secret: testSecret },
  { where: 'a folder', kind: 'plain', secret: null },
  { where: 'S3', kind: 'encrypted', secret: testSecret },
  { where: 'S3', kind: 'plain', secret: null },
])('a stored file in $where, $kind', ({ where, secret }) => {
  let s3: S3Server | undefined
  let storage: TestFiles
  beforeEach(async () => {
    s3 = where === 'S3' ? await startS3() : undefined
    const service = s3 && readConfig({ FILES_URL: s3.url }).filesUrl
    const objects = (dataDir: string): ObjectStore => ({
      ...(service ? openS3(service, 'test') : openFolder(dataDir, 'test')),
      partBytes: 2 * 1024 * 1024,
    })
    storage = await openTestFiles({ secret, objects })
  })
  afterEach(async () => {
    await storage.close()
    await s3?.remove()
  })

  async function keep(content: Buffer, piece = 70_000): Promise<StoredFile> {
    const begun = await storage.files.begin()
    for (let from = 0; from < content.length; from += piece)
      await begun.write(content.subarray(from, from + piece))
    const { bytes, sha256 } = await begun.finish()
    return { key: await begun.keep(), bytes, sha256 }
  }
  const read = async (file: StoredFile) => buffer(await storage.files.read(file))
  /** Paths of the stored contents. */
  const places = () =>
    s3?.contents() ??
    readdirSync(join(storage.dataDir, filesFolder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  test.each([1, 65_535, 65_536, 65_537, 1_048_576, 1_048_577, 3_000_000])(
    'of %d bytes is read as it was written',
    async (bytes) => {
      const content = randomBytes(bytes)
      const file = await keep(content)
      expect(file.bytes).toBe(bytes)
      expect((await read(file)).equals(content)).toBe(true)
      const source = await storage.files.open(file.key, bytes)
      for (const [start, length] of [
        [0, 10],
        [bytes - 1, 10],
        [65_530, 20],
        [1_048_570, 100],
        [bytes, 1],
      ] as const)
        for (const memory of [undefined, Buffer.alloc(length, 1)]) {
          const piece = await source.read(start, length, memory)
          expect(piece.equals(content.subarray(start, start + length))).toBe(true)
        }
    },
  )

  test('is stored so that its content cannot be found, if it is encrypted', async () => {
    await keep(Buffer.from('%PDF-1.7 अनुपालन'.repeat(5_000)))
    expect(readFileSync(places()[0]!).includes('अनुपालन')).toBe(secret === null)
  })

  test.each([
    [
      'one byte is another',
      (stored: Buffer) => Buffer.from(stored).fill(stored[70_000]! ^ 1, 70_000, 70_001),
    ],
    [
      'one bit of the last byte is another',
      (stored: Buffer) => Buffer.concat([stored.subarray(0, -1), Buffer.from([stored.at(-1)! ^ 1])]),
    ],
    ['it was cut short', (stored: Buffer) => stored.subarray(0, -1)],
    [
      'its last segment is missing',
      (stored: Buffer) => stored.subarray(0, Math.floor((stored.length - 1) / 65_552) * 65_552),
    ],
    [
      'two segments changed places',
      (stored: Buffer) =>
        Buffer.concat([
          stored.subarray(65_552, 131_104),
          stored.subarray(0, 65_552),
          stored.subarray(131_104),
        ]),
    ],
    ['something follows it', (stored: Buffer) => Buffer.concat([stored, Buffer.from('x')])],
    ['it is empty', () => Buffer.alloc(0)],
  ])('is not returned if %s', async (_, change) => {
    const file = await keep(randomBytes(200_000))
    const [place = ''] = places()
    writeFileSync(place, change(readFileSync(place)))
    await expect(read(file)).rejects.toThrow(DamagedFileError)
  })

  test('is not returned if the object of another is in its place', async () => {
    const [one, other] = [await keep(randomBytes(100_000)), await keep(randomBytes(100_000))]
    const [first = '', second = ''] = places()
    const content = readFileSync(first)
    writeFileSync(first, readFileSync(second))
    writeFileSync(second, content)
    await expect(read(one)).rejects.toThrow(DamagedFileError)
    await expect(read(other)).rejects.toThrow(DamagedFileError)
  })

  test('is reported as missing if its object is', async () => {
    const file = await keep(randomBytes(100))
    for (const place of places()) rmSync(place)
    await expect(read(file)).rejects.toThrow(MissingFileError)
    await expect(read({ ...file, key: '../../secrets' })).rejects.toThrow(
      where === 'S3' ? MissingFileError : StorageError,
    )
  })

  test('is gone once it is removed', async () => {
    const file = await keep(randomBytes(100))
    await storage.files.remove(file.key)
    expect(places()).toEqual([])
    await expect(read(file)).rejects.toThrow(MissingFileError)
    await storage.files.remove(file.key)
  })

  test('that is discarded leaves nothing', async () => {
    const begun = await storage.files.begin()
    await begun.write(randomBytes(3_000_000))
    await begun.discard()
    const finished = await storage.files.begin()
    await finished.write(randomBytes(3_000_000))
    await finished.finish()
    await finished.discard()
    expect(places()).toEqual([])
  })

  test('of an earlier version, which has no row, is read and removed', async () => {
    const content = randomBytes(100_000)
    const { bytes, sha256 } = await keep(content)
    const key = randomUUID()
    const given = join(storage.dataDir, 'given')
    writeFileSync(given, content)
    await storage.files.objects.copyFrom(key, given)
    expect((await read({ key, bytes, sha256 })).equals(content)).toBe(true)
    const place = places().find((path) => path.includes(key))!
    writeFileSync(place, Buffer.concat([content, content]))
    await expect(read({ key, bytes, sha256 })).rejects.toThrow(DamagedFileError)
    await storage.files.remove(key)
    await expect(read({ key, bytes, sha256 })).rejects.toThrow(MissingFileError)
  })

  test('is listed by its time, in a folder and more than a page of S3', async () => {
    const begun = Array.from({ length: 12 }, () => storage.files.begin())
    for (const file of await Promise.all(begun)) {
      await file.write(randomBytes(10))
      await file.finish()
    }
    const { objects } = storage.files
    expect(await objects.storedUpTo(new Date(Date.now() - 60_000))).toEqual([])
    const names = await objects.storedUpTo(new Date(Date.now() + 60_000))
    expect(new Set(names).size).toBe(12)
    for (const name of names) await objects.remove(name)
    expect(places()).toEqual([])
    expect(await objects.sizeOf(names[0]!)).toBeUndefined()
  })

  test('larger than a part is in several objects, and is copied out and in', async () => {
    const content = randomBytes(storage.files.objects.partBytes * 2 + 1_000)
    const file = await keep(content, 1_000_000)
    expect(places()).toHaveLength(3)
    expect((await read(file)).equals(content)).toBe(true)
    const copy = join(storage.dataDir, 'copy')
    expect(
      await copyOut(storage.files.objects, copy, await storage.files.objects.storedUpTo(anyTime)),
    ).toEqual([])
    expect(await copyOut(storage.files.objects, copy, [randomUUID()])).toHaveLength(1)
    for (const place of places()) rmSync(place)
    await copyIn(copy, storage.files.objects)
    expect((await read(file)).equals(content)).toBe(true)
  })
})

describe('S3', { timeout: 60_000 }, () => {
  test('that is down stores and returns nothing, and everything again when it is back', async () => {
    const s3 = await startS3()
    const { files, close } = await openTestFiles({
      objects: () => openS3(readConfig({ FILES_URL: s3.url }).filesUrl!, 'test'),
    })
    try {
      await files.check()
      const content = randomBytes(200_000)
      const keep = async () => {
        const begun = await files.begin()
        await begun.write(content)
        const { bytes, sha256 } = await begun.finish()
        return { key: await begun.keep(), bytes, sha256 }
      }
      const file = await keep()
      await s3.stop()
      const began = performance.now()
      await expect(keep()).rejects.toThrow(StorageError)
      await expect(files.read(file)).rejects.toThrow(StorageError)
      await expect(files.check()).rejects.toThrow(/ECONNREFUSED|AggregateError|connect/)
      // Less than a caller waits for.
      expect(performance.now() - began).toBeLessThan(15_000)
      await s3.start()
      expect((await buffer(await files.read(file))).equals(content)).toBe(true)
      expect((await buffer(await files.read(await keep()))).equals(content)).toBe(true)
    } finally {
      await close()
      await s3.remove()
    }
  })

  test('with a wrong key is an error of the storage', async () => {
    const s3 = await startS3()
    const url = s3.url.replace('S3RVER:S3RVER', 'another:S3RVER')
    try {
      await expect(openS3(readConfig({ FILES_URL: url }).filesUrl!, 'test').check()).rejects.toMatchObject({
        name: 'InvalidAccessKeyId',
      })
    } finally {
      await s3.remove()
    }
  })
})
