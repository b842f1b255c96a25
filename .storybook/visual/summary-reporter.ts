import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/test/reporter'

/** What axe found, by component; the workbench's accessibility page is made of it. */
export type AccessibilityReport = Record<string, { pictures: number; checks: number; violations: string[] }>

const reports = join(import.meta.dirname, '../../reports')

/** Tells each failure in a line as it comes, keeps what axe found, and writes the counts for whoever asked. */
export default class SummaryReporter implements Reporter {
  private passed = 0
  private failed = 0
  private readonly accessibility: AccessibilityReport = {}
  private readonly started = performance.now()

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'passed') this.passed++
    else {
      this.failed++
      const [reason] = (result.errors[0]?.message ?? result.status).split('\n')
      process.stdout.write(`✗ ${test.titlePath().slice(3).join(' › ')}: ${reason}\n`)
    }
    const axe = result.attachments.find(({ name }) => name === 'axe')?.body
    if (!axe) return
    const { component, checks, violations } = JSON.parse(axe.toString()) as {
      component: string
      checks: number
      violations: string[]
    }
    const entry = (this.accessibility[component] ??= { pictures: 0, checks: 0, violations: [] })
    entry.pictures++
    entry.checks += checks
    entry.violations.push(...violations)
  }

  onEnd(_result: FullResult) {
    const seconds = (performance.now() - this.started) / 1000
    const total = this.passed + this.failed
    mkdirSync(reports, { recursive: true })
    const sorted = Object.fromEntries(
      Object.entries(this.accessibility).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    writeFileSync(join(reports, 'accessibility.json'), JSON.stringify(sorted, undefined, 2))
    writeFileSync(
      join(reports, 'visual.json'),
      JSON.stringify({ passed: this.passed, failed: this.failed, seconds }),
    )
    process.stdout.write(
      `${total} pictures in ${seconds.toFixed(0)} s, ${(seconds / Math.max(1, total)).toFixed(2)} s each\n`,
    )
  }
}
