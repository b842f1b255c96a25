import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent, rules } from './check-content.ts'

const root = join(import.meta.dirname, '..')
const today = '2026-11-22'
const run = (at: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'check-content.ts'), '--root', at], {
    encoding: 'utf8',
  })

describe('on this repository, whose firm is fictional', () => {
  const findings = checkContent(root, today)
  const linesOf = (file: string, rule: string) =>
    findings.filter((finding) => finding.file === file && finding.rule === rule).length

  test('every rule finds something', () => {
    for (const { name } of rules)
      expect(
        findings.filter(({ rule }) => rule === name),
        name,
      ).not.toHaveLength(0)
  })

  test('every sample of the content is among them', () => {
    const count = (file: string, pattern: RegExp) =>
      readFileSync(join(root, file), 'utf8').match(pattern)!.length
    expect(linesOf('site/content/team.ts', 'sample')).toBe(count('site/content/team.ts', /sample: true/g))
    expect(linesOf('site/content/testimonials.ts', 'sample')).toBe(
      count('site/content/testimonials.ts', /sample: true/g),
    )
    expect(linesOf('site/content/claims.ts', 'claim')).toBe(count('site/content/claims.ts', /\.\.\.SAMPLE,/g))
    expect(linesOf('site/content/pricing.ts', 'sample')).toBe(
      count('site/content/pricing.ts', /^ +sample,$/gm),
    )
    expect(findings.filter(({ file }) => file.startsWith('site/content/openings/'))).not.toHaveLength(0)
  })

  test('each is printed with its file, its line and what to do, and the exit code is 1', () => {
    const { status, stdout } = run(root)
    expect(status).toBe(1)
    for (const { file, line } of findings) expect(stdout).toContain(`${file}:${line}  `)
    for (const { todo } of rules) expect(stdout).toContain(todo)
    expect(stdout).toContain('docs/adopt.md says in which order to fix them.')
  })

  test('a finding shows the matching words of its line', () => {
    for (const { file, line, found, rule } of findings.filter(({ rule: name }) => name === 'name')) {
      const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1]
      expect(text, `${file}:${line} ${rule}`).toContain(found)
    }
  })
})
