/** An endpoint is data: the server's route, the mock's handler, the client's types and the docs read it. */
import type { Access } from './access.ts'
import type { ProblemName } from './problems.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { z } from './schema.ts'
import type { ReceivedFile, UploadRule } from './uploads.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a caller must know to make a call; kept apart from the schemas, so that the client needs no zod. */
export interface Call<Name extends string = string> {
  /** The client's method and the name in logs and documentation. */
  readonly name: Name
  readonly method: Method
  /** A part written `:name` is filled in by the caller. */
  readonly path: `/api/${string}`
}

export type Schema = z.ZodMiniType

export interface Endpoint extends Call {
  /** One sentence: what the call does. */
  readonly summary: string
  readonly access: Access
  /** Schema of what the caller fills into the path and of its query, as texts by name; none where nothing is read. */
  readonly address?: Schema
  /**
   * Whether a key of a link opens it. The key is read as `key` of `address`, from the header `Link-Key` and from nowhere
   * else: proxies log addresses, and browsers keep them.
   */
  readonly hasLinkKey?: true
  /** Schema of the body’s fields; `null` where none is read. Fields it does not name are dropped. */
  readonly request: Schema | null
  /** The file that comes with it: the body is then a multipart form, whose other fields `request` judges as text. */
  readonly upload?: UploadRule
  /** Longest body, in bytes. Leaves room for the longest valid body with every character escaped. */
  readonly bodyLimit: number
  /** Kind of reference its Idempotency-Key header may carry; `null` where it takes none. */
  readonly reference: ReferenceKind | null
  /** How many calls one address may make in how many seconds. */
  readonly rateLimit: { readonly points: number; readonly seconds: number }
  /** Its media type and its name, where a successful answer is a file as text; JSON otherwise. */
  readonly file?: { readonly type: string; readonly name: string }
  /** Schema of the body of each successful status; `null` where the body is empty. */
  readonly answers: Readonly<Record<number, Schema | null>>
  /** Every refusal it can answer, beside `unexpected`, which any call can. */
  readonly problems: readonly ProblemName[]
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

/** Refusals of every call that changes something. */
export const problemsOfWrites = ['crossSite', 'tooMany'] as const satisfies ProblemName[]

/** Refusals of every call with a JSON body. */
export const problemsOfBodies = [
  'malformedJson',
  'tooLarge',
  'unsupportedType',
  'invalid',
] as const satisfies ProblemName[]

/** Refusals of every call with a multipart form. */
export const problemsOfUploads = [
  'malformedForm',
  'tooSlow',
  'tooLarge',
  'unsupportedType',
  'invalid',
] as const satisfies ProblemName[]

/** Refusals of every call that stores something under a reference. */
export const problemsOfReferences = [
  'badReference',
  'referenceReused',
  'unavailable',
] as const satisfies ProblemName[]

type InputOf<S> = S extends Schema ? z.input<S> : undefined
type OutputOf<S> = S extends Schema ? z.output<S> : undefined

/** What a caller may send. */
export type RequestOf<E extends Endpoint> = InputOf<E['request']>

/** What the server holds once the body has passed its schema: trimmed, defaults filled in. */
export type ReceivedBy<E extends Endpoint> = OutputOf<E['request']>

/** What the server holds of the address once it has passed its schema. */
export type AddressOf<E extends Endpoint> = E extends { readonly address: infer S extends Schema }
  ? z.output<S>
  : undefined

/** The file of a call that takes one. */
export type FileOf<E extends Endpoint> = E extends { readonly upload: UploadRule } ? ReceivedFile : undefined

/** The reference of a call that takes one. */
export type ReferenceOf<E extends Endpoint> = E['reference'] extends ReferenceKind
  ? Reference<E['reference']>
  : undefined

/** Each answer, as its status with its body. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['answers'] & number]: {
    readonly status: Status
    readonly body: InputOf<E['answers'][Status]>
  }
}[keyof E['answers'] & number]

export type ProblemOf<E extends Endpoint> = E['problems'][number]
