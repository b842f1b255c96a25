/**
 * Safari's screen reader does not announce a list without markers as a list, unless it has the role. The reset removes
 * all markers, so every list has the role, except those whose own style restores them.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = globSync('{site,design-system/components}/**/*.tsx', { cwd: root }).filter(
  (file) => !/node_modules|\.(?:test|stories|samples|states)\.|test-helper|story-helpers/.test(file),
)

/** Whether `css.steps` restores the markers in the style sheet that a file imports as `css`. */
function hasMarkers(file: string, source: string, tag: string): boolean {
  const [, sheet, style] = /className=\{(\w+)\.(\w+)\}/.exec(tag) ?? []
  const path = new RegExp(`import \\* as ${sheet} from '([^']+)'`).exec(source)?.[1]
  if (style === undefined || !path?.startsWith('.')) return false
  const styles = readFileSync(join(root, dirname(file), path), 'utf8')
  const declared = new RegExp(`^export const ${style} = [^]*?^\\S*\\)$|^export const ${style} = .*\\)$`, 'm')
  return /listStyle(?:Type)?: '(?!none)/.test(declared.exec(styles)?.[0] ?? '')
}

test('every list without markers has the role of a list', () => {
  expect(files.length).toBeGreaterThan(300)
  const silent = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/<[uo]l\b(?:[^>]|=>)*>/g)]
      .filter(([tag]) => !tag.includes('role=') && !hasMarkers(file, source, tag))
      .map(([tag]) => `${file}: ${tag}`)
  })
  expect(silent).toEqual([])
})
