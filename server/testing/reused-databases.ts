/**
 * Databases for many short tests. To create and remove one on PostgreSQL takes about 50 ms, and its first connection
 * another 10 to fill its caches; to empty one takes about 5. On SQLite a new copy is the fastest.
 *
 * Not for tests of backups, which are of a whole database: it has a schema of its own beside the product's tables.
 */
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { makeFolder } from './databases.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'
import { createMigrated } from './migrated-databases.ts'

/** A deleted row takes its space until a vacuum, so a database is replaced after this number of tests. */
const MAX_USES = 100

interface Reused {
  readonly storage: TestDatabase
  readonly client: Client
  /** Of its tables, columns, triggers and schemas: a test that changes them ends the use of its database. */
  readonly shape: string
  uses: number
}

const free: Reused[] = []

/** A database as the server leaves it after its first start. `remove` empties it for the next test. */
export async function createReused(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind.name === 'SQLite') return createMigrated(kind)
  const reused = free.pop() ?? (await prepare(await createMigrated(kind)))
  reused.uses++
  const dataDir = makeFolder()
  const { databaseUrl } = reused.storage.config
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl! },
    config: { dataDir, databaseUrl: databaseUrl! },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      if (reused.uses < MAX_USES && (await shapeOf(reused.client)) === reused.shape) {
        await reused.client.query('select anupalan_test.empty()')
        free.push(reused)
      } else {
        await reused.client.end()
        await reused.storage.remove()
      }
    },
  }
}

async function prepare(storage: TestDatabase): Promise<Reused> {
  // No trigger runs while tables are emptied: neither those of foreign keys nor those that refuse to delete.
  const client = new Client({
    connectionString: storage.config.databaseUrl,
    options: '-c session_replication_role=replica',
  })
  // The database is removed with its cluster, also while this connection is open.
  client.on('error', () => {})
  await client.connect()
  await client.query(functions)
  return { storage, client, shape: await shapeOf(client), uses: 0 }
}

async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select concat_ws(' ',
      (select string_agg(c.relname || ':' || c.relnatts || ':' || c.relhastriggers, ',' order by c.relname)
        from pg_class c where c.relnamespace = 'public'::regnamespace),
      (select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname !~ '^pg_'),
      (select string_agg(t.tgname || ':' || t.tgenabled::text, ',' order by t.tgname)
        from pg_trigger t where not t.tgisinternal)) as shape`)
  return rows[0]!.shape
}

/** Keeps the rows of the migrations, and empties all tables to them. */
const functions = `
  create schema anupalan_test;
  do $$
  declare name text; has boolean;
  begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from public.%I)', name) into has;
      if has then execute format('create table anupalan_test.%I as table public.%I', name, name); end if;
    end loop;
  end $$;
  create function anupalan_test.empty() returns void language plpgsql as $$
  declare name text; has boolean;
  begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from public.%I)', name) into has;
      if has then execute format('delete from public.%I', name); end if;
    end loop;
    for name in select relname from pg_class where relnamespace = 'anupalan_test'::regnamespace and relkind = 'r' loop
      execute format('insert into public.%I overriding system value select * from anupalan_test.%I', name, name);
    end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence public.%I restart', name);
    end loop;
  end $$;`
