/**
 * Records axe's results for every story of a test run, by component, for the workbench's accessibility page.
 * `npm run accessibility` writes the file; a run of a few files leaves the other components' entries unchanged.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Reporter, TestCase } from 'vitest/node'

/** By component: number of stories checked, rules passed, and violations. */
export type AccessibilityReport = Record<string, { stories: number; checks: number; violations: string[] }>

const root = join(import.meta.dirname, '..')
const file = join(import.meta.dirname, 'accessibility.json')

/** The `title` of `meta` itself: stories and sample data have titles too, in other objects or further indented. */
const META_TITLE = /^const meta = \{(?:(?:(?!\n\})[^])*?\n {2}| )title: '([^']+)'/m

/**
 * The component of a stories file, such as `Feedback/Toast`: the title of its `meta`, without `/States`.
 * @param source the text of the file
 */
export const componentOf = (source: string): string | undefined =>
  META_TITLE.exec(source)?.[1]?.replace(/\/States$/, '')

/** Every stories file, as an absolute path. */
export const storiesFiles = (): string[] =>
  globSync('{design-system,site}/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).map((path) => join(root, path))

const componentIn = (stories: string) => componentOf(readFileSync(stories, 'utf8'))

export default class AccessibilityReporter implements Reporter {
  private readonly found: AccessibilityReport = {}
  /** Components that have stories; entries of others are removed. */
  private readonly components = new Set(storiesFiles().map(componentIn))

  onTestCaseResult(test: TestCase) {
    const { reports = [] } = test.meta() as { reports?: { type: string; result: Partial<AxeResults> }[] }
    const component = componentIn(test.module.moduleId)
    if (component === undefined) return
    for (const { type, result } of reports) {
      if (type !== 'a11y') continue
      const entry = (this.found[component] ??= { stories: 0, checks: 0, violations: [] })
      entry.stories++
      entry.checks += result.passes?.length ?? 0
      entry.violations.push(...(result.violations ?? []).map(({ id, help }) => `${id}: ${help}`))
    }
  }

  /** Writes after each file, so that a stopped run keeps its results. */
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
