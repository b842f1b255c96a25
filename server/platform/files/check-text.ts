/** Checks files of text: that they are text, and none of the kinds of text that a browser runs. */
import type { FileKind } from '@anupalan/server/contract'
import type { Cursor } from './cursor.ts'
import type { FileCheck } from './file-check.ts'

/** Bytes by which a browser decides what a text is (WHATWG MIME Sniffing, section 5.2), with some to spare. */
const SNIFF_BYTES = 4 * 1024

/** JSON up to this size is parsed; bytes. */
const MAX_PARSED_BYTES = 4 * 1024 * 1024

/** What makes a browser show a text as a page (WHATWG MIME Sniffing, section 7.1). */
const page =
  /^<(?:!doctype\s+html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|math|object|embed|link|meta|img|form|input)[\s>/]/i

/** Namespaces of XML that a browser runs, and style sheets that transform it. */
const activeXml =
  /http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL\/Transform|1999\/xlink)|<\?xml-stylesheet|<script[\s>/]/i

/** Control characters that no text has; tab, line ends, form feed and ESC are allowed. */
const isControl = (byte: number) =>
  byte < 9 || byte === 11 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)

/** Characters of the piece before, in which a pattern may begin. */
const OVERLAP = 64

export async function checkText(kind: FileKind, cursor: Cursor): Promise<FileCheck> {
  const head = await cursor.read(0, SNIFF_BYTES)
  const encoding = encodingOf(head)
  const beginning = new TextDecoder(encoding).decode(head).replace(/^\uFEFF?\s+/, '')
  const bare = beginning.replace(/^(?:<\?xml[^>]*\?>|<!--[^]*?-->|\s+)+/, '')
  if (page.test(bare) || page.test(beginning)) return { problem: 'wrongKind' }
  if (kind === 'xml' && !beginning.startsWith('<')) return { problem: 'wrongKind' }
  const problem = await scan(kind, cursor, encoding)
  if (problem) return { problem }
  if (kind === 'json' && !(await isJson(cursor, encoding))) return { problem: 'damaged' }
  return { kind, isLocked: false, hasActiveContent: false }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

function encodingOf([first, second]: Buffer): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Reads everything once. */
async function scan(kind: FileKind, cursor: Cursor, encoding: Encoding) {
  // Statements of banks are in other encodings too: bytes that are not UTF-8 are replaced, not rejected.
  const decoder = new TextDecoder(encoding)
  let before = ''
  for await (const piece of cursor.stream()) {
    if (encoding === 'utf-8' && piece.some(isControl)) return 'wrongKind'
    if (kind !== 'xml') continue
    const text = before + decoder.decode(piece, { stream: true })
    if (activeXml.test(text)) return 'wrongKind'
    // Entities that refer to each other grow exponentially when they are read.
    if (/<!ENTITY/i.test(text)) return 'bomb'
    before = text.slice(-OVERLAP)
  }
  return undefined
}

async function isJson(cursor: Cursor, encoding: Encoding): Promise<boolean> {
  if (cursor.bytes > MAX_PARSED_BYTES) {
    const decode = (bytes: Buffer) => new TextDecoder(encoding).decode(bytes).trim()
    const first = decode(await cursor.read(0, SNIFF_BYTES))
    const last = decode(await cursor.read(cursor.bytes - SNIFF_BYTES, SNIFF_BYTES))
    return (first.startsWith('{') && last.endsWith('}')) || (first.startsWith('[') && last.endsWith(']'))
  }
  const text = new TextDecoder(encoding).decode(await cursor.read(0, cursor.bytes))
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
