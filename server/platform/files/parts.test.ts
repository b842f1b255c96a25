import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewObject, ObjectStore } from './object-store.ts'
import { readParts, writeParts } from './parts.ts'
import type { Part, PartsWriterOptions } from './parts.ts'
import { createSealingThread } from './sealing-thread.ts'
import { BATCH_BYTES, sealHere } from './sealing.ts'

const PART_BYTES = 3 * BATCH_BYTES

/** Objects in memory. */
function createObjects() {
  const contents = new Map<string, Buffer[]>()
  const log: string[] = []
  let count = 0
  const failing = { write: false, finish: false }
  let slow: Promise<void> = Promise.resolve()
  const finishing = new Map<string, Promise<void>>()
  const objects = {
    partBytes: PART_BYTES,
    create(): Promise<NewObject> {
      const name = `object ${++count}`
      contents.set(name, [])
      return Promise.resolve({
        name,
        async write(bytes) {
          await slow
          if (failing.write) throw new Error('No space is left.')
          contents.get(name)!.push(Buffer.from(bytes))
        },
        async finish() {
          await slow
          await finishing.get(name)
          if (failing.finish) throw new Error('Not synced.')
          log.push(`finished ${name}`)
        },
        discard: () => Promise.resolve(void contents.delete(name)),
      })
    },
    read: (name: string, start: number, end: number) =>
      Promise.resolve(
        (async function* () {
          await Promise.resolve()
          yield Buffer.concat(contents.get(name)!).subarray(start, end)
        })(),
      ),
  }
  return {
    objects: objects as unknown as ObjectStore,
    contents,
    log,
    failing,
    /** What the end of an object waits for. */
    finishing,
    /** Writes wait for it. */
    slowDown: (until: Promise<void>) => void (slow = until),
  }
}

describe.each([
  { name: 'on this thread', thread: undefined },
  { name: 'on another thread', thread: createSealingThread() },
])('a file written in parts, encrypted $name', ({ thread }) => {
  let store: ReturnType<typeof createObjects>
  let parts: Part[]
  const dataKey = randomBytes(32)
  beforeEach(() => {
    store = createObjects()
    parts = []
  })

  const writerOf = (more: Partial<PartsWriterOptions> = {}) =>
    writeParts(store.objects, {
      dataKey,
      start: 0,
      onPart: (part) => {
        store.log.push(`listed ${part.object}`)
        return Promise.resolve(void parts.push(part))
      },
      sealer: thread ?? sealHere,
      ...more,
    })

  const readBack = async (key: Buffer | undefined = dataKey) => {
    const pieces: Buffer[] = []
    for await (const piece of readParts(store.objects, { dataKey: key, parts }).stream()) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  test.each([
    1,
    65_535,
    65_536,
    BATCH_BYTES,
    BATCH_BYTES + 1,
    PART_BYTES,
    PART_BYTES + 1,
    9 * BATCH_BYTES + 77,
  ])('of %d bytes is read back', async (length) => {
    const content = randomBytes(length)
    const writer = writerOf()
    for (let from = 0; from < length; from += 50_000) {
      // Its memory is used again by the caller.
      const piece = Buffer.from(content.subarray(from, from + 50_000))
      await writer.write(piece)
      piece.fill(0)
    }
    await writer.end()
    expect((await readBack()).equals(content)).toBe(true)
    expect(parts.map(({ start }) => start)).toEqual(
      Array.from({ length: Math.ceil(length / PART_BYTES) }, (_, index) => index * PART_BYTES),
    )
  })

  test('in one write that is larger than all batches is read back', async () => {
    const content = randomBytes(8 * BATCH_BYTES)
    const writer = writerOf()
    await writer.write(content)
    await writer.end()
    expect((await readBack()).equals(content)).toBe(true)
  })

  test('without a key is stored as it is', async () => {
    const content = randomBytes(2 * BATCH_BYTES + 5)
    const writer = writerOf({ dataKey: undefined })
    await writer.write(content)
    await writer.end()
    expect(Buffer.concat(store.contents.get('object 1')!).equals(content)).toBe(true)
  })

  test('waits for a slow storage, and lists its parts in their order', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    store.slowDown(promise)
    const content = randomBytes(7 * BATCH_BYTES)
    const writer = writerOf()
    let waited: Promise<void> | undefined
    let from = 0
    for (; from < content.length && !waited; from += 65_536)
      waited = writer.write(content.subarray(from, from + 65_536))
    // Four batches are taken, and one more piece waits.
    expect(from).toBe(4 * BATCH_BYTES + 65_536)
    expect(store.log).toEqual([])
    resolve()
    await waited
    for (; from < content.length; from += 65_536) await writer.write(content.subarray(from, from + 65_536))
    await writer.end()
    expect((await readBack()).equals(content)).toBe(true)
    expect(store.log.filter((line) => line.startsWith('listed'))).toEqual([
      'listed object 1',
      'listed object 2',
      'listed object 3',
    ])
    for (const { object } of parts)
      expect(store.log.indexOf(`finished ${object}`)).toBeLessThan(store.log.indexOf(`listed ${object}`))
  })

  test.each(['fulfilled', 'rejected'] as const)(
    'ends no part before the one before it, which is %s later',
    async (outcome) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      store.finishing.set('object 1', promise)
      const writer = writerOf()
      for (let count = 0; count < 4 * (BATCH_BYTES / 65_536); count++) await writer.write(randomBytes(65_536))
      const ended = writer.end()
      ended.catch(() => {})
      await vi.waitFor(() => expect(store.contents.get('object 2')).toHaveLength(1))
      await wait(20)
      expect(store.log).toEqual([])
      if (outcome === 'fulfilled') {
        resolve()
        await ended
        expect(parts.map(({ object }) => object)).toEqual(['object 1', 'object 2'])
      } else {
        reject(new Error('Not synced.'))
        await expect(ended).rejects.toThrow('Not synced.')
        await writer.discard()
        expect(parts).toEqual([])
        expect(store.contents.size).toBe(0)
      }
    },
  )

  test.each(['write', 'finish'] as const)('fails if a %s fails, and leaves nothing', async (step) => {
    store.failing[step] = true
    const writer = writerOf()
    const writing = (async () => {
      for (let count = 0; count < 200; count++) await writer.write(randomBytes(65_536))
      await writer.end()
    })()
    await expect(writing).rejects.toThrow(step === 'write' ? 'No space is left.' : 'Not synced.')
    await writer.discard()
    await vi.waitFor(() => expect(store.contents.size).toBe(0))
    expect(parts).toEqual([])
  })

  test('is not written after its end', async () => {
    const writer = writerOf()
    await writer.write(Buffer.from('one'))
    await writer.end()
    await expect(writer.write(Buffer.from('two'))).rejects.toThrow('The file has ended.')
  })
})

describe('the thread of uploads', () => {
  const thread = createSealingThread()
  const open: { drop(): void }[] = []
  afterEach(() => {
    for (const each of open.splice(0)) each.drop()
  })

  test('computes the checksums of several uploads at once', async () => {
    const contents = Array.from({ length: 3 }, (_, index) => randomBytes(index * BATCH_BYTES + 1000))
    const finished = await Promise.all(
      contents.map(async (content) => {
        const digest = thread.createDigest(false)
        open.push(digest)
        const { objects } = createObjects()
        const writer = writeParts(objects, {
          dataKey: randomBytes(32),
          start: 0,
          onPart: () => Promise.resolve(),
          sealer: digest,
        })
        for (let from = 0; from < content.length; from += 65_536)
          await writer.write(content.subarray(from, from + 65_536))
        await writer.end()
        expect(digest.position).toBe(content.length)
        return digest.finish()
      }),
    )
    expect(finished.map(({ sha256 }) => sha256)).toEqual(
      contents.map((content) => createHash('sha256').update(content).digest('hex')),
    )
  })

  test('that ends fails what waits for it, forgets the checksums, and starts again', async () => {
    const job = {
      memory: new SharedArrayBuffer(BATCH_BYTES),
      length: 10,
      key: undefined,
      first: 0,
      isEnd: true,
    }
    const digest = thread.createDigest(true)
    expect(await digest.seal(job)).toBe(10)
    expect(digest.position).toBe(10)
    // A key of a wrong length.
    await expect(thread.seal({ ...job, key: new Uint8Array(1) })).rejects.toThrow(
      'The thread of uploads ended',
    )
    expect(digest.position).toBeUndefined()
    await expect(digest.seal(job)).rejects.toThrow('The thread of uploads ended')
    await expect(digest.finish()).rejects.toThrow('The thread of uploads ended')
    expect(await thread.seal(job)).toBe(10)
  })
})
