/**
 * Encryption of the parts of files, in segments of 64 KiB that are encrypted and verified one by one (the STREAM
 * construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015): a changed, missing, repeated or moved segment, and a
 * part that was cut short or extended, are detected.
 *
 * Each part has a key of its own, derived from the file's data key and the random name of its object, so that no nonce
 * is used twice even if an upload is continued with other bytes, and no object can be put in place of another.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

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
const SEALED_BYTES = SEGMENT_BYTES + TAG_BYTES

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
 * Encrypts consecutive segments.
 *
 * @param bytes complete segments; only the last of a part may be shorter.
 * @param first number of the first.
 * @param isEnd whether they end the part.
 * @param target where they are written; at least as large as `sealedSize` of the bytes.
 * @returns the beginning of `target` that was written.
 */
export function sealSegments(
  key: Buffer,
  bytes: Uint8Array,
  first: number,
  isEnd: boolean,
  target: Buffer = Buffer.allocUnsafe(sealedSize(bytes.length)),
): Buffer {
  const count = countSegments(bytes.length)
  let length = 0
  const add = (piece: Buffer) => {
    target.set(piece, length)
    length += piece.length
  }
  for (let index = 0; index < count; index++) {
    const nonce = nonceOf(first + index, isEnd && index === count - 1)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const plain = bytes.subarray(index * SEGMENT_BYTES, (index + 1) * SEGMENT_BYTES)
    add(cipher.update(plain))
    add(cipher.final())
    add(cipher.getAuthTag())
  }
  return target.subarray(0, length)
}

/** Where the segments that contain some bytes of a part are, in its object. */
export function sealedRange(bytes: number, start: number, end: number) {
  const first = Math.floor(start / SEGMENT_BYTES)
  const last = Math.max(first, Math.ceil(end / SEGMENT_BYTES) - 1)
  return { first, start: first * SEALED_BYTES, end: Math.min((last + 1) * SEALED_BYTES, sealedSize(bytes)) }
}

/**
 * Decrypts consecutive segments of a part.
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
  const count = countSegments(bytes)
  let index = first
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of sealed) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const opened: Buffer[] = []
    // The last segment may be shorter, and is opened at the end.
    while (rest.length > SEALED_BYTES || (rest.length === SEALED_BYTES && index < count - 1)) {
      opened.push(openSegment(key, rest.subarray(0, SEALED_BYTES), nonceOf(index, index === count - 1)))
      rest = rest.subarray(SEALED_BYTES)
      index++
    }
    if (opened.length > 0) yield opened.length === 1 ? opened[0]! : Buffer.concat(opened)
  }
  if (rest.length > 0) yield openSegment(key, rest, nonceOf(index, index === count - 1))
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
