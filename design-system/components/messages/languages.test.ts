import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { pseudoRightToLeft } from './pseudo.ts'

const components = join(import.meta.dirname, '..')

test('the messages of every component are in the combined object', async () => {
  const files = globSync('*/*.messages.ts', { cwd: components })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const words = Object.values((await import(join(components, file))) as object)[0] as object
    expect(Object.values(english), basename(file)).toContain(words)
  }
})

test('each component uses its key in the combined object', () => {
  const used = globSync('*/*.{ts,tsx}', { cwd: components }).flatMap((file) =>
    [...readFileSync(join(components, file), 'utf8').matchAll(/useMessages\('(\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(new Set(used)).toEqual(new Set(Object.keys(english)))
})

const textOf = (word: unknown) =>
  typeof word === 'function' ? (word as (...parts: unknown[]) => string)(1, 2, 'x') : String(word)

test('every Hindi message is in Devanagari, with the same placeholders', () => {
  for (const [component, words] of Object.entries(english))
    for (const [key, word] of Object.entries(words)) {
      const translated = textOf((hindi[component as keyof typeof hindi] as Record<string, unknown>)[key])
      // A message that only orders its placeholders has no text.
      const isOrder = !/\p{L}/u.test(textOf(word).replace('x', ''))
      if (!isOrder) expect(translated, `${component}.${key}`).toMatch(/\p{Script=Devanagari}/u)
      if (typeof word !== 'function') continue
      for (const part of [1, 2, 'x'].slice(0, word.length))
        expect(translated, `${component}.${key}`).toContain(String(part))
    }
})

test('the pseudo-locale reverses every message', () => {
  expect(pseudoRightToLeft.dialog.close).toBe('\u202EClose\u202C')
  expect(pseudoRightToLeft.carousel.pageOf(1, 2)).toBe('\u202EPage 1 of 2\u202C')
  expect(pseudoRightToLeft.calendar.months[11]).toBe('\u202EDecember\u202C')
})
