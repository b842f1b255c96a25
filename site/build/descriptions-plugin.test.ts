import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '../content/pages.ts'
import { withoutDescriptions } from './descriptions-plugin.ts'

test('the code of browsers has the title of every page and the description of none', () => {
  const slim = withoutDescriptions(readFileSync(new URL('../content/pages.ts', import.meta.url), 'utf8'))
  expect(slim.match(/^ {4}title:/gm)).toHaveLength(Object.keys(pages).length)
  expect(slim).not.toMatch(/^ {4}description:/m)
})
