/**
 * `npm test`: types, lint, then all test suites (units and conformance, stories in a browser with axe, walks through
 * every machine, the built product end to end). Continues after a failure, so that one run reports all of them, and ends
 * with one line `N passed, N failed`.
 *
 * Two steps run at a time, since each spends a part of its time waiting. The output of a step is printed when it ends.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
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

async function run(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const started = performance.now()
  console.log(`— ${name}: started`)
  const step = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
  })
  const output: Buffer[] = []
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [status] = (await once(step, 'close')) as [number | null]
  process.stdout.write(`\n— ${name}\n`)
  process.stdout.write(Buffer.concat(output))
  console.log(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return status === 0
}

/** A step that counts as one check. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const ok = await run(name, command, args)
  if (ok) passed++
  else {
    failed++
    failures.push(name)
  }
  return ok
}

/** A step with a test report. A run without a report is one failure. */
async function suite(project: string): Promise<void> {
  const reportFile = join(reports, `${project}.json`)
  const ok = await run(
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

/** Each failed test with the start of its message; also a file that could not be loaded. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${startOf(failureMessages[0])}`)
    if (status === 'failed' && tests.length === 0) tests.push(`${file}: ${startOf(message)}`)
    return tests
  })
}

/** Lines of a failed test that are printed again at the end: the message and the difference, without the stack. */
const repeatedLines = 14

function startOf(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  return lines
    .slice(0, stack < 0 ? undefined : stack)
    .filter((line) => line.trim() !== '')
    .slice(0, repeatedLines)
    .map((line) => line.slice(0, 300))
    .join('\n    ')
}

findChromium()
postgresFolder()
async function testProduct(): Promise<void> {
  if (await check('build', 'node', ['site/build/build.ts'])) return suite('e2e')
  failed++
  failures.push('e2e: not run, because the build failed')
}

/** The slowest first. */
const queue = [
  testProduct,
  () => suite('unit'),
  () => suite('stories'),
  () => suite('walks'),
  () => check('types', 'node', ['scripts/types.ts']),
  () => check('lint', 'oxlint', ['--deny-warnings']),
  () => check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
]

async function runQueue(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) await step()
}

await Promise.all([runQueue(), runQueue()])

console.log(
  `\n${failures.map((line) => `✗ ${line}\n`).join('')}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exitCode = failed === 0 ? 0 : 1
