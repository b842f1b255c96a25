/** Checks Word documents and workbooks, which are zips of parts (ECMA-376, part 2), of any size. */
import { Readable } from 'node:stream'
import type { UploadProblem } from '@anupalan/server/contract'
import { RandomAccessReader, fromRandomAccessReaderPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import type { Cursor } from './cursor.ts'
import type { FileCheck } from './file-check.ts'
import {
  decodeXml,
  problemOfPart,
  problemOfRelationships,
  problemOfText,
  problemOfTypes,
} from './scan-word.ts'

/** Far above a document of the largest accepted size, far below a zip bomb. */
const limits = {
  parts: 20_000,
  unpacked: 2 * 1024 * 1024 * 1024,
  /** Unpacked to packed, of a document above `small`; XML with much repetition has some 60. */
  ratio: 200,
  small: 64 * 1024 * 1024,
  types: 1024 * 1024,
  /** Of a part that is read for active content. */
  part: 16 * 1024 * 1024,
  /** Unpacked altogether to verify what the entries state. */
  verified: 256 * 1024 * 1024,
}

const contentTypes = '[Content_Types].xml'

const mainParts = [
  ['docx', 'wordprocessingml.document.main+xml', 'word/document.xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml', 'xl/workbook.xml'],
] as const

/** Parts that may contain fields. */
const textPart = /^word\/(?:glossary\/)?(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\w*\.xml$/

class CursorReader extends RandomAccessReader {
  readonly cursor: Cursor
  constructor(cursor: Cursor) {
    super()
    this.cursor = cursor
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(rangeOf(this.cursor, start, end), { objectMode: false })
  }
}

async function* rangeOf(cursor: Cursor, start: number, end: number) {
  const step = 64 * 1024
  for (let at = start; at < end; at += step) yield await cursor.read(at, Math.min(step, end - at))
}

interface Package {
  readonly zip: ZipFile
  readonly entries: ReadonlyMap<string, Entry>
}

/** yauzl rejects names of entries with path traversal. */
export async function checkPackage(cursor: Cursor): Promise<FileCheck> {
  let zip: ZipFile | undefined
  try {
    zip = await fromRandomAccessReaderPromise(new CursorReader(cursor), cursor.bytes, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    })
    const entries = await listEntries(zip, cursor.bytes)
    if ('problem' in entries) return entries
    return await checkEntries({ zip, entries: entries.byName })
  } catch (error) {
    if (isOfZip(error)) return { problem: 'damaged' }
    throw error
  } finally {
    zip?.close()
  }
}

/** Errors of yauzl and zlib about the content, not of the storage. */
const isOfZip = (error: unknown) =>
  error instanceof Error && (error.name === 'Error' || error.name === 'RangeError') && !('syscall' in error)

async function listEntries(
  zip: ZipFile,
  bytes: number,
): Promise<{ readonly byName: ReadonlyMap<string, Entry> } | { readonly problem: UploadProblem }> {
  if (zip.entryCount > limits.parts) return { problem: 'bomb' }
  // A comment could be another file.
  if (zip.comment !== '') return { problem: 'damaged' }
  const byName = new Map<string, Entry>()
  let [packed, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    // With a duplicate name, readers differ in which part they use.
    if (byName.has(name) || entry.isEncrypted()) return { problem: 'damaged' }
    byName.set(name, entry)
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    if (packed > bytes || unpacked > limits.unpacked) return { problem: 'bomb' }
  }
  if (doOverlap([...byName.values()])) return { problem: 'bomb' }
  if (unpacked > limits.small && unpacked > bytes * limits.ratio) return { problem: 'bomb' }
  return { byName }
}

/** Parts that share their content: a zip bomb without nesting. */
function doOverlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  return inOrder.some(({ relativeOffsetOfLocalHeader, compressedSize }, index) => {
    const next = inOrder[index + 1]
    // 30 bytes of the local header, without its name.
    return (
      next !== undefined &&
      relativeOffsetOfLocalHeader + 30 + compressedSize > next.relativeOffsetOfLocalHeader
    )
  })
}

async function checkEntries({ zip, entries }: Package): Promise<FileCheck> {
  const types = entries.get(contentTypes.toLowerCase())
  if (types?.fileName !== contentTypes || types.uncompressedSize > limits.types)
    return { problem: 'wrongKind' }
  const text = decodeXml(await readPart(zip, types))
  if (text === undefined) return { problem: 'damaged' }
  const ofTypes = problemOfTypes(text)
  const ofParts = [...entries.keys()].map(problemOfPart)
  if (ofTypes === 'macros' || ofParts.includes('macros')) return { problem: 'macros' }
  const main = mainParts.find(([, type, part]) => text.includes(type) && entries.has(part))
  if (!main) return { problem: 'wrongKind' }
  const problem = await verifySizes(zip, entries)
  if (problem) return { problem }
  const inside = await scanParts(zip, entries)
  if (inside === 'macros' || inside === 'damaged') return { problem: inside }
  const hasActiveContent = [ofTypes, inside, ...ofParts].includes('active')
  return { kind: main[0], isLocked: false, hasActiveContent }
}

/** An entry that states less than it unpacks to is a bomb; yauzl fails for it. */
async function verifySizes(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<UploadProblem | undefined> {
  let verified = 0
  for (const entry of entries.values()) {
    if (verified + entry.uncompressedSize > limits.verified) return undefined
    verified += entry.uncompressedSize
    try {
      for await (const _ of await zip.openReadStreamPromise(entry)) continue
    } catch (error) {
      if (error instanceof Error && /too many bytes in the stream/.test(error.message)) return 'bomb'
      throw error
    }
  }
  return undefined
}

/** Reads relationships, which load other content, and the text of Word documents. */
async function scanParts(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
  let found: 'active' | undefined
  for (const [name, entry] of entries) {
    const isRelationships = name.endsWith('.rels')
    if (!isRelationships && !textPart.test(name)) continue
    if (entry.uncompressedSize > limits.part) {
      found = 'active'
      continue
    }
    const text = decodeXml(await readPart(zip, entry))
    if (text === undefined) return 'damaged'
    const problem = isRelationships ? problemOfRelationships(text) : problemOfText(text)
    if (problem === 'active') found = problem
    else if (problem) return problem
  }
  return found
}

async function readPart(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
