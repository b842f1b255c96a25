/** The interface of a part of the benchmark, and what all parts need. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeOptions } from '../../server/testing/start-command.ts'
import type { Measure } from './measure.ts'
import { freePort, startProgram, type Program } from './processes.ts'

export interface PartOptions {
  /** How often a varying figure is measured; the median counts. */
  readonly runs: number
  /** Duration of each load on the server, in seconds. */
  readonly seconds: number
}

export interface PartResult {
  readonly measures: readonly Measure[]
  /** Printed above the measures. */
  readonly notes?: readonly string[]
  /** Written into the report with the measures. */
  readonly details?: unknown
}

export interface Part {
  readonly name: 'sizes' | 'lighthouse' | 'browser' | 'portal' | 'server' | 'peers'
  readonly run: (options: PartOptions) => Promise<PartResult>
}

export const root = join(import.meta.dirname, '../..')
/** The output of the site's build. */
export const client = join(root, 'site/dist/client')

export function requireBuild(): void {
  if (!existsSync(join(client, 'index.html')))
    throw new Error('The site is not built: run "npm run build" first.')
}

/**
 * The product as it is deployed, on a free port, with its own database and no limits on calls.
 *
 * @param flags of the server, such as `--sample`
 */
export async function startProduct(flags: readonly string[] = []): Promise<Program> {
  const data = mkdtempSync(join(tmpdir(), 'anupalan-bench-'))
  const remove = () => rmSync(data, { recursive: true, force: true })
  const port = await freePort()
  const environment = { NODE_ENV: 'test', RATE_LIMITS: 'off', PORT: String(port), DATA_DIR: data }
  try {
    const { url, stop } = await startProgram(
      process.execPath,
      [...nodeOptions, join(root, 'server/main.ts'), ...flags],
      port,
      environment,
    )
    return { url, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
