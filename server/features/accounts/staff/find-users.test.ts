import { isFoundBy } from '@anupalan/server/contract/accounts/user-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { store } from '../../../platform/database/database.ts'
import { addAccount } from '../../../testing/accounts.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { startTestServer } from '../../../testing/start-server.ts'
import type { TestServer } from '../../../testing/start-server.ts'
import { userKeysTable } from '../migrations/0062-user-keys.ts'
import { rowsOfKeys } from '../user-keys.ts'
import { findUsernames } from './find-users.ts'

/** More than are read in their order and compared. */
const USERS = 2_400
const BATCH = 300

const first = ['Asha', 'Ravi', 'राव', 'Rao', 'Raote', "D'Souza", 'Éclair']

/** The last 300 have a word that no earlier one has. */
const userOf = (index: number) => ({
  username: `member${String(index).padStart(4, '0')}`,
  fullName: `${first[index % first.length]} ${index % 3 === 0 ? 'Rao' : `Iyer`}${index >= 2_100 ? ` Last w${index}` : ''}`,
  email: `Member${index}@${index % 2 === 0 ? 'example.in' : 'textiles.in'}`,
})

const searches = {
  'an account': 'member0042',
  'an address in capitals': 'MEMBER42@TEXTILES',
  'a domain': 'textiles.in',
  'a name from its second word on': 'rao last',
  nothing: 'zzzz',
  'the beginning of all user names': 'member',
  'a frequent word': 'rao',
  'a frequent beginning of few words': 'ra',
  'a frequent word in Devanagari': 'राव',
  'a frequent word of the last ones alone': 'last',
  'many words of the last ones alone': 'w2',
  'wider spaces': ' rao   last ',
  'the middle of a word': 'ember',
  wildcards: '%',
  'spaces alone': '  ',
}

describe.each(databaseKinds)('the search for accounts, on $name', (kind) => {
  let server: TestServer
  const all = Array.from({ length: USERS }, (_, index) => userOf(index))
  beforeAll(async () => {
    server = await startTestServer({ kind })
    await addAccount(server.database, { username: 'kavita', role: 'super_admin', isCheap: true })
    all.push({ username: 'kavita', fullName: 'Asha Rao', email: 'kavita@example.in' })
    for (let from = 0; from < USERS; from += BATCH)
      await store(server.database, async (transaction) => {
        const rows = all.slice(from, Math.min(from + BATCH, USERS))
        await transaction
          .insertInto('users')
          .values(
            rows.map((row) => ({
              ...row,
              mailbox: row.email.toLowerCase(),
              role: 'client' as const,
              passwordHash: '-',
              createdAt: '2026-11-23T04:00:00.000Z',
              confirmedAt: null,
              disabledAt: null,
              totpSecret: null,
              totpConfirmedAt: null,
              totpNewSecret: null,
              totpStep: null,
              newEmail: null,
              newEmailExpiresAt: null,
              newEmailOldConfirmedAt: null,
              newEmailNewConfirmedAt: null,
            })),
          )
          .execute()
        await transaction.insertInto('userKeys').values(rows.flatMap(rowsOfKeys)).execute()
      })
  })
  afterAll(() => server.close())

  const expected = (search: string) =>
    all
      .filter((user) => isFoundBy(user, search))
      .map(({ username }) => username)
      .toSorted()

  test.each(Object.entries(searches))('finds %s in pages, in the order of user names', async (_, search) => {
    const sought = expected(search)
    const limit = 51
    for (const after of ['', sought[49] ?? '', sought.at(-2) ?? '', 'zz'])
      expect(
        await findUsernames(server.database, { search, kind: 'all', after, limit }),
        `after ${after}`,
      ).toEqual(sought.filter((username) => username > after).slice(0, limit))
  })

  test('finds among the staff alone', async () => {
    const find = (search: string) =>
      findUsernames(server.database, { search, kind: 'staff', after: '', limit: 51 })
    expect(await find('rao')).toEqual(['kavita'])
    expect(await find('ravi')).toEqual([])
  })

  test('the migration gives stored accounts the same keys', async () => {
    const keys = () =>
      server.database.selectFrom('userKeys').selectAll().orderBy('key').orderBy('username').execute()
    const before = await keys()
    await server.database.schema.dropTable('user_keys').execute()
    await userKeysTable.up(server.database)
    expect(await keys()).toEqual(before)
  })
})
