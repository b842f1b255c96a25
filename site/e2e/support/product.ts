/** The product as built, started as a process of its own on a free port with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '../../..')

/** A row as the database holds it: `snake_case` columns, times as UTC text. */
export type Row = Readonly<Record<string, unknown>>

export interface Product {
  /** `http://127.0.0.1:port`, the same after a restart. */
  readonly origin: string
  /** Rows of a table in the order in which they were written, read from the file on disk. */
  rows(table: 'applications' | 'enquiries' | 'feedback' | 'outbox' | 'page_views'): Row[]
  /** Mails that were written into the outbox folder, as they would go out. */
  mails(): string[]
  /** Everything the server has written to its log. */
  log(): string
  /** Stops the server and keeps its data. */
  stop(): Promise<void>
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** @param settings environment variables beside those of an empty, local product */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'product-'))
  let log = ''
  let server: ChildProcess | undefined
  let port = '0'

  /** Resolves with the address that the server says it listens on. */
  const start = async () => {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: port, DATA_DIR: data, RATE_LIMITS: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = started
    const said = log.length
    return new Promise<string>((resolve, reject) => {
      const listen = (text: string) => {
        log += text
        const address = / is at (http:\/\/\S+)/.exec(log.slice(said))?.[1]
        if (address) resolve(address)
      }
      started.stdout.setEncoding('utf8').on('data', listen)
      started.stderr.setEncoding('utf8').on('data', listen)
      started.once('exit', (code, signal) => {
        log += `\nThe server ended with ${signal ?? code}.\n`
        reject(new Error(log.slice(said)))
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

  const { origin, port: taken } = new URL(await start())
  port = taken

  return {
    origin,
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
      rmSync(data, { recursive: true, force: true })
    },
  }
}
