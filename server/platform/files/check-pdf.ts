/** Checks a PDF of any size: that it is complete, whether it needs a password, whether it has active content. */
import { isWhole, tailBytes } from '@anupalan/server/contract'
import type { Cursor } from './cursor.ts'
import type { FileCheck } from './file-check.ts'
import { freeMemory } from './free-memory.ts'
import { scanPdf } from './scan-pdf.ts'

/** A larger file is scanned in pieces of so many bytes … */
const PIECE_BYTES = 8 * 1024 * 1024

/** … that overlap, because an object may begin in one and end in the next; bytes. */
const OVERLAP_BYTES = 256 * 1024

/** The trailer, or the dictionary of a cross-reference stream; bytes. */
const TRAILER_BYTES = 16 * 1024

export async function checkPdf(cursor: Cursor): Promise<FileCheck> {
  const tail = await cursor.read(Math.max(0, cursor.bytes - tailBytes), tailBytes)
  if (!isWhole('pdf', tail)) return { problem: 'damaged' }
  if (await isEncrypted(cursor, tail)) return { kind: 'pdf', isLocked: true, hasActiveContent: false }
  const memory = Buffer.allocUnsafeSlow(Math.min(cursor.bytes, PIECE_BYTES + OVERLAP_BYTES))
  try {
    return await scan(cursor, memory)
  } finally {
    freeMemory(memory)
  }
}

async function scan(cursor: Cursor, memory: Buffer): Promise<FileCheck> {
  for (let start = 0; start < cursor.bytes; start += PIECE_BYTES) {
    const piece = await cursor.read(start, memory.length, memory)
    const problem = await scanPdf(piece)
    if (problem === 'locked') return { kind: 'pdf', isLocked: true, hasActiveContent: false }
    // A stream that is cut by the end of a piece is complete in the next one.
    const isCut = problem === 'damaged' && start + piece.length < cursor.bytes
    if (problem !== undefined && !isCut) return { kind: 'pdf', isLocked: false, hasActiveContent: true }
  }
  return { kind: 'pdf', isLocked: false, hasActiveContent: false }
}

/** Whether the last trailer, or the cross-reference stream that `startxref` names, states an encryption. */
async function isEncrypted(cursor: Cursor, tail: Buffer): Promise<boolean> {
  const start = Number(/startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail.toString('latin1'))?.[1])
  const end = await cursor.read(Math.max(0, cursor.bytes - TRAILER_BYTES), TRAILER_BYTES)
  const named = start < cursor.bytes ? await cursor.read(start, TRAILER_BYTES) : Buffer.alloc(0)
  const trailer = end.subarray(Math.max(0, end.lastIndexOf('trailer')))
  const dictionary = named.subarray(0, Math.max(0, named.indexOf('stream')))
  return [trailer, dictionary].some((part) => /\/Encrypt[\s/<\d]/.test(part.toString('latin1')))
}
