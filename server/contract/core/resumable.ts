/**
 * Resumable uploads by the tus protocol, version 1.0 (https://tus.io/protocols/resumable-upload), with its extensions
 * creation, expiration and termination: what the server, the mock and the client share. It does not load zod.
 *
 * An upload has four endpoints: `create` starts it, `offset` reports how many bytes have arrived, `append` adds bytes,
 * `cancel` removes it. Its id is the reference under which it was started, so that the browser can continue an upload
 * whose first response was lost. The protocol's discovery by OPTIONS is left out: the contract says the same.
 */
import { decodeBase64, encodeBase64 } from './base64.ts'
import type { FileKind } from './file-kinds.ts'
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

/** Why a file is rejected. `changed`: its bytes are not those of the fingerprint that was sent first. */
export type UploadProblem =
  'empty' | 'large' | 'wrongKind' | 'damaged' | 'macros' | 'hugeImage' | 'bomb' | 'changed'

export interface ResumableRule {
  /** Name of the field at which messages about the file are shown. */
  readonly field: string
  readonly kinds: readonly FileKind[]
  /** Size of a file, unless the server has a limit of its own. */
  readonly maxBytes: number
  /** Requests with bytes that one process reads concurrently; further ones get 503. */
  readonly maxConcurrent: number
  /** Messages at the field. `{max}` is the limit, `100 MB`. */
  readonly messages: Readonly<Record<UploadProblem, string>>
}

/** What a request does with an upload. */
export type ResumableStep = 'create' | 'offset' | 'append' | 'cancel'

export interface Resumable<Step extends ResumableStep = ResumableStep> {
  readonly step: Step
  readonly rule: ResumableRule
}

/** The version of the protocol, in every request and response. */
export const tusVersion = '1.0.0'

export const tusHeaders = {
  version: 'Tus-Resumable',
  length: 'Upload-Length',
  offset: 'Upload-Offset',
  metadata: 'Upload-Metadata',
  expires: 'Upload-Expires',
} as const

/** Media type of the bytes of a request. */
export const tusMedia = 'application/offset+octet-stream'

/** An upload ends after this time; ms. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000

/** Size of the parts of which a fingerprint is made; bytes. */
export const FINGERPRINT_PART_BYTES = 4 * 1024 * 1024

type ReadHeader = (name: string) => string | undefined

export const checkTusVersion = (header: ReadHeader): Refusal<'tusVersion'> | undefined =>
  header(tusHeaders.version) === tusVersion ? undefined : refuse('tusVersion')

const readNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/**
 * What a request that starts an upload states.
 *
 * @param maxBytes the limit of a file.
 */
export function readCreation(
  header: ReadHeader,
  rule: ResumableRule,
  maxBytes: number,
):
  | { readonly length: number; readonly fields: Readonly<Record<string, string>> }
  | Refusal<'badUpload' | 'tooLarge' | 'invalid'> {
  const length = readNumber(header(tusHeaders.length))
  const fields = readMetadata(header(tusHeaders.metadata) ?? '')
  if (length === undefined || fields === undefined) return refuse('badUpload')
  if (length > maxBytes) return refuse('tooLarge', { fields: messageOf(rule, 'large', maxBytes) })
  if (length === 0) return refuse('invalid', { fields: messageOf(rule, 'empty', maxBytes) })
  return { length, fields }
}

/** The offset at which the bytes of a request begin. */
export function readAppend(
  header: ReadHeader,
): { readonly offset: number } | Refusal<'badUpload' | 'unsupportedType'> {
  const media = header('Content-Type')?.trim().toLowerCase()
  const encoding = header('Content-Encoding')?.toLowerCase() ?? 'identity'
  if (media !== tusMedia || encoding !== 'identity') return refuse('unsupportedType')
  const offset = readNumber(header(tusHeaders.offset))
  return offset === undefined ? refuse('badUpload') : { offset }
}

/** The message of a rejected file at its field. */
export const messageOf = (
  { field, messages }: ResumableRule,
  problem: UploadProblem,
  maxBytes: number,
): Record<string, string> => ({ [field]: messages[problem].replace('{max}', writeMegabytes(maxBytes)) })

/** `100 MB`, rounded down to one decimal place. */
export const writeMegabytes = (bytes: number): string => `${Math.floor((bytes / 1024 / 1024) * 10) / 10} MB`

/** The response headers that describe an upload. */
export const uploadHeaders = ({
  offset,
  length,
  expiresAt,
}: {
  readonly offset: number
  readonly length: number
  /** `undefined` once it is complete. */
  readonly expiresAt?: Date
}): Record<string, string> => ({
  [tusHeaders.offset]: String(offset),
  [tusHeaders.length]: String(length),
  // IMF-fixdate (RFC 9110, section 5.6.7).
  ...(expiresAt && { [tusHeaders.expires]: expiresAt.toUTCString() }),
})

/** The header of the fields of an upload: each name with its value in Base64, of UTF-8. */
export const writeMetadata = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => (value === '' ? name : `${name} ${encodeBase64(value)}`))
    .join(',')

/** @returns `undefined` if it is malformed: a name without characters or repeated, a value that is not Base64 of UTF-8. */
export function readMetadata(header: string): Record<string, string> | undefined {
  const fields: Record<string, string> = Object.create(null)
  if (header.trim() === '') return fields
  for (const pair of header.split(',')) {
    const [name = '', value = '', ...rest] = pair.trim().split(' ')
    const text = decodeBase64(value)
    if (!/^[\w-]{1,40}$/.test(name) || name in fields || rest.length > 0 || text === undefined)
      return undefined
    fields[name] = text
  }
  return fields
}
