/**
 * A file that comes with a call: what it may be, and what is said of any other. Only its content counts: a name
 * and a media type are what the sender says.
 */
import { cleanLine } from './text.ts'

/** A PDF, or a Word document: neither does anything by itself. */
export type DocumentKind = 'pdf' | 'docx'

/** Why a file is not taken. */
export type FileProblem =
  'missing' | 'empty' | 'large' | 'wrongKind' | 'damaged' | 'locked' | 'macros' | 'active'

export interface UploadRule {
  /** Name of the form’s field that holds it. */
  readonly field: string
  readonly kinds: readonly DocumentKind[]
  /** Of the file alone. */
  readonly maxBytes: number
  /** How many such uploads one process reads at the same time; further ones are refused with 503. */
  readonly maxConcurrent: number
  /** What is said at the field. */
  readonly messages: Readonly<Record<FileProblem, string>>
}

/** A file that has passed its rule, as far as anybody but its keeper need know it. */
export interface ReceivedFile {
  /** As the sender called it, made safe to save under. */
  readonly name: string
  readonly kind: DocumentKind
  readonly bytes: number
  /** Hexadecimal, of its content. */
  readonly sha256: string
}

/** The fields of a form by name, and its file or why it is not taken. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly file: ReceivedFile | { readonly problem: FileProblem }
}

const startsWith = (bytes: Uint8Array, text: string) =>
  bytes.length >= text.length && [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))

/**
 * What a file claims to be by its first bytes, which stand at its very beginning: a file that is two kinds at once
 * hides one of them behind the other.
 *
 * @param head its first bytes, 8 or more where it has them.
 */
export function kindOf(head: Uint8Array): DocumentKind | undefined {
  if (startsWith(head, '%PDF-1.') || startsWith(head, '%PDF-2.')) return 'pdf'
  if (startsWith(head, 'PK\u0003\u0004')) return 'docx'
  return undefined
}

/** How much of a file’s end tells whether it is all there; bytes. */
export const tailBytes = 1024

const endOfPdf = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const endOfZip = 'PK\u0005\u0006'

/**
 * Whether a file’s end is there, and nothing behind it.
 *
 * @param tail its last bytes, `tailBytes` of them where it has as many.
 */
export function isWhole(kind: DocumentKind, tail: Uint8Array): boolean {
  const text = Array.from(tail, (byte) => String.fromCharCode(byte)).join('')
  if (kind === 'pdf') return endOfPdf.test(text)
  // The record that ends a zip is 22 bytes; a comment behind it could be another file.
  return text.length >= 22 && text.startsWith(endOfZip, text.length - 22)
}

/** What a browser and the mock can tell of a file, and the server before it looks inside. */
export function checkBytes(rule: UploadRule, bytes: Uint8Array): DocumentKind | { problem: FileProblem } {
  if (bytes.length === 0) return { problem: 'empty' }
  if (bytes.length > rule.maxBytes) return { problem: 'large' }
  const kind = kindOf(bytes.subarray(0, 8))
  if (kind === undefined || !rule.kinds.includes(kind)) return { problem: 'wrongKind' }
  return isWhole(kind, bytes.subarray(-tailBytes)) ? kind : { problem: 'damaged' }
}

/** Longest file name, in characters. */
const nameLimit = 120

/** Text that runs against its reading direction makes `cvfdp.exe` look like `cvexe.pdf`. */
const directions = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * The name under which a file may be saved: a name without a path or a sign that some system gives a meaning,
 * ending with what the file is.
 */
export function safeFileName(name: string, kind: DocumentKind): string {
  const ending = `.${kind}`
  const last = cleanLine(name).split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(directions, '')
    .replace(/[:*?"<>|%]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain
  return `${Array.from(stem || 'cv')
    .slice(0, nameLimit - ending.length)
    .join('')
    .trim()}${ending}`
}
