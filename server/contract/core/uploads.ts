/**
 * Rules of uploaded files, and their messages. Only the content counts: name and media type are chosen by the sender.
 */
import { cleanLine } from './text.ts'

/** PDF or Word document without active content. */
export type DocumentKind = 'pdf' | 'docx'

/** Why a file is rejected. */
export type FileProblem =
  'missing' | 'empty' | 'large' | 'wrongKind' | 'damaged' | 'locked' | 'macros' | 'active'

export interface UploadRule {
  /** Name of the file’s form field. */
  readonly field: string
  readonly kinds: readonly DocumentKind[]
  /** Size of the file alone. */
  readonly maxBytes: number
  /** Uploads that one process reads concurrently; further ones get 503. */
  readonly maxConcurrent: number
  /** Messages at the field. */
  readonly messages: Readonly<Record<FileProblem, string>>
}

/** A file that has passed its rule. */
export interface ReceivedFile {
  /** The sender's name of the file, sanitized. */
  readonly name: string
  readonly kind: DocumentKind
  readonly bytes: number
  /** Hexadecimal, of its content. */
  readonly sha256: string
}

/** The fields of a form by name, and its file or why it was rejected. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly file: ReceivedFile | { readonly problem: FileProblem }
}

const startsWith = (bytes: Uint8Array, text: string) =>
  bytes.length >= text.length && [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))

/**
 * The kind of a file by its magic number, which must be at offset 0: otherwise a file could be valid as two kinds.
 *
 * @param head its first 8 bytes, or all if there are fewer.
 */
export function kindOf(head: Uint8Array): DocumentKind | undefined {
  if (startsWith(head, '%PDF-1.') || startsWith(head, '%PDF-2.')) return 'pdf'
  if (startsWith(head, 'PK\u0003\u0004')) return 'docx'
  return undefined
}

/** How much of a file’s end `isWhole` needs; bytes. */
export const tailBytes = 1024

const endOfPdf = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const endOfZip = 'PK\u0005\u0006'

/**
 * Whether a file ends as its format requires, without trailing data.
 *
 * @param tail its last `tailBytes` bytes, or all if there are fewer.
 */
export function isWhole(kind: DocumentKind, tail: Uint8Array): boolean {
  const text = Array.from(tail, (byte) => String.fromCharCode(byte)).join('')
  if (kind === 'pdf') return endOfPdf.test(text)
  // The end of central directory record is 22 bytes without a comment; a comment could be another file.
  return text.length >= 22 && text.startsWith(endOfZip, text.length - 22)
}

/** The checks that need no parsing, for browsers, the mock and the server. */
export function checkBytes(rule: UploadRule, bytes: Uint8Array): DocumentKind | { problem: FileProblem } {
  if (bytes.length === 0) return { problem: 'empty' }
  if (bytes.length > rule.maxBytes) return { problem: 'large' }
  const kind = kindOf(bytes.subarray(0, 8))
  if (kind === undefined || !rule.kinds.includes(kind)) return { problem: 'wrongKind' }
  return isWhole(kind, bytes.subarray(-tailBytes)) ? kind : { problem: 'damaged' }
}

/** Maximum length of a file name, in characters. */
const nameLimit = 120

/** Bidirectional controls make `cvfdp.exe` look like `cvexe.pdf`. */
const directions = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A file name that is safe on every system: without a path or reserved characters, with the extension of its kind. */
export function safeFileName(name: string, kind: DocumentKind): string {
  const ending = `.${kind}`
  const plain = plainFileName(name)
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain
  return joinFileName(stem || 'cv', ending)
}

/** A file name without a path, reserved characters, and dots and spaces at its ends; it may be empty. */
export function plainFileName(name: string): string {
  const last = cleanLine(name).split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(directions, '')
    .replace(/[:*?"<>|%]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
}

/** @param ending the extension with its dot; the stem is shortened to leave room for it. */
export const joinFileName = (stem: string, ending: string): string =>
  `${Array.from(stem)
    .slice(0, nameLimit - ending.length)
    .join('')
    .trim()}${ending}`
