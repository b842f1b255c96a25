/**
 * Detects active content of a PDF: scripts, programs, embedded files, submitted forms.
 *
 * Nothing is rendered or executed. Every dictionary is read as names (ISO 32000-1, section 7), from every position at
 * which an object may begin, because readers find objects by offsets that may point anywhere. Object streams are
 * inflated, with limits. Content that cannot be inspected is rejected.
 */
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

export type PdfProblem = 'active' | 'locked' | 'damaged'

/** Names that occur in a PDF only with active or embedded content. */
const activeNames = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'ImportData',
  'RichMedia',
  'SubmitForm',
  'XFA',
])

const filters = new Set([
  'FlateDecode',
  'LZWDecode',
  'ASCIIHexDecode',
  'ASCII85Decode',
  'RunLengthDecode',
  'Crypt',
])

/** Limit of all object streams together, inflated; a CV has some hundred KiB. */
const MAX_INFLATED_BYTES = 12 * 1024 * 1024

/** Limit of the characters read: overlapping objects are read more than once, and a file may be crafted to overlap. */
const MAX_READ = 32 * 1024 * 1024

/** Characters after which the scan yields to the event loop. */
const YIELD_INTERVAL = 512 * 1024

/** Where an object or a trailer may begin. White space is that of PDF, which includes NUL. */
const beginnings = /\d[\s\0]+\d+[\s\0]*obj|trailer/g

const inflateAsync = promisify(inflate)

class Damaged extends Error {}

export async function scanPdf(bytes: Buffer): Promise<PdfProblem | undefined> {
  const text = bytes.toString('latin1')
  const work = { read: 0, inflated: 0 }
  let lastYield = 0
  let found: PdfProblem | undefined
  try {
    for (const { 0: word, index } of text.matchAll(beginnings)) {
      const object = readObject(text, index + word.length, work)
      const { names } = object
      const isTrailer = word === 'trailer' || names.has('XRef')
      // Reported first: the rest of an encrypted file cannot be inspected.
      if (isTrailer && names.has('Encrypt')) return 'locked'
      if (isActive(names)) found = 'active'
      if (object.stream !== undefined && isObjectStream(names)) {
        const inside = await readStream(bytes.subarray(object.stream), names, work)
        if (inside === undefined || isActive(namesInside(inside, work))) found = 'active'
      }
      if (work.read - lastYield > YIELD_INTERVAL) {
        lastYield = work.read
        await setImmediate()
      }
    }
    return found
  } catch (error) {
    if (error instanceof Damaged) return 'damaged'
    throw error
  }
}

const isActive = (names: ReadonlySet<string>) => [...names].some((name) => activeNames.has(name))

/** No other stream has both numbers, and a reader may treat it as an object stream whatever its `Type`. */
const isObjectStream = (names: ReadonlySet<string>) =>
  names.has('ObjStm') || (names.has('First') && names.has('N'))

/** @returns `undefined` if it uses another filter than FlateDecode, which all programs that write PDF use. */
async function readStream(
  bytes: Buffer,
  names: ReadonlySet<string>,
  work: { inflated: number },
): Promise<string | undefined> {
  const used = [...names].filter((name) => filters.has(name))
  if (!names.has('Filter') && !names.has('F')) {
    const end = bytes.indexOf('endstream')
    return bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
  }
  if (used.length !== 1 || used[0] !== 'FlateDecode' || names.has('Predictor') || names.has('F'))
    return undefined
  try {
    // To the end of the file: the deflate data ends by itself, and `endstream` may occur in it.
    const inflated = await inflateAsync(bytes, {
      maxOutputLength: MAX_INFLATED_BYTES - work.inflated,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    work.inflated += inflated.length
    return inflated.toString('latin1')
  } catch {
    throw new Damaged()
  }
}

/**
 * Names of all dictionaries of a stream, each read from its beginning: an offset may skip the beginning of a string.
 */
function namesInside(text: string, work: { read: number }): ReadonlySet<string> {
  return new Set(text.split('<<').flatMap((dictionary) => [...readObject(dictionary, 0, work, true).names]))
}

interface PdfObject {
  readonly names: ReadonlySet<string>
  /** Offset of its stream. */
  readonly stream?: number
}

const endings = new Set(['endobj', 'startxref', 'xref'])

/**
 * Reads names up to the end of an object, skipping strings and comments.
 *
 * @param isWhole whether to read the entire text, whatever keywords it contains
 */
function readObject(text: string, from: number, work: { read: number }, isWhole = false): PdfObject {
  const names = new Set<string>()
  let at = from
  const done = (stream?: number): PdfObject => {
    work.read += at - from
    if (work.read > MAX_READ) throw new Damaged()
    return { names, ...(stream !== undefined && { stream }) }
  }
  while (at < text.length) {
    const sign = text[at]!
    if (sign === '%') at = endOfLine(text, at)
    else if (sign === '(') at = endOfString(text, at)
    else if (text.startsWith('<<', at)) at += 2
    else if (sign === '<') at = after(text, '>', at)
    else if (sign === '/') {
      const end = endOfWord(text, at + 1)
      names.add(nameOf(text.slice(at + 1, end)))
      at = end
    } else if (isRegular(text, at)) {
      const end = endOfWord(text, at)
      const word = text.slice(at, end)
      at = end
      if (isWhole) continue
      if (endings.has(word)) return done()
      if (word === 'stream') return done(text.startsWith('\r\n', end) ? end + 2 : end + 1)
    } else at++
  }
  return done()
}

/** 1 at the code of each regular character: neither white space nor a delimiter. */
const regular = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\s\0()<>[\]{}/%]/.test(String.fromCharCode(code)) ? 0 : 1,
)

const isRegular = (text: string, at: number) => regular[text.charCodeAt(at)] === 1

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && isRegular(text, at)) at++
  return at
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

function after(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at < 0 ? text.length : at + 1
}

/** The offset after a literal string: parentheses nest, and a backslash escapes one. */
function endOfString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  return text.length
}

/** `/J#61vaScript` is `/JavaScript`. */
const nameOf = (written: string) =>
  written.replace(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
