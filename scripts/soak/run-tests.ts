/** Runs the project's tests on a mutated copy: a mutation must fail a test. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TrialContext } from './trial.ts'

const root = join(import.meta.dirname, '../..')

export interface TestRun {
  readonly hasPassed: boolean
  /** The test that failed; undefined if the tests could not be run. */
  readonly failedTest?: string
}

/** Runs test files of a copy of the project, up to the first test that fails. */
export async function runTests(
  { defer }: Pick<TrialContext, 'defer'>,
  copy: string,
  files: readonly string[],
): Promise<TestRun> {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...files],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, TMPDIR: join(copy, 'tmp') } },
  )
  const hasEnded = once(child, 'close')
  defer(() => {
    child.kill()
    return hasEnded
  })
  const [code] = (await hasEnded) as [number | null]
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
    }[]
  }
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failedTest = all.find(({ status }) => status === 'failed')?.fullName.trim()
  return { hasPassed: code === 0, failedTest }
}
