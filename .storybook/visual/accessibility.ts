/** Axe's results in the captured modes, by component, for the workbench's accessibility page. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TakenPicture } from './task.ts'

const file = join(import.meta.dirname, 'accessibility.json')

/** By component: number of screenshots checked, rules passed, and violations. */
type AccessibilityReport = Record<string, { pictures: number; checks: number; violations: string[] }>

function reportOf(pictures: readonly TakenPicture[]): AccessibilityReport {
  const report: AccessibilityReport = {}
  for (const { title, axe } of pictures.toSorted((a, b) => (a.title < b.title ? -1 : 1))) {
    if (!axe) continue
    const entry = (report[componentOf(title)] ??= { pictures: 0, checks: 0, violations: [] })
    entry.pictures++
    entry.checks += axe.checks
    entry.violations.push(...axe.violations)
  }
  return report
}

const readReport = () => JSON.parse(readFileSync(file, 'utf8')) as AccessibilityReport

/** @param title of a story, or of the stories of its states */
export const componentOf = (title: string): string => title.replace(/\/States$/, '')

/**
 * Writes the committed file.
 *
 * @param complete components all of whose pictures were taken; others stay as they are. All by default.
 */
export function writeAccessibility(pictures: readonly TakenPicture[], complete?: ReadonlySet<string>) {
  const taken = Object.entries(reportOf(pictures))
  const report = complete
    ? [
        ...Object.entries(readReport()).filter(([component]) => !complete.has(component)),
        ...taken.filter(([component]) => complete.has(component)),
      ].toSorted(([one], [other]) => (one < other ? -1 : 1))
    : taken
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(report), undefined, 2)}\n`)
}

/** Reports if the committed file is about other screenshots than these. */
export function compareAccessibility(pictures: readonly TakenPicture[]): string[] {
  const counted = (report: AccessibilityReport) =>
    Object.entries(report).map(
      ([component, each]) => `${component}: ${each.pictures}, ${each.violations.length}`,
    )
  const kept = counted(readReport())
  return kept.toSorted().join() === counted(reportOf(pictures)).toSorted().join()
    ? []
    : ['The accessibility page is about other stories: npm run visual:update brings it up to date.']
}
