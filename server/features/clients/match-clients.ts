/** Clients by what their profile says, for what is done for many of them. */
import { NO_CONSULTANT } from '@anupalan/server/contract/clients/rules'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import type { ClientFilter } from '../../platform/ports.ts'
import { profileOf } from './queries.ts'

/** A field of the profile, as the indexes of migration 0036 have it. */
const profileField = (database: Database, field: 'gst' | 'constitution') =>
  sql.raw<string>(
    isPostgres(database) ? `(profile::json ->> '${field}')` : `json_extract(profile, '$.${field}')`,
  )

/** Those that are not erased and match. */
export const selectMatching = (database: Database, { consultant, gst, constitution }: ClientFilter) =>
  database
    .selectFrom('clients')
    .where('erasedAt', 'is', null)
    .$if(consultant === NO_CONSULTANT, (query) => query.where('consultant', 'is', null))
    .$if(consultant !== '' && consultant !== NO_CONSULTANT, (query) =>
      query.where('consultant', '=', consultant),
    )
    .$if(gst !== '', (query) => query.where(profileField(database, 'gst'), '=', gst))
    .$if(constitution !== '', (query) =>
      query.where(profileField(database, 'constitution'), '=', constitution),
    )

export async function countMatching(database: Database, filter: ClientFilter, limit: number) {
  const [{ clients }, first] = await Promise.all([
    selectMatching(database, filter)
      .select(({ fn }) => fn.countAll<number | string>().as('clients'))
      .executeTakeFirstOrThrow(),
    selectMatching(database, filter)
      .select('profile')
      .orderBy('nameKey')
      .orderBy('id')
      .limit(limit)
      .execute(),
  ])
  return { clients: Number(clients), names: first.map((row) => profileOf(row).name) }
}

export async function pageMatching(
  database: Database,
  filter: ClientFilter,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await selectMatching(database, filter)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
