/** Helpers for requests to any endpoint. */
import {
  createReference,
  linkKeyHeader,
  referenceHeader,
  tusHeaders,
  tusMedia,
  tusVersion,
  writeMetadata,
} from '../index.ts'
import type { Endpoint, ReferenceKind } from '../index.ts'

/** A Monday, 9:30 in India: the current time in tests of bookings. */
export const monday = '2026-11-23T04:00:00.000Z'

/** A clock with a fixed time until it is set. */
export function testClock() {
  let now = monday
  return {
    clock: () => new Date(now),
    set: (instant: string) => void (now = instant),
    reset: () => void (now = monday),
  }
}

/** The clock of tests that call every endpoint. */
export const time = testClock()

/** A minimal complete PDF with a comment. */
export const pdf = (text = 'CV') =>
  new TextEncoder().encode(`%PDF-1.4\n% ${text}\ntrailer <<>>\nstartxref\n9\n%%EOF\n`)

/** A form as browsers send it, the file last. */
export function formOf(
  fields: object,
  file: Uint8Array<ArrayBuffer> | null = pdf(),
  name = 'cv.pdf',
  fileField = 'cv',
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  if (file !== null) form.append(fileField, new Blob([file], { type: 'application/pdf' }), name)
  return form
}

export const newReference = <Kind extends ReferenceKind>(kind: Kind) =>
  createReference(kind, (size) => crypto.getRandomValues(new Uint8Array(size)))

/** The file of resumable uploads, sent by one `append`. */
export const uploadedFile = pdf('a document')

export const jsonHeaders = { 'Content-Type': 'application/json' }

/** Empty for a form: `fetch` sets the Content-Type with its boundary. */
export const mediaHeaders = ({ upload }: Endpoint): Record<string, string> => (upload ? {} : jsonHeaders)

/** Headers of a step of a resumable upload. @param fields those of its metadata */
function resumableHeaders({ resumable }: Endpoint, fields: object): Record<string, string> {
  const version = { [tusHeaders.version]: tusVersion }
  if (resumable?.step === 'create')
    return {
      ...version,
      [tusHeaders.length]: String(uploadedFile.length),
      [tusHeaders.metadata]: writeMetadata(fields as Record<string, string>),
    }
  return resumable?.step === 'append'
    ? { ...version, 'Content-Type': tusMedia, [tusHeaders.offset]: '0' }
    : version
}

/** The body of a request, if it has one. */
function bodyOf(endpoint: Endpoint, body: object) {
  const { resumable, schema } = endpoint
  if (resumable) return resumable.step === 'append' ? { body: uploadedFile } : {}
  return schema.request ? { body: encode(endpoint, body) } : {}
}

/** A body encoded as its endpoint expects it. */
export const encode = ({ upload }: Endpoint, body: object): string | FormData =>
  upload ? formOf(body, pdf(), 'cv.pdf', upload.field) : JSON.stringify(body)

/** What a request sends beside its body. */
export interface Sender {
  /** The key of a link. */
  readonly key?: string
  /** The `Cookie` header. */
  readonly cookie?: string
  /** The site's origin, which browsers send with every change. */
  readonly origin?: string
}

/**
 * A request to an endpoint, with a new reference and the key of a link if the endpoint accepts them.
 *
 * @param body if the endpoint reads one
 */
export function requestTo(
  endpoint: Endpoint,
  body: object = {},
  { key = 'no-key', cookie, origin }: Sender = {},
) {
  return {
    method: endpoint.method,
    headers: {
      ...(endpoint.resumable ? resumableHeaders(endpoint, body) : mediaHeaders(endpoint)),
      ...(endpoint.hasLinkKey && { [linkKeyHeader]: key }),
      ...(cookie && { Cookie: cookie }),
      ...(origin && { Origin: origin }),
      ...(endpoint.reference && { [referenceHeader]: newReference(endpoint.reference) }),
    } as Record<string, string>,
    ...bodyOf(endpoint, body),
  } satisfies RequestInit
}

/** A value shortened for the title of a test. */
export const shorten = (value: unknown) =>
  value === undefined ? 'left out' : Array.from(JSON.stringify(value)).slice(0, 30).join('')
