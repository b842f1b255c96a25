import type { Database } from '../../../platform/database/database.ts'

/** The recovery of an account that is neither finished nor stopped. */
export const findOpenRecovery = (database: Database, username: string) =>
  database
    .selectFrom('recoveries')
    .selectAll()
    .where('username', '=', username)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

/** Those of some accounts. */
export const findOpenRecoveries = (database: Database, usernames: readonly string[]) =>
  database
    .selectFrom('recoveries')
    .selectAll()
    .where('username', 'in', usernames)
    .where('endedAt', 'is', null)
    .execute()
