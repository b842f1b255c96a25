import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hashStyle } from './csp.ts'
import { reactAriaStyles } from './react-aria-styles.ts'

const { resolve } = createRequire(import.meta.url)

/** Modules of the installed version that create a style element. */
const sources = ['react-aria', 'react-aria-components', 'react-stately'].flatMap((name) => {
  const folder = join(dirname(resolve(`${name}/package.json`)), 'dist')
  return globSync('**/*.mjs', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => /createElement\(['"`]style['"`]/.test(code))
})

/** The text of the style element, with constants of the module inserted. */
function styleIn(code: string): string | undefined {
  const [, template] = /\.textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? []
  return template
    ?.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => {
      const at = code.indexOf(`const ${name} = `)
      return /= '([^']*)'/.exec(code.slice(at))?.[1] ?? ''
    })
    .trim()
}

test('they are those of the installed react-aria, and all of them', () => {
  expect(new Set(sources.map(styleIn))).toEqual(new Set(reactAriaStyles))
})

test('the hash of a style is that of its text in UTF-8', () => {
  expect(hashStyle(reactAriaStyles[0]!)).toBe('sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=')
})
