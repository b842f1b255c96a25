import { respond } from '@anupalan/server/contract'
import { MAX_FAILED_MAILS } from '@anupalan/server/contract/operations/rules'
import type { Health } from '@anupalan/server/contract/operations/schema'
import { sql } from 'kysely'
import packageJson from '../../package.json' with { type: 'json' }
import { lastBackupAt } from '../../platform/database/last-backup.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/context.ts'
import { hasFailed, withoutName } from './failed-outbox.ts'

export const getHealth = ({ config, database, clock }: RequestContext) =>
  load(database, async (reading) => {
    const at = clock().toISOString()
    const isPostgres = config.databaseUrl !== undefined
    return respond(200, {
      at,
      versions: await readVersions(reading, isPostgres),
      outbox: await countMails(reading, at),
      failedMails: await findFailedMails(reading, at),
      jobs: await findJobs(reading),
      storage: await measureStorage(reading, isPostgres),
      backedUpAt: lastBackupAt(config.dataDir),
    })
  })

const readOne = async <Row>(database: Database, query: string): Promise<Row> =>
  (await sql.raw<Row>(query).execute(database)).rows[0]!

async function readVersions(database: Database, isPostgres: boolean): Promise<Health['versions']> {
  const { version } = await readOne<{ version: string }>(
    database,
    isPostgres ? `select current_setting('server_version') as version` : 'select sqlite_version() as version',
  )
  const { name } = await readOne<{ name: string }>(database, 'select max(name) as name from kysely_migration')
  return {
    product: packageJson.version,
    node: process.version,
    database: { kind: isPostgres ? 'PostgreSQL' : 'SQLite', version },
    schema: name,
  }
}

async function countMails(database: Database, at: string): Promise<Health['outbox']> {
  const rows = await database
    .selectFrom('outbox')
    .select((row) => [
      row
        .case()
        .when('refusedAt', 'is not', null)
        .then(sql.lit('refused'))
        .when('leasedUntil', '>', at)
        .then(sql.lit('sending'))
        .when('lastError', 'is not', null)
        .then(sql.lit('retried'))
        .else(sql.lit('queued'))
        .end()
        .as('state'),
      row.fn.countAll<number | string>().as('count'),
      row.fn.min('createdAt').as('oldest'),
    ])
    .where('sentAt', 'is', null)
    .where((row) => row.or([row('uselessFrom', 'is', null), row('uselessFrom', '>', at)]))
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  const count = (state: string) => Number(of(state)?.count ?? 0)
  return {
    queued: count('queued'),
    sending: count('sending'),
    retried: count('retried'),
    refused: count('refused'),
    oldestQueuedAt: of('queued')?.oldest ?? null,
  }
}

async function findFailedMails(database: Database, at: string): Promise<Health['failedMails']> {
  const rows = await database
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'subject',
      'createdAt',
      'attempts',
      'lastError',
      'refusedAt',
      'nextAttemptAt',
    ])
    .where(hasFailed(at))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_FAILED_MAILS)
    .execute()
  return rows.map(({ recipient, lastError, refusedAt, nextAttemptAt, ...mail }) => ({
    ...mail,
    to: withoutName(recipient),
    error: lastError ?? '',
    nextAttemptAt: refusedAt === null ? nextAttemptAt : null,
  }))
}

async function findJobs(database: Database): Promise<Health['jobs']> {
  const rows = await database.selectFrom('jobRuns').selectAll().orderBy('name').execute()
  return rows.map(({ hasSucceeded, ...job }) => ({ ...job, hasSucceeded: hasSucceeded === 1 }))
}

async function measureStorage(database: Database, isPostgres: boolean): Promise<Health['storage']> {
  const { files, bytes } = await readOne<{ files: number | string; bytes: number | string }>(
    database,
    'select count(distinct file_key) as files, coalesce(sum(bytes), 0) as bytes from file_parts',
  )
  const { size } = await readOne<{ size: number | string }>(
    database,
    isPostgres
      ? 'select pg_database_size(current_database()) as size'
      : 'select page_count * page_size as size from pragma_page_count(), pragma_page_size()',
  )
  return { files: Number(files), fileBytes: Number(bytes), databaseBytes: Number(size) }
}
