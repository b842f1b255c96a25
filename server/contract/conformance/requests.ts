/** Helpers for requests to any endpoint. */
import { createReference, linkKeyHeader, referenceHeader } from '../index.ts'
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

export const jsonHeaders = { 'Content-Type': 'application/json' }

/** Empty for a form: `fetch` sets the Content-Type with its boundary. */
export const mediaHeaders = ({ upload }: Endpoint): Record<string, string> => (upload ? {} : jsonHeaders)

/** A body encoded as its endpoint expects it. */
export const encode = ({ upload }: Endpoint, body: object): string | FormData =>
  upload ? formOf(body, pdf(), 'cv.pdf', upload.field) : JSON.stringify(body)

/**
 * A request to an endpoint, with a new reference and the key of a link if the endpoint accepts them.
 *
 * @param body if the endpoint reads one
 */
export function requestTo(endpoint: Endpoint, body: object = {}, key = 'no-key') {
  return {
    method: endpoint.method,
    headers: {
      ...mediaHeaders(endpoint),
      ...(endpoint.hasLinkKey && { [linkKeyHeader]: key }),
      ...(endpoint.reference && { [referenceHeader]: newReference(endpoint.reference) }),
    } as Record<string, string>,
    ...(endpoint.schema.request && { body: encode(endpoint, body) }),
  } satisfies RequestInit
}

/** A value shortened for the title of a test. */
export const shorten = (value: unknown) =>
  value === undefined ? 'left out' : Array.from(JSON.stringify(value)).slice(0, 30).join('')
