/**
 * `npm test`: types, lint, then everything that runs (units and conformance, stories in a browser with axe, walks through every machine, the built
 * product end to end). Goes on after a failure so that one run tells everything, and closes with one line
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { postgresFolder } from './postgres.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
/** Only what needs PostgreSQL may be skipped, where it is not installed, and never in CI. */
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

/** A step that is one check of its own. */
function check(name: string, command: string, args: string[]): boolean {
  const ok = run(name, command, args)
  if (ok) passed++
  else failed++
  return ok
}

/** A step whose test runner counts. A run that could not count is one failure. */
function suite(project: string): void {
  const report = join(reports, `${project}.json`)
  const ok = run(
    project,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { VITEST_PROJECTS: project },
  )
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Counts
    passed += numPassedTests
    if (process.env.CI) failed += numFailedTests + numPendingTests
    else {
      failed += numFailedTests
      skipped += numPendingTests
    }
    if (!ok && numFailedTests === 0) failed++
    if (numPassedTests + numFailedTests === 0) failed++
  } catch {
    failed++
  }
}

interface Counts {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

chromiumPath()
postgresFolder()
check('types', 'node', ['scripts/types.ts'])
check('lint', 'oxlint', ['--deny-warnings'])
check('format', 'prettier', ['--check', '--log-level', 'warn', '.'])
const built = check('build', 'node', ['site/build/build.ts'])
suite('unit')
suite('stories')
suite('walks')
if (built) suite('e2e')
else failed++

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1
