/**
 * `npm test`: types, lint, then all test suites (units and conformance, stories in a browser with axe, walks through
 * every machine, the built product end to end). Continues after a failure, so that one run reports all of them, and ends
 * with one line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findChromium } from './chromium.ts'
import { postgresFolder } from './postgres.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
/** Failures, printed again at the end because the log of a run is long. */
const failures: string[] = []
/** Tests that need PostgreSQL are skipped if it is not installed, except in CI. */
let skipped = 0

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  const started = performance.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return status === 0
}

/** A step that counts as one check. */
function check(name: string, command: string, args: string[]): boolean {
  const ok = run(name, command, args)
  if (ok) passed++
  else {
    failed++
    failures.push(name)
  }
  return ok
}

/** A step with a test report. A run without a report is one failure. */
function suite(project: string): void {
  const reportFile = join(reports, `${project}.json`)
  const ok = run(
    project,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    { VITEST_PROJECTS: project },
  )
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
    const { numPassedTests, numFailedTests, numPendingTests } = report
    passed += numPassedTests
    if (process.env.CI) failed += numFailedTests + numPendingTests
    else {
      failed += numFailedTests
      skipped += numPendingTests
    }
    failures.push(...failuresOf(report).map((line) => `${project}: ${line}`))
    if (numFailedTests > 0 || (ok && numPassedTests > 0)) return
    failed++
    failures.push(`${project}: the run itself, without a failed test`)
  } catch {
    failed++
    failures.push(`${project}: no report`)
  }
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Each failed test with the first line of its message; also a file that could not be loaded. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`)
    if (status === 'failed' && tests.length === 0) tests.push(`${file}: ${firstLine(message)}`)
    return tests
  })
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0]!.slice(0, 300)
}

findChromium()
postgresFolder()
check('types', 'node', ['scripts/types.ts'])
check('lint', 'oxlint', ['--deny-warnings'])
check('format', 'prettier', ['--check', '--log-level', 'warn', '.'])
const built = check('build', 'node', ['site/build/build.ts'])
suite('unit')
suite('stories')
suite('walks')
if (built) suite('e2e')
else {
  failed++
  failures.push('e2e: not run, because the build failed')
}

console.log(
  `\n${failures.map((line) => `✗ ${line}\n`).join('')}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exitCode = failed === 0 ? 0 : 1
