/** The checksum of an upload and its fingerprint, computed as its bytes arrive. */
import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { FINGERPRINT_PART_BYTES } from '@anupalan/server/contract/core/resumable'

export interface UploadDigest {
  /** The number of bytes so far. */
  readonly position: number
  update(bytes: Buffer): void
  /** It cannot be updated afterwards. */
  finish(): FinishedDigest
}

/** Hexadecimal, both. */
export interface FinishedDigest {
  readonly sha256: string
  readonly fingerprint: string | undefined
}

/** @param hasFingerprint whether it is needed: it costs as much as the checksum. */
export function createUploadDigest(hasFingerprint: boolean): UploadDigest {
  const whole = createHash('sha256')
  const parts: Buffer[] = []
  let part: Hash | undefined
  let position = 0

  function updatePart(bytes: Buffer): void {
    for (let from = 0; from < bytes.length;) {
      const room = FINGERPRINT_PART_BYTES - ((position + from) % FINGERPRINT_PART_BYTES)
      const piece = bytes.subarray(from, from + room)
      part ??= createHash('sha256')
      part.update(piece)
      from += piece.length
      if (piece.length === room) endPart()
    }
  }

  function endPart(): void {
    if (part) parts.push(part.digest())
    part = undefined
  }

  return {
    get position() {
      return position
    },
    update(bytes) {
      whole.update(bytes)
      if (hasFingerprint) updatePart(bytes)
      position += bytes.length
    },
    finish() {
      endPart()
      const fingerprint = hasFingerprint
        ? createHash('sha256').update(Buffer.concat(parts)).digest('hex')
        : undefined
      return { sha256: whole.digest('hex'), fingerprint }
    },
  }
}
