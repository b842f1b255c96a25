import { yearOf } from '@anupalan/server/contract/documents/years'
import { istDate } from '../../compliance/ist.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { ClientRecords } from '../../platform/ports.ts'

/** Documents of one deletion: databases limit the parameters of a query. */
const STEP_DOCUMENTS = 500

/** Documents of a client with their year; that of the newest version if they have none. Removed ones too. */
async function readYears(database: Database, client: string) {
  const rows = await database
    .selectFrom('documents')
    .select(['id', 'year', 'sentAt'])
    .where('client', '=', client)
    .execute()
  return rows.map(({ id, year, sentAt }) => ({ id, year: year ?? yearOf(istDate(Date.parse(sentAt))) }))
}

/** Their files are removed with the next stray files. */
async function erase(transaction: Transaction, client: string, keptYears: readonly string[]): Promise<void> {
  const documents = await readYears(transaction, client)
  const ids = documents.flatMap(({ id, year }) => (keptYears.includes(year) ? [] : [id]))
  for (let from = 0; from < ids.length; from += STEP_DOCUMENTS)
    await transaction
      .deleteFrom('documents')
      .where('id', 'in', ids.slice(from, from + STEP_DOCUMENTS))
      .execute()
  await transaction.deleteFrom('documentRequests').where('client', '=', client).execute()
  await transaction
    .deleteFrom('documentViews')
    .where('document', 'in', (query) =>
      query.selectFrom('documents').select('id').where('client', '=', client),
    )
    .execute()
}

export const documentRecords: ClientRecords = {
  name: 'documents',
  yearsOf: async (database, client) => (await readYears(database, client)).map(({ year }) => year),
  erase,
  async newestDayOf(database, clients) {
    const rows = await database
      .selectFrom('documents')
      .select(({ fn }) => ['client', fn.max('sentAt').as('sentAt')])
      .where('client', 'in', clients)
      .groupBy('client')
      .execute()
    return new Map(rows.map(({ client, sentAt }) => [client, istDate(Date.parse(sentAt))]))
  },
}
