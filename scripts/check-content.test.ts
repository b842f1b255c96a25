import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkContent, report, rules } from './check-content.ts'

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

describe('on a site whose practice has replaced everything', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-adopted-'))
    cpSync(join(root, 'site/content'), join(folder, 'site/content'), { recursive: true })
    // As an editor would: every reported line is rewritten.
    for (
      let findings = checkContent(folder, today);
      findings.length > 0;
      findings = checkContent(folder, today)
    ) {
      for (const { file, line, found } of findings) {
        const path = join(folder, file)
        const lines = readFileSync(path, 'utf8').split('\n')
        lines[line - 1] = lines[line - 1]!.replace(found.trim(), 'replaced')
        writeFileSync(path, lines.join('\n'))
      }
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('nothing is left, and the exit code is 0', () => {
    const { status, stdout } = run(folder)
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('Nothing is left of the sample firm.'),
    })
  })

  for (const [rule, file, text] of [
    ['sample', 'site/content/team.ts', '    sample: true,'],
    ['name', 'site/pages/home/words.ts', "  lead: 'Anupalan files for you.',"],
    ['number', 'site/content/firm.ts', "  { label: 'GSTIN', value: '29ZZZFZ9999Z1Z9' },"],
    ['address', 'site/content/firm.ts', "  email: 'hello@rao.example',"],
    ['profile', 'site/content/firm.ts', "  { label: 'X', href: 'https://x.com/' },"],
    ['claim', 'site/content/claims.ts', '    ...SAMPLE,'],
    ['holiday', 'site/content/firm.ts', "  { date: '2025-12-25', name: 'Christmas' },"],
    ['review', 'site/content/articles/expired.md', 'reviewBy: 2026-11-21'],
    ['stale', 'server/compliance/gst/rates.ts', "  verifiedOn: '2025-06-01',"],
  ] as const) {
    test(`a new ${rule} is found in its line`, () => {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      let before: string | undefined
      try {
        before = readFileSync(path, 'utf8')
      } catch {
        before = undefined
      }
      writeFileSync(path, `// first line\n${text}\n`)
      try {
        const findings = checkContent(folder, today)
        expect(findings).toEqual([{ file, line: 2, rule, found: expect.any(String) }])
        expect(report(findings)).toMatch(new RegExp(`^${rule} \\(1\\): `))
      } finally {
        if (before === undefined) rmSync(path)
        else writeFileSync(path, before)
      }
    })
  }
})
