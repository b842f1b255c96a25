/** Starts the server: `node server/main.ts [--site <folder>] [--sample]`. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from './app.ts'
import { collections, features, migrations, ports } from './features.ts'
import { restrictImageReaders } from './features/service-images/encode-image.ts'
import { serverJobs } from './jobs.ts'
import { ConfigError, isHttps, readConfig } from './platform/config/config.ts'
import type { Config } from './platform/config/config.ts'
import type { Context } from './platform/context.ts'
import type { ListenAddress } from './platform/config/settings.ts'
import { openDatabase } from './platform/database/open-database.ts'
import type { Database } from './platform/database/database.ts'
import { FolderInUseError, awaitFolder } from './platform/database/folder-lock.ts'
import type { FolderLock } from './platform/database/folder-lock.ts'
import { reasonOf } from './platform/http/errors.ts'
import { openFileStores } from './platform/files/file-store.ts'
import type { FileStores } from './platform/files/file-store.ts'
import { filesFolder } from './platform/files/folder-objects.ts'
import { checkFolder, isDiskFull } from './platform/files/check-folder.ts'
import { removeStrayFiles } from './platform/files/remove-stray-files.ts'
import { createRunRecorder } from './platform/jobs/job-runs.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLifecycle } from './platform/http/lifecycle.ts'
import { createLimits } from './platform/http/count-calls.ts'
import { listen } from './platform/http/listen.ts'
import { createLog } from './platform/observability/log.ts'
import { outboxFolder } from './platform/mail/folder.ts'
import { createObserver, listenForMetrics } from './platform/observability/metrics.ts'
import { dataHeaders } from './platform/http/security-headers.ts'
import { SiteError, loadSite } from './platform/static-site/site-files.ts'

// Its files contain personal data: only its own user may read them.
process.umask(0o077)

const log = createLog()
// A disconnected reader of the output must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** An error that is printed in one line or two, without a stack. */
class StartError extends Error {}

try {
  await main()
} catch (error) {
  if (!isExpected(error)) throw error
  console.error(error.message)
  // Open handles must not keep the process alive.
  process.exit(1)
}

async function main(): Promise<void> {
  restrictImageReaders()
  const flags = readFlags()
  const config = readConfig(process.env)
  const site = loadSite(flags.site)
  const { lock, database } = await openStorage(config)
  const limits = createLimits(config)
  const lifecycle = createLifecycle()
  const observer = createObserver(database)
  const files = openFileStores({ config, collections, database })
  await checkStorage(config, files)
  const startedAt = new Date()
  const sampleLines = flags.sample
    ? await addSamples({
        config,
        database,
        clock: () => new Date(),
        practice: site.practice,
        pages: site.pages,
        sections: site.sections,
        files,
        ports,
      })
    : []
  const app = createApp({
    config,
    database,
    limits,
    log,
    site,
    files,
    lifecycle,
    observe: observer.middleware,
  })
  const metricsAt = config.metricsListen
  const metricsServer =
    metricsAt && (await withListenError(metricsAt, listenForMetrics(observer.metrics, metricsAt)))
  const server = await withListenError(
    config,
    listen(app, { ...config, lifecycle, headers: dataHeaders(isHttps(config)) }),
  )
  // With the lock, files that were unfinished at the start are left from a process that has ended.
  await removeStrayFiles({ database, clock: () => startedAt, files }, { isAlone: lock !== undefined }).catch(
    // The job does it again within the hour.
    (error: unknown) => log.error({ err: error }, 'stray files not removed'),
  )
  const recordRun = createRunRecorder({ database, clock: () => new Date(), log })
  const jobs = startJobs(
    serverJobs(
      {
        config,
        database,
        clock: () => new Date(),
        practice: site.practice,
        pages: site.pages,
        sections: site.sections,
        files,
        ports,
        log,
      },
      observer.onMail,
    ),
    {
      log,
      async onRun(job, hasSucceeded) {
        observer.onJob(job.name, hasSucceeded)
        await recordRun(job, hasSucceeded)
      },
    },
  )

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    lifecycle.drain()
    await new Promise((resolve) => void setTimeout(resolve, config.drainSeconds * 1000))
    // A mail server that does not respond delays the exit no longer than a visitor may: the lease of its mail expires.
    await Promise.all([server.stop(), atMostTenSeconds(jobs.stop())])
    await atMostTenSeconds(Promise.all([database.destroy(), limits.close(), metricsServer?.close()]))
    lock?.release()
    log.info('stopped')
    await atMostTenSeconds(new Promise<void>((resolve) => log.flush(() => resolve())))
    process.exit(0)
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // npm forwards a signal that the terminal has already sent, so a second one has no meaning.
    process.on(signal, () => {
      if (!isStopping) stop(signal).catch(crash)
      isStopping = true
    })
  }
  process.on('uncaughtException', crash)

  for (const line of sampleLines) console.log(line)
  // Printed last, so that a program that waits for the address has received the sample accounts too.
  console.log(`${site.practice.name} is at ${server.url}`)
}

/** Sample accounts have known passwords, so they exist only where nobody else can reach the server. */
async function addSamples(context: Context): Promise<readonly string[]> {
  const { host, publicUrl, databaseUrl, environment } = context.config
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host) && publicUrl === undefined
  if (!isLocal || databaseUrl !== undefined || environment === 'production')
    return ['Sample data: none. It is added only on this machine, to its own database.']
  const lines: string[] = []
  // One after another: samples of a feature refer to those of the features before it.
  for (const feature of features) lines.push(...((await feature.addSamples?.(context)) ?? []))
  return lines
}

interface Storage {
  /** `undefined` if instances share a PostgreSQL. */
  readonly lock: FolderLock | undefined
  readonly database: Database
}

async function openStorage(config: Config): Promise<Storage> {
  let lock: FolderLock | undefined
  try {
    if (config.databaseUrl === undefined) {
      lock = await awaitFolder(config.dataDir, 'data', 'server', {
        // A command ends by itself; another server does not.
        shouldWait: (holder) => holder !== undefined && holder.purpose !== 'server',
        onWait: ({ holder }) => log.info({ holder }, 'waiting for a command'),
      })
    }
    return { lock, database: await openDatabase(config, migrations) }
  } catch (error) {
    lock?.release()
    if (error instanceof FolderInUseError) throw new StartError(error.message)
    throw new StartError(`Cannot open the database ${locationOf(config)}: ${reasonOf(error)}`)
  }
}

/**
 * Reports an unwritable folder before the server listens, not at the first request. A full disk can be fixed while the
 * server runs: pages are served, and `/ready` reports the failure.
 */
async function checkStorage({ dataDir, filesUrl, smtpUrl }: Config, files: FileStores): Promise<void> {
  const checks = [
    { folder: filesFolder, check: () => files.check() },
    ...(smtpUrl ? [] : [{ folder: outboxFolder, check: () => checkFolder(join(dataDir, outboxFolder)) }]),
  ]
  for (const { folder, check } of checks) {
    try {
      await check()
    } catch (error) {
      if (folder === filesFolder && filesUrl)
        throw new StartError(`Cannot write to the service at FILES_URL: ${reasonOf(error)}`)
      if (!isDiskFull(error)) {
        throw new StartError(
          `Cannot write into ${folder} under DATA_DIR ${dataDir}: ${reasonOf(error)}. ` +
            'It must be a folder that the user who runs the server owns.',
        )
      }
      log.error({ err: error, folder }, 'disk full')
    }
  }
}

/** Timeout for pending work at the end, equal to that of pending responses. */
function atMostTenSeconds(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => void setTimeout(resolve, 10_000))])
}

/** The URL may contain a password: it is never printed. */
function locationOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined ? `in DATA_DIR ${dataDir}` : 'at DATABASE_URL'
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        /** The built site. */
        site: { type: 'string', default: join(import.meta.dirname, '../site/dist') },
        /** Fills an empty database with sample data. */
        sample: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw new StartError(reasonOf(error))
  }
}

function withListenError<Listening>(
  address: ListenAddress,
  listening: Promise<Listening>,
): Promise<Listening> {
  return listening.catch((error: unknown) => {
    throw listenError(error, address)
  })
}

function listenError(error: unknown, { host, port }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const reasons: Record<string, string> = {
    EADDRINUSE: 'the port is in use. Set PORT to a free one.',
    EACCES: 'permission denied. Set PORT to 1024 or more.',
    EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one of its own.',
    ENOTFOUND: 'there is no such host. Set HOST to an address of this machine.',
  }
  const reason = reasons[String(code)]
  return reason === undefined ? error : new StartError(`Cannot listen on ${host}:${port}: ${reason}`)
}

function isExpected(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof SiteError || error instanceof StartError
}

/** The state of the process is unknown: it logs the error and exits, to be restarted by its supervisor. */
function crash(error: unknown): void {
  log.fatal({ err: error }, 'crashed')
  process.exit(1)
}
