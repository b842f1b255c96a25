import { expect, test } from 'vitest'
import { prefetchPaths } from '../../chrome/prefetch.ts'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import { screens } from '../../app/screens.ts'
import { readSite } from '../pages.ts'
import { speculationRules } from './speculation-rules.ts'

interface Rules {
  prefetch: { urls: string[] }[]
  prerender: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }[]
}
const { pages } = await readSite()
const { prefetch, prerender } = JSON.parse(speculationRules(pages)) as Rules
const [, { not }] = prerender[0]!.where.and

/** Matches like the browser: `*` is any text. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)
const isExcluded = (path: string) => not.href_matches.some((pattern) => matches(pattern, path))

test('pages with `prefetch` are prefetched, with Speculation Rules and without', () => {
  const ahead = pages.filter((page) => page.prefetch).map(({ path }) => path)
  expect(prefetch[0]!.urls).toEqual(ahead)
  expect(prefetchPaths.toSorted()).toEqual(ahead.toSorted())
})

test.for([...pages.map(({ path }) => path), ...Object.keys(screens)])(
  '%s is prerendered if it is a document',
  (path) => {
    expect(isExcluded(path)).toBe(isApplicationPath(path))
  },
)

test.for(['/api/user', '/assets/document.js', '/feed.xml', '/admin'])('%s is never prerendered', (path) => {
  expect(isExcluded(path)).toBe(true)
})
