/** Files as one zip, written while it is sent: neither memory nor disk grows with it. */
import { Readable } from 'node:stream'
import { plainFileName } from '@anupalan/server/contract'
import type { FileBody } from '@anupalan/server/contract'
import { makeZip } from 'client-zip'
import { DamagedFileError, MissingFileError } from '../files/file-store.ts'

export interface ZipEntry {
  /** Its name, with folders separated by `/`. It is made safe, and unique by a number in brackets. */
  readonly path: string
  /** Time of the last change; zips have no time zone, and programs show it as local time. */
  readonly at: Date
  /** Opens the content when its turn comes. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}

/** The entry that lists what is not in the zip. */
const missingFile = 'MISSING.txt'

/**
 * A zip of entries, each opened when the one before is sent. A stored file that is damaged or missing is left out and
 * listed in `MISSING.txt` at the end; any other error ends the response, so that the zip is seen to be incomplete.
 *
 * @param name with its extension.
 */
export function zipOf(name: string, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): FileBody {
  return { name, type: 'application/zip', content: makeZip(inputsOf(entries)) }
}

async function* inputsOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>) {
  const taken = new Set<string>([missingFile.toLowerCase()])
  const missing: string[] = []
  for await (const { path, at, open } of entries) {
    const name = uniquePath(safePath(path), taken)
    const content = await openIfSound(open)
    if (!content) {
      missing.push(name)
      continue
    }
    try {
      yield { name, lastModified: at, input: content }
    } finally {
      // The library leaves it open when the reader of the zip disconnects.
      content.destroy()
    }
  }
  if (missing.length === 0) return
  const text = [
    'These files are not in this zip, because our copies of them are damaged or missing. Please ask us for them.',
    ...missing,
    '',
  ]
  yield { name: missingFile, lastModified: new Date(), input: text.join('\r\n') }
}

/** `undefined` if a stored file is damaged or missing. */
async function openIfSound(open: ZipEntry['open']): Promise<Readable | undefined> {
  try {
    const content = await open()
    return content instanceof Readable ? content : Readable.from(content)
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof MissingFileError) return undefined
    throw error
  }
}

/** Without empty parts, `.` and `..`, which lead elsewhere when a zip is unpacked. */
function safePath(path: string): string {
  const parts = path
    .split('/')
    .map(plainFileName)
    .filter((part) => part !== '')
  return parts.length > 0 ? parts.join('/') : 'file'
}

/** Windows and macOS do not distinguish names by case, nor by Unicode normalization. */
function uniquePath(path: string, taken: Set<string>): string {
  const [, stem = path, ending = ''] = /^(.*?)((?:\.[^./]+)?)$/s.exec(path) ?? []
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? path : `${stem} (${number})${ending}`
    const key = candidate.normalize('NFC').toLowerCase()
    if (taken.has(key)) continue
    taken.add(key)
    return candidate
  }
}
