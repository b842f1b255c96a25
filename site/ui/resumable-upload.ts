/**
 * Sends a file of any size by the tus protocol, and goes on after a lost connection or a reload. The library is loaded
 * with the first upload.
 */
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import type { Declaration } from '@anupalan/server/contract/core/endpoint'
import { fillPath } from '@anupalan/server/contract/core/path'
import { referenceHeader } from '@anupalan/server/contract/core/reference'
import { FINGERPRINT_PART_BYTES, tusHeaders, tusVersion } from '@anupalan/server/contract/core/resumable'
import type { Resumable } from '@anupalan/server/contract/core/resumable'
import type { DetailedError } from 'tus-js-client'

type Params = Readonly<Record<string, string>>

export interface ResumableUpload {
  /** The endpoint that starts it. */
  readonly create: Pick<Declaration, 'path'> & { readonly resumable: Resumable<'create'> }
  /** The endpoint that adds bytes; the last parameter of its path names the upload. */
  readonly append: Pick<Declaration, 'path'> & { readonly resumable: Resumable<'append'> }
  readonly file: File
  /** Parameters of the path of `create`. */
  readonly params: Params
  /** Fields of its metadata, besides the name and the fingerprint of the file. */
  readonly fields?: Params
  /** Names the upload. To go on after a reload, pass the same one and the same file again. */
  readonly reference: string
  /** Whether it was started before. */
  readonly isResumed?: boolean
  /** Of `fingerprintOf`. */
  readonly fingerprint?: string | undefined
  /** Called when the server has its name: from then on it can be resumed. */
  readonly onStarted?: () => void
  /** Receives the share of the file that was sent, 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** Stops sending; what was sent stays for a day. */
  readonly signal?: AbortSignal
  /** Prepended to each path; empty by default. */
  readonly baseUrl?: string
}

/** Pauses before the next attempts if the server is busy or fails; in ms. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]

/** Attempts of these without a response: then the caller shows that the connection is lost, and goes on when it is back. */
const LOST_RETRIES = 2

/** The path of an upload. */
export function uploadPath({
  append,
  params,
  reference,
}: Pick<ResumableUpload, 'append' | 'params' | 'reference'>) {
  const names = Array.from(append.path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  return fillPath(append.path, { ...params, [names.at(-1) ?? '']: reference })
}

const importLibrary = () => import('tus-js-client')

/** Loads the library while there is a connection; the upload reports a failure. */
export const loadLibrary = () => void importLibrary().catch(() => {})

/**
 * Resolves when the server has all of the file and has accepted its content.
 *
 * @throws ApiError, such as 422 with a message at the file; NetworkError after the last attempt or without the library;
 *   the signal's reason
 */
export async function uploadResumable(upload: ResumableUpload): Promise<void> {
  const { create, file, params, fields, reference, isResumed, fingerprint, signal } = upload
  const { onStarted, onProgress, baseUrl = '' } = upload
  const { Upload } = await importLibrary().catch((error: unknown) => {
    throw new NetworkError(error)
  })
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sending = new Upload(file, {
    endpoint: baseUrl + fillPath(create.path, params),
    // Without it the library would start at the beginning, and be told the offset by an error.
    ...(isResumed && { uploadUrl: baseUrl + uploadPath(upload) }),
    headers: { [referenceHeader]: reference },
    metadata: { ...fields, filename: file.name, ...(fingerprint !== undefined && { fingerprint }) },
    retryDelays: RETRY_DELAYS,
    // The caller keeps the reference.
    storeFingerprintForResuming: false,
    onShouldRetry: (error, attempt) => isTemporary(error.originalResponse?.getStatus() ?? 0, attempt),
    onUploadUrlAvailable: () => onStarted?.(),
    onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 0),
    onSuccess: () => resolve(),
    onError: (error) => reject(errorOf(error)),
  })
  const stop = () => {
    void sending.abort()
    reject(signal?.reason as Error)
  }
  signal?.addEventListener('abort', stop, { once: true })
  sending.start()
  await promise.finally(() => signal?.removeEventListener('abort', stop))
}

/** Removes an upload and what was sent of it. */
export async function cancelUpload(
  upload: Pick<ResumableUpload, 'append' | 'params' | 'reference' | 'baseUrl'>,
): Promise<void> {
  await fetch((upload.baseUrl ?? '') + uploadPath(upload), {
    method: 'DELETE',
    headers: { [tusHeaders.version]: tusVersion },
  })
}

/** Too slow, another request of the same upload, too many, or a fault of the server; 0 without a response. */
const isTemporary = (status: number, attempt: number) =>
  status === 0
    ? navigator.onLine && attempt < LOST_RETRIES
    : [408, 409, 423, 429].includes(status) || status >= 500

function errorOf(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response || response.getStatus() === 0) return new NetworkError(error)
  return new ApiError(response.getStatus(), response.getBody(), response.getHeader('Retry-After') ?? null)
}

/**
 * What a file contains, by which the server detects an upload that is continued with another one. Memory does not grow
 * with the file.
 *
 * @returns `undefined` where the browser computes none: only pages of HTTPS and of this machine can.
 */
export async function fingerprintOf(file: Blob, signal?: AbortSignal): Promise<string | undefined> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent without a secure context
  if (!globalThis.crypto?.subtle) return undefined
  const checksums: Uint8Array[] = []
  for (let start = 0; start < file.size; start += FINGERPRINT_PART_BYTES) {
    signal?.throwIfAborted()
    const part = await file.slice(start, start + FINGERPRINT_PART_BYTES).arrayBuffer()
    checksums.push(new Uint8Array(await crypto.subtle.digest('SHA-256', part)))
  }
  const all = await new Blob(checksums as Uint8Array<ArrayBuffer>[]).arrayBuffer()
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', all))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
