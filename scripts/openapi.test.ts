import { Validator } from '@seriousme/openapi-schema-validator'
import { callers, accessOf } from '@anupalan/server/contract/access-matrix'
import { endpointList, problems, problemsOf } from '@anupalan/server/contract'
import { bookingRules } from '@anupalan/server/contract/bookings/rules'
import { cvRule } from '@anupalan/server/contract/applications/rules'
import { describe, expect, test } from 'vitest'
import { document, readOpenApi } from './openapi.ts'

const operationOf = (path: string, method: string) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  test('is up to date (npm run openapi)', async () => {
    const { current, expected } = await readOpenApi()
    expect(current).toBe(expected)
  })

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document) as never)
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
    // It throws if a reference has no target.
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"')
  })

  test('an invalid document is rejected by the validator', async () => {
    const broken = structuredClone(document) as { paths: Record<string, unknown> }
    broken.paths['/api/user'] = { get: { responses: 5 } }
    expect((await new Validator().validate(broken as never)).valid).toBe(false)
  })

  test.each(endpointList.map((endpoint) => [endpoint.name, endpoint] as const))(
    'has %s, with all its responses and errors, and who may call it',
    (name, endpoint) => {
      const operation = operationOf(endpoint.path, endpoint.method)
      expect(operation?.operationId).toBe(name)
      const statuses = [
        ...Object.keys(endpoint.schema.responses),
        ...problemsOf(endpoint).map((problem) => String(problems[problem].status)),
        '500',
      ]
      expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual([...new Set(statuses)].toSorted())
      for (const problem of problemsOf(endpoint)) {
        const { $ref = '' } = (operation?.responses[problems[problem].status] ?? {}) as { $ref?: string }
        const { description } = document.components.responses[$ref.split('/').at(-1)!]!
        expect(description).toContain(`${problem}: ${problems[problem].meaning}`)
      }
      for (const caller of callers) expect(operation?.['x-access'][caller]).toBe(accessOf(endpoint, caller))
      const { access } = endpoint
      const scopes = typeof access === 'string' ? [] : [...access]
      expect(operation?.security).toEqual(access === 'anyone' ? [] : [{ session: scopes }])
      expect(operation?.parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(
        Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, part]) => part),
      )
    },
  )

  test('has the bounds of each field, even if a function checks them', () => {
    expect(document.components.schemas.BookingRequest?.properties).toMatchObject({
      name: { type: 'string', minLength: bookingRules.name.min, maxLength: bookingRules.name.max },
      email: { format: 'idn-email', maxLength: bookingRules.email.max },
      start: { format: 'date-time' },
      note: { default: '', maxLength: bookingRules.note.max },
      privacy: { const: true },
    })
    expect(document.components.schemas.BookingRequest?.required).not.toContain('note')
    expect(operationOf('/api/bookings/slots', 'GET')?.parameters).toEqual([
      { name: 'from', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
      {
        name: 'days',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 62, default: 14 },
      },
    ])
  })

  test('has a form with its file for a call that accepts one', () => {
    const { content = {} } = operationOf('/api/applications', 'POST')?.requestBody ?? {}
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(JSON.stringify(content)).toContain(`at most ${cvRule.maxBytes} bytes`)
  })

  test('has no response field that a schema does not name', () => {
    expect(document.components.schemas.Booking).toMatchObject({ additionalProperties: false })
  })
})
