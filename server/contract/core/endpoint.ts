/**
 * An endpoint is data, declared once, in `endpoints.ts` of its feature, under the name that it has everywhere: the
 * methods of the client, the handlers of the mock and the server, the conformance suite, the fuzz tests, the access
 * matrix and the OpenAPI document are derived from it.
 *
 * This file does not load zod: the schemas are in `schema.ts` of the feature, under the same names, and a declaration
 * contains only their types. `bind` joins the two for code that validates.
 */
import type { Access, Role } from './access.ts'
import type { ProblemName } from './problems.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import type { Resumable, ResumableStep } from './resumable.ts'
import type { z } from './schema.ts'
import type { ReceivedFile, UploadRule } from './uploads.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Schema = z.ZodMiniType

/** The schemas and the summary of an endpoint, which a page that only sends does not need. */
export interface EndpointSchema {
  /** One sentence. */
  readonly summary: string
  /** Path and query parameters, as strings by name; absent if there are none. */
  readonly params?: Schema
  /** The fields of the body; absent if no body is read. Unknown fields are dropped. */
  readonly request?: Schema
  /** The body of each successful status; `null` if it is empty. */
  readonly responses: Readonly<Record<number, Schema | null>>
}

/**
 * An endpoint as its feature declares it. Each is an export of its own, so that a bundler omits those that a page does
 * not call. `{ … } as const satisfies Declaration` keeps its exact types.
 */
export interface Declaration<S extends EndpointSchema = EndpointSchema> {
  /** Only a type, `{} as typeof schema.bookMeeting`, until `bind` adds the schema. */
  readonly schema: S
  readonly method: Method
  /** `:name` is a path parameter. */
  readonly path: `/api/${string}`
  readonly access: Access
  /**
   * Whether the key of a link authorizes it. The key is the parameter `key`, read only from the header `Link-Key`:
   * proxies log URLs, and browsers keep them.
   */
  readonly hasLinkKey?: true
  /**
   * Whether its resource has an owner: its handler then has `owns`, and a caller who is not the owner gets the same 404
   * as for a missing resource, which does not reveal whether it exists.
   */
  readonly isOwned?: true
  /** Whether every member of the staff counts as an owner; `access` alone then decides about them. */
  readonly isOwnedByStaff?: true
  /** What browsers clear after a successful response, as in `Clear-Site-Data` (W3C Clear Site Data). */
  readonly clearSiteData?: readonly ('cache' | 'cookies' | 'storage')[]
  /** Maximum number of calls of one IP address in a number of seconds. */
  readonly rateLimit: { readonly points: number; readonly seconds: number }
  /** Maximum size of the body, in bytes. Includes the longest valid body with every character escaped. */
  readonly bodyLimit?: number
  /** Rule of its file: the body is then a multipart form, whose other fields are strings. */
  readonly upload?: UploadRule
  /**
   * Its step of a resumable upload. `request` of `create` are the fields of its metadata header, each a string; the
   * parameter of the others that names the upload is the reference under which it was created.
   */
  readonly resumable?: Resumable
  /** Kind of reference in its Idempotency-Key header; absent if it accepts none. */
  readonly reference?: ReferenceKind
  /** Media type and name, if a successful response is a text file; JSON otherwise. */
  readonly file?: {
    readonly type: string
    readonly name: string
    /** Whether browsers show it in place of saving it. */
    readonly isShown?: true
    /** Whether it is a page of the site, which loads its styles and scripts. */
    readonly isPage?: true
  }
  /** Whether a successful response is a file to save, of any kind and size: its schema is then `fileBody`. */
  readonly download?: true
  /** If the client does not read a successful response: it is empty, or contains only what the caller sent. */
  readonly result?: 'none'
  /**
   * Problem of its handler’s gate, which is called once the body is parsed as JSON and before its fields are validated.
   * Such an endpoint lists `invalid` in `problems` if its gate can pass.
   */
  readonly gate?: ProblemName
  /** Problems that do not follow from the rest; see `problemsOf`. */
  readonly problems?: readonly ProblemName[]
}

/** An endpoint with its name and schema. */
export interface Endpoint<S extends EndpointSchema = EndpointSchema> extends Declaration<S> {
  readonly name: string
  /** Name of the feature that declares it. */
  readonly feature: string
}

/** The value of `Clear-Site-Data`: each directive is a quoted string. */
export const clearSiteDataHeader = (directives: NonNullable<Declaration['clearSiteData']>): string =>
  directives.map((directive) => `"${directive}"`).join(', ')

/** Constraints on a declaration that follow from its schema. */
export type Consistent<D extends Declaration> = (D['schema'] extends { readonly request: Schema }
  ? D['resumable'] extends Resumable<'create'>
    ? { readonly bodyLimit?: never; readonly upload?: never; readonly reference: ReferenceKind }
    : { readonly bodyLimit: number }
  : { readonly bodyLimit?: never; readonly upload?: never; readonly reference?: never }) &
  (D['schema']['responses'][keyof D['schema']['responses']] extends null
    ? { readonly result: 'none' }
    : unknown) &
  (D['path'] extends `${string}:${string}` ? { readonly schema: { readonly params: Schema } } : unknown) &
  (D['isOwned'] extends true
    ? {
        readonly access: 'enrolling' | 'signed-in' | readonly Role[]
        readonly schema: { readonly params: Schema }
      }
    : unknown) &
  (D['path'] extends `${string}:${string}`
    ? D['access'] extends 'anyone'
      ? { readonly hasLinkKey: true }
      : OpenToClients<D['access']> extends true
        ? { readonly isOwned: true }
        : unknown
    : unknown)

/** Whether clients may call it: then what its path names has an owner. */
type OpenToClients<A extends Access> = A extends 'enrolling' | 'signed-in'
  ? true
  : A extends readonly (infer R)[]
    ? 'client' extends R
      ? true
      : false
    : false

/** Every problem that an endpoint can respond with, except `unexpected`, which any call can. */
export function problemsOf<E extends Declaration>(endpoint: E): ProblemOf<E>[] {
  const { method, access, isOwned, bodyLimit, upload, resumable, reference, gate, problems = [] } = endpoint
  const all: (ProblemName | false | undefined)[] = [
    !isSafe(method) && 'crossSite',
    'tooMany',
    access !== 'anyone' && 'notSignedIn',
    access !== 'anyone' && access !== 'enrolling' && 'secondFactorNeeded',
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
    ...(resumable === undefined ? [] : resumableProblems[resumable.step]),
    ...(reference === undefined ? [] : (['badReference', 'referenceReused', 'unavailable'] as const)),
    ...problems,
  ]
  return [...new Set(all)].filter((name): name is ProblemOf<E> => typeof name === 'string')
}

const isSafe = (method: Method) => method === 'GET' || method === 'HEAD'

/** Problems of the steps of a resumable upload. */
const resumableProblems = {
  create: ['tusVersion', 'badUpload', 'invalid', 'tooLarge', 'unavailable'],
  offset: ['tusVersion', 'uploadEnded', 'unavailable'],
  append: [
    'tusVersion',
    'badUpload',
    'unsupportedType',
    'wrongOffset',
    'invalid',
    'tooLarge',
    'tooSlow',
    'uploadEnded',
    'unavailable',
  ],
  cancel: ['tusVersion', 'unavailable'],
} as const satisfies Record<ResumableStep, readonly ProblemName[]>

/** The type of `problemsOf`. */
export type ProblemOf<E extends Declaration> =
  | 'tooMany'
  | (E['method'] extends 'GET' | 'HEAD' ? never : 'crossSite')
  | (E['access'] extends 'anyone' ? never : 'notSignedIn')
  | (E['access'] extends 'anyone' | 'enrolling' ? never : 'secondFactorNeeded')
  | (E['access'] extends readonly Role[] ? 'forbidden' : never)
  | (E['isOwned'] extends true ? 'notFound' : never)
  | (E['bodyLimit'] extends number ? ProblemOfBody<E> : never)
  | (E['resumable'] extends Resumable<infer Step> ? (typeof resumableProblems)[Step][number] : never)
  | (E['reference'] extends ReferenceKind ? 'badReference' | 'referenceReused' | 'unavailable' : never)
  | (E['problems'] extends readonly (infer Own extends ProblemName)[] ? Own : never)

type ProblemOfBody<E extends Declaration> =
  | (E['upload'] extends UploadRule ? 'malformedForm' | 'tooSlow' | 'unavailable' : 'malformedJson')
  | 'tooLarge'
  | 'unsupportedType'
  | (E['gate'] extends ProblemName ? E['gate'] : 'invalid')

type SchemaOf<E extends Declaration, Part extends 'params' | 'request'> = E['schema'] extends {
  readonly [P in Part]: infer S extends Schema
}
  ? S
  : undefined

type InputOf<S> = S extends Schema ? z.input<S> : undefined
type OutputOf<S> = S extends Schema ? z.output<S> : undefined

/** The body that a caller may send. */
export type RequestOf<E extends Declaration> = InputOf<SchemaOf<E, 'request'>>

/** The body after validation: trimmed, with defaults. */
export type ReceivedBy<E extends Declaration> = OutputOf<SchemaOf<E, 'request'>>

/** The parameters that a caller may send. */
export type ParamsInputOf<E extends Declaration> = InputOf<SchemaOf<E, 'params'>>

/** The parameters after validation. */
export type ParamsOf<E extends Declaration> = OutputOf<SchemaOf<E, 'params'>>

/** The file of a call, if its endpoint accepts one. */
export type FileOf<E extends Declaration> = E['upload'] extends UploadRule ? ReceivedFile : undefined

/** What the headers of a call of a resumable upload state. */
export type ResumableOf<E extends Declaration> =
  E['resumable'] extends Resumable<'create'>
    ? {
        /** Size of the complete file. */
        readonly length: number
      }
    : E['resumable'] extends Resumable<'append'>
      ? {
          /** Where the sent bytes begin. */
          readonly offset: number
        }
      : undefined

/** The reference of a call, if its endpoint accepts one. */
export type ReferenceOf<E extends Declaration> = E['reference'] extends ReferenceKind
  ? Reference<E['reference']>
  : undefined

type Responses<E extends Declaration> = E['schema']['responses']

/** Each successful response: its status and its body. */
export type ResponseOf<E extends Declaration> = {
  [Status in keyof Responses<E> & number]: {
    readonly status: Status
    readonly body: InputOf<Responses<E>[Status]>
  }
}[keyof Responses<E> & number]

/** The value that the client returns. */
export type ResultOf<E extends Declaration> = E['result'] extends 'none'
  ? void
  : OutputOf<Responses<E>[keyof Responses<E> & number]>
