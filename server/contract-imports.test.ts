import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const contract = join(import.meta.dirname, 'contract')
const find = (pattern: string) =>
  globSync(pattern, { cwd: contract }).filter((file) => !file.endsWith('.test.ts'))

const read = (file: string) => readFileSync(join(contract, file), 'utf8')

/** Module specifiers of a source, relative to the contract’s folder; package names unchanged. */
const specifiersIn = (file: string, source: string) =>
  Array.from(source.matchAll(/(?:from|import)\s*\(?'([^']+)'/g), ([, name = '']) =>
    name.startsWith('.') ? join(dirname(file), name) : name,
  )

/** All modules that a module of the contract loads at run time. */
function importsOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  if (!entry.endsWith('.ts')) return seen
  for (const name of specifiersIn(entry, stripTypeScriptTypes(read(entry)))) importsOf(name, seen)
  return seen
}

/** Folders of features: those that declare endpoints. */
const features = find('*/endpoints.ts').map((file) => dirname(file))

describe('the contract', () => {
  for (const entry of [
    'core/access.ts',
    'core/client.ts',
    'core/reference.ts',
    'core/text.ts',
    'core/email.ts',
    'core/problems.ts',
    'core/path.ts',
    'core/person-rules.ts',
    'core/services.ts',
    'core/uploads.ts',
    'accounts/session.ts',
    'bookings/links.ts',
    'bookings/slots.ts',
    ...find('*/{rules,endpoints}.ts'),
  ]) {
    test(`lets a page import ${entry} without zod`, () => {
      expect(
        [...importsOf(entry)].filter((name) => !name.endsWith('.ts') || name === 'core/schema.ts'),
      ).toEqual([])
    })
  }

  test('loads zod with the schemas, configured before the first', () => {
    for (const entry of find('*/schema.ts').filter((file) => file !== 'core/schema.ts'))
      expect([...importsOf(entry)]).toEqual(expect.arrayContaining(['core/schema.ts', 'zod/mini']))
    expect(importsOf('index.ts')).not.toContain('zod')
  })

  test('has a core that imports no feature, and features that do not import each other', () => {
    expect(features.length).toBeGreaterThanOrEqual(6)
    const importedBy = (folder: string) =>
      find(`${folder}/*.ts`).flatMap((file) => specifiersIn(file, read(file)).map((name) => dirname(name)))
    for (const folder of ['core', ...features]) {
      const others = features.filter((each) => each !== folder)
      expect(importedBy(folder).filter((name) => others.includes(name))).toEqual([])
    }
    expect(importedBy('core').filter((name) => name === '.')).toEqual([])
  })
})
