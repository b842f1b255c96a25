/** Reads a multipart form: its fields into memory, its one file onto the disk while it arrives. */
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
import { clearRequestTimeout } from './request-timeout.ts'
import { StorageError } from '../database/database.ts'
import { onStorage } from '../files/file-store.ts'
import type { FileStore, NewFile } from '../files/file-store.ts'
import { createUploadPlaces } from '../files/upload-places.ts'
import type { UploadPlace, UploadPlaces } from '../files/upload-places.ts'
import { checkDocument } from '../files/check-document.ts'

/** A file that has passed its rule and is on the disk, not yet under a key. */
export interface UploadedFile extends ReceivedFile {
  /** Stores it under a new key. A file that is not stored when the response is sent is removed. */
  readonly keep: () => Promise<string>
}

export interface Upload {
  read(limit: number, rule: UploadRule): Promise<ReceivedForm | FormRefusal>
  /** Removes the file unless it was stored. */
  discard(): Promise<void>
}

type FormRefusal = Refusal<'tooLarge' | 'tooSlow' | 'malformedForm' | 'unavailable'>

/** How slowly a form may arrive. */
export interface UploadTimeouts {
  /** For the complete form, in ms. */
  readonly total: number
  /** In each period of so many ms … */
  readonly window: number
  /** … at least so many bytes must arrive. */
  readonly minBytes: number
}

/** 5 MB within 150 s is 280 kbit/s: a slow mobile connection. One byte a second ends after 10 s. */
const defaultTimeouts: UploadTimeouts = { total: 150_000, window: 10_000, minBytes: 16 * 1024 }

/** The places of an endpoint's uploads, so that one form's uploads never fill those of another. */
export function createUploadPlacesByEndpoint(): (endpoint: Endpoint) => UploadPlaces {
  const places = new Map<string, UploadPlaces>()
  return ({ name, upload, resumable }) => {
    const most = upload?.maxConcurrent ?? resumable?.rule.maxConcurrent ?? 0
    const found = places.get(name) ?? createUploadPlaces({ most })
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
  timeouts = defaultTimeouts,
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
        // Parsers differ in which of two equal names they use.
        if (fields.has(name)) parser.destroy(new Error('a field came twice'))
        fields.set(name, value)
      })
      parser.on('file', (name, stream, { filename }) => {
        // The parser reports the error; without a listener it would be thrown.
        stream.on('error', () => {})
        if (name !== rule.field) return void parser.destroy(new Error('a file came in another field'))
        file = receive(stream, filename, rule)
        // Nothing reads the stream after an error, so the form would never end.
        file.catch((error: unknown) => {
          if (error instanceof StorageError) storage.reject(error)
        })
      })
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        parser.on(event, () => void parser.destroy(new Error(event)))

      const refusal = await pipeForm(request, parser, {
        limit,
        timeouts,
        tooLarge,
        place,
        evicted: evicted.promise,
        failed: storage.promise,
      })
      if (refusal) {
        // A write that has begun ends with the parser.
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
    // Undefined for a part with a content type and no file name.
    name: string | undefined,
    rule: UploadRule,
  ): Promise<UploadedFile | { problem: FileProblem }> {
    const target = await files.begin()
    begun = target
    // The parser reads and drops what follows the limit.
    for await (const part of stream) await target.write(part)
    const { bytes, sha256, source } = await target.finish()
    if (bytes === 0) return { problem: name ? 'empty' : 'missing' }
    const checked = await onStorage(checkDocument(source, rule))
    if ('problem' in checked) return checked
    const { kind } = checked
    return { name: safeFileName(name ?? '', kind), kind, bytes, sha256, keep: () => target.keep() }
  }

  return { read, discard: async () => begun?.discard() }
}

function createParser(request: Request, rule: UploadRule): Busboy | undefined {
  try {
    return busboy({
      headers: request.headers,
      // Its default, latin1, corrupts all other names.
      defParamCharset: 'utf8',
      // One byte more than is accepted, to tell a file of exactly the limit from a longer one.
      limits: { ...fieldLimits, files: 1, fileSize: rule.maxBytes + 1, parts: fieldLimits.fields + 1 },
    })
  } catch {
    return undefined
  }
}

interface ReadOptions {
  readonly limit: number
  readonly timeouts: UploadTimeouts
  readonly tooLarge: FormRefusal
  /** Rejects if the file cannot be stored. */
  readonly failed: Promise<never>
  readonly place: UploadPlace
  /** Resolves if the upload is evicted. */
  readonly evicted: Promise<FormRefusal>
}

/**
 * Reads the complete form.
 *
 * @returns the refusal if it is not read.
 * @throws StorageError as soon as the disk fails.
 */
async function pipeForm(
  request: Request,
  parser: Busboy,
  { limit, timeouts, tooLarge, failed, place, evicted }: ReadOptions,
): Promise<FormRefusal | undefined> {
  clearRequestTimeout(request)
  // Not awaited if the race has another winner.
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
  const total = setTimeout(tooSlow, timeouts.total)
  const window = setInterval(() => {
    if (recent < timeouts.minBytes) tooSlow()
    recent = 0
  }, timeouts.window)
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
      // Read to the end, because a browser reads the response only after it has sent the request.
      request.resume()
    }
    clearTimeout(total)
    clearInterval(window)
    request.off('data', count)
    request.off('aborted', malformed)
  }
}
