import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decorative, pairs } from './contrast.ts'

const designSystem = new URL('..', import.meta.url).pathname
const styles = globSync('components/*/*.css.ts', { cwd: designSystem }).map((path) => ({
  path,
  text: readFileSync(`${designSystem}${path}`, 'utf8'),
}))
const uses = (property: RegExp) =>
  styles.flatMap(({ path, text }) =>
    [...text.matchAll(property)].map((match) => ({ path, name: match[1] ?? '', value: match[0] })),
  )

/** Keywords that CSS resolves: system colours under forced colours, and inherited colours. */
const fromTheSystem =
  /^(Canvas|CanvasText|LinkText|ButtonFace|ButtonText|ButtonBorder|Field|FieldText|Highlight|HighlightText|GrayText|Mark|AccentColor|transparent|currentColor|inherit|none)$/

describe('the styles of components', () => {
  it('are found', () => {
    expect(styles.length).toBeGreaterThan(20)
  })

  it('use only tokens for colours', () => {
    for (const { path, text } of styles) {
      expect(text, path).not.toMatch(/['"`\s(]#[0-9a-f]{3,8}\b/i)
      expect(text, path).not.toMatch(/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/)
    }
    const words = /\b(?:color|[a-z]+Color|fill|stroke|background): '([^']*)'/g
    for (const { path, name } of uses(words))
      for (const colour of name.split(' ')) expect(colour, path).toMatch(fromTheSystem)
  })

  it('use only foreground colours whose contrast is measured', () => {
    const measured = new Set<string>([...pairs.map(({ colour }) => colour), ...decorative])
    const set = uses(/\b(?:color|fill|stroke|[a-z]+Color): vars\.colour\.(\w+)/g)
    const foregrounds = set.filter(({ value }) => !value.startsWith('backgroundColor'))
    expect(foregrounds.length).toBeGreaterThan(40)
    for (const { path, name, value } of foregrounds)
      expect([...measured], `${path}: ${value}`).toContain(name)
  })

  it('measure every colour on the background in the same rule', () => {
    const measured = new Set(pairs.map(({ colour, on }) => `${colour} on ${String(on)}`))
    const rules = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/\{[^{}]*\}/g)].map(([rule]) => ({
        path,
        colour: /(?<![a-zA-Z])color: vars\.colour\.(\w+)/.exec(rule)?.[1],
        on: /backgroundColor: vars\.colour\.(\w+)/.exec(rule)?.[1],
      })),
    )
    const both = rules.filter(({ colour, on }) => colour && on)
    expect(both.length).toBeGreaterThan(8)
    for (const { path, colour, on } of both) expect([...measured], path).toContain(`${colour} on ${on}`)
  })
})

describe('the fonts', () => {
  it('two files at most and 50 kB together', () => {
    const files = globSync('tokens/fonts/*.woff2', { cwd: designSystem })
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(2)
    const bytes = files.reduce((sum, file) => sum + statSync(`${designSystem}${file}`).size, 0)
    expect(bytes).toBeLessThanOrEqual(50_000)
  })
})
