/** Checks that every component's page has the same headings in the same order, with the content that they require. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const components = join(import.meta.dirname, '../components')
const withStories = [
  ...new Set(globSync('*/*.stories.tsx', { cwd: components }).map((path) => dirname(path))),
].toSorted()

const always = ['When to use another', 'Anatomy', 'Keyboard', 'Screen reader', 'Do, do not', 'Size']

test('the components are found', () => expect(withStories.length).toBeGreaterThan(35))

test('the accessibility page covers every component, without violations', () => {
  const file = join(import.meta.dirname, '../../.storybook/accessibility.json')
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { stories: number; checks: number; violations: string[] }
  >
  const entries = Object.entries(report)
  expect(entries.length).toBeGreaterThan(35)
  for (const [component, { stories, checks, violations }] of entries) {
    expect(stories, component).toBeGreaterThan(0)
    expect(checks, component).toBeGreaterThan(stories)
    expect(violations, component).toEqual([])
  }
})

test.each(withStories)('%s has type tests of rejected props', (name) => {
  const file = join(components, name, `${name}.types.test.tsx`)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toContain('// @ts-expect-error: ')
})

describe.each(withStories)('the page of %s', (name) => {
  const folder = join(components, name)
  const file = join(folder, `${name}.mdx`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

  test('has every part, in order', () => {
    expect(headings.filter((heading) => always.includes(heading))).toEqual(always)
  })

  test('begins with its purpose, a live example and its props', () => {
    const [opening] = text.split('\n## ') as [string]
    expect(opening).toMatch(/^# \S.*\n\n\S/m)
    expect(opening).toContain('<Canvas of=')
    expect(opening).toMatch(/<(Controls|ArgTypes) /)
  })

  test('shows do and do not by live examples', () => {
    const part = text.split('## Do, do not')[1]?.split('\n## ')[0] ?? ''
    expect(part).toMatch(/- Do (?!not )/)
    expect(part).toMatch(/- Do not /)
    expect(part).toContain('<Canvas of=')
  })

  test('states its size from the measurement', () => {
    expect(text).toContain(`<ComponentSize of="${name}" />`)
  })

  test('shows its machine and each state’s promises, if it has one', () => {
    const hasMachine = globSync('*.machine.ts', { cwd: folder }).length > 0
    if (hasMachine) expect(headings).toContain('States')
    expect(text.includes('<StateTable of=')).toBe(hasMachine)
    expect(text.includes('<MachineDiagram machine=')).toBe(hasMachine)
  })

  test('lists its constants, if it has any', () => {
    const names = globSync('*.constants.ts', { cwd: folder }).flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, word = '']) => word,
      ),
    )
    expect(text.includes('<ConstantsTable')).toBe(names.length > 0)
    for (const constant of names) expect(text, basename(file)).toContain(constant)
  })
})
