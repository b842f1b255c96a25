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
  /** The file of that test. */
  readonly failedFile?: string
}

/** Runs test files of a copy of the project, up to the first test that fails. */
export const runTests = (
  context: Pick<TrialContext, 'defer'>,
  copy: string,
  files: readonly string[],
  projects: readonly string[] = [],
): Promise<TestRun> => runVitest(context, copy, ['run', ...files], projects)

/** Runs the tests of some projects that import a file, itself or through others, up to the first that fails. */
export const runRelatedTests = (
  context: Pick<TrialContext, 'defer'>,
  copy: string,
  file: string,
  projects: readonly string[],
): Promise<TestRun> => runVitest(context, copy, ['related', '--run', file], projects)

async function runVitest(
  { defer }: Pick<TrialContext, 'defer'>,
  copy: string,
  args: readonly string[],
  projects: readonly string[],
): Promise<TestRun> {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const env = projects.length > 0 ? { VITEST_PROJECTS: projects.join(',') } : {}
  const child = spawn(
    process.execPath,
    [
      vitest,
      ...args,
      ...projects.map((project) => `--project=${project}`),
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, ...env, TMPDIR: join(copy, 'tmp') } },
  )
  const hasEnded = once(child, 'close')
  defer(() => {
    child.kill()
    return hasEnded
  })
  const [code] = (await hasEnded) as [number | null]
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string
      readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
    }[]
  }
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ file: name, ...result })),
  )
  const failed = all.find(({ status }) => status === 'failed')
  return {
    hasPassed: code === 0,
    ...(failed && { failedTest: failed.fullName.trim(), failedFile: failed.file }),
  }
}
