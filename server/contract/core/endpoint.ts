/**
 * An endpoint is data. It is declared once, in `endpoints.ts` of its feature, under the name that it has everywhere:
 * the client's methods, the mock's and the server's handlers, the conformance suite, the fuzz cases, the table of who
 * may call what and the OpenAPI document follow from the declaration.
 *
 * Nothing here needs zod at run time: what a call reads and answers stands in `schema.ts` of the feature, under the
 * same name, and a declaration holds only its type. `bind` puts the two together for whoever validates.
 */
import type { Access, Role } from './access.ts'
import type { ProblemName } from './problems.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { z } from './schema.ts'
import type { ReceivedFile, UploadRule } from './uploads.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Schema = z.ZodMiniType

/** What a call reads and answers, and what it does: all that a page that only sends can do without. */
export interface EndpointSchema {
  /** One sentence: what the call does. */
  readonly summary: string
  /** What the caller fills into the path, and the query, as texts by name; none where nothing is read. */
  readonly address?: Schema
  /** The body’s fields; none where no body is read. Fields that it does not name are dropped. */
  readonly request?: Schema
  /** The body of each successful status; `null` where it is empty. */
  readonly answers: Readonly<Record<number, Schema | null>>
}

/**
 * An endpoint as its feature declares it: a plain object, so that a bundler leaves out of a page those that it does not
 * call. `{ … } as const satisfies Declaration` keeps its exact types.
 */
export interface Declaration<S extends EndpointSchema = EndpointSchema> {
  /** A type only, `{} as typeof schema.bookMeeting`, until it is bound to the schema of its name. */
  readonly schema: S
  readonly method: Method
  /** A part written `:name` is filled in by the caller. */
  readonly path: `/api/${string}`
  readonly access: Access
  /**
   * Whether a key of a link opens it. The key is read as `key` of the address, from the header `Link-Key` and from
   * nowhere else: proxies log addresses, and browsers keep them.
   */
  readonly hasLinkKey?: true
  /**
   * Whether what its address names belongs to somebody: a handler then comes with `owns`, and a caller who does not own
   * it gets the same 404 as for what does not exist, so that nobody learns what does.
   */
  readonly isOwned?: true
  /** What browsers remove after a successful answer, as `Clear-Site-Data` names it (W3C Clear Site Data). */
  readonly clearSiteData?: readonly ('cache' | 'cookies' | 'storage')[]
  /** How many calls one address may make in how many seconds. */
  readonly rateLimit: { readonly points: number; readonly seconds: number }
  /** Longest body, in bytes. Leaves room for the longest valid body with every character escaped. */
  readonly bodyLimit?: number
  /** The file that comes with it: the body is then a multipart form, whose other fields are texts. */
  readonly upload?: UploadRule
  /** Kind of reference that its Idempotency-Key header may carry; none where it takes none. */
  readonly reference?: ReferenceKind
  /** Its media type and its name, where a successful answer is a file as text; JSON otherwise. */
  readonly file?: { readonly type: string; readonly name: string }
  /** Where the client reads no successful answer: it is empty, or says only what the caller has sent. */
  readonly result?: 'none'
  /**
   * Refusal of a handler’s gate, which is asked once the body is known to be JSON and before its fields are validated.
   * Such an endpoint names `invalid` itself, where its gate ever opens.
   */
  readonly gate?: ProblemName
  /** Refusals of its own, beside those that follow from the rest; see `problemsOf`. */
  readonly problems?: readonly ProblemName[]
}

/** An endpoint whose name and schema are known. */
export interface Endpoint<S extends EndpointSchema = EndpointSchema> extends Declaration<S> {
  readonly name: string
  /** Name of the feature that declares it. */
  readonly feature: string
}

/** The value of `Clear-Site-Data`: each directive is a quoted string. */
export const clearSiteDataHeader = (directives: NonNullable<Declaration['clearSiteData']>): string =>
  directives.map((directive) => `"${directive}"`).join(', ')

/** What must also hold of a declaration, by what its schema says. */
export type Consistent<D extends Declaration> = (D['schema'] extends { readonly request: Schema }
  ? { readonly bodyLimit: number }
  : { readonly bodyLimit?: never; readonly upload?: never; readonly reference?: never }) &
  (D['schema']['answers'][keyof D['schema']['answers']] extends null
    ? { readonly result: 'none' }
    : unknown) &
  (D['path'] extends `${string}:${string}` ? { readonly schema: { readonly address: Schema } } : unknown) &
  (D['isOwned'] extends true
    ? { readonly access: 'signed-in' | readonly Role[]; readonly schema: { readonly address: Schema } }
    : unknown)

/** Every refusal that an endpoint can answer, beside `unexpected`, which any call can. */
export function problemsOf<E extends Declaration>(endpoint: E): ProblemOf<E>[] {
  const { method, access, isOwned, bodyLimit, upload, reference, gate, problems = [] } = endpoint
  const all: (ProblemName | false | undefined)[] = [
    method !== 'GET' && 'crossSite',
    'tooMany',
    access !== 'anyone' && 'notSignedIn',
    typeof access !== 'string' && 'forbidden',
    isOwned && 'notFound',
    ...(bodyLimit === undefined
      ? []
      : [
          ...(upload ? (['malformedForm', 'tooSlow', 'unavailable'] as const) : (['malformedJson'] as const)),
          'tooLarge' as const,
          'unsupportedType' as const,
          gate ?? ('invalid' as const),
        ]),
    ...(reference === undefined ? [] : (['badReference', 'referenceReused', 'unavailable'] as const)),
    ...problems,
  ]
  return [...new Set(all)].filter((name): name is ProblemOf<E> => typeof name === 'string')
}

/** What `problemsOf` gives. */
export type ProblemOf<E extends Declaration> =
  | 'tooMany'
  | (E['method'] extends 'GET' ? never : 'crossSite')
  | (E['access'] extends 'anyone' ? never : 'notSignedIn')
  | (E['access'] extends readonly Role[] ? 'forbidden' : never)
  | (E['isOwned'] extends true ? 'notFound' : never)
  | (E['bodyLimit'] extends number ? ProblemOfBody<E> : never)
  | (E['reference'] extends ReferenceKind ? 'badReference' | 'referenceReused' | 'unavailable' : never)
  | (E['problems'] extends readonly (infer Own extends ProblemName)[] ? Own : never)

type ProblemOfBody<E extends Declaration> =
  | (E['upload'] extends UploadRule ? 'malformedForm' | 'tooSlow' | 'unavailable' : 'malformedJson')
  | 'tooLarge'
  | 'unsupportedType'
  | (E['gate'] extends ProblemName ? E['gate'] : 'invalid')

type SchemaOf<E extends Declaration, Part extends 'address' | 'request'> = E['schema'] extends {
  readonly [P in Part]: infer S extends Schema
}
  ? S
  : undefined

type InputOf<S> = S extends Schema ? z.input<S> : undefined
type OutputOf<S> = S extends Schema ? z.output<S> : undefined

/** What a caller may send. */
export type RequestOf<E extends Declaration> = InputOf<SchemaOf<E, 'request'>>

/** What the server holds once the body has passed its schema: trimmed, defaults filled in. */
export type ReceivedBy<E extends Declaration> = OutputOf<SchemaOf<E, 'request'>>

/** What a caller fills the address with. */
export type AddressInputOf<E extends Declaration> = InputOf<SchemaOf<E, 'address'>>

/** What the server holds of the address once it has passed its schema. */
export type AddressOf<E extends Declaration> = OutputOf<SchemaOf<E, 'address'>>

/** The file of a call that takes one. */
export type FileOf<E extends Declaration> = E['upload'] extends UploadRule ? ReceivedFile : undefined

/** The reference of a call that takes one. */
export type ReferenceOf<E extends Declaration> = E['reference'] extends ReferenceKind
  ? Reference<E['reference']>
  : undefined

type Answers<E extends Declaration> = E['schema']['answers']

/** Each answer, as its status with its body. */
export type AnswerOf<E extends Declaration> = {
  [Status in keyof Answers<E> & number]: {
    readonly status: Status
    readonly body: InputOf<Answers<E>[Status]>
  }
}[keyof Answers<E> & number]

/** What the client reads of a successful answer. */
export type ResultOf<E extends Declaration> = E['result'] extends 'none'
  ? void
  : OutputOf<Answers<E>[keyof Answers<E> & number]>
