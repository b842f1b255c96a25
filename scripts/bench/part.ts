/** A part of the benchmark, and what each needs. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measure } from './measure.ts'
import { freePort, startProgram, type Program } from './processes.ts'

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
  readonly name: 'sizes' | 'lighthouse' | 'browser' | 'server' | 'peers'
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
  const remove = () => rmSync(data, { recursive: true, force: true })
  const port = await freePort()
  const environment = { NODE_ENV: 'test', RATE_LIMITS: 'off', PORT: String(port), DATA_DIR: data }
  try {
    const { url, stop } = await startProgram(
      process.execPath,
      [join(root, 'server/main.ts')],
      port,
      environment,
    )
    return { url, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
