/** The parts of an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html) that this API uses. */
import type { Caller, Entry } from './access-matrix.ts'

/** The JSON Schema keywords in use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly allOf?: readonly JsonSchema[]
  readonly [keyword: string]: unknown
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  /** The fields inside the header of the metadata of an upload. */
  readonly 'x-fields'?: JsonSchema
}

/** A reference to a component of the document. */
export interface OpenApiRef {
  readonly $ref: string
}

export interface OpenApiExample {
  readonly summary: string
  readonly value: unknown
}

export interface OpenApiResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: Readonly<
    Record<string, { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, OpenApiRef>> }>
  >
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly encoding?: object }>>
  }
  /** By status. An error response is one of `components.responses`. */
  readonly responses: Readonly<Record<string, OpenApiResponse | OpenApiRef>>
  /** Maximum number of calls of one IP address in a number of seconds. */
  readonly 'x-rate-limit': { readonly points: number; readonly seconds: number }
  /** Maximum size of the body, in bytes. */
  readonly 'x-body-limit'?: number
  /** Its resource has an owner: every other caller gets 404. */
  readonly 'x-owned'?: true
  /** Access by role. */
  readonly 'x-access': Readonly<Record<Caller, Entry>>
}

export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    /** The error responses of one status, by the names of the problems: `malformedJson-badReference`. */
    readonly responses: Readonly<Record<string, OpenApiResponse>>
    /** An example of every problem, by its name. */
    readonly examples: Readonly<Record<string, OpenApiExample>>
    readonly securitySchemes: object
  }
}
