import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { listEnquiryRows, selectEnquiries } from './inbox-queries.ts'
import { insertEnquiry } from './queries.ts'

/** The plan of a query on SQLite (https://www.sqlite.org/eqp.html): without a sort, which would need every row. */
describe('a page of the inbox is read in the order of an index', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind: sqlite })
  })
  afterAll(() => server.close())

  const last = { receivedAt: '2026-11-20T08:30:00.000Z', reference: 'EN-0000-0000-0000' }
  const all = { search: '', status: '', owner: '', order: 'newest', limit: 51 } as const

  test.each([
    ['all', {}, 'enquiries_received'],
    ['of one status', { status: 'new' }, 'enquiries_status'],
    ['of one owner', { owner: 'imran' }, 'enquiries_owner'],
    ['of nobody', { owner: '-' }, 'enquiries_owner'],
    ['of one owner and status', { owner: 'imran', status: 'new' }, 'enquiries_owner_status'],
    ['of nobody and one status', { owner: '-', status: 'closed' }, 'enquiries_owner_status'],
  ] as const)('%s', async (_which, filters, index) => {
    for (const order of ['newest', 'oldest'] as const)
      for (const from of [undefined, last]) {
        const query = selectEnquiries(server.database, { ...all, ...filters, order }, from)
        const { sql, parameters } = query.compile()
        const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
        const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
        expect(rows.map(({ detail }) => detail)).toEqual([
          expect.stringMatching(
            new RegExp(String.raw`^S(?:CAN|EARCH) enquiries USING INDEX ${index}(?: |$)`),
          ),
        ])
      }
  })
})

describe.each(databaseKinds)(
  'a search reads the same pages as the list compared row by row, $name',
  (kind) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ kind })
      const lastNames = ['Rao', 'Ravi', 'Iyer', 'राव']
      // More rows than are sorted, whose addresses are keys of their own.
      for (let row = 0; row < 400; row++)
        await insertEnquiry(server.database, {
          reference: `EN-0000-0000-${String((row * 7919) % 10_000).padStart(4, '0')}`,
          // Several at one moment.
          receivedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(row / 3))).toISOString(),
          firstName: row % 3 === 0 ? 'Rao' : 'Asha',
          lastName: lastNames[row % lastNames.length]!,
          email: `visitor${row}@example.in`,
          company: row % 5 === 0 ? 'Rao Textiles' : '',
          service: 'gst-services',
          message: 'We need our GST returns filed.',
          privacy: true,
        })
    })
    afterAll(() => server.close())

    test.each(['rao', 'RA', 'r', 'visitor', 'visitor39', 'asha iyer', 'राव', 'nobody', 'EN-0000'])(
      '%s',
      async (search) => {
        const page = { search, status: '', owner: '', limit: 23 } as const
        for (const order of ['newest', 'oldest'] as const) {
          let last: Awaited<ReturnType<typeof listEnquiryRows>>[number] | undefined
          do {
            const expected = await selectEnquiries(server.database, { ...page, order }, last, true).execute()
            const found = await listEnquiryRows(server.database, { ...page, order }, last)
            expect(found).toEqual(expected)
            last = expected.at(-1)
          } while (last)
        }
      },
    )
  },
)
