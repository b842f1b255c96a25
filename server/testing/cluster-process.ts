/**
 * Runs one PostgreSQL cluster for an entire test run: `node server/testing/cluster-process.ts <folder> <process>`.
 *
 * Test files run in separate processes, in no fixed order, so the cluster belongs to this process, which stops it once
 * the process that runs the tests has ended.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from './cluster.ts'

const [folder = '', runner = ''] = process.argv.slice(2)

/** Writes the file atomically, because other processes poll it. */
function writeOutcome(outcome: { readonly url: string } | { readonly failure: string }): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'unfinished'), JSON.stringify(outcome))
  renameSync(join(folder, 'unfinished'), join(folder, 'outcome.json'))
}

function isRunning(process_: number): boolean {
  try {
    return process.kill(process_, 0)
  } catch {
    return false
  }
}

try {
  const cluster = await startCluster({ folder: join(folder, 'cluster'), isDurable: false })
  writeOutcome({ url: cluster.urlOf('postgres') })
  const watch = setInterval(() => {
    if (isRunning(Number(runner))) return
    clearInterval(watch)
    void cluster.remove().finally(() => rmSync(folder, { recursive: true, force: true }))
  }, 250)
} catch (error) {
  writeOutcome({ failure: error instanceof Error ? error.message : String(error) })
}
