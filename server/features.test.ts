import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collections, features, migrations } from './features.ts'

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
})
