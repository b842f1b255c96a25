/** Reads a multipart form: its fields into memory, its one file onto the disk while it arrives. */
import { createHash } from 'node:crypto'
import { refuse, safeFileName } from '@anupalan/server/contract'
import type {
  Endpoint,
  FileProblem,
  ReceivedFile,
  ReceivedForm,
  Refusal,
  UploadRule,
} from '@anupalan/server/contract'
import busboy from 'busboy'
import type { Busboy } from 'busboy'
import type { Request } from 'express'
import { takeLonger } from './request-timeout.ts'
import { StorageError } from '../database/database.ts'
import type { FileStore, NewFile } from '../files/file-store.ts'
import { createUploadPlaces } from '../files/upload-places.ts'
import type { UploadPlace, UploadPlaces } from '../files/upload-places.ts'
import { checkDocument } from '../files/check-document.ts'

/** A file that has passed its rule and is on the disk, without a key as yet. */
export interface UploadedFile extends ReceivedFile {
  /** Keeps it under a new key. What is not kept when its call has been answered is removed. */
  readonly keep: () => Promise<string>
}

export interface Upload {
  read(limit: number, rule: UploadRule): Promise<ReceivedForm | FormRefusal>
  /** Removes what has not been kept. */
  discard(): Promise<void>
}

type FormRefusal = Refusal<'tooLarge' | 'tooSlow' | 'malformedForm' | 'unavailable'>

/** How slowly a form may come in. */
export interface UploadPatience {
  /** For all of it, in ms. */
  readonly whole: number
  /** In each such time, in ms, … */
  readonly window: number
  /** … at least so many bytes must come. */
  readonly least: number
}

/** 5 MB within 150 s is 280 kbit/s: a slow mobile connection. One byte a second ends after 10 s. */
const usualPatience: UploadPatience = { whole: 150_000, window: 10_000, least: 16 * 1024 }

/** The places of an endpoint's uploads, so that one form's uploads never fill those of another. */
export function createUploadPlacesByEndpoint(): (endpoint: Endpoint) => UploadPlaces {
  const places = new Map<string, UploadPlaces>()
  return ({ name, upload }) => {
    const found = places.get(name) ?? createUploadPlaces({ most: upload?.maxConcurrent ?? 0 })
    places.set(name, found)
    return found
  }
}

/** Fields of a form beside its file, and the bytes of each: more than any endpoint has. */
const fieldLimits = { fields: 20, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 50 }

export function createUpload(
  request: Request,
  files: FileStore,
  places: UploadPlaces,
  patience = usualPatience,
): Upload {
  let begun: NewFile | undefined

  async function read(limit: number, rule: UploadRule): Promise<ReceivedForm | FormRefusal> {
    const tooLarge = refuse('tooLarge', { fields: { [rule.field]: rule.messages.large } })
    if (Number(request.get('Content-Length') ?? 0) > limit) return tooLarge
    const fields = new Map<string, string>()
    let file: Promise<ReceivedForm['file']> | undefined
    const storage = Promise.withResolvers<never>()
    const parser = createParser(request, rule)
    if (!parser) return refuse('malformedForm')
    const evicted = Promise.withResolvers<FormRefusal>()
    const place = places.enter(() => evicted.resolve(refuse('tooSlow')))
    if (!place) return refuse('unavailable', { retryAfter: 10 })
    try {
      parser.on('field', (name, value) => {
        // Said twice, it would depend on the reader which of them counts.
        if (fields.has(name)) parser.destroy(new Error('a field came twice'))
        fields.set(name, value)
      })
      parser.on('file', (name, stream, { filename }) => {
        // It fails with its parser, which says so itself; without this, the process would fail too.
        stream.on('error', () => {})
        if (name !== rule.field) return void parser.destroy(new Error('a file came in another field'))
        file = receive(stream, filename, rule)
        // Nothing reads the stream any more, so the form would never end: its caller is told at once.
        file.catch((error: unknown) => {
          if (error instanceof StorageError) storage.reject(error)
        })
      })
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        parser.on(event, () => void parser.destroy(new Error(event)))

      const refusal = await arrive(request, parser, {
        limit,
        patience,
        tooLarge,
        place,
        evicted: evicted.promise,
        failed: storage.promise,
      })
      if (refusal) {
        // What is still being written ends with its parser.
        await file?.catch(() => {})
        return refusal
      }
      return { fields: Object.fromEntries(fields), file: (await file) ?? { problem: 'missing' } }
    } finally {
      place.leave()
    }
  }

  async function receive(
    stream: AsyncIterable<Buffer>,
    // A part that only declares itself to be bytes has none.
    name: string | undefined,
    rule: UploadRule,
  ): Promise<UploadedFile | { problem: FileProblem }> {
    const onDisk = <Result>(work: Promise<Result>) =>
      work.catch((cause: unknown) => {
        throw new StorageError(cause, 'The disk failed.')
      })
    const target = await onDisk(files.begin())
    begun = target
    const hash = createHash('sha256')
    let bytes = 0
    for await (const part of stream) {
      // What comes after the limit is read and dropped by the parser.
      hash.update(part)
      bytes += part.length
      await onDisk(target.write(part))
    }
    if (bytes === 0) return { problem: name ? 'empty' : 'missing' }
    await onDisk(target.finish())
    const judged = await onDisk(checkDocument(target.path, bytes, rule))
    if ('problem' in judged) return judged
    const { kind } = judged
    const keep = () => onDisk(target.keep())
    return { name: safeFileName(name ?? '', kind), kind, bytes, sha256: hash.digest('hex'), keep }
  }

  return { read, discard: async () => begun?.discard() }
}

function createParser(request: Request, rule: UploadRule): Busboy | undefined {
  try {
    return busboy({
      headers: request.headers,
      // Its default garbles every name that is not Latin.
      defParamCharset: 'utf8',
      // One byte more than is taken, so that the longest file is not taken for one that is cut off.
      limits: { ...fieldLimits, files: 1, fileSize: rule.maxBytes + 1, parts: fieldLimits.fields + 1 },
    })
  } catch {
    return undefined
  }
}

interface Arrival {
  readonly limit: number
  readonly patience: UploadPatience
  readonly tooLarge: FormRefusal
  /** Rejects where the file cannot be stored. */
  readonly failed: Promise<never>
  readonly place: UploadPlace
  /** Resolves where the place goes to somebody else. */
  readonly evicted: Promise<FormRefusal>
}

/** Waits until the form is read whole, or says why it is not. @throws StorageError as soon as the disk fails. */
async function arrive(
  request: Request,
  parser: Busboy,
  { limit, patience, tooLarge, failed, place, evicted }: Arrival,
): Promise<FormRefusal | undefined> {
  takeLonger(request)
  // A refusal may be first, and nobody waits for it then.
  failed.catch(() => {})
  const { promise, resolve } = Promise.withResolvers<FormRefusal | undefined>()
  let [all, recent] = [0, 0]
  const count = (part: Buffer) => {
    all += part.length
    recent += part.length
    place.count(part.length)
    if (all > limit) resolve(tooLarge)
  }
  const tooSlow = () => resolve(refuse('tooSlow'))
  const malformed = () => resolve(refuse('malformedForm'))
  const whole = setTimeout(tooSlow, patience.whole)
  const window = setInterval(() => {
    if (recent < patience.least) tooSlow()
    recent = 0
  }, patience.window)
  parser.once('close', () => resolve(undefined))
  parser.on('error', malformed)
  request.once('aborted', malformed)
  request.on('data', count)
  request.pipe(parser)
  let isRead = false
  try {
    const refusal = await Promise.race([promise, failed, evicted])
    isRead = refusal === undefined
    return refusal
  } finally {
    if (!isRead) {
      request.unpipe(parser)
      parser.destroy()
      // Read to its end, so that the sender comes to read the answer.
      request.resume()
    }
    clearTimeout(whole)
    clearInterval(window)
    request.off('data', count)
    request.off('aborted', malformed)
  }
}
