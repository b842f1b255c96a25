/** The search over the sample firm's articles. */
import { beforeAll, describe, expect, test } from 'vitest'
import { singlePages } from '../../build/pages.ts'
import { articlesOf } from './source/site-articles.ts'
import { searchIndex } from './source/search-index.ts'
import { matchLocation } from './article-match.ts'
import { createSearch, type Search } from './search.ts'
import { tokenize } from './tokenize.ts'

describe('The search', () => {
  let search: Search
  let common: string[]
  beforeAll(async () => {
    const index = searchIndex(await articlesOf(singlePages()))
    common = index.common.split(' ')
    search = await createSearch(index)
  })
  const first = (typed: string) => search(typed).articles[0]?.article.path.replace('/resources/', '')

  test.each([
    ['composition', 'composition-scheme-or-regular-gst'],
    ['COMPOSITION scheme', 'composition-scheme-or-regular-gst'],
    ['gratiuty', 'gratuity-labour-codes'],
    ['grátuity', 'gratuity-labour-codes'],
    ['hous rent', 'hra-and-rent'],
    ['194C', 'tds-small-business'],
    ['CMP-02', 'composition-scheme-or-regular-gst'],
    ['cmp02', 'composition-scheme-or-regular-gst'],
    ['data privacy', 'dpdp-act-small-business'],
    ['provident fund employee', 'pf-esi-first-employee'],
  ])('“%s” finds %s first', (typed, id) => expect(first(typed)).toBe(id))

  test('a word of the text is found, with its location', () => {
    const { articles } = search('courier parcel')
    const found = articles.find(({ article }) => article.path.endsWith('composition-scheme-or-regular-gst'))
    expect(found && matchLocation(found)).toEqual({
      words: expect.arrayContaining(['courier', 'parcel']) as string[],
    })
  })

  test('every word must match; without a full match the nearest articles are returned as such', () => {
    const both = search('late fee')
    expect(both.isNearest).toBe(false)
    expect(both.articles.length).toBeLessThan(search('late').articles.length + search('fee').articles.length)
    const nearest = search('gratuity zzzzzz')
    expect(nearest.isNearest).toBe(true)
    expect(nearest.articles[0]?.article.path).toBe('/resources/gratuity-labour-codes')
  })

  test('common words are searched for only without other words', () => {
    expect(search('the').articles.length).toBeGreaterThan(10)
    expect(first('the gratuity of the')).toBe('gratuity-labour-codes')
    expect(search('the gratuity').isNearest).toBe(false)
  })

  test('no prefix of a common word gives an empty or nearest-only result', () => {
    const beginnings = common.flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(0, at + 3)),
    )
    expect(beginnings.length).toBeGreaterThan(50)
    for (const typed of [...beginnings, ...beginnings.map((begun) => `gratuity ${begun}`)])
      expect([search(typed).isNearest, search(typed).articles.length > 0], typed).toEqual([false, true])
  })

  test('an unknown word gives no result', () => expect(search('zzzzzz').articles).toEqual([]))

  test('matching words can be marked in the text', () => {
    const [best] = search('gratiuty').articles
    expect(tokenize(best!.article.title).some((word) => best!.terms.includes(word))).toBe(true)
  })
})
