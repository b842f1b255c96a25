/** Rows of the table of accounts that tests of the project measure: they are run, and their cases counted. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordCallers } from '../../../server/contract/access-matrix.ts'
import type { Trial } from '../trial.ts'

const root = join(import.meta.dirname, '../../..')

interface TestedRow {
  readonly name: string
  readonly file: string
  /** Regular expression of full names of tests. */
  readonly tests: string
  /** Cases of each test. */
  readonly cases: number
}

const access = (database: 'sqlite' | 'postgres', name: string): TestedRow => ({
  name: `accounts: endpoint × caller, ${name}`,
  file: `server/${database}-conformance.test.ts`,
  tests: 'access .* is for exactly the callers that its declaration allows',
  cases: recordCallers.length,
})

const rows: readonly TestedRow[] = [
  access('sqlite', 'SQLite'),
  access('postgres', 'PostgreSQL'),
  {
    name: 'accounts: return paths that leave the site',
    file: 'site/session/return-path.test.ts',
    tests: 'ignores a path that is not behind a login',
    cases: 1,
  },
]

export const accountTestTrials: Trial[] = rows.map(({ name, file, tests, cases }) => ({
  name,
  async run({ defer, check, count }) {
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-tests-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))
    const report = join(folder, 'report.json')
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        file,
        '--project=unit',
        '-t',
        tests,
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { cwd: root, stdio: 'ignore', env: { ...process.env, VITEST_PROJECTS: 'unit' } },
    )
    const hasEnded = once(child, 'close')
    defer(() => {
      child.kill()
      return hasEnded
    })
    await hasEnded
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly testResults: readonly {
        readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
      }[]
    }
    const ran = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
    for (const { status, fullName } of ran) {
      check(status === 'passed', fullName)
      count(cases)
    }
  },
}))
