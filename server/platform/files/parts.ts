/** Files as sequences of parts: writing them as bytes arrive, and reading them from any position. */
import { freeMemory } from './free-memory.ts'
import type { NewObject, ObjectStore } from './object-store.ts'
import { BATCH_BYTES, keepMemory, sealHere, strideOf, takeMemory } from './sealing.ts'
import type { Sealer } from './sealing.ts'
import {
  DamagedSegmentError,
  openSegments,
  partKey,
  sealedRange,
  sealedSize,
  SEGMENT_BYTES,
} from './segments.ts'

export interface Part {
  /** Where it begins in the file. */
  readonly start: number
  readonly bytes: number
  readonly object: string
}

/** Reads a file that may be larger than memory. */
export interface ByteSource {
  readonly bytes: number
  /**
   * At most `length` bytes, fewer at the end.
   *
   * @param memory of so many bytes, used in place of new memory if the source has to copy or decrypt them.
   */
  read(start: number, length: number, memory?: Buffer): Promise<Buffer>
  /** Everything, in order. */
  stream(): AsyncIterable<Buffer>
}

export const sourceOf = (content: Buffer): ByteSource => ({
  bytes: content.length,
  read: (start, length) => Promise.resolve(content.subarray(start, start + length)),
  async *stream() {
    if (content.length > 0) yield content
  },
})

/** What a file is made of. */
export interface FileLayout {
  /** `undefined` if it is not encrypted. */
  readonly dataKey: Buffer | undefined
  /** In order, without gaps. */
  readonly parts: readonly Part[]
}

/** Whether an object cannot be what was written. */
export class DamagedPartError extends Error {
  override readonly name = 'DamagedPartError'
}

/** One is filled, one encrypted, one written, and one waits for each step that takes longer than the others. */
const MAX_BATCHES = 4

export interface PartsWriter {
  /** Where the next byte begins. */
  readonly position: number
  /**
   * The bytes are copied when it returns, or when what it returns has ended; only then may it be called again.
   *
   * @returns `undefined` if there is nothing to wait for.
   */
  write(bytes: Uint8Array): Promise<void> | undefined
  /** Ends the last part. */
  end(): Promise<void>
  /** Removes the part that is not ended. */
  discard(): Promise<void>
}

export interface PartsWriterOptions {
  readonly dataKey: Buffer | undefined
  /** Where the first byte begins. */
  readonly start: number
  /** Called with each part once it is stored, in their order. */
  readonly onPart: (part: Part) => Promise<void>
  /** On this thread by default. */
  readonly sealer?: Sealer
}

interface Batch {
  readonly memory: SharedArrayBuffer
  readonly bytes: Buffer
  /** Without the room for tags. */
  filled: number
}

interface OpenPart {
  readonly start: number
  bytes: number
  readonly opened: Promise<{ readonly object: NewObject; readonly key: Buffer | undefined }>
  /** The last write. */
  written?: Promise<void>
}

/**
 * Encrypts and stores what follows a position, in batches: the next is filled while others are hashed, encrypted and
 * written, and while the part before ends. Memory does not grow with the file.
 */
export function writeParts(
  objects: ObjectStore,
  { dataKey, start, onPart, sealer = sealHere }: PartsWriterOptions,
): PartsWriter {
  const stride = strideOf(dataKey !== undefined)
  let position = start
  let current: OpenPart | undefined
  let lastOpened: Promise<unknown> = Promise.resolve()
  /** The ends of the part before the current one, and of that before it. */
  let [ending, endingBefore] = [Promise.resolve(), Promise.resolve()]
  let failure: { readonly cause: unknown } | undefined
  let batches = 0
  const free: Batch[] = []
  let waiting: PromiseWithResolvers<void> | undefined
  let batch = newBatch()

  function newBatch(): Batch {
    batches++
    const memory = takeMemory()
    return { memory, bytes: Buffer.from(memory), filled: 0 }
  }

  /** Used again: memory of each batch would make the garbage collector run several times a file. */
  function release(used: Batch): void {
    used.filled = 0
    free.push(used)
    waiting?.resolve()
  }

  function fail(cause: unknown): void {
    failure ??= { cause }
    waiting?.resolve()
  }

  function openPart(from: number): OpenPart {
    // At most two parts are open: an object may be kept in memory until it is stored.
    const opened = Promise.all([lastOpened, endingBefore]).then(async () => {
      const object = await objects.create()
      return { object, key: dataKey && partKey(dataKey, object.name) }
    })
    opened.catch(fail)
    lastOpened = opened
    return { start: from, bytes: 0, opened }
  }

  /** Encrypts and writes the batch. */
  function flush(isEnd: boolean): OpenPart {
    const part = (current ??= openPart(position - batch.filled))
    const full = batch
    const { memory, filled: length } = full
    const first = part.bytes / SEGMENT_BYTES
    part.bytes += length
    // Each part is opened after the one before, so batches are sealed in their order.
    const sealed = part.opened.then(({ key }) => sealer.seal({ memory, length, key, first, isEnd }))
    const written = Promise.all([part.opened, sealed, part.written]).then(([{ object }, size]) =>
      object.write(full.bytes.subarray(0, size)),
    )
    written.then(() => release(full), fail)
    part.written = written
    return part
  }

  function endPart(): void {
    const stored = store(flush(true), ending)
    stored.catch(fail)
    ;[ending, endingBefore] = [stored, ending]
    current = undefined
  }

  async function store(part: OpenPart, earlier: Promise<void>): Promise<void> {
    const { object } = await part.opened
    try {
      await part.written
      await earlier
      await object.finish()
    } catch (error) {
      await object.discard()
      throw error
    }
    await onPart({ start: part.start, bytes: part.bytes, object: object.name })
  }

  /** @returns how many bytes were copied into the batch */
  function copy(bytes: Uint8Array): number {
    let copied = 0
    while (copied < bytes.length && batch.filled < BATCH_BYTES) {
      const inside = batch.filled % SEGMENT_BYTES
      const piece = bytes.subarray(copied, copied + SEGMENT_BYTES - inside)
      batch.bytes.set(piece, Math.floor(batch.filled / SEGMENT_BYTES) * stride + inside)
      batch.filled += piece.length
      copied += piece.length
    }
    position += copied
    return copied
  }

  /** @returns whether there was one */
  function takeBatch(): boolean {
    const next = free.pop() ?? (batches < MAX_BATCHES ? newBatch() : undefined)
    if (next) batch = next
    return next !== undefined
  }

  async function writeLater(bytes: Uint8Array): Promise<void> {
    waiting = Promise.withResolvers()
    await waiting.promise
    // Without one, the wait ended by a failure.
    takeBatch()
    await write(bytes)
  }

  function write(bytes: Uint8Array): Promise<void> | undefined {
    for (let rest = bytes; ; rest = rest.subarray(copy(rest))) {
      if (failure) return Promise.reject(failure.cause)
      if (rest.length === 0) return undefined
      // Only when more follows: the last segment of a part is encrypted as the last.
      if (batch.filled < BATCH_BYTES) continue
      const isFull = (current?.bytes ?? 0) + batch.filled >= objects.partBytes
      if (isFull) endPart()
      else flush(false)
      if (!takeBatch()) return writeLater(rest)
    }
  }

  return {
    get position() {
      return position
    },
    write,
    async end() {
      if (failure) throw failure.cause
      if (batch.filled > 0) endPart()
      else release(batch)
      await ending
      failure = { cause: new Error('The file has ended.') }
      for (const { memory } of free.splice(0)) keepMemory(memory)
    },
    async discard() {
      failure ??= { cause: new Error('The file was discarded.') }
      const left = current
      current = undefined
      await ending.catch(() => {})
      await left?.written?.catch(() => {})
      const opened = await left?.opened.catch(() => {})
      await opened?.object.discard()
    },
  }
}

/** @throws DamagedPartError, MissingObjectError, or the error of the storage, while it is read. */
export function readParts(objects: ObjectStore, { dataKey, parts }: FileLayout): ByteSource {
  const end = parts.reduce((sum, { bytes }) => sum + bytes, 0)

  /** The bytes of a part from `from` up to `to`, which are positions in the part. */
  async function* readPart(part: Part, from: number, to: number): AsyncGenerator<Buffer> {
    if (!dataKey) {
      yield* await objects.read(part.object, from, to)
      return
    }
    const key = partKey(dataKey, part.object)
    const range = sealedRange(part.bytes, from, to)
    const sealed = await objects.read(part.object, range.start, range.end)
    let at = range.first * SEGMENT_BYTES
    try {
      for await (const piece of openSegments(key, sealed, part.bytes, range.first)) {
        const wanted = piece.subarray(Math.max(0, from - at), Math.max(0, to - at))
        at += piece.length
        if (wanted.length > 0) yield wanted
      }
    } catch (error) {
      throw error instanceof DamagedSegmentError ? new DamagedPartError(part.object, { cause: error }) : error
    }
  }

  async function* readRange(from: number, to: number): AsyncGenerator<Buffer> {
    for (const part of parts) {
      const [begin, stop] = [Math.max(from - part.start, 0), Math.min(to - part.start, part.bytes)]
      if (begin >= stop) continue
      let read = 0
      for await (const piece of readPart(part, begin, stop)) {
        read += piece.length
        yield piece
      }
      if (read !== stop - begin) throw new DamagedPartError(part.object)
    }
  }

  return {
    bytes: end,
    async read(start, length, memory) {
      const to = Math.min(start + length, end)
      const bytes = memory ?? Buffer.allocUnsafeSlow(Math.max(0, to - start))
      let at = 0
      for await (const piece of readRange(start, to)) {
        bytes.set(piece, at)
        at += piece.length
        freeMemory(piece)
      }
      return bytes.subarray(0, at)
    },
    stream: () => readRange(0, end),
  }
}

/** Whether each object has the size that was written. */
export async function hasSizes(objects: ObjectStore, { dataKey, parts }: FileLayout): Promise<boolean> {
  for (const { object, bytes } of parts) {
    const size = await objects.sizeOf(object)
    if (size !== undefined && size !== (dataKey ? sealedSize(bytes) : bytes)) return false
  }
  return true
}
