import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const roles = sql`role in ('super_admin', 'admin', 'readonly', 'client')`

/** Users, their sessions, second factors, links in mails, invitations and recoveries. */
export const accounts: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('users')
      .addColumn('username', 'text', (column) => column.primaryKey())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(roles))
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('disabled_at', 'text')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_confirmed_at', 'text')
      .addColumn('totp_new_secret', 'text')
      .addColumn('totp_step', 'integer')
      .addColumn('new_email', 'text')
      .addColumn('new_email_expires_at', 'text')
      .addColumn('new_email_old_confirmed_at', 'text')
      .addColumn('new_email_new_confirmed_at', 'text')
      .execute()
    await schema.createIndex('users_mailbox').on('users').column('mailbox').execute()

    await schema
      .createTable('used_usernames')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .execute()

    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('sessions_username').on('sessions').column('username').execute()
    await schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute()

    await schema
      .createTable('known_devices')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('known_devices_username').on('known_devices').column('username').execute()

    await schema
      .createTable('pending_sign_ins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .execute()

    await schema
      .createTable('account_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.check(sql`side in ('old', 'new')`))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute()
    await schema
      .createIndex('account_links_subject')
      .on('account_links')
      .columns(['subject', 'kind'])
      .execute()

    await schema
      .createTable('account_link_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('link_id', 'text', (column) =>
        column.notNull().references('account_links.id').onDelete('cascade'),
      )
      .execute()
    await schema.createIndex('account_link_keys_link').on('account_link_keys').column('link_id').execute()

    await schema
      .createTable('password_reset_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(roles))
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'text')
      .addColumn('accepted_by', 'text')
      .addColumn('withdrawn_at', 'text')
      .execute()
    await schema.createIndex('invitations_mailbox').on('invitations').column('mailbox').execute()

    await schema
      .createTable('recoveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('started_by', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('approved_by', 'text')
      .addColumn('effective_at', 'text')
      .addColumn('ended_at', 'text')
      .addCheckConstraint('recoveries_approved', sql`(approved_by is null) = (effective_at is null)`)
      .addCheckConstraint('recoveries_two_people', sql`approved_by is null or approved_by <> started_by`)
      .execute()
    await schema.createIndex('recoveries_username').on('recoveries').column('username').execute()

    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('signature_counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute()
    await schema.createIndex('passkeys_username').on('passkeys').column('username').execute()

    await schema
      .createTable('passkey_challenges')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.references('users.username').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('recovery_codes')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('used_at', 'text')
      .execute()
    await schema.createIndex('recovery_codes_username').on('recovery_codes').column('username').execute()

    await schema
      .createTable('account_locks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('locked_at', 'text', (column) => column.notNull())
      .execute()
  },
}
