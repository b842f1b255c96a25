/**
 * Generates the OpenAPI 3.1 document from the declarations and their schemas. `npm run openapi` writes it to
 * `docs/openapi.json`. It is a separate export: neither the server nor browsers load it.
 */
import { toJSONSchema } from 'zod/v4/core'
import type { $ZodType } from 'zod/v4/core'
import { accessMatrix } from './access-matrix.ts'
import type { Caller, Entry } from './access-matrix.ts'
import { clearSiteDataHeader, problemsOf } from './core/endpoint.ts'
import type { Endpoint, Schema } from './core/endpoint.ts'
import { fileKinds } from './core/file-kinds.ts'
import { linkKeyHeader } from './core/link-key.ts'
import { problemBody, problems, refuse } from './core/problems.ts'
import type { ProblemName } from './core/problems.ts'
import { referenceHeader, referencePattern } from './core/reference.ts'
import { tusHeaders, tusMedia, tusVersion } from './core/resumable.ts'
import type { ResumableStep } from './core/resumable.ts'
import { z } from './core/schema.ts'
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi-document.ts'

export interface OpenApiOptions {
  readonly title: string
  readonly version: string
  readonly endpoints: readonly Endpoint[]
  /** Exports of the features' `schema.ts`: those named `…Schema` become components. */
  readonly schemas: Readonly<Record<string, unknown>>
}

/** @throws if JSON Schema cannot express a schema, or its input and output differ under one name */
export function openApi({ title, version, endpoints, schemas }: OpenApiOptions): OpenApiDocument {
  const named = Object.entries(schemas).filter(
    (entry): entry is [string, Schema] => entry[0].endsWith('Schema') && isSchema(entry[1]),
  )
  const schemaNames = new Map(named.map(([name, schema]) => [schema, nameOf(name)]))
  const describe = { input: describer('input', schemaNames), output: describer('output', schemaNames) }
  const access = accessMatrix(endpoints)

  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, describe, access[endpoint.name]!),
    }
  }

  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description:
        'All endpoints that pages use. The body of an error response is a `Problem`, whose message is safe to show to visitors. Times are in UTC, days are days in India. Unknown fields of a body are dropped.',
    },
    tags: [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      schemas: merge(describe.input.used(), describe.output.used(), { Problem: problemSchema }),
      responses: Object.fromEntries(
        endpoints
          .flatMap(errorsOf)
          .map(({ id, names }) => [id, errorResponse(names)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
      examples: Object.fromEntries(
        [...new Set(endpoints.flatMap(errorsOf).flatMap(({ names }) => names))]
          .toSorted()
          .map((name) => [name, { summary: problems[name].meaning, value: problemBody(refuse(name)) }]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by a login. Over plain HTTP, as in development, its name is `session`.',
        },
      },
    },
  }
}

const problemSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Safe to show to visitors, in plain text.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'One message for each invalid field, by its name.',
    },
    nearest: {
      type: 'array',
      items: { type: 'string', format: 'date-time' },
      description: 'The free starts nearest to a taken one, earliest first.',
    },
  },
  required: ['message'],
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

const nameOf = (exported: string) => {
  const name = exported.replace(/Schema$/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

interface Describer {
  readonly of: (schema: Schema) => JsonSchema
  /** The components that were described so far. */
  readonly used: () => Readonly<Record<string, JsonSchema>>
}

/** @param io `input` for requests, `output` for responses */
function describer(io: 'input' | 'output', names: ReadonlyMap<Schema, string>): Describer {
  const used: Record<string, JsonSchema> = {}
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  return {
    used: () => used,
    of(schema) {
      const {
        $schema: _,
        $defs = {},
        id: _id,
        ...own
      } = toJSONSchema(schema, {
        io,
        metadata: registry,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, keywordsOf(zodSchema)),
      }) as JsonSchema & { readonly $defs?: Record<string, JsonSchema> }
      for (const [id, { id: _same, ...each }] of Object.entries($defs)) used[id] = toComponents(each)
      return toComponents(own)
    },
  }
}

/** Replaces references within one schema by references to the document's components. */
const toComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema

/** The JSON Schema keywords that the checks of a field have in `params`: see `core/fields.ts`. */
function keywordsOf({ _zod: { def } }: $ZodType): object {
  const parts = [def, ...(def.checks ?? []).map(({ _zod: check }) => check.def)]
  return Object.assign({}, ...parts.map((part: object) => ('params' in part ? part.params : {}))) as object
}

function merge(...groups: readonly Readonly<Record<string, JsonSchema>>[]): Record<string, JsonSchema> {
  const merged: Record<string, JsonSchema> = {}
  for (const [name, schema] of groups.flatMap((group) => Object.entries(group))) {
    const other = merged[name]
    if (other && JSON.stringify(other) !== JSON.stringify(schema))
      throw new Error(`The input and the output of ${name} differ: use two names.`)
    merged[name] = schema
  }
  return Object.fromEntries(Object.entries(merged).toSorted(([one], [another]) => (one < another ? -1 : 1)))
}

function operationOf(
  endpoint: Endpoint,
  describe: { readonly input: Describer; readonly output: Describer },
  access: Readonly<Record<Caller, Entry>>,
): OpenApiOperation {
  const {
    name,
    feature,
    schema: { summary },
    bodyLimit,
    rateLimit,
    isOwned,
  } = endpoint
  return {
    operationId: name,
    tags: [feature],
    summary,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, describe.input),
    ...requestOf(endpoint, describe.input),
    responses: {
      ...answersOf(endpoint, describe.output),
      ...Object.fromEntries(
        errorsOf(endpoint).map(({ status, id }) => [status, { $ref: `#/components/responses/${id}` }]),
      ),
    },
    'x-rate-limit': rateLimit,
    ...(bodyLimit !== undefined && { 'x-body-limit': bodyLimit }),
    ...(isOwned && { 'x-owned': true }),
    'x-access': access,
  }
}

const securityOf = ({ access }: Endpoint) =>
  access === 'anyone' ? [] : [{ session: typeof access === 'string' ? [] : access }]

function parametersOf(endpoint: Endpoint, describe: Describer): OpenApiParameter[] {
  const { path, schema, hasLinkKey, reference } = endpoint
  const { properties = {}, required = [] } = schema.params ? describe.of(schema.params) : {}
  const parameters = Object.entries(properties).map(([name, each]): OpenApiParameter => {
    if (hasLinkKey && name === 'key')
      return {
        name: linkKeyHeader,
        in: 'header',
        required: required.includes(name),
        description: 'The key of the link. A key in the URL is ignored.',
        schema: each,
      }
    const isPart = path.split('/').includes(`:${name}`)
    return {
      name,
      in: isPart ? 'path' : 'query',
      required: isPart || required.includes(name),
      schema: withTypedDefault(each),
    }
  })
  const ofUpload = resumableParametersOf(endpoint, describe)
  if (reference === undefined) return [...parameters, ...ofUpload]
  return [
    ...parameters,
    ...ofUpload,
    {
      name: referenceHeader,
      in: 'header',
      required: false,
      description:
        'A reference generated by the caller. A repeated request with the same body is stored once; without it, each call is stored again.',
      schema: { type: 'string', pattern: referencePattern(reference).source },
    },
  ]
}

/** The headers of a step of a resumable upload. */
function resumableParametersOf({ schema, resumable }: Endpoint, describe: Describer): OpenApiParameter[] {
  if (!resumable) return []
  const inHeader = (name: string, description: string, each: JsonSchema): OpenApiParameter => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: each,
  })
  const version = inHeader(tusHeaders.version, 'Version of the tus protocol.', { const: tusVersion })
  const bytes = { type: 'integer', minimum: 0 }
  if (resumable.step === 'append')
    return [version, inHeader(tusHeaders.offset, 'Where the bytes of the body begin.', bytes)]
  if (resumable.step !== 'create') return [version]
  const { kinds, maxBytes } = resumable.rule
  const length = {
    ...bytes,
    minimum: 1,
    maximum: maxBytes,
    description: `By their content: ${kinds.map((kind) => fileKinds[kind].label).join(', ')}. The server may have another limit.`,
  }
  return [
    version,
    inHeader(tusHeaders.length, 'Size of the complete file, in bytes.', length),
    {
      ...inHeader(
        tusHeaders.metadata,
        'The fields, separated by commas: each name, a space, and the value in Base64 of UTF-8.',
        { type: 'string' },
      ),
      'x-fields': describe.of(schema.request!),
    },
  ]
}

/** URL parameters are strings, and so is their default: the document states a number. */
const withTypedDefault = (schema: JsonSchema): JsonSchema =>
  schema.type === 'integer' && schema.default !== undefined
    ? { ...schema, default: Number(schema.default) }
    : schema

function requestOf(endpoint: Endpoint, describe: Describer): Pick<OpenApiOperation, 'requestBody'> {
  const { schema, resumable } = endpoint
  if (resumable?.step === 'append')
    return {
      requestBody: {
        required: true,
        content: { [tusMedia]: { schema: { type: 'string', format: 'binary' } } },
      },
    }
  return schema.request && !resumable
    ? { requestBody: { required: true, content: contentOf(endpoint, describe) } }
    : {}
}

/** Media types of the accepted files. */
const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

function contentOf(
  { schema, upload }: Endpoint,
  describe: Describer,
): Record<string, { schema: JsonSchema; encoding?: object }> {
  const fields = describe.of(schema.request!)
  if (!upload) return { 'application/json': { schema: fields } }
  const { field, kinds, maxBytes } = upload
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `${kinds.join(' or ')}, by its content; at most ${maxBytes} bytes`,
  }
  return {
    'multipart/form-data': {
      schema: { allOf: [fields, { type: 'object', properties: { [field]: file }, required: [field] }] },
      encoding: { [field]: { contentType: kinds.map((kind) => mediaTypes[kind]).join(', ') } },
    },
  }
}

const headersOf = (clearSiteData: Endpoint['clearSiteData']): Pick<OpenApiResponse, 'headers'> =>
  clearSiteData
    ? {
        headers: {
          'Clear-Site-Data': {
            description: 'What the browser clears of this site.',
            schema: { const: clearSiteDataHeader(clearSiteData) },
          },
        },
      }
    : {}

const bytesHeader = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

const uploadState = {
  [tusHeaders.version]: { description: 'Version of the tus protocol.', schema: { const: tusVersion } },
  [tusHeaders.offset]: bytesHeader('The number of bytes that are stored.'),
  [tusHeaders.length]: bytesHeader('The size of the complete file.'),
  [tusHeaders.expires]: {
    description: 'When the upload ends, until it is complete.',
    schema: { type: 'string' },
  },
}

/** Response headers of the steps of a resumable upload. */
const uploadHeadersOf: Readonly<Record<ResumableStep, OpenApiResponse['headers']>> = {
  create: {
    Location: { description: 'The path of the upload.', schema: { type: 'string' } },
    ...uploadState,
  },
  offset: uploadState,
  append: uploadState,
  cancel: { [tusHeaders.version]: uploadState[tusHeaders.version] },
}

const answersOf = (
  { schema, file, download, clearSiteData, resumable }: Endpoint,
  describe: Describer,
): Record<string, OpenApiResponse> =>
  Object.fromEntries(
    Object.entries(schema.responses).map(([status, body]) => [
      status,
      body === null
        ? {
            description: 'Done; the body is empty.',
            ...headersOf(clearSiteData),
            ...(resumable && { headers: uploadHeadersOf[resumable.step] }),
          }
        : download
          ? {
              description: 'A file to save, with its name in Content-Disposition.',
              content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
            }
          : {
              description: 'Done.',
              ...headersOf(clearSiteData),
              content: { [file?.type ?? 'application/json']: { schema: describe.of(body) } },
            },
    ]),
  )

/** Problems with a Retry-After header. */
const withRetryAfter: readonly ProblemName[] = ['tooMany', 'unavailable']

interface ErrorResponse {
  readonly status: string
  readonly names: readonly ProblemName[]
  /** Name of their component. */
  readonly id: string
}

function errorsOf(endpoint: Endpoint): ErrorResponse[] {
  const all: ProblemName[] = [...problemsOf(endpoint), 'unexpected']
  const byStatus = Map.groupBy(all.toSorted(), (name) => problems[name].status)
  return [...byStatus].map(([status, names]) => ({ status: String(status), names, id: names.join('-') }))
}

const errorResponse = (names: readonly ProblemName[]): OpenApiResponse => ({
  description: names.map((name) => `${name}: ${problems[name].meaning}`).join(' '),
  ...(names.some((name) => withRetryAfter.includes(name)) && {
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: {
    'application/json': {
      schema: refTo('Problem'),
      examples: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
    },
  },
})
