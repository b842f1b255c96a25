import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Several keys for each secret, so that a new one signs while older ones are still accepted. The table `secrets` stays for
 * instances of the previous version that still run.
 */
export const secretKeys: Migration = {
  async up(database) {
    await database.schema
      .createTable('secret_keys')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('generation', 'integer', (column) => column.notNull().check(sql`generation > 0`))
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addPrimaryKeyConstraint('secret_keys_key', ['name', 'generation'])
      .execute()
    // Names of video rooms were derived from the secret of links: booked meetings keep their rooms.
    for (const name of ['links', 'rooms'])
      await sql`
        insert into secret_keys (name, generation, value, created_at)
        select ${sql.lit(name)}, 1, value, '2026-01-01T00:00:00.000Z' from secrets where name = 'links'
      `.execute(database)
  },
}
