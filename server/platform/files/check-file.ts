/**
 * Determines the kind of a file that a client or the firm sends, by its content: neither its name nor the media type of
 * the browser is trusted, except to tell kinds of text apart. Nothing is executed or rendered, and memory does not grow
 * with the file.
 *
 * A file with a password is accepted: tax documents are sent so. Scripts in a PDF and embedded files are reported, not
 * rejected, because forms of the government have them; macros are rejected.
 */
import { isTextKind, kindOfHead } from '@anupalan/server/contract'
import type { FileKind } from '@anupalan/server/contract'
import { fileTypeFromBuffer } from 'file-type'
import { checkCompoundFile } from './check-compound-file.ts'
import { checkImage } from './check-image.ts'
import { checkPackage } from './check-package.ts'
import { checkPdf } from './check-pdf.ts'
import { checkText } from './check-text.ts'
import { createCursor } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import type { FileCheck } from './file-check.ts'
import type { ByteSource } from './parts.ts'

/** Bytes of the beginning that checks of several kinds read. */
const HEAD_BYTES = 64 * 1024

/** The end record of a zip with the longest comment; bytes. */
const ZIP_END_BYTES = 22 + 0xff_ff

/**
 * @param name the sender's name of the file.
 * @throws the error of the storage
 */
export async function checkFile(
  source: ByteSource,
  name: string,
  kinds: readonly FileKind[],
): Promise<FileCheck> {
  if (source.bytes === 0) return { problem: 'empty' }
  const cursor = createCursor(source)
  const head = await cursor.read(0, HEAD_BYTES)
  const stated = kindOfHead(head, name)
  if (stated === undefined) return { problem: 'wrongKind' }
  const found = await checkKind(stated, cursor, head)
  if ('problem' in found) return found
  if (!kinds.includes(found.kind)) return { problem: 'wrongKind' }
  return (await isPolyglot(found.kind, cursor, head)) ? { problem: 'wrongKind' } : found
}

async function checkKind(kind: FileKind, cursor: Cursor, head: Buffer): Promise<FileCheck> {
  if (isTextKind(kind)) return checkText(kind, cursor)
  switch (kind) {
    case 'pdf':
      return (await isKnownAs(head, ['pdf'])) ? checkPdf(cursor) : { problem: 'wrongKind' }
    case 'xls':
      return checkCompoundFile(cursor, kind)
    case 'docx':
    case 'xlsx':
      // With a password they are inside a compound file.
      return head[0] === 0x50 ? checkPackage(cursor) : checkCompoundFile(cursor, kind)
    default:
      return (await isKnownAs(head, [kind === 'jpeg' ? 'jpg' : kind]))
        ? checkImage(kind, cursor)
        : { problem: 'wrongKind' }
  }
}

/** A second check, by a library that detects hundreds of kinds. */
async function isKnownAs(head: Buffer, extensions: readonly string[]): Promise<boolean> {
  const found = await fileTypeFromBuffer(head)
  return found !== undefined && extensions.includes(found.ext)
}

const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|\?php)\b/i

/** Whether a program could read it as another kind: as a zip from its end, as a PDF or a web page from its beginning. */
async function isPolyglot(kind: FileKind, cursor: Cursor, head: Buffer): Promise<boolean> {
  const isZip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  if (!isZip && (await endsAsZip(cursor))) return true
  const beginning = head.subarray(0, 1024).toString('latin1')
  if (kind !== 'pdf' && beginning.includes('%PDF-')) return true
  // In text, only what it begins with makes a browser show it as a page; `checkText` has rejected that.
  return !isTextKind(kind) && !isZip && markup.test(beginning)
}

/** Whether the end record of a zip is at the end, with a comment of exactly the rest. */
async function endsAsZip(cursor: Cursor): Promise<boolean> {
  const start = Math.max(0, cursor.bytes - ZIP_END_BYTES)
  const tail = await cursor.read(start, ZIP_END_BYTES)
  for (let at = tail.indexOf('PK\u0005\u0006', 0, 'latin1'); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
    at = tail.indexOf('PK\u0005\u0006', at + 1, 'latin1')
  }
  return false
}
