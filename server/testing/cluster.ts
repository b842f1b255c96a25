/** A temporary PostgreSQL cluster, in a new folder, on a free port of 127.0.0.1. */
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgresProgram } from '../platform/database/postgres-programs.ts'
import type { PostgresProgram } from '../platform/database/postgres-programs.ts'

export interface Cluster {
  readonly port: number
  readonly folder: string
  /** URL of one of its databases; `postgres` always exists. */
  urlOf(database: string): string
  start(): Promise<void>
  /** `fast` shuts it down cleanly, `immediate` as in a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}

export interface ClusterOptions {
  /** Created; contains all files. */
  readonly folder: string
  /** Whether commits are synced: off if only behaviour is tested. */
  readonly isDurable: boolean
}

/** PostgreSQL does not run as root: then it runs as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const run = promisify(execFile)

function program(name: PostgresProgram): string {
  const path = findPostgresProgram(name)
  if (path === undefined) throw new Error(`PostgreSQL's ${name} was not found.`)
  return path
}

/** Whether PostgreSQL is installed. */
export const hasPostgres = () =>
  findPostgresProgram('initdb') !== undefined && findPostgresProgram('pg_ctl') !== undefined

export async function startCluster({ folder, isDurable }: ClusterOptions): Promise<Cluster> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const control = async (...args: string[]) => {
    // The server inherits the pipes of `pg_ctl start` and keeps them open, so it logs to a file.
    await run(program('pg_ctl'), ['--pgdata', data, '--wait', '--silent', ...args], options)
  }

  await run(
    program('initdb'),
    [
      `--pgdata=${data}`,
      '--username=anupalan',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    options,
  )
  const port = await freePort()
  const settings = [
    `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    '-c max_connections=200 -c log_destination=stderr',
    ...(isDurable ? [] : ['-c fsync=off -c full_page_writes=off']),
  ].join(' ')
  const cluster: Cluster = {
    port,
    folder,
    urlOf: (database) => `postgresql://anupalan@127.0.0.1:${port}/${database}`,
    start: () => control('start', '--log', join(folder, 'log'), '--options', settings),
    stop: (mode) => control('stop', '--mode', mode),
    async remove() {
      await cluster.stop('immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
