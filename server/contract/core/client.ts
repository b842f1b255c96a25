/**
 * The typed client: one method for each given endpoint. It imports no schemas, so pages that use it do not load zod.
 */
import type { Declarations } from './bind.ts'
import { InvalidResponseError, ApiError, NetworkError } from './client-errors.ts'
import type { ParamsInputOf, Declaration, RequestOf, ResultOf } from './endpoint.ts'
import { linkKeyHeader } from './link-key.ts'
import { fillPath } from './path.ts'
import { referenceHeader } from './reference.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { Resumable } from './resumable.ts'
import type { UploadRule } from './uploads.ts'

export * from './client-errors.ts'

/** A global type of the platform, or `unknown` if its types are not loaded. */
type Platform<Name extends string> = typeof globalThis extends {
  readonly [N in Name]: { prototype: infer T }
}
  ? T
  : unknown

export type Signal = Platform<'AbortSignal'>

/** JSON, or a form with a file. */
type Body = typeof globalThis extends { readonly FormData: { prototype: infer Form } }
  ? string | Form
  : string

/** The part of `fetch` that the client needs, so that those of browsers and Node both match. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Record<string, string>
    readonly credentials: 'include'
    readonly body?: Body
    readonly signal?: Signal
  },
) => Promise<{
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
  /** Only for downloads. */
  blob?(): Promise<Platform<'Blob'>>
}>

export interface ClientOptions {
  readonly fetch: Fetch
  /** Prepended to each path; empty (the page's own origin) by default. */
  readonly baseUrl?: string
}

/** A part of a call: absent, optional or required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

/** URLs are text; numbers are accepted for string parameters. */
type ParamsToSend<Input> = {
  readonly [Name in keyof Input]: string extends Input[Name] ? Input[Name] | number : Input[Name]
}

/** The arguments of a call: those of `params`, `body`, `file` and `reference` that its endpoint has, and `signal`. */
export type CallOf<E extends Declaration> = Part<
  'params',
  [ParamsInputOf<E>] extends [undefined] ? undefined : ParamsToSend<ParamsInputOf<E>>
> &
  Part<'body', RequestOf<E>> &
  (E['upload'] extends UploadRule ? { readonly file: Platform<'File'> } : unknown) &
  (E['reference'] extends ReferenceKind
    ? {
        /** Sent as the Idempotency-Key: retries with the same reference are stored once. */
        readonly reference?: Reference<E['reference']>
      }
    : unknown) & {
    /** Aborts the call, which then rejects with the signal's reason. */
    readonly signal?: Signal
  }

/** A download results in its content; other calls in what the contract says. */
type Result<E extends Declaration> = E['download'] extends true ? Platform<'Blob'> : ResultOf<E>

/**
 * One method for each endpoint except the steps of resumable uploads, which the tus client of the application sends.
 * Each method rejects with an `ApiError` for a response that is not ok, a `NetworkError` without a response, and an
 * `InvalidResponseError` for a response that cannot be read.
 */
export type Client<E extends Declarations<E>> = {
  readonly [Name in keyof E as E[Name]['resumable'] extends Resumable ? never : Name]: (
    ...call: Partial<CallOf<E[Name]>> extends CallOf<E[Name]>
      ? [call?: CallOf<E[Name]>]
      : [call: CallOf<E[Name]>]
  ) => Promise<Result<E[Name]>>
}

/** @param endpoints by their names: `{ bookMeeting, getSlots }`. */
export function createClient<E extends Declarations<E>>(
  { fetch, baseUrl = '' }: ClientOptions,
  endpoints: E,
): Client<E> {
  async function send(
    { method, path, hasLinkKey, upload, download }: Declaration,
    { params = {}, body, file, reference, signal }: AnyCall,
  ) {
    const headers: Record<string, string> = upload ? {} : { 'Content-Type': 'application/json' }
    if (reference !== undefined) headers[referenceHeader] = reference
    const { key, ...rest } = params
    if (hasLinkKey && key !== undefined) headers[linkKeyHeader] = String(key)
    try {
      const response = await fetch(baseUrl + fillPath(path, hasLinkKey ? rest : params), {
        method,
        headers,
        credentials: 'include',
        ...(body !== undefined && { body: upload ? formOf(body, upload, file) : JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      })
      if (download && response.ok) return { response, text: '', content: await response.blob?.() }
      return { response, text: await response.text() }
    } catch (cause) {
      if (isAborted(signal)) throw cause
      throw new NetworkError(cause)
    }
  }

  async function call(endpoint: Declaration, what: AnyCall = {}): Promise<unknown> {
    const { response, text, content } = await send(endpoint, what)
    if (!response.ok)
      throw new ApiError(response.status, text || response.statusText, response.headers.get('Retry-After'))
    if (endpoint.download) return content
    if (endpoint.result === 'none') return undefined
    // The server validates responses against the contract; the client checks only that the body is an object.
    return endpoint.file ? text : parseObject(text)
  }

  return Object.fromEntries(
    Object.entries<Declaration>(endpoints).map(([name, each]) => [
      name,
      (what?: AnyCall) => call(each, what),
    ]),
  ) as unknown as Client<E>
}

interface AnyCall {
  /** Path and query parameters; the key of a link is sent in a header. */
  readonly params?: Readonly<Record<string, string | number | undefined>>
  readonly body?: object
  readonly file?: unknown
  readonly reference?: string
  readonly signal?: Signal
}

/**
 * Without a Content-Type header, because the browser sets the boundary. The file is last, so that the server has the
 * fields before it reads the file.
 */
function formOf(body: object, { field }: UploadRule, file: unknown): Body {
  const { FormData } = globalThis as unknown as {
    FormData: new () => { append: (name: string, value: unknown) => void }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  form.append(field, file)
  return form as unknown as Body
}

const isAborted = (signal: unknown) =>
  typeof signal === 'object' && signal !== null && 'aborted' in signal && signal.aborted === true

function parseObject(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new InvalidResponseError(cause)
  }
  if (typeof value !== 'object' || value === null) throw new InvalidResponseError(undefined)
  return value
}
