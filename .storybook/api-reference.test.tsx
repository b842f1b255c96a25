import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenApiDocument } from '@anupalan/server/contract/openapi-document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AccessTable, ApiReference } from './api-reference.tsx'

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8'),
) as OpenApiDocument

const reference = renderToStaticMarkup(<ApiReference document={document} />)
const operations = Object.values(document.paths).flatMap((each) => Object.values(each))

/** The row of a table that has `text` as its header. */
const rowOf = (table: string, text: string) =>
  (new RegExp(`aria-label="${table}".*?</table>`, 's').exec(reference)?.[0] ?? '')
    .split('<tr>')
    .find((row) => row.includes(`>${text}</th>`)) ?? ''

describe('the API page', () => {
  test.each(operations.map(({ operationId, responses }) => [operationId, responses] as const))(
    'shows %s with each of its responses',
    (name, responses) => {
      expect(reference).toContain(`<h3>${name}</h3>`)
      const table = new RegExp(`Responses of ${name}".*?</table>`, 's').exec(reference)?.[0] ?? ''
      for (const status of Object.keys(responses)) expect(table).toContain(`>${status}</td>`)
    },
  )

  test('shows the bounds of a field, its default and whether it is required', () => {
    expect(rowOf('Request of bookMeeting', 'name')).toMatch(/body.*yes.*string; 2 to 100 characters/)
    expect(rowOf('Request of bookMeeting', 'note')).toMatch(/body.*no.*0 to 1000 characters/)
    expect(rowOf('Request of getSlots', 'days')).toMatch(/query.*no.*integer; 1 to 62; 14 by default/)
    expect(rowOf('Request of sendApplication', 'cv')).toMatch(/body.*yes.*at most 5242880 bytes/)
  })

  test('shows a refusal with its meaning and the message for users', () => {
    expect(rowOf('Responses of bookMeeting', 'slotTaken')).toMatch(
      /409.*Every consultant is booked.*Someone has just booked this time/,
    )
  })

  test('shows who may make which call', () => {
    const access = renderToStaticMarkup(<AccessTable document={document} />)
    expect(access).toContain('>visitor</th>')
    expect(access.split('<tr>').find((row) => row.includes('>getUser</th>'))).toMatch(/no, 401.*yes.*yes/)
    expect(access.match(/<th scope="row"/g)).toHaveLength(operations.length)
  })
})
