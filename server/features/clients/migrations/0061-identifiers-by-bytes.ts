import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../../../platform/database/dialect.ts'

/** PAN and GSTIN in the order of bytes, as in SQLite, so that their indexes find a beginning as well. */
export const identifiersByBytes: Migration = {
  async up(database) {
    if (!isPostgres(database)) return
    for (const column of ['pan', 'gstin'])
      await sql`alter table clients alter column ${sql.ref(column)} type text collate "C"`.execute(database)
  },
}
