import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkContent, report } from './check-content.ts'

const root = join(import.meta.dirname, '..')
const today = '2026-11-22'
const run = (at: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'check-content.ts'), '--root', at], {
    encoding: 'utf8',
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

  test('a constant that is false is not a sample', () => {
    const path = join(folder, 'site/content/fees.ts')
    for (const [constant, found] of [
      ['const sample = true', 1],
      ['const sample = false', 0],
    ] as const) {
      writeFileSync(path, `${constant}\nconst plan = {\n  sample,\n}\n`)
      expect(checkContent(folder, today)).toHaveLength(found)
    }
    rmSync(path)
  })

  for (const [rule, file, text] of [
    ['sample', 'site/content/team.ts', '    sample: true,'],
    ['name', 'site/pages/home/words.ts', "  lead: 'Anupalan files for you.',"],
    ['number', 'site/content/firm.ts', "  { label: 'GSTIN', value: '29ZZZFZ9999Z1Z9' },"],
    ['address', 'site/content/firm.ts', "  email: 'hello@rao.example',"],
    ['profile', 'site/content/firm.ts', "  { label: 'X', href: 'https://x.com/' },"],
    ['claim', 'site/content/claims.ts', '    ...SAMPLE,'],
    ['sample', 'site/pages/home/words.ts', '      sample: true,'],
    ['mark', 'site/content/mark.svg', '<!-- sample -->'],
    [
      'colours',
      'design-system/tokens/brand.tokens.json',
      '  "$description": "All colours of the sample firm.",',
    ],
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
