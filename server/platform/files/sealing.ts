/** Hashing and encrypting the bytes of files in batches, on this thread or on another (`sealing-thread.ts`). */
import { sealSegments, SEALED_BYTES, SEGMENT_BYTES } from './segments.ts'
import type { UploadDigest } from './upload-digest.ts'

/** Bytes of a batch, before they are encrypted. */
export const BATCH_BYTES = 4 * SEGMENT_BYTES

/** Consecutive bytes of a part. */
export interface SealJob {
  /** They begin here, and are encrypted in place; with a key, each segment has room for its tag after it. */
  readonly memory: SharedArrayBuffer
  /** Without the room for tags. */
  readonly length: number
  /** Of the part; `undefined` if it is not encrypted. */
  readonly key: Uint8Array | undefined
  /** Number of the first segment in its part. */
  readonly first: number
  /** Whether they end the part. */
  readonly isEnd: boolean
}

export interface Sealer {
  /**
   * Encrypts bytes, after the jobs that came before.
   *
   * @returns how many bytes of the memory are to be stored.
   */
  seal(job: SealJob): Promise<number>
}

const MEMORY_BYTES = (BATCH_BYTES / SEGMENT_BYTES) * SEALED_BYTES

/** Memory that is kept for the next files: that of eight uploads at once. */
const MAX_KEPT = 32

const kept: SharedArrayBuffer[] = []

/** Used again: shared memory is freed late, so that new memory for each file would add up. */
export const takeMemory = (): SharedArrayBuffer => kept.pop() ?? new SharedArrayBuffer(MEMORY_BYTES)

/** @param memory that nothing uses any more. */
export function keepMemory(memory: SharedArrayBuffer): void {
  if (kept.length < MAX_KEPT) kept.push(memory)
}

/** Where segments begin: at each multiple of this. */
export const strideOf = (isEncrypted: boolean): number => (isEncrypted ? SEALED_BYTES : SEGMENT_BYTES)

export function sealBatch({ memory, length, key, first, isEnd }: SealJob, digest?: UploadDigest): number {
  const bytes = Buffer.from(memory)
  if (digest) {
    const stride = strideOf(key !== undefined)
    for (let at = 0, start = 0; at < length; at += SEGMENT_BYTES, start += stride)
      digest.update(bytes.subarray(start, start + Math.min(SEGMENT_BYTES, length - at)))
  }
  return key ? sealSegments(key, bytes, { length, first, isEnd }) : length
}

/** For files that are small or rare, and hashed by their writer. */
export const sealHere: Sealer = {
  seal: async (job) => sealBatch(job),
}
