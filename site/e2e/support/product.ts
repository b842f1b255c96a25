/** The product as built, started as a process of its own on a free port with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '../../..')

export interface Product {
  /** `http://127.0.0.1:port` */
  origin: string
  /** Everything the server has written to its log. */
  log: () => string
  /** Rows of a table, read from the file on disk. */
  rows: (table: string) => Record<string, unknown>[]
  /** Stops the server and keeps its data. */
  stop: () => Promise<void>
  /** Starts it again on the same data and the same port. */
  restart: () => Promise<void>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** @param settings environment variables beside those of an empty, local product */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'product-'))
  let log = ''
  let server: ChildProcess | undefined

  const start = async () => {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data, RATE_LIMITS: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = started
    started.stdout.on('data', (text: Buffer) => (log += text.toString()))
    started.stderr.on('data', (text: Buffer) => (log += text.toString()))
    const deadline = Date.now() + 20_000
    for (;;) {
      if (started.exitCode !== null) throw new Error(`The server did not start:\n${log}`)
      const ready = await fetch(`${origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) return
      if (Date.now() > deadline) throw new Error(`The server is not ready after 20 s:\n${log}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const stop = async () => {
    if (!server || server.exitCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }

  await start()
  return {
    origin,
    log: () => log,
    rows: (table) => {
      const database = new DatabaseSync(join(data, 'anupalan.db'), { readOnly: true })
      try {
        return database.prepare(`select * from ${table}`).all()
      } finally {
        database.close()
      }
    },
    stop,
    restart: async () => {
      await stop()
      await start()
    },
    remove: async () => {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
