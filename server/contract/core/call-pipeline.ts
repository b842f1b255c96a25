/**
 * The checks of a call, in order, for the server and the mock: cheapest first, and the body is not read for a caller
 * without access.
 */
import { checkAccess } from './access.ts'
import type { User } from './access.ts'
import { checkFormMedia, checkMedia, readJson, validateFields } from './body.ts'
import type {
  ParamsOf,
  ResponseOf,
  Declaration,
  Endpoint,
  FileOf,
  ProblemOf,
  ReceivedBy,
  ReferenceOf,
  ResumableOf,
  Schema,
} from './endpoint.ts'
import { checkReference } from './idempotency.ts'
import { linkKeyHeader } from './link-key.ts'
import { checkOrigin, checkSessionOrigin } from './origin.ts'
import { readPath } from './path.ts'
import { refuse } from './problems.ts'
import type { ProblemName, Refusal } from './problems.ts'
import { referenceHeader } from './reference.ts'
import { checkTusVersion, readAppend, readCreation } from './resumable.ts'
import type { Resumable } from './resumable.ts'
import type { ReceivedForm, UploadRule } from './uploads.ts'

/** The parts of a request that the checks use. */
export interface IncomingCall {
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** The requested host, with its port unless that is the default of the scheme. */
  readonly host: string | undefined
  readonly header: (name: string) => string | undefined
  /**
   * Reads the body, up to `limit` bytes.
   *
   * @returns `null` as the text if the bytes are not UTF-8.
   */
  readonly readText: (
    limit: number,
  ) => Promise<{ readonly text: string | null } | Refusal<'tooLarge' | 'malformedJson'>>
  /** Reads a multipart form, up to `limit` bytes, and checks its file. */
  readonly readForm: (
    limit: number,
    rule: UploadRule,
  ) => Promise<ReceivedForm | Refusal<'tooLarge' | 'tooSlow' | 'malformedForm' | 'unavailable'>>
}

/** A call whose fields are not validated yet. */
export interface CallAtGate extends Pick<IncomingCall, 'method' | 'url' | 'header'> {
  readonly user: User | null
}

/** Called once the body is parsed as JSON and before its fields are validated. */
export type Gate<Problem extends ProblemName = ProblemName> = (
  call: CallAtGate,
) => Refusal<Problem> | undefined | Promise<Refusal<Problem> | undefined>

/**
 * Whether a user owns the resource that the path names. One function may serve every endpoint of a kind. It is called
 * with unvalidated parameters if one of them is invalid.
 */
export type Owns<E extends Declaration = Declaration> = (call: {
  readonly user: User
  readonly params: ParamsOf<E>
}) => boolean | Promise<boolean>

export interface CallChecks {
  /** Other origins of this site. */
  readonly trusted?: readonly string[]
  /** Counts the call against the rate limit. */
  readonly count: () => Refusal<'tooMany'> | undefined | Promise<Refusal<'tooMany'> | undefined>
  /**
   * The user of the session; `null` without one. Called after the origin and the rate limit are checked, so that a
   * flood of requests does not reach the database.
   */
  readonly user: () => Promise<User | null>
  readonly gate?: Gate
  /** Required for an owned endpoint: without it, every caller gets 404. */
  readonly owns?: Owns<never>
  /** A cryptographically secure source. */
  readonly randomBytes: (size: number) => Uint8Array
  /** Limit of a file of a resumable upload, in bytes; that of its rule by default. */
  readonly maxFileBytes?: number
}

/** A call that has passed every check of its endpoint. */
export interface AcceptedCall<E extends Declaration = Declaration> {
  readonly body: ReceivedBy<E>
  readonly params: ParamsOf<E>
  /** The file as `readForm` returned it. */
  readonly file: FileOf<E>
  readonly resumable: ResumableOf<E>
  /** The caller's, or a new one if the caller sent none. */
  readonly reference: ReferenceOf<E>
  readonly user: User | null
}

/** The outcome of a call: one of its endpoint's responses or problems. */
export type Outcome<E extends Declaration> = ResponseOf<E> | Refusal<ProblemOf<E>>

type Guards<E extends Declaration> = (E['gate'] extends ProblemName
  ? { readonly gate: Gate<E['gate']> }
  : unknown) &
  (E['isOwned'] extends true ? { readonly owns: Owns<E> } : unknown)

/** The handler of an endpoint, with its gate and its ownership check if it declares them. */
export type WithGuards<E extends Declaration, Handle> =
  unknown extends Guards<E> ? Handle : Guards<E> & { readonly handle: Handle }

/** A handler whose endpoint is known only by name at run time. */
export interface NamedHandler<Handle> {
  readonly gate?: Gate
  readonly owns?: Owns<never>
  readonly handle: Handle
}

/**
 * The handler of an endpoint, declared as a function or together with guards. The types are erased: calls reach it only
 * through `checkCall` with that endpoint.
 *
 * @throws Error if there is none
 */
export function handlerOf<Handle>(handlers: object, name: string): NamedHandler<Handle> {
  const handler = (handlers as Readonly<Record<string, NamedHandler<Handle> | undefined>>)[name]
  if (handler === undefined) throw new Error(`There is no handler for ${name}.`)
  return typeof handler === 'function' ? { handle: handler } : handler
}

/** A response whose status keeps its literal type. */
export const respond = <const Status extends number, Body>(status: Status, body: Body) => ({ status, body })

export async function checkCall<E extends Endpoint>(
  endpoint: E,
  call: IncomingCall,
  { trusted, count, user: readUser, gate, owns, randomBytes, maxFileBytes }: CallChecks,
): Promise<AcceptedCall<E> | Refusal> {
  const origin = {
    method: call.method,
    site: call.header('Sec-Fetch-Site'),
    origin: call.header('Origin'),
    host: call.host,
  }
  const early = checkOrigin(origin, trusted) ?? (await count())
  if (early) return early

  const user = await readUser()
  const denied = checkAccess(endpoint.access, user) ?? (user && checkSessionOrigin(origin))
  if (denied) return denied

  const { upload, resumable, reference: kind, bodyLimit = 0 } = endpoint
  const { request } = endpoint.schema
  const { method, url, header } = call
  const checkGate = async () => gate?.({ method, url, header, user })
  const readReference = () => kind && checkReference(kind, header(referenceHeader), randomBytes)
  const params = readParams(endpoint, call)
  if (endpoint.isOwned) {
    // An owner gets the messages of invalid parameters; everybody else gets 404, whatever the parameters.
    const named = 'value' in params ? params.value : readPath(endpoint.path, call.url)
    const isOwner = user && owns && (await owns({ user, params: named }))
    if (!isOwner) return refuse('notFound')
  }

  if (resumable) {
    const named = readReference()
    const closed = checkTusVersion(header) ?? (await checkGate())
    if (closed) return closed
    if (named && 'problem' in named) return named
    if ('problem' in params) return params
    const stated = readResumable(resumable, request, call, maxFileBytes)
    if ('problem' in stated) return stated
    return accepted({ ...stated, params: params.value, reference: named?.reference, user })
  }

  if (request === undefined) {
    const closed = await checkGate()
    if (closed) return closed
    if ('problem' in params) return params
    return accepted({ body: undefined, params: params.value, reference: undefined, user })
  }

  if (upload) {
    // Before the body is read, which may be large.
    const media = checkFormMedia(mediaOf(call))
    if (media) return media
    const named = readReference()
    if (named && 'problem' in named) return named
    const closed = await checkGate()
    if (closed) return closed

    if ('problem' in params) return params
    const form = await call.readForm(bodyLimit, upload)
    if (!('fields' in form && 'file' in form)) return form
    const validated = validateForm(request, upload, form)
    if ('problem' in validated) return validated
    return accepted({
      body: validated.value,
      params: params.value,
      file: form.file,
      reference: named?.reference,
      user,
    })
  }

  const read = await readBody(bodyLimit, call)
  if ('problem' in read) return read

  const named = readReference()
  if (named && 'problem' in named) return named

  const closed = await checkGate()
  if (closed) return closed

  if ('problem' in params) return params
  const fields = validateFields(request, read.json)
  if ('problem' in fields) return fields

  return accepted({ body: fields.value, params: params.value, reference: named?.reference, user })
}

/** What a request of a resumable upload states in its headers. */
function readResumable(
  { step, rule }: Resumable,
  schema: Schema | undefined,
  { header }: IncomingCall,
  maxBytes = rule.maxBytes,
): { readonly resumable: unknown; readonly body: unknown } | Refusal {
  if (step === 'append') {
    const stated = readAppend(header)
    return 'problem' in stated ? stated : { resumable: stated, body: undefined }
  }
  if (step !== 'create' || schema === undefined) return { resumable: undefined, body: undefined }
  const stated = readCreation(header, rule, maxBytes)
  if ('problem' in stated) return stated
  const { length, fields } = stated
  const validated = validateFields(schema, fields)
  return 'problem' in validated ? validated : { resumable: { length }, body: validated.value }
}

/** All messages of a form together, including that of its file. */
function validateForm(schema: Schema, rule: UploadRule, { fields, file }: ReceivedForm) {
  const validated = validateFields(schema, fields)
  if (!('problem' in file)) return validated
  const messages = 'problem' in validated ? validated.fields : {}
  return refuse('invalid', { fields: { ...messages, [rule.field]: rule.messages[file.problem] } })
}

/** Safe cast: each part was validated against the endpoint that its type is derived from. */
const accepted = <E extends Declaration>(call: {
  body: unknown
  params: unknown
  file?: unknown
  resumable?: unknown
  reference: unknown
  user: User | null
}) => ({ file: undefined, resumable: undefined, ...call }) as AcceptedCall<E>

function readParams(
  { path, schema: { params }, hasLinkKey }: Endpoint,
  { url, header }: IncomingCall,
): { readonly value: unknown } | Refusal<'invalid'> {
  if (!params) return { value: undefined }
  const values = readPath(path, url)
  return validateFields(params, hasLinkKey ? { ...values, key: header(linkKeyHeader) } : values)
}

const mediaOf = (call: IncomingCall) => ({
  contentType: call.header('Content-Type'),
  contentEncoding: call.header('Content-Encoding'),
})

async function readBody(limit: number, call: IncomingCall): Promise<{ readonly json: unknown } | Refusal> {
  const refusal = checkMedia(mediaOf(call))
  if (refusal) return refusal
  const read = await call.readText(limit)
  return 'problem' in read ? read : readJson(read.text)
}
