import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/test/reporter'

const reports = join(import.meta.dirname, '../../reports')

/** Tells each failure in a line as it comes, and writes the counts for whoever asked. */
export default class SummaryReporter implements Reporter {
  private passed = 0
  private failed = 0
  private readonly started = performance.now()

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'passed') this.passed++
    else {
      this.failed++
      const [reason] = (result.errors[0]?.message ?? result.status).split('\n')
      process.stdout.write(`✗ ${test.titlePath().slice(3).join(' › ')}: ${reason}\n`)
    }
  }

  onEnd(_result: FullResult) {
    const seconds = (performance.now() - this.started) / 1000
    const total = this.passed + this.failed
    mkdirSync(reports, { recursive: true })
    writeFileSync(
      join(reports, 'visual.json'),
      JSON.stringify({ passed: this.passed, failed: this.failed, seconds }),
    )
    process.stdout.write(
      `${total} pictures in ${seconds.toFixed(0)} s, ${(seconds / Math.max(1, total)).toFixed(2)} s each\n`,
    )
  }
}
