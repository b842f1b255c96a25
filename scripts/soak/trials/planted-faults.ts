/**
 * Faults planted one at a time in a copy of the project. A test that imports the file must fail by its expectation, not
 * by failing to run at all: a unit test, or else a story or a walk in a browser. Tests without a browser are tried first,
 * those in the folder of the file before all others.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hasPostgres } from '../../../server/testing/cluster.ts'
import { plantedFaults } from '../planted-fault-cases.ts'
import { runRelatedTests, runTests } from '../run-tests.ts'
import { MissingRequirementError } from '../trial.ts'
import type { TestRun } from '../run-tests.ts'
import type { Trial, TrialContext } from '../trial.ts'

const root = join(import.meta.dirname, '../../..')

type RunStage = (context: TrialContext, copy: string, file: string) => Promise<TestRun>

/** The tests that are tried one after the other: those beside the file, those that import it, those in a browser. */
const stages: readonly { readonly projects: readonly string[]; readonly run: RunStage }[] = [
  {
    projects: ['unit'],
    run: (context, copy, file) => runTests(context, copy, [`${dirname(file)}/`], ['unit']),
  },
  { projects: ['unit'], run: (context, copy, file) => runRelatedTests(context, copy, file, ['unit']) },
  {
    projects: ['stories', 'walks'],
    run: (context, copy, file) => runRelatedTests(context, copy, file, ['stories', 'walks']),
  },
]

/** Share of faults that may be missed. */
const MAY_BE_MISSED = 1 / 30

export const plantedFaultsTrial: Trial = {
  name: 'planted faults, one at a time',
  async run(context) {
    const { scaled, check, count, note, defer } = context
    if (!hasPostgres())
      throw new MissingRequirementError('Some of the tests need PostgreSQL, which is not installed.')
    const copy = copyProject()
    defer(() => rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
    const chosen = plantedFaults.slice(0, scaled(plantedFaults.length))
    let missed = 0
    for (const { what, file, right, wrong } of chosen) {
      const path = join(copy, file)
      const source = readFileSync(path, 'utf8')
      check(
        source.split(right).length === 2,
        `the code that "${what}" changes does not occur once in ${file}`,
      )
      let failed: string | undefined
      for (const { projects, run } of stages) {
        writeFileSync(
          path,
          source.replace(right, () => wrong),
        )
        const { failedTest, failedFile } = await run(context, copy, file)
        writeFileSync(path, source)
        if (failedTest === undefined || failedFile === undefined) continue
        // A test that fails without the fault has not detected it.
        const unchanged = await runTests(context, copy, [failedFile], projects)
        check(unchanged.hasPassed, `${unchanged.failedTest} fails without a fault in ${file}`)
        failed = failedTest
        break
      }
      if (failed === undefined) missed++
      note(`${what}: ${failed ?? 'no test failed'}`)
      count()
    }
    check(
      missed <= Math.max(1, chosen.length * MAY_BE_MISSED),
      `${missed} of ${chosen.length} were not detected`,
    )
  },
}

/** Copies the project beside its dependencies: both must be on one file system, so that these are hard links. */
function copyProject(): string {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Without a word that a test must not find in logs, where stack traces name the folder.
  const copy = mkdtempSync(join(cache, 'faulty-copy-'))
  // PostgreSQL's user needs access to the folders of tests.
  chmodSync(copy, 0o711)
  mkdirSync(join(copy, 'tmp'))
  chmodSync(join(copy, 'tmp'), 0o1777)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of files.split('\0')) if (file !== '') cpSync(join(root, file), join(copy, file))
  const folders = [
    '.',
    ...readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]
  for (const folder of folders) {
    const dependencies = join(root, folder, 'node_modules')
    if (existsSync(dependencies))
      execFileSync('cp', ['-al', dependencies, join(copy, folder, 'node_modules')])
  }
  return copy
}
