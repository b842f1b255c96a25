import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Everything a module of the contract brings along at run time. */
function importsOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  if (!entry.endsWith('.ts')) return seen
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'contract', entry), 'utf8'))
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)) {
    importsOf(name.startsWith('.') ? join(dirname(entry), name) : name, seen)
  }
  return seen
}

describe('the contract', () => {
  for (const entry of [
    'core/client.ts',
    'core/reference.ts',
    'core/text.ts',
    'core/email.ts',
    'core/problems.ts',
    'enquiries/rules.ts',
    'feedback/rules.ts',
    'accounts/rules.ts',
    'page-views/rules.ts',
    'bookings/rules.ts',
    'core/path.ts',
    'bookings/slots.ts',
  ]) {
    test(`lets a page import ${entry} without zod`, () => {
      expect([...importsOf(entry)].filter((name) => !name.endsWith('.ts') || name === 'core/schema.ts')).toEqual(
        [],
      )
    })
  }

  test('brings zod where there are schemas, set up before the first', () => {
    expect([...importsOf('enquiries/schema.ts')]).toEqual(expect.arrayContaining(['core/schema.ts', 'zod/mini']))
    expect(importsOf('index.ts')).not.toContain('zod')
  })
})
