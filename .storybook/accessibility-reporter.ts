/**
 * Keeps what axe found in every story of a test run, by component: the workbench's accessibility page is made of it.
 * `npm run accessibility` writes it; a run of a few files keeps what is told of the others.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Reporter, TestCase } from 'vitest/node'

/** Of each component: its stories that were judged, the rules that they passed, and what axe found wrong. */
export type AccessibilityReport = Record<string, { stories: number; checks: number; violations: string[] }>

const root = join(import.meta.dirname, '..')
const file = join(import.meta.dirname, 'accessibility.json')

/** The component that a file of stories belongs to, such as `Feedback/Toast`: its `meta`'s title; its frozen states do too. */
function componentOf(stories: string): string | undefined {
  const [, title] = /\bmeta\b[^]*?\btitle: '([^']+)'/.exec(readFileSync(stories, 'utf8')) ?? []
  return title?.replace(/\/States$/, '')
}

export default class AccessibilityReporter implements Reporter {
  private readonly found: AccessibilityReport = {}
  /** All that there are: what is told of one that is gone goes. */
  private readonly components = new Set(
    globSync('{design-system,site}/**/*.stories.tsx', {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    }).map((path) => componentOf(join(root, path))),
  )

  onTestCaseResult(test: TestCase) {
    const { reports = [] } = test.meta() as { reports?: { type: string; result: Partial<AxeResults> }[] }
    const component = componentOf(test.module.moduleId)
    if (component === undefined) return
    for (const { type, result } of reports) {
      if (type !== 'a11y') continue
      const entry = (this.found[component] ??= { stories: 0, checks: 0, violations: [] })
      entry.stories++
      entry.checks += result.passes?.length ?? 0
      entry.violations.push(...(result.violations ?? []).map(({ id, help }) => `${id}: ${help}`))
    }
  }

  /** After each file, so that a run that is stopped keeps what it has found. */
  onTestModuleEnd() {
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AccessibilityReport) : {}
    const all = { ...kept, ...this.found }
    const names = Object.keys(all)
      .filter((name) => this.components.has(name))
      .toSorted()
    const report = Object.fromEntries(names.map((name) => [name, all[name]]))
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`)
  }
}
