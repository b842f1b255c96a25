import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Clients and who may act for each. An erased account leaves its clients. */
export const clients: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('clients')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('consultant', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('clients_name').on('clients').columns(['name_key', 'id']).execute()
    await schema.createIndex('clients_consultant').on('clients').column('consultant').execute()

    await schema
      .createTable('client_members')
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('access', 'text', (column) => column.notNull().check(sql`access in ('full', 'limited')`))
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('client_members_key', ['client', 'username'])
      .execute()
    await schema.createIndex('client_members_username').on('client_members').column('username').execute()
  },
}
