import { randomUUID } from 'node:crypto'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { hasWords } from '@anupalan/server/contract/clients/name-words'
import { NO_CONSULTANT } from '@anupalan/server/contract/clients/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientProfile } from '../../contract/conformance/client-calls.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { listRosterRows } from './list-roster.ts'
import { rowsOfNames } from './search-clients.ts'
import type { ClientsTable } from './tables.ts'

/** More than are sorted for one search. */
const CLIENTS = 10_400
const BATCH = 400

const first = ['Asha', 'Bose', 'Zari', 'राव', 'Rao', 'Raote', 'चाँद', "D'Souza", 'Ännchen', 'Éclair', 'Ōno']
const second = ['Textiles', 'Traders', 'Rao', 'साथी', 'टेक्सटाइल']

/** A number that most names have to themselves: `n00000` and so on. */
const nameOf = (index: number) =>
  [
    first[index % first.length],
    ...(index % 3 === 0 ? [] : [second[index % second.length]]),
    ...(index % 97 === 0 ? [] : [`n${String(index).padStart(5, '0')}`]),
  ].join(' ')

const searches = {
  'a rare word': 'n0123',
  'a word of nobody': 'n99999',
  'a frequent word': 'rao',
  'a frequent beginning of few words': 'ra',
  'a frequent word in Devanagari': 'राव',
  'a writing with another mark': 'चांद',
  'a frequent word with an accent that is left out': 'eclair',
  'a beginning of many words that some hundred have': 'n01',
  'a beginning of words that most names have': 'n',
  'two frequent words': 'rao textiles',
  'two frequent words that few names have together': 'raote asha',
  'a frequent word and a rare one': 'tex n0012',
  'two frequent beginnings': 'n t',
  'only signs': '% -',
}

describe.each(databaseKinds)('the search for names in the list of clients, on $name', (kind) => {
  let server: TestServer
  const all: ClientsTable[] = []
  beforeAll(async () => {
    server = await startTestServer({ kind })
    const [many, few] = [
      await addAccount(server.database, { username: 'many', role: 'admin', isCheap: true }),
      await addAccount(server.database, { username: 'few', role: 'admin', isCheap: true }),
    ]
    const at = new Date().toISOString()
    for (let index = 0; index < CLIENTS; index++) {
      const name = nameOf(index)
      all.push({
        id: randomUUID(),
        nameKey: nameKey(name),
        profile: JSON.stringify({ ...clientProfile, name }),
        consultant: index % 100 === 7 ? few : index % 2 === 0 ? many : null,
        pan: null,
        gstin: null,
        version: 1,
        createdAt: at,
        changedAt: at,
        erasedAt: null,
        nextDueOn: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`,
      })
    }
    for (let from = 0; from < CLIENTS; from += BATCH)
      await store(server.database, async (transaction) => {
        const rows = all.slice(from, from + BATCH)
        await transaction.insertInto('clients').values(rows).execute()
        const { clientNames, clientWords } = rowsOfNames(
          rows.map(({ id, profile }) => ({
            client: id,
            name: (JSON.parse(profile) as { readonly name: string }).name,
          })),
        )
        await transaction.insertInto('clientNames').values(clientNames).execute()
        await transaction.insertInto('clientWords').values(clientWords).execute()
      })
  }, 120_000)
  afterAll(() => server.close())

  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const expected = (search: string, consultant: string, sort: 'name' | 'due', order: 'asc' | 'desc') =>
    all
      .filter(
        (row) =>
          hasWords((JSON.parse(row.profile) as { readonly name: string }).name, search) &&
          (consultant === '' || row.consultant === (consultant === NO_CONSULTANT ? null : consultant)),
      )
      .toSorted(
        (a, b) =>
          (order === 'asc' ? 1 : -1) *
          ((sort === 'due' ? compare(a.nextDueOn, b.nextDueOn) : 0) ||
            compare(a.nameKey, b.nameKey) ||
            compare(a.id, b.id)),
      )
      .map(({ id }) => id)

  /** The first pages, each from the last client of the one before. */
  async function pagesOf(page: Omit<Parameters<typeof listRosterRows>[1], 'after'>, pages: number) {
    const ids: string[] = []
    for (let read = 0; read < pages; read++) {
      const rows = await listRosterRows(server.database, { ...page, after: ids.at(-1) ?? '' })
      ids.push(...rows.map(({ id }) => id))
      if (rows.length < page.limit) break
    }
    return ids
  }

  const cases = Object.entries(searches).map(([what, search]) => ({ what, search }))

  test.each(cases)('finds $what in the order of names, page by page', async ({ search }) => {
    for (const consultant of ['', 'many', 'few', NO_CONSULTANT])
      for (const order of ['asc', 'desc'] as const) {
        const found = await pagesOf({ consultant, search, sort: 'name', order, limit: 30 }, 4)
        expect(found, `${consultant} ${order}`).toEqual(
          expected(search, consultant, 'name', order).slice(0, 120),
        )
      }
  })

  test.each(cases)('finds $what in the order of dates, page by page', async ({ search }) => {
    const found = await pagesOf({ consultant: '', search, sort: 'due', order: 'asc', limit: 30 }, 3)
    expect(found).toEqual(expected(search, '', 'due', 'asc').slice(0, 90))
  })

  test('finds all clients with a frequent word', async () => {
    const page = { consultant: '', search: 'rao', sort: 'name', order: 'asc', limit: 200 } as const
    expect(await pagesOf(page, 100)).toEqual(expected('rao', '', 'name', 'asc'))
  })
})
