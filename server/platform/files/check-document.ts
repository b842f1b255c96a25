/**
 * Determines the kind of a file by its content, and rejects active content. Nothing in it is executed or rendered;
 * decompression is limited.
 */
import { buffer } from 'node:stream/consumers'
import { isWhole, kindOf, tailBytes } from '@anupalan/server/contract'
import type { DocumentKind, FileProblem, UploadRule } from '@anupalan/server/contract'
import { fileTypeFromBuffer } from 'file-type'
import { fromBufferPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import type { ByteSource } from './parts.ts'
import { scanPdf } from './scan-pdf.ts'
import {
  decodeXml,
  problemOfPart,
  problemOfRelationships,
  problemOfText,
  problemOfTypes,
} from './scan-word.ts'

type DocumentCheck = { readonly kind: DocumentKind } | { readonly problem: FileProblem }

/** Limits of a Word document, in parts and in uncompressed bytes: far above a CV, far below a zip bomb. */
const limits = { parts: 2_000, unpacked: 64 * 1024 * 1024, part: 16 * 1024 * 1024, types: 256 * 1024 }

export async function checkDocument(source: ByteSource, rule: UploadRule): Promise<DocumentCheck> {
  if (source.bytes === 0) return { problem: 'empty' }
  if (source.bytes > rule.maxBytes) return { problem: 'large' }
  // At most the size that the rule allows.
  const content = await buffer(source.stream())
  const kind = kindOf(content.subarray(0, 8))
  if (kind === undefined || !rule.kinds.includes(kind))
    return { problem: isEncryptedOffice(content) ? 'locked' : 'wrongKind' }
  if (!isWhole(kind, content.subarray(-tailBytes))) return { problem: 'damaged' }
  const problem = kind === 'docx' ? await checkWord(content) : await scanPdf(content)
  if (problem) return { problem }
  // A second check by a library that detects hundreds of kinds.
  return (await fileTypeFromBuffer(content))?.ext === kind ? { kind } : { problem: 'wrongKind' }
}

const contentTypes = '[Content_Types].xml'
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Parts that may contain fields. */
const textPart = /^word\/(?:glossary\/)?(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\w*\.xml$/

/** Why a zip is not an acceptable Word document. yauzl rejects entry names with path traversal. */
async function checkWord(content: Buffer): Promise<FileProblem | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false, strictFileNames: true })
    if (zip.entryCount > limits.parts) return 'damaged'
    const entries = new Map<string, Entry>()
    let [packed, unpacked] = [0, 0]
    let problem: FileProblem | undefined
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase()
      // With a duplicate name, readers differ in which part they use.
      if (entries.has(name)) return 'damaged'
      entries.set(name, entry)
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      // Parts that together are larger than the file overlap: a zip bomb without nesting.
      if (unpacked > limits.unpacked || packed > content.length) return 'damaged'
      if (entry.isEncrypted()) problem ??= 'locked'
      problem ??= problemOfPart(name)
    }
    if (problem) return problem
    const types = entries.get(contentTypes.toLowerCase())
    if (types?.fileName !== contentTypes || types.uncompressedSize > limits.types) return 'wrongKind'
    if (!entries.has('word/document.xml')) return 'wrongKind'
    const text = decodeXml(await readPart(zip, types))
    if (text === undefined) return 'damaged'
    const isWord = text.includes(mainPart)
    return problemOfTypes(text) ?? (isWord ? await checkParts(zip, entries) : 'wrongKind')
  } catch {
    return 'damaged'
  } finally {
    zip?.close()
  }
}

/** Checks the relationships, which load other content, and the text. */
async function checkParts(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<FileProblem | undefined> {
  for (const [name, entry] of entries) {
    const isRelationships = name.endsWith('.rels')
    if (!isRelationships && !textPart.test(name)) continue
    if (entry.uncompressedSize > limits.part) return 'active'
    const text = decodeXml(await readPart(zip, entry))
    if (text === undefined) return 'damaged'
    const problem = isRelationships ? problemOfRelationships(text) : problemOfText(text)
    if (problem) return problem
  }
  return undefined
}

/** yauzl fails for a part that is longer than its entry states. */
async function readPart(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const compoundMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** A password-protected document is in a compound file ([MS-OFFCRYPTO]), and so are old Word documents. */
const isEncryptedOffice = (content: Buffer): boolean =>
  compoundMark.equals(content.subarray(0, compoundMark.length)) &&
  content.includes('EncryptedPackage', 0, 'utf16le')
