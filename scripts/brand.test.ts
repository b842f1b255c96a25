import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
afterAll(() => rmSync(folder, { recursive: true }))
const brand = readFileSync(
  join(import.meta.dirname, '../design-system/tokens/brands/samanvay.tokens.json'),
  'utf8',
)

/** Runs `npm run brand` on a file with this text. */
function check(text: string) {
  const file = join(folder, 'brand.tokens.json')
  writeFileSync(file, text)
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'brand.ts'), '--file', file],
    { encoding: 'utf8' },
  )
  return { status, stdout, written: readFileSync(file, 'utf8') }
}

test('a brand with enough contrast passes, and is not written', () => {
  expect(check(brand)).toEqual({
    status: 0,
    stdout: 'Every pair of colours has enough contrast.\n',
    written: brand,
  })
})

test('a hex that was changed is written with its components, and each fault is printed', () => {
  const { status, stdout, written } = check(brand.replace('"hex": "#0b5563"', '"hex": "#2FA3B5"'))
  expect(status).toBe(1)
  expect(stdout).toContain('Light: accent (#2fa3b5) on paper (#f5f8f7) has a contrast of 2.79 : 1')
  expect(stdout).toMatch(/\d+ faults are left in .*brand\.tokens\.json\n$/)
  expect(written).toMatch(/"components": \[0\.1843, 0\.6392, 0\.7098\],\s*"hex": "#2fa3b5"/)
})

test.each([
  ['a missing comma', brand.replace('",', '"'), /JSON/],
  ['a missing colour', brand.replace('"{light.palette.paper}"', '"{light.palette.papre}"'), /papre/],
  ['a word', brand.replace('"#0b5563"', '"teal"'), /“teal” is not a colour/],
])('%s is reported in one line, and nothing is written', (_, text, reason) => {
  const { status, stdout, written } = check(text)
  expect(status).toBe(1)
  expect(stdout.split('\n')[0]).toMatch(/^The file cannot be used: /)
  expect(stdout).toMatch(reason)
  expect(written).toBe(text)
})
