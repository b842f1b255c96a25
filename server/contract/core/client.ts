/** The typed client: one method for each endpoint that it is given. It needs no schema: a page can send without zod. */
import type { Declarations } from './bind.ts'
import { AnswerError, ApiError, NetworkError } from './client-errors.ts'
import type { AddressInputOf, Declaration, RequestOf, ResultOf } from './endpoint.ts'
import { linkKeyHeader } from './link-key.ts'
import { fillPath } from './path.ts'
import { referenceHeader } from './reference.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { UploadRule } from './uploads.ts'

export * from './client-errors.ts'

/** A type of the platform, where its types are known. */
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

/** As much of `fetch` as the client needs: the browser's and Node's both are one. */
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
}>

export interface ClientOptions {
  readonly fetch: Fetch
  /** Put before each path; empty (the page's own origin) by default. */
  readonly baseUrl?: string
}

/** A part of a call: none, one that may be left out, or one that is needed. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

/** An address is text; a number may be given for one. */
type AddressToSend<Input> = {
  readonly [Name in keyof Input]: string extends Input[Name] ? Input[Name] | number : Input[Name]
}

/** What a call takes: those of `address`, `body`, `file` and `reference` that its endpoint has, and `signal`. */
export type CallOf<E extends Declaration> = Part<
  'address',
  [AddressInputOf<E>] extends [undefined] ? undefined : AddressToSend<AddressInputOf<E>>
> &
  Part<'body', RequestOf<E>> &
  (E['upload'] extends UploadRule ? { readonly file: Platform<'File'> } : unknown) &
  (E['reference'] extends ReferenceKind
    ? {
        /** Sent as the Idempotency-Key, so that a retry with the same reference is stored once. */
        readonly reference?: Reference<E['reference']>
      }
    : unknown) & {
    /** Gives up the call. It then rejects with the signal's reason. */
    readonly signal?: Signal
  }

/**
 * Each method rejects with an `ApiError` for an answer that is not ok, a `NetworkError` where none came, and
 * an `AnswerError` for one that cannot be read.
 */
export type Client<E extends Declarations<E>> = {
  readonly [Name in keyof E]: (
    ...call: Partial<CallOf<E[Name]>> extends CallOf<E[Name]>
      ? [call?: CallOf<E[Name]>]
      : [call: CallOf<E[Name]>]
  ) => Promise<ResultOf<E[Name]>>
}

/** @param endpoints those that it calls, by their names: `{ bookMeeting, getSlots }`. */
export function createClient<E extends Declarations<E>>(
  { fetch, baseUrl = '' }: ClientOptions,
  endpoints: E,
): Client<E> {
  async function send(
    { method, path, hasLinkKey, upload }: Declaration,
    { address = {}, body, file, reference, signal }: AnyCall,
  ) {
    const headers: Record<string, string> = upload ? {} : { 'Content-Type': 'application/json' }
    if (reference !== undefined) headers[referenceHeader] = reference
    const { key, ...rest } = address
    if (hasLinkKey && key !== undefined) headers[linkKeyHeader] = String(key)
    try {
      const answer = await fetch(baseUrl + fillPath(path, hasLinkKey ? rest : address), {
        method,
        headers,
        credentials: 'include',
        ...(body !== undefined && { body: upload ? formOf(body, upload, file) : JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      })
      return { answer, text: await answer.text() }
    } catch (cause) {
      if (isAborted(signal)) throw cause
      throw new NetworkError(cause)
    }
  }

  async function call(endpoint: Declaration, what: AnyCall = {}): Promise<unknown> {
    const { answer, text } = await send(endpoint, what)
    if (!answer.ok)
      throw new ApiError(answer.status, text || answer.statusText, answer.headers.get('Retry-After'))
    if (endpoint.result === 'none') return undefined
    // What the answer is, the contract says; it is looked at no further than being an object.
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
  /** What fills the path, and the query; the key of a link is sent in a header. */
  readonly address?: Readonly<Record<string, string | number | undefined>>
  readonly body?: object
  readonly file?: unknown
  readonly reference?: string
  readonly signal?: Signal
}

/** A form names its own boundary. Its file comes last, so that its fields are known before it is read. */
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
    throw new AnswerError(cause)
  }
  if (typeof value !== 'object' || value === null) throw new AnswerError(undefined)
  return value
}
