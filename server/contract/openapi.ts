/**
 * The API as an OpenAPI 3.1 document, made of the declarations and their schemas. `npm run openapi` writes it to
 * `docs/openapi.json`. It has an export of its own: nothing that is served or sent to a browser needs it.
 */
import { toJSONSchema } from 'zod/v4/core'
import type { $ZodType } from 'zod/v4/core'
import { accessMatrix } from './access-matrix.ts'
import type { Caller, Entry } from './access-matrix.ts'
import { clearSiteDataHeader, problemsOf } from './core/endpoint.ts'
import type { Endpoint, Schema } from './core/endpoint.ts'
import { linkKeyHeader } from './core/link-key.ts'
import { problemBody, problems, refuse } from './core/problems.ts'
import type { ProblemName } from './core/problems.ts'
import { referenceHeader, referencePattern } from './core/reference.ts'
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
  /** Exports of the features' `schema.ts`: those called `…Schema` become components. */
  readonly schemas: Readonly<Record<string, unknown>>
}

/** @throws where a schema cannot be said in JSON Schema, or is read and answered under one name in two ways */
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
        'Every call that pages make. A refusal answers `Problem`: its message is safe to show to a person. Times are in UTC, days are days in India. Fields of a body that a call does not name are dropped.',
    },
    tags: [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      schemas: merge(describe.input.used(), describe.output.used(), { Problem: problemSchema }),
      responses: Object.fromEntries(
        endpoints
          .flatMap(refusalsOf)
          .map(({ id, names }) => [id, refusalOf(names)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
      examples: Object.fromEntries(
        [...new Set(endpoints.flatMap(refusalsOf).flatMap(({ names }) => names))]
          .toSorted()
          .map((name) => [name, { summary: problems[name].meaning, value: problemBody(refuse(name)) }]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by a login. Over plain HTTP, as in development, it is called `session`.',
        },
      },
    },
  }
}

const problemSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Safe to show to a person, in plain text.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'One message for each field that breaks its rule, by its name.',
    },
    nearest: {
      type: 'array',
      items: { type: 'string', format: 'date-time' },
      description: 'Free starts around one that is taken, earliest first.',
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

/** @param io whether it is what a caller sends, or what the server answers */
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
        override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, saidBy(zodSchema)),
      }) as JsonSchema & { readonly $defs?: Record<string, JsonSchema> }
      for (const [id, { id: _same, ...each }] of Object.entries($defs)) used[id] = toComponents(each)
      return toComponents(own)
    },
  }
}

/** References within one schema, as references to the document's components. */
const toComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema

/** What the checks of a field say of themselves, beside what JSON Schema knows: see `core/fields.ts`. */
function saidBy({ _zod: { def } }: $ZodType): object {
  const parts = [def, ...(def.checks ?? []).map(({ _zod: check }) => check.def)]
  return Object.assign({}, ...parts.map((part: object) => ('params' in part ? part.params : {}))) as object
}

function merge(...groups: readonly Readonly<Record<string, JsonSchema>>[]): Record<string, JsonSchema> {
  const merged: Record<string, JsonSchema> = {}
  for (const [name, schema] of groups.flatMap((group) => Object.entries(group))) {
    const other = merged[name]
    if (other && JSON.stringify(other) !== JSON.stringify(schema))
      throw new Error(`${name} is read in one way and answered in another: it needs two names.`)
    merged[name] = schema
  }
  return Object.fromEntries(Object.entries(merged).toSorted(([one], [another]) => (one < another ? -1 : 1)))
}

function operationOf(
  endpoint: Endpoint,
  describe: { readonly input: Describer; readonly output: Describer },
  access: Readonly<Record<Caller, Entry>>,
): OpenApiOperation {
  const { name, feature, schema, bodyLimit, rateLimit, isOwned } = endpoint
  return {
    operationId: name,
    tags: [feature],
    summary: schema.summary,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, describe.input),
    ...(schema.request && { requestBody: { required: true, content: contentOf(endpoint, describe.input) } }),
    responses: {
      ...answersOf(endpoint, describe.output),
      ...Object.fromEntries(
        refusalsOf(endpoint).map(({ status, id }) => [status, { $ref: `#/components/responses/${id}` }]),
      ),
    },
    'x-rate-limit': rateLimit,
    ...(bodyLimit !== undefined && { 'x-body-limit': bodyLimit }),
    ...(isOwned && { 'x-owned': true }),
    'x-access': access,
  }
}

const securityOf = ({ access }: Endpoint) =>
  access === 'anyone' ? [] : [{ session: access === 'signed-in' ? [] : access }]

function parametersOf(
  { path, schema, hasLinkKey, reference }: Endpoint,
  describe: Describer,
): OpenApiParameter[] {
  const { properties = {}, required = [] } = schema.address ? describe.of(schema.address) : {}
  const addressed = Object.entries(properties).map(([name, each]): OpenApiParameter => {
    if (hasLinkKey && name === 'key')
      return {
        name: linkKeyHeader,
        in: 'header',
        required: required.includes(name),
        description: 'The key of the link. One that stands in the address opens nothing.',
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
  if (reference === undefined) return addressed
  return [
    ...addressed,
    {
      name: referenceHeader,
      in: 'header',
      required: false,
      description:
        'A reference made by the caller. Sent again with the same body it is stored once; without it, each call is stored anew.',
      schema: { type: 'string', pattern: referencePattern(reference).source },
    },
  ]
}

/** An address is text: the number that a default writes is one in the document. */
const withTypedDefault = (schema: JsonSchema): JsonSchema =>
  schema.type === 'integer' && schema.default !== undefined
    ? { ...schema, default: Number(schema.default) }
    : schema

/** Media types of what a file may be. */
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
            description: 'What the browser removes of this site.',
            schema: { const: clearSiteDataHeader(clearSiteData) },
          },
        },
      }
    : {}

const answersOf = (
  { schema, file, clearSiteData }: Endpoint,
  describe: Describer,
): Record<string, OpenApiResponse> =>
  Object.fromEntries(
    Object.entries(schema.answers).map(([status, body]) => [
      status,
      body === null
        ? { description: 'Done; the body is empty.', ...headersOf(clearSiteData) }
        : {
            description: 'Done.',
            ...headersOf(clearSiteData),
            content: { [file?.type ?? 'application/json']: { schema: describe.of(body) } },
          },
    ]),
  )

/** Problems that say when to come back. */
const withRetryAfter: readonly ProblemName[] = ['tooMany', 'unavailable']

interface Refusals {
  readonly status: string
  readonly names: readonly ProblemName[]
  /** What they are called together. */
  readonly id: string
}

function refusalsOf(endpoint: Endpoint): Refusals[] {
  const all: ProblemName[] = [...problemsOf(endpoint), 'unexpected']
  const byStatus = Map.groupBy(all.toSorted(), (name) => problems[name].status)
  return [...byStatus].map(([status, names]) => ({ status: String(status), names, id: names.join('-') }))
}

const refusalOf = (names: readonly ProblemName[]): OpenApiResponse => ({
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
