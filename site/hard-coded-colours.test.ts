import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** All code that writes pages, files, mail, icons and images. `server/contract/site` has the colours of mail without a brand. */
const sources = globSync(['site/**/*.{ts,tsx,svg,css}', 'server/**/*.ts', 'mock-api/**/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|\bdist\b/.test(path),
}).filter(
  (file) => !/\.(?:test|stories|test-helper|samples)\.tsx?$|^server\/(?:testing|contract\/site)\//.test(file),
)

/** `#9b1b30`, `#fff`, `9B1B30` in quotes, `rgb(…)` and `hsl(…)`. A PIN code has digits alone. */
const colour =
  /['"`\s:(]#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=['"`\s;)<])|['"`](?=\d*[A-F])(?=[A-F]*\d)[0-9A-F]{6}['"`]|\b(?:rgba?|hsla?)\(\d/i

test('no file contains a colour: each is read from the brand’s token file', () => {
  expect(sources.length).toBeGreaterThan(500)
  for (const file of sources) {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    const found = colour.exec(code)?.[0]
    expect([file, found]).toEqual([file, undefined])
  }
})

test.each(["'#9B1B30'", 'fill="#9b1b30"', 'stroke="#fff"', "'9B1B30'", 'color:#1b2333;', 'rgb(155 27 48)'])(
  '%s is a colour',
  (text) => expect(text).toMatch(colour),
)

test.each(["'560001'", "href='#main'", 'issue #123'])('%s is none', (text) =>
  expect(text).not.toMatch(colour),
)
