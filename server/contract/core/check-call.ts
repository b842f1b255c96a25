/**
 * The order in which a call is checked, for whoever serves the contract: cheapest first, and nothing of a body
 * is read for a caller who may not make the call.
 */
import { checkAccess } from './access.ts'
import type { User } from './access.ts'
import { checkFormMedia, checkMedia, readJson, validateFields } from './body.ts'
import type {
  AddressOf,
  AnswerOf,
  Declaration,
  Endpoint,
  FileOf,
  ProblemOf,
  ReceivedBy,
  ReferenceOf,
  Schema,
} from './endpoint.ts'
import { checkReference } from './idempotency.ts'
import { linkKeyHeader } from './link-key.ts'
import { checkOrigin, checkSessionOrigin } from './origin.ts'
import { readPath } from './path.ts'
import { refuse } from './problems.ts'
import type { ProblemName, Refusal } from './problems.ts'
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
  /** Reads a multipart form, no more of it than `limit` bytes, and checks its file. */
  readonly readForm: (
    limit: number,
    rule: UploadRule,
  ) => Promise<ReceivedForm | Refusal<'tooLarge' | 'tooSlow' | 'malformedForm' | 'unavailable'>>
}

/** A call whose fields nobody has looked at. */
export interface CallAtGate extends Pick<IncomingCall, 'method' | 'url' | 'header'> {
  readonly user: User | null
}

/** Asked once the body is known to be JSON and before its fields are validated. */
export type Gate<Problem extends ProblemName = ProblemName> = (
  call: CallAtGate,
) => Refusal<Problem> | undefined | Promise<Refusal<Problem> | undefined>

/** Whether a user may see and change what an address names. One function may serve every endpoint of a kind. */
export type Owns<E extends Declaration = Declaration> = (call: {
  readonly user: User
  readonly address: AddressOf<E>
}) => boolean | Promise<boolean>

export interface CallChecks {
  /** Origins that are this site under another name. */
  readonly trusted?: readonly string[]
  /** Counts the call against the rate limit. */
  readonly count: () => Refusal<'tooMany'> | undefined | Promise<Refusal<'tooMany'> | undefined>
  /**
   * Whoever the session belongs to; `null` without one. Asked once the call has passed its origin and its limit: a
   * flood asks no database.
   */
  readonly user: () => Promise<User | null>
  readonly gate?: Gate
  /** Needed for an endpoint that is owned: without it, nobody owns anything. */
  readonly owns?: Owns<never>
  /** A cryptographic source. */
  readonly randomBytes: (size: number) => Uint8Array
}

/** A call that has passed every rule of its endpoint. */
export interface AcceptedCall<E extends Declaration = Declaration> {
  readonly body: ReceivedBy<E>
  readonly address: AddressOf<E>
  /** Whatever `readForm` made of it. */
  readonly file: FileOf<E>
  /** The caller's, or a new one where the caller sent none. */
  readonly reference: ReferenceOf<E>
  readonly user: User | null
}

/** What becomes of a call: one of its endpoint's answers, or one of its refusals. */
export type Outcome<E extends Declaration> = AnswerOf<E> | Refusal<ProblemOf<E>>

type Guards<E extends Declaration> = (E['gate'] extends ProblemName
  ? { readonly gate: Gate<E['gate']> }
  : unknown) &
  (E['isOwned'] extends true ? { readonly owns: Owns<E> } : unknown)

/** What answers an endpoint; with its gate and its ownership, if it declares them. */
export type WithGuards<E extends Declaration, Handle> =
  unknown extends Guards<E> ? Handle : Guards<E> & { readonly handle: Handle }

/** A handler of an endpoint that is known by its name alone. */
export interface NamedHandler<Handle> {
  readonly gate?: Gate
  readonly owns?: Owns<never>
  readonly handle: Handle
}

/**
 * The handler of an endpoint, whether it was given with guards or as a function. Its types are those of any endpoint:
 * calls reach it only through `checkCall` with that endpoint.
 *
 * @throws Error where there is none
 */
export function handlerOf<Handle>(handlers: object, name: string): NamedHandler<Handle> {
  const handler = (handlers as Readonly<Record<string, NamedHandler<Handle> | undefined>>)[name]
  if (handler === undefined) throw new Error(`Nothing answers ${name}.`)
  return typeof handler === 'function' ? { handle: handler } : handler
}

/** An answer, with its status as a type. */
export const answer = <const Status extends number, Body>(status: Status, body: Body) => ({ status, body })

export async function checkCall<E extends Endpoint>(
  endpoint: E,
  call: IncomingCall,
  { trusted, count, user: readUser, gate, owns, randomBytes }: CallChecks,
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

  const { upload, reference: kind, bodyLimit = 0 } = endpoint
  const { request } = endpoint.schema
  const { method, url, header } = call
  const checkGate = async () => gate?.({ method, url, header, user })
  const readReference = () => kind && checkReference(kind, header(referenceHeader), randomBytes)
  const address = readAddress(endpoint, call)
  if (endpoint.isOwned) {
    const isOwner = user && owns && 'value' in address && (await owns({ user, address: address.value }))
    if (!isOwner) return refuse('notFound')
  }

  if (request === undefined) {
    const closed = await checkGate()
    if (closed) return closed
    if ('problem' in address) return address
    return accepted({ body: undefined, address: address.value, reference: undefined, user })
  }

  if (upload) {
    // Before the body, which may be long.
    const media = checkFormMedia(mediaOf(call))
    if (media) return media
    const named = readReference()
    if (named && 'problem' in named) return named
    const closed = await checkGate()
    if (closed) return closed

    if ('problem' in address) return address
    const form = await call.readForm(bodyLimit, upload)
    if (!('fields' in form && 'file' in form)) return form
    const validated = validateForm(request, upload, form)
    if ('problem' in validated) return validated
    return accepted({
      body: validated.value,
      address: address.value,
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

  if ('problem' in address) return address
  const fields = validateFields(request, read.json)
  if ('problem' in fields) return fields

  return accepted({ body: fields.value, address: address.value, reference: named?.reference, user })
}

/** Every message of a form at once, that of its file too. */
function validateForm(schema: Schema, rule: UploadRule, { fields, file }: ReceivedForm) {
  const validated = validateFields(schema, fields)
  if (!('problem' in file)) return validated
  const messages = 'problem' in validated ? validated.fields : {}
  return refuse('invalid', { fields: { ...messages, [rule.field]: rule.messages[file.problem] } })
}

/** Each part has just been checked by the endpoint itself, which is what its types say. */
const accepted = <E extends Declaration>(call: {
  body: unknown
  address: unknown
  file?: unknown
  reference: unknown
  user: User | null
}) => ({ file: undefined, ...call }) as AcceptedCall<E>

function readAddress(
  { path, schema: { address }, hasLinkKey }: Endpoint,
  { url, header }: IncomingCall,
): { readonly value: unknown } | Refusal<'invalid'> {
  if (!address) return { value: undefined }
  const values = readPath(path, url)
  return validateFields(address, hasLinkKey ? { ...values, key: header(linkKeyHeader) } : values)
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
