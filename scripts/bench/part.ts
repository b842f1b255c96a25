/** A part of the benchmark, and what each needs. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../server/testing/start-process.ts'
import type { Measure } from './measure.ts'
import type { Program } from './processes.ts'

export interface PartOptions {
  /** How often what varies is measured; the median counts. */
  readonly runs: number
  /** How long the server is loaded each time, in seconds. */
  readonly seconds: number
}

export interface PartResult {
  readonly measures: readonly Measure[]
  /** Printed above the measures. */
  readonly notes?: readonly string[]
  /** Kept in the report beside the measures. */
  readonly details?: unknown
}

export interface Part {
  readonly name: 'sizes' | 'lighthouse' | 'browser' | 'server'
  readonly run: (options: PartOptions) => Promise<PartResult>
}

export const root = join(import.meta.dirname, '../..')
/** What the site's build has made. */
export const client = join(root, 'site/dist/client')

export function demandBuild(): void {
  if (!existsSync(join(client, 'index.html')))
    throw new Error('The site is not built: run "npm run build" first.')
}

/** The product as it is deployed, on a free port, with an empty database and no limits on calls. */
export async function startProduct(): Promise<Program> {
  const data = mkdtempSync(join(tmpdir(), 'anupalan-bench-'))
  const server = startProcess([], { NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: data })
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(data, { recursive: true, force: true })
  }
  try {
    return { url: await server.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
