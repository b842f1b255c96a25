/**
 * The order in which a call is judged, for whoever serves the contract: cheapest first, and nothing of a body
 * is read for a caller who may not make the call.
 */
import { judgeAccess } from './access.ts'
import type { User } from './accounts.ts'
import { judgeFields, judgeFormMedia, judgeMedia, readJson } from './body.ts'
import type {
  AddressOf,
  AnswerOf,
  Endpoint,
  FileOf,
  ProblemOf,
  ReceivedBy,
  ReferenceOf,
  Schema,
} from './endpoint.ts'
import { linkKeyHeader } from './bookings.calls.ts'
import { judgeReference } from './idempotency.ts'
import { judgeOrigin } from './origin.ts'
import { readPath } from './path.ts'
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'
import { referenceHeader } from './reference.ts'
import type { ReceivedForm, UploadRule } from './uploads.ts'

/** A request, as far as the rules look at it. */
export interface IncomingCall {
  readonly method: string
  /** From the root, with its query. */
  readonly url: string
  /** The host it was made to, with its port unless that is the scheme's own. */
  readonly host: string | undefined
  readonly header: (name: string) => string | undefined
  /**
   * Reads the body, and no more of it than `limit` bytes.
   *
   * @returns `null` as the text where the bytes are not UTF-8.
   */
  readonly readText: (
    limit: number,
  ) => Promise<{ readonly text: string | null } | Refusal<'tooLarge' | 'malformedJson'>>
  /** Reads a multipart form, no more of it than `limit` bytes, and judges its file. */
  readonly readForm: (
    limit: number,
    rule: UploadRule,
  ) => Promise<ReceivedForm | Refusal<'tooLarge' | 'tooSlow' | 'malformedForm' | 'unavailable'>>
}

export interface Judges {
  /** Origins that are this site under another name. */
  readonly trusted?: readonly string[]
  /** Counts the call against the rate limit. */
  readonly count: () => Refusal<'tooMany'> | undefined | Promise<Refusal<'tooMany'> | undefined>
  /** Whoever the session belongs to; `null` without one. */
  readonly user: User | null
  /** Asked once the body is known to be JSON and before its fields are judged. */
  readonly gate?: () => Refusal | undefined
  /** A cryptographic source. */
  readonly randomBytes: (size: number) => Uint8Array
}

/** A call that has passed every rule of its endpoint. */
export interface AcceptedCall<E extends Endpoint = Endpoint> {
  readonly body: ReceivedBy<E>
  readonly address: AddressOf<E>
  /** Whatever `readForm` made of it. */
  readonly file: FileOf<E>
  /** The caller's, or a new one where the caller sent none. */
  readonly reference: ReferenceOf<E>
  readonly user: User | null
}

/** What becomes of a call: one of its endpoint's answers, or one of its refusals. */
export type Outcome<E extends Endpoint> = AnswerOf<E> | Refusal<ProblemOf<E>>

/** An answer, with its status as a type. */
export const answer = <const Status extends number, Body>(status: Status, body: Body) => ({ status, body })

export async function judgeCall<E extends Endpoint>(
  endpoint: E,
  call: IncomingCall,
  { trusted, count, user, gate, randomBytes }: Judges,
): Promise<AcceptedCall<E> | Refusal> {
  const refusal =
    judgeOrigin(
      {
        method: call.method,
        site: call.header('Sec-Fetch-Site'),
        origin: call.header('Origin'),
        host: call.host,
      },
      trusted,
    ) ??
    (await count()) ??
    judgeAccess(endpoint.access, user)
  if (refusal) return refusal

  const address = readAddress(endpoint, call)

  if (endpoint.request === null) {
    const closed = gate?.()
    if (closed) return closed
    if ('problem' in address) return address
    return accepted({ body: undefined, address: address.value, reference: undefined, user })
  }

  const nameCall = () =>
    endpoint.reference && judgeReference(endpoint.reference, call.header(referenceHeader), randomBytes)

  if (endpoint.upload) {
    // Before the body, which may be long.
    const media = judgeFormMedia(mediaOf(call))
    if (media) return media
    const named = nameCall()
    if (named && 'problem' in named) return named
    const closed = gate?.()
    if (closed) return closed

    if ('problem' in address) return address
    const form = await call.readForm(endpoint.bodyLimit, endpoint.upload)
    if (!('fields' in form && 'file' in form)) return form
    const judged = judgeForm(endpoint.request, endpoint.upload, form)
    if ('problem' in judged) return judged
    return accepted({
      body: judged.value,
      address: address.value,
      file: form.file,
      reference: named?.reference,
      user,
    })
  }

  const read = await readBody(endpoint.bodyLimit, call)
  if ('problem' in read) return read

  const named = nameCall()
  if (named && 'problem' in named) return named

  const closed = gate?.()
  if (closed) return closed

  if ('problem' in address) return address
  const fields = judgeFields(endpoint.request, read.json)
  if ('problem' in fields) return fields

  return accepted({ body: fields.value, address: address.value, reference: named?.reference, user })
}

/** Everything that is to be said of a form is said at once, of its file too. */
function judgeForm(schema: Schema, rule: UploadRule, { fields, file }: ReceivedForm) {
  const judged = judgeFields(schema, fields)
  if (!('problem' in file)) return judged
  const told = 'problem' in judged ? judged.fields : {}
  return refuse('invalid', { fields: { ...told, [rule.field]: rule.messages[file.problem] } })
}

/** Each part has just been judged by the endpoint itself, which is what its types say. */
const accepted = <E extends Endpoint>(call: {
  body: unknown
  address: unknown
  file?: unknown
  reference: unknown
  user: User | null
}) => ({ file: undefined, ...call }) as AcceptedCall<E>

function readAddress(
  { path, address, hasLinkKey }: Endpoint,
  { url, header }: IncomingCall,
): { readonly value: unknown } | Refusal<'invalid'> {
  if (!address) return { value: undefined }
  const values = readPath(path, url)
  return judgeFields(address, hasLinkKey ? { ...values, key: header(linkKeyHeader) } : values)
}

const mediaOf = (call: IncomingCall) => ({
  contentType: call.header('Content-Type'),
  contentEncoding: call.header('Content-Encoding'),
})

async function readBody(limit: number, call: IncomingCall): Promise<{ readonly json: unknown } | Refusal> {
  const refusal = judgeMedia(mediaOf(call))
  if (refusal) return refusal
  const read = await call.readText(limit)
  return 'problem' in read ? read : readJson(read.text)
}
