/**
 * Encryption of the parts of files, in segments of 64 KiB that are encrypted and verified one by one (the STREAM
 * construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015): a changed, missing, repeated or moved segment, and a
 * part that was cut short or extended, are detected.
 *
 * Each part has a key of its own, derived from the file's data key and the random name of its object, so that no nonce
 * is used twice even if an upload is continued with other bytes, and no object can be put in place of another.
 */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'
import { freeMemory } from './free-memory.ts'

/** Of plaintext. */
export const SEGMENT_BYTES = 64 * 1024

/** A segment is not what was encrypted in its place. */
export class DamagedSegmentError extends Error {
  override readonly name = 'DamagedSegmentError'
  constructor(options?: ErrorOptions) {
    super('A segment does not match its key and place.', options)
  }
}

const TAG_BYTES = 16

/** Size of an encrypted segment. */
export const SEALED_BYTES = SEGMENT_BYTES + TAG_BYTES

const countSegments = (bytes: number) => Math.max(1, Math.ceil(bytes / SEGMENT_BYTES))

/** Size of a part when it is encrypted. */
export const sealedSize = (bytes: number): number => bytes + countSegments(bytes) * TAG_BYTES

export const partKey = (dataKey: Buffer, object: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, object, 'anupalan part of a file', 32))

/** The number of the segment, and whether it is the last of its part. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Encrypts consecutive segments where they are, each with room for its tag after it: a segment begins at each multiple
 * of `SEALED_BYTES`.
 *
 * @param length of the plaintext: complete segments; only the last of a part may be shorter.
 * @param first number of the first.
 * @param isEnd whether they end the part.
 * @returns how many bytes of the memory are encrypted, from its beginning.
 */
export function sealSegments(
  key: Uint8Array,
  memory: Buffer,
  { length, first, isEnd }: { readonly length: number; readonly first: number; readonly isEnd: boolean },
): number {
  const count = countSegments(length)
  // Prepared once, not for each segment.
  const secret = createSecretKey(key)
  for (let index = 0; index < count; index++) {
    const start = index * SEALED_BYTES
    const end = start + Math.min(length - index * SEGMENT_BYTES, SEGMENT_BYTES)
    const nonce = nonceOf(first + index, isEnd && index === count - 1)
    const cipher = createCipheriv('aes-256-gcm', secret, nonce)
    const sealed = cipher.update(memory.subarray(start, end))
    memory.set(sealed, start)
    freeMemory(sealed)
    // In this mode nothing but the tag is left.
    cipher.final()
    memory.set(cipher.getAuthTag(), end)
  }
  return sealedSize(length)
}

/** Where the segments that contain some bytes of a part are, in its object. */
export function sealedRange(bytes: number, start: number, end: number) {
  const first = Math.floor(start / SEGMENT_BYTES)
  const last = Math.max(first, Math.ceil(end / SEGMENT_BYTES) - 1)
  return { first, start: first * SEALED_BYTES, end: Math.min((last + 1) * SEALED_BYTES, sealedSize(bytes)) }
}

/**
 * Decrypts consecutive segments of a part. The memory of what it reads is freed.
 *
 * @param bytes the size of the part, decrypted.
 * @param first number of the first.
 * @throws DamagedSegmentError
 */
export async function* openSegments(
  key: Buffer,
  sealed: AsyncIterable<Buffer>,
  bytes: number,
  first: number,
): AsyncGenerator<Buffer> {
  const last = countSegments(bytes) - 1
  let index = first
  /** A segment of which a piece had only the beginning, or the last one, which may be shorter. */
  const rest = Buffer.allocUnsafeSlow(SEALED_BYTES)
  let kept = 0
  const open = (segment: Buffer) => openSegment(key, segment, nonceOf(index, index++ === last))
  for await (const piece of sealed) {
    const opened: Buffer[] = []
    for (let at = 0; at < piece.length;) {
      const next = piece.subarray(at, at + SEALED_BYTES - kept)
      // Nothing follows the last segment.
      if (next.length === 0) throw new DamagedSegmentError()
      at += next.length
      if (next.length === SEALED_BYTES && index < last) {
        opened.push(open(next))
        continue
      }
      rest.set(next, kept)
      kept += next.length
      if (kept === SEALED_BYTES && index < last) {
        opened.push(open(rest))
        kept = 0
      }
    }
    freeMemory(piece)
    if (opened.length > 0) yield joined(opened)
  }
  if (kept > 0) yield open(rest.subarray(0, kept))
}

function joined(pieces: readonly Buffer[]): Buffer {
  if (pieces.length === 1) return pieces[0]!
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
    freeMemory(piece)
  }
  return whole
}

function openSegment(key: Buffer, segment: Buffer, nonce: Buffer): Buffer {
  if (segment.length < TAG_BYTES) throw new DamagedSegmentError()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(segment.subarray(-TAG_BYTES))
  const opened = decipher.update(segment.subarray(0, -TAG_BYTES))
  try {
    decipher.final()
  } catch (cause) {
    throw new DamagedSegmentError({ cause })
  }
  return opened
}
