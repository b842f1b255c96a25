/**
 * What a file is, by its content. Nothing of it is run, drawn or unpacked: of a Word document its list of parts is
 * read, and one part of at most 256 KiB.
 */
import { open } from 'node:fs/promises'
import { isWhole, kindOf, tailBytes } from '@anupalan/server/contract'
import type { DocumentKind, FileProblem, UploadRule } from '@anupalan/server/contract'
import { fileTypeFromFile } from 'file-type'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'

type Judgement = { readonly kind: DocumentKind } | { readonly problem: FileProblem }

/** Parts of a Word document, and all of them unpacked: far more than a CV has, far less than a bomb. */
const limits = { parts: 2_000, unpacked: 64 * 1024 * 1024, types: 256 * 1024 }

/** @param bytes the file’s length. */
export async function judgeDocument(path: string, bytes: number, rule: UploadRule): Promise<Judgement> {
  if (bytes === 0) return { problem: 'empty' }
  if (bytes > rule.maxBytes) return { problem: 'large' }
  const { head, tail } = await readEnds(path, bytes)
  const kind = kindOf(head)
  if (kind === undefined || !rule.kinds.includes(kind)) return { problem: 'wrongKind' }
  if (!isWhole(kind, tail)) return { problem: 'damaged' }
  const problem = kind === 'docx' ? await judgeWord(path, bytes) : undefined
  if (problem) return { problem }
  // A second opinion, of a library that knows hundreds of kinds.
  return (await fileTypeFromFile(path))?.ext === kind ? { kind } : { problem: 'wrongKind' }
}

async function readEnds(path: string, bytes: number) {
  const file = await open(path)
  try {
    const head = new Uint8Array(Math.min(8, bytes))
    const tail = new Uint8Array(Math.min(tailBytes, bytes))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, bytes - tail.length)
    return { head, tail }
  } finally {
    await file.close()
  }
}

const contentTypes = '[Content_Types].xml'
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Why a zip is no Word document that is taken. Names that lead out of a folder are errors to yauzl. */
async function judgeWord(path: string, bytes: number): Promise<FileProblem | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
    if (zip.entryCount > limits.parts) return 'damaged'
    const names = new Set<string>()
    let [packed, unpacked] = [0, 0]
    let types: Entry | undefined
    let problem: FileProblem | undefined
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase()
      // Twice the same name is read as one part here and as another there.
      if (names.has(name)) return 'damaged'
      names.add(name)
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      // Parts that together are longer than the file lie on top of each other: a bomb without nesting.
      if (unpacked > limits.unpacked || packed > bytes) return 'damaged'
      if (entry.isEncrypted()) problem ??= 'locked'
      if (name.endsWith('vbaproject.bin') || name.endsWith('vbadata.xml')) problem ??= 'macros'
      if (entry.fileName === contentTypes) types = entry
    }
    if (problem) return problem
    if (!types || types.uncompressedSize > limits.types || !names.has('word/document.xml')) return 'wrongKind'
    const text = await readPart(zip, types)
    if (/macroEnabled|vbaProject/i.test(text)) return 'macros'
    return text.includes(mainPart) ? undefined : 'wrongKind'
  } catch {
    return 'damaged'
  } finally {
    zip?.close()
  }
}

/** yauzl ends a part that is longer than its entry says with an error. */
async function readPart(zip: ZipFile, entry: Entry): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
