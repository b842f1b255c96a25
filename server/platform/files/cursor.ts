/** Reads a file at many positions that are close to each other. */
import type { ByteSource } from './parts.ts'

export interface Cursor extends Pick<ByteSource, 'bytes' | 'stream'> {
  /** At most `length` bytes, fewer at the end. @param memory as of `ByteSource` */
  read(start: number, length: number, memory?: Buffer): Promise<Buffer>
}

/** Bytes that are read together. */
const BLOCK_BYTES = 256 * 1024

/** Keeps the last block, so that a file is not decrypted again for each few bytes of it. */
export function createCursor(source: ByteSource): Cursor {
  let block: { readonly start: number; readonly content: Buffer } | undefined
  return {
    bytes: source.bytes,
    stream: () => source.stream(),
    async read(start, length, memory) {
      if (length > BLOCK_BYTES) return source.read(start, length, memory)
      const isInside = block && start >= block.start && start + length <= block.start + block.content.length
      if (!isInside || !block) block = { start, content: await source.read(start, BLOCK_BYTES) }
      return block.content.subarray(start - block.start, start - block.start + length)
    },
  }
}
