import { nameWords } from '@anupalan/server/contract/clients/name-words'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../../../platform/database/dialect.ts'

/**
 * Lists of clients for the staff: by consultant, by name and by the earliest date of an open task, and a full-text index
 * of names. Triggers keep the date, whichever code changes tasks.
 */
export const roster: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .alterTable('clients')
      .addColumn('next_due_on', 'text', (column) => column.notNull().defaultTo('9999-12-31'))
      .execute()
    for (const [name, columns] of [
      ['clients_roster_name', ['name_key', 'id']],
      ['clients_roster_due', ['next_due_on', 'name_key', 'id']],
      ['clients_mine_name', ['consultant', 'name_key', 'id']],
      ['clients_mine_due', ['consultant', 'next_due_on', 'name_key', 'id']],
    ] as const)
      await schema
        .createIndex(name)
        .on('clients')
        .columns([...columns])
        .where(sql.ref('erased_at'), 'is', null)
        .execute()

    await schema
      .createIndex('users_staff')
      .on('users')
      .column('username')
      .where(sql.ref('role'), '<>', sql.lit('client'))
      .execute()

    const onPostgres = isPostgres(database)
    await schema
      .createTable('client_names')
      .addColumn('id', onPostgres ? 'serial' : 'integer', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) =>
        column.notNull().unique().references('clients.id').onDelete('cascade'),
      )
      .addColumn('words', 'text', (column) => column.notNull())
      .execute()
    for (const statement of onPostgres ? onPostgresOnly : onSqliteOnly)
      await sql.raw(statement).execute(database)

    await sql`update clients set next_due_on = coalesce((
      select min(coalesce(due_on, '9999-12-31')) from tasks where client = clients.id and done_at is null
    ), '9999-12-31')`.execute(database)
    await addNames(database)
  },
}

/** Clients of one step. */
const STEP_CLIENTS = 500

async function addNames(
  database: Kysely<{
    clients: { id: string; profile: string }
    client_names: { client: string; words: string }
  }>,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await database
      .selectFrom('clients')
      .select(['id', 'profile'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP_CLIENTS)
      .execute()
    if (rows.length === 0) return
    const names = rows.map(({ id, profile }) => ({
      client: id,
      words: nameWords((JSON.parse(profile) as { name: string }).name).join(' '),
    }))
    await database.insertInto('client_names').values(names).execute()
    after = rows.at(-1)!.id
  }
}

/** The date of a client, read from the index of its open tasks. */
const setNextDue = (client: string) => `
  update clients set next_due_on = coalesce((
    select min(coalesce(due_on, '9999-12-31')) from tasks where client = ${client} and done_at is null
  ), '9999-12-31') where id = ${client}`

const lowerNextDue = `
  update clients set next_due_on = new.due_on where id = new.client and next_due_on > new.due_on`

/** The words are folded by `nameWords`, so that both databases find the same names: neither folds them again. */
const onSqliteOnly = [
  `create virtual table client_search using fts5(
    words, content='client_names', content_rowid='id', prefix='1 2 3 4',
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* M*'"
  )`,
  // As `secure_delete` of the database: the words of an erased client do not remain in the index.
  `insert into client_search (client_search, rank) values ('secure-delete', 1)`,
  `create trigger client_names_insert after insert on client_names begin
    insert into client_search (rowid, words) values (new.id, new.words);
  end`,
  `create trigger client_names_delete after delete on client_names begin
    insert into client_search (client_search, rowid, words) values ('delete', old.id, old.words);
  end`,
  `create trigger client_names_update after update on client_names begin
    insert into client_search (client_search, rowid, words) values ('delete', old.id, old.words);
    insert into client_search (rowid, words) values (new.id, new.words);
  end`,
  `create trigger tasks_next_due_insert after insert on tasks
    when new.done_at is null and new.due_on is not null begin ${lowerNextDue}; end`,
  `create trigger tasks_next_due_update after update of due_on, done_at on tasks
    when new.due_on is not old.due_on or new.done_at is not old.done_at begin ${setNextDue('new.client')}; end`,
  `create trigger tasks_next_due_delete after delete on tasks
    when old.done_at is null and old.due_on is not null begin ${setNextDue('old.client')}; end`,
]

const onPostgresOnly = [
  `alter table client_names add column search tsvector
    generated always as (array_to_tsvector(array_remove(string_to_array(words, ' '), ''))) stored`,
  `create index client_names_search on client_names using gin (search)`,
  `create function tasks_next_due_insert() returns trigger language plpgsql as $$
    begin ${lowerNextDue}; return null; end $$`,
  `create function tasks_next_due_update() returns trigger language plpgsql as $$
    begin ${setNextDue('new.client')}; return null; end $$`,
  `create function tasks_next_due_delete() returns trigger language plpgsql as $$
    begin ${setNextDue('old.client')}; return null; end $$`,
  `create trigger tasks_next_due_insert after insert on tasks for each row
    when (new.done_at is null and new.due_on is not null) execute function tasks_next_due_insert()`,
  `create trigger tasks_next_due_update after update of due_on, done_at on tasks for each row
    when (new.due_on is distinct from old.due_on or new.done_at is distinct from old.done_at)
    execute function tasks_next_due_update()`,
  `create trigger tasks_next_due_delete after delete on tasks for each row
    when (old.done_at is null and old.due_on is not null) execute function tasks_next_due_delete()`,
]
