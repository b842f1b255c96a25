/** What axe found in the modes that are pictured, by component: the workbench's accessibility page is made of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TakenPicture } from './task.ts'

const file = join(import.meta.dirname, 'accessibility.json')

/** Of each component: its pictures that axe was asked of, the rules that they passed, and what it found wrong. */
type AccessibilityReport = Record<string, { pictures: number; checks: number; violations: string[] }>

function reportOf(pictures: readonly TakenPicture[]): AccessibilityReport {
  const report: AccessibilityReport = {}
  for (const { title, axe } of pictures.toSorted((a, b) => (a.title < b.title ? -1 : 1))) {
    if (!axe) continue
    const entry = (report[title.replace(/\/States$/, '')] ??= { pictures: 0, checks: 0, violations: [] })
    entry.pictures++
    entry.checks += axe.checks
    entry.violations.push(...axe.violations)
  }
  return report
}

/** Writes the file that is committed. */
export const keepAccessibility = (pictures: readonly TakenPicture[]) =>
  writeFileSync(file, `${JSON.stringify(reportOf(pictures), undefined, 2)}\n`)

/** What the committed file tells of other pictures than these. */
export function compareAccessibility(pictures: readonly TakenPicture[]): string[] {
  const counted = (report: AccessibilityReport) =>
    Object.entries(report).map(
      ([component, each]) => `${component}: ${each.pictures}, ${each.violations.length}`,
    )
  const kept = counted(JSON.parse(readFileSync(file, 'utf8')) as AccessibilityReport)
  return kept.toSorted().join() === counted(reportOf(pictures)).toSorted().join()
    ? []
    : ['The accessibility page tells of other stories: npm run visual:update brings it up to date.']
}
