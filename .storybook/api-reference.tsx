/** The OpenAPI document as tables: each call's request, responses, refusals and access. */
import * as css from '../design-system/workbench/state-table.css.ts'
import { TableHead } from '../design-system/workbench/table-head.tsx'
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
} from '@anupalan/server/contract/openapi-document'

interface Call {
  readonly path: string
  readonly method: string
  readonly operation: OpenApiOperation
}

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )

/** The name at the end of a `$ref`. */
const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

interface Part {
  readonly document: OpenApiDocument
}

export const ApiReference = ({ document }: Part) =>
  document.tags.map(({ name }) => (
    <section key={name} aria-labelledby={`api-${name}`}>
      <h2 id={`api-${name}`}>{name}</h2>
      {callsOf(document)
        .filter(({ operation }) => operation.tags.includes(name))
        .map((call) => (
          <CallReference key={call.operation.operationId} document={document} call={call} />
        ))}
    </section>
  ))

/** Every call, and the roles that may make it. */
export function AccessTable({ document }: Part) {
  const calls = callsOf(document)
  const callers = Object.keys(calls[0]?.operation['x-access'] ?? {}) as (keyof OpenApiOperation['x-access'])[]
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <table className={css.table} aria-label="Who may make which call">
        <TableHead columns={['Call', 'Method and path', ...callers]} />
        <tbody>
          {calls.map(({ path, method, operation }) => (
            <tr key={operation.operationId}>
              <th scope="row" className={css.cell}>
                {operation.operationId}
              </th>
              <td className={css.cell}>
                <code>
                  {method.toUpperCase()} {path}
                </code>
              </td>
              {callers.map((caller) => (
                <td key={caller} className={css.cell}>
                  {accessWords[operation['x-access'][caller]]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const accessWords = { allowed: 'yes', notSignedIn: 'no, 401', forbidden: 'no, 403' } as const

function CallReference({ document, call: { path, method, operation } }: Part & { readonly call: Call }) {
  const { operationId, summary, 'x-rate-limit': limit, 'x-body-limit': bodyLimit } = operation
  return (
    <>
      <h3>{operationId}</h3>
      <p>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </p>
      <p>
        {summary} At most {limit.points} calls of one address in {limit.seconds} seconds
        {bodyLimit === undefined ? '' : `, of ${bodyLimit.toLocaleString('en-IN')} bytes`}.
      </p>
      <FieldTable document={document} operation={operation} />
      <AnswerTable document={document} operation={operation} />
    </>
  )
}

interface Field {
  readonly name: string
  readonly where: string
  readonly isRequired: boolean
  readonly schema: JsonSchema
}

function fieldsOf(document: OpenApiDocument, { parameters, requestBody }: OpenApiOperation): Field[] {
  const [body] = Object.values(requestBody?.content ?? {})
  return [
    ...parameters.map(({ name, in: where, required, schema }) => ({
      name,
      where,
      isRequired: required,
      schema,
    })),
    ...(body ? propertiesOf(document, body.schema).map((each) => ({ ...each, where: 'body' })) : []),
  ]
}

function propertiesOf(document: OpenApiDocument, schema: JsonSchema): Omit<Field, 'where'>[] {
  const { $ref, allOf = [], properties = {}, required = [] } = schema
  const named = $ref === undefined ? undefined : document.components.schemas[nameOf($ref)]
  return [
    ...(named ? propertiesOf(document, named) : []),
    ...allOf.flatMap((each) => propertiesOf(document, each)),
    ...Object.entries(properties).map(([name, each]) => ({
      name,
      isRequired: required.includes(name),
      schema: each,
    })),
  ]
}

function FieldTable({ document, operation }: Part & { readonly operation: OpenApiOperation }) {
  const fields = fieldsOf(document, operation)
  if (fields.length === 0) return null
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <table className={css.table} aria-label={`Request of ${operation.operationId}`}>
        <TableHead columns={['Field', 'In', 'Required', 'Value']} />
        <tbody>
          {fields.map(({ name, where, isRequired, schema }) => (
            <tr key={`${where} ${name}`}>
              <th scope="row" className={css.cell}>
                {name}
              </th>
              <td className={css.cell}>{where}</td>
              <td className={css.cell}>{isRequired ? 'yes' : 'no'}</td>
              <td className={css.cell}>{textOf(schema)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AnswerTable({ document, operation }: Part & { readonly operation: OpenApiOperation }) {
  const { examples, responses } = document.components
  const rows = Object.entries(operation.responses).flatMap(([status, response]) => {
    if (!('$ref' in response)) {
      const [[type, content] = []] = Object.entries(response.content ?? {})
      const what = content ? `${type}: ${textOf(content.schema)}` : 'nothing'
      return [{ status, name: 'answer', what, message: '' }]
    }
    const { content = {} } = responses[nameOf(response.$ref)] ?? {}
    return Object.keys(content['application/json']?.examples ?? {}).map((name) => {
      const { summary, value } = examples[name]
      return { status, name, what: summary, message: (value as { message: string }).message }
    })
  })
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <table className={css.table} aria-label={`Responses of ${operation.operationId}`}>
        <TableHead columns={['Status', 'Response or refusal', 'Content']} />
        <tbody>
          {rows.map(({ status, name, what, message }) => (
            <tr key={`${status} ${name}`}>
              <td className={css.cell}>{status}</td>
              <th scope="row" className={css.cell}>
                {name}
              </th>
              <td className={css.cell}>
                {what}
                {message && <span className={css.note}>{message}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A schema in one line: type, bounds, default. */
function textOf(schema: JsonSchema): string {
  const { $ref, type, format, items, properties, description } = schema
  if ($ref !== undefined) return nameOf($ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const kind = schema.enum
    ? schema.enum.map((value) => JSON.stringify(value)).join(', ')
    : items
      ? `list of ${textOf(items)}`
      : properties
        ? `{ ${Object.entries(properties)
            .map(([name, each]) => `${name}: ${textOf(each)}`)
            .join('; ')} }`
        : [type, format].filter(Boolean).join(', ')
  return [
    kind,
    boundsOf(schema.minLength, schema.maxLength, 'characters'),
    boundsOf(schema.minimum, schema.maximum, ''),
    schema.pattern && `as ${schema.pattern}`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} by default`,
    description,
  ]
    .filter(Boolean)
    .join('; ')
}

function boundsOf(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined || most === Number.MAX_SAFE_INTEGER) return ''
  return `${least === undefined ? 'at most' : `${least} to`} ${most} ${unit}`.trim()
}
