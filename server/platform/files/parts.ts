/** Files as sequences of parts: writing them as bytes arrive, and reading them from any position. */
import type { NewObject, ObjectStore } from './object-store.ts'
import {
  DamagedSegmentError,
  openSegments,
  partKey,
  sealSegments,
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
  /** At most `length` bytes, fewer at the end. */
  read(start: number, length: number): Promise<Buffer>
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

/** Segments that are encrypted and written together. */
const BATCH_BYTES = 16 * SEGMENT_BYTES

export interface PartsWriter {
  /** Where the next byte begins. */
  readonly position: number
  write(bytes: Uint8Array): Promise<void>
  /** Ends the last part. */
  end(): Promise<void>
  /** Removes the part that is not ended. */
  discard(): Promise<void>
}

/**
 * Encrypts and stores what follows a position, while the next bytes are received, hashed and encrypted: at most one
 * write and the end of one part are under way. Memory does not grow with the file.
 *
 * @param onPart called with each part once it is stored, in their order.
 */
export function writeParts(
  objects: ObjectStore,
  {
    dataKey,
    start,
    onPart,
  }: {
    readonly dataKey: Buffer | undefined
    readonly start: number
    readonly onPart: (part: Part) => Promise<void>
  },
): PartsWriter {
  let position = start
  let current: OpenPart | undefined
  /** The end of the part before the current one. */
  let ending: Promise<void> | undefined
  let lastWrite: Promise<void> | undefined
  const batch = Buffer.allocUnsafe(BATCH_BYTES)
  let filled = 0
  // One is filled while the other is written. Allocated once: buffers of each batch would make the garbage collector run
  // several times a file.
  let [sealing, spare] = [0, 1].map(() => Buffer.allocUnsafe(sealedSize(BATCH_BYTES))) as [Buffer, Buffer]

  function seal({ key, bytes }: OpenPart, plain: Buffer, isEnd: boolean): Buffer {
    if (key) return sealSegments(key, plain, bytes / SEGMENT_BYTES, isEnd, sealing)
    sealing.set(plain)
    return sealing.subarray(0, plain.length)
  }

  async function flush(isEnd: boolean): Promise<OpenPart> {
    const part = (current ??= await beginPart(position - filled))
    const sealed = seal(part, batch.subarray(0, filled), isEnd)
    part.bytes += filled
    filled = 0
    await lastWrite
    lastWrite = part.writing = started(part.object.write(sealed))
    ;[sealing, spare] = [spare, sealing]
    return part
  }

  async function beginPart(from: number): Promise<OpenPart> {
    const object = await objects.create()
    return { object, key: dataKey && partKey(dataKey, object.name), start: from, bytes: 0 }
  }

  async function endPart(): Promise<void> {
    const part = await flush(true)
    await ending
    ending = started(store(part))
    current = undefined
  }

  async function store({ object, writing, ...part }: OpenPart): Promise<void> {
    try {
      await writing
      await object.finish()
    } catch (error) {
      await object.discard()
      throw error
    }
    await onPart({ start: part.start, bytes: part.bytes, object: object.name })
  }

  return {
    get position() {
      return position
    },
    async write(bytes) {
      for (let from = 0; from < bytes.length;) {
        // Only when more follows: the last segment of a part is encrypted as the last.
        if (filled === BATCH_BYTES) {
          const isFull = (current?.bytes ?? 0) + filled >= objects.partBytes
          await (isFull ? endPart() : flush(false))
        }
        const copied = Math.min(bytes.length - from, BATCH_BYTES - filled)
        batch.set(bytes.subarray(from, from + copied), filled)
        filled += copied
        from += copied
        position += copied
      }
    },
    async end() {
      if (filled > 0 || current) await endPart()
      await ending
    },
    async discard() {
      filled = 0
      const ended = current
      current = undefined
      await ending?.catch(() => {})
      await ended?.writing?.catch(() => {})
      await ended?.object.discard()
    },
  }
}

interface OpenPart {
  readonly object: NewObject
  readonly key: Buffer | undefined
  readonly start: number
  bytes: number
  /** The last write. */
  writing?: Promise<void>
}

/** Awaited later: until then its failure is no unhandled rejection. */
function started(work: Promise<void>): Promise<void> {
  work.catch(() => {})
  return work
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
    async read(start, length) {
      const pieces: Buffer[] = []
      for await (const piece of readRange(start, Math.min(start + length, end))) pieces.push(piece)
      return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
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
