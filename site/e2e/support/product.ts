/** The built product, started as a separate process on a free port with its own database. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '../../..')

/** A row of the database: `snake_case` columns, times as UTC text. */
export type Row = Readonly<Record<string, unknown>>

export interface Product {
  /** `http://127.0.0.1:port`, the same after a restart. */
  readonly origin: string
  /** Rows of a table in order of insertion, read from the file on disk. */
  rows(table: 'applications' | 'enquiries' | 'feedback' | 'outbox' | 'page_views'): Row[]
  /** Mails in the outbox folder. */
  mails(): string[]
  /** Environment variables for the server’s commands, on the same data. */
  readonly environment: Readonly<Record<string, string>>
  /** Complete log of the server. */
  log(): string
  /** Stops the server and keeps its data. */
  stop(): Promise<void>
  /** Restarts it with the same data and port. */
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** Removes the data of processes that were killed, whose tests could not remove it. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^product-(\d+)-/.exec(name)?.[1]
    if (owner !== undefined && !isRunning(Number(owner)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(owner: number): boolean {
  try {
    return process.kill(owner, 0)
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * @param settings environment variables, added to those of an empty local product
 * @param flags of the server, such as `--sample`
 */
export async function startProduct(
  settings: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Product> {
  removeAbandoned()
  const own = mkdtempSync(join(tmpdir(), `product-${process.pid}-`))
  const { DATA_DIR: data = own } = settings
  let log = ''
  let server: ChildProcess | undefined
  let port = '0'

  /** Resolves with the URL that the server logs at start. */
  const start = async () => {
    const started = spawn(process.execPath, ['server/main.ts', ...flags], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        PORT: port,
        DATA_DIR: data,
        RATE_LIMITS: 'off',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = started
    const logStart = log.length
    return new Promise<string>((resolve, reject) => {
      const listen = (text: string) => {
        log += text
        const address = / is at (http:\/\/\S+)/.exec(log.slice(logStart))?.[1]
        if (address) resolve(address)
      }
      started.stdout.setEncoding('utf8').on('data', listen)
      started.stderr.setEncoding('utf8').on('data', listen)
      started.once('exit', (code, signal) => {
        log += `\nThe server ended with ${signal ?? code}.\n`
        reject(new Error(log.slice(logStart)))
      })
    })
  }

  const stop = async () => {
    const stopping = server
    server = undefined
    if (!stopping || stopping.exitCode !== null) return
    const ended = once(stopping, 'exit')
    stopping.kill('SIGTERM')
    await ended
  }

  const address = await start().catch((error: unknown) => {
    rmSync(own, { recursive: true, force: true })
    throw error
  })
  const { origin, port: assignedPort } = new URL(address)
  port = assignedPort

  return {
    origin,
    environment: { DATA_DIR: data, ...settings },
    rows(table) {
      const file = readdirSync(data).find((name) => name.endsWith('.sqlite'))
      if (!file) throw new Error(`There is no database in ${readdirSync(data).join(', ')}`)
      const database = new DatabaseSync(join(data, file), { readOnly: true })
      try {
        return database.prepare(`select * from ${table} order by rowid`).all()
      } finally {
        database.close()
      }
    },
    mails() {
      const outbox = join(data, 'outbox')
      if (!existsSync(outbox)) return []
      const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
      return files.map((name) => readFileSync(join(outbox, name), 'utf8'))
    },
    log: () => log,
    stop,
    async start() {
      await start()
    },
    async remove() {
      await stop()
      // A folder of the settings belongs to whoever gave it.
      rmSync(own, { recursive: true, force: true })
    },
  }
}
