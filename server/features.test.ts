import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collections, features, migrations } from './features.ts'

/** The server's own modules that a module loads before it runs. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  for (const [, name = ''] of source.matchAll(/(?:\bfrom|^import) '(\.[^']+\.ts)'/gm))
    importsOf(join(dirname(file), name), seen)
  return seen
}

describe('the features', () => {
  test('are the folders in `features`, and those of the contract', () => {
    const folders = readdirSync(join(import.meta.dirname, 'features')).toSorted()
    expect(features.map(({ name }) => name).toSorted()).toEqual(folders)
    const contract = readdirSync(join(import.meta.dirname, 'contract'))
    expect(folders.filter((name) => !contract.includes(name))).toEqual([])
  })

  test('have migrations whose numbers are unique and complete', () => {
    const numbers = Object.keys(migrations).map((name) => Number(/^(\d{4})-[a-z-]+$/.exec(name)?.[1]))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1))
  })

  test('have a collection only under their own name, because uploads are stored by the endpoint’s feature', () => {
    for (const { name } of collections) expect(features.map((feature) => feature.name)).toContain(name)
    expect(new Set(collections.map(({ name }) => name)).size).toBe(collections.length)
  })

  test('include exactly one that finds the user of a session', () => {
    expect(features.filter(({ authenticate }) => authenticate).map(({ name }) => name)).toEqual(['accounts'])
  })

  test.each(['main.ts', 'cli.ts'])('are loaded by %s without what answers questions', (entry) => {
    const loaded = [...importsOf(join(import.meta.dirname, entry))].map((file) =>
      relative(import.meta.dirname, file),
    )
    expect(loaded).toContain('features/assistant/feature.ts')
    expect(loaded.filter((file) => /^features\/assistant\/(?:language|needs|slots)\//.test(file))).toEqual([])
  })
})
