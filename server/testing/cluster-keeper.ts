/**
 * Keeps one cluster for a whole test run: `node server/testing/cluster-keeper.ts <folder> <process>`.
 *
 * Test files run in processes of their own and none of them is the last, so the cluster belongs to this one,
 * which ends it once the process that runs the tests has ended.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from './cluster.ts'

const [folder = '', runner = ''] = process.argv.slice(2)

/** The whole file appears at once, since others wait for it. */
function tell(outcome: { readonly url: string } | { readonly failure: string }): void {
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
  tell({ url: cluster.urlOf('postgres') })
  const watch = setInterval(() => {
    if (isRunning(Number(runner))) return
    clearInterval(watch)
    void cluster.remove().finally(() => rmSync(folder, { recursive: true, force: true }))
  }, 250)
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) })
}
