import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { pseudoRightToLeft } from './pseudo.ts'

const components = join(import.meta.dirname, '..')

test('the words of every component are in the one object', async () => {
  const files = globSync('*/*.messages.ts', { cwd: components })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const words = Object.values((await import(join(components, file))) as object)[0] as object
    expect(Object.values(english), basename(file)).toContain(words)
  }
})

test('each component asks for its words by the name that they have there', () => {
  const asked = globSync('*/*.tsx', { cwd: components }).flatMap((file) =>
    [...readFileSync(join(components, file), 'utf8').matchAll(/useMessages\('(\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(new Set(asked)).toEqual(new Set(Object.keys(english)))
})

const said = (word: unknown) =>
  typeof word === 'function' ? (word as (...parts: unknown[]) => string)(1, 2, 'x') : String(word)

test('Hindi says everything in Devanagari, with the same parts in its sentences', () => {
  for (const [component, words] of Object.entries(english))
    for (const [key, word] of Object.entries(words)) {
      const translated = said((hindi[component as keyof typeof hindi] as Record<string, unknown>)[key])
      // What only puts its parts in order has no word of its own.
      const isOrder = !/\p{L}/u.test(said(word).replace('x', ''))
      if (!isOrder) expect(translated, `${component}.${key}`).toMatch(/\p{Script=Devanagari}/u)
      if (typeof word !== 'function') continue
      for (const part of [1, 2, 'x'].slice(0, word.length))
        expect(translated, `${component}.${key}`).toContain(String(part))
    }
})

test('the pseudo-locale turns every word around', () => {
  expect(pseudoRightToLeft.dialog.close).toBe('\u202EClose\u202C')
  expect(pseudoRightToLeft.carousel.pageOf(1, 2)).toBe('\u202EPage 1 of 2\u202C')
  expect(pseudoRightToLeft.calendar.months[11]).toBe('\u202EDecember\u202C')
})
