/** Full-text search of articles, tolerant of case, diacritics and small typing errors. Loaded on first use. */
import type { IndexedArticle, SearchIndex } from '@anupalan/server/contract'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { ArticleMatch } from './article-match.ts'
import { tokenize } from './tokenize.ts'

export interface SearchResult {
  articles: readonly ArticleMatch[]
  /** No article has every word; these have some of them. */
  isNearest: boolean
}

export type Search = (typed: string) => SearchResult

/** One letter in five may be wrong in a word of more than three letters. */
const fuzzy = (word: string) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false)

const options: SearchOptions = {
  prefix: (word) => word.length > 2 || /\d/.test(word),
  boost: { title: 4, keywords: 3, headings: 2, description: 2 },
}

/** Number of article titles to search for during warm-up. */
const WARM_UP_TITLES = 1

/** @param index from the build, added in chunks so that the main thread is not blocked */
export async function createSearch({ articles, common }: SearchIndex): Promise<Search> {
  const byPath = new Map(articles.map((article) => [article.path, article]))
  const engine = new MiniSearch<IndexedArticle>({
    idField: 'path',
    fields: ['title', 'keywords', 'headings', 'description', 'words'],
    extractField: (article, field) => {
      const value = article[field as keyof IndexedArticle]
      return Array.isArray(value) ? value.join(' ') : String(value)
    },
    tokenize: tokenize,
    // `tokenize` has already normalized the words.
    processTerm: (word) => word,
  })
  await engine.addAllAsync(articles, { chunkSize: 20 })

  const commonWords = common.split(' ')
  const isCommon = new Set(commonWords)
  const exactOptions: SearchOptions = { ...options, combineWith: 'AND' }
  const search: Search = (typed) => {
    const words = tokenize(typed)
    let distinctive = words.filter((word) => !isCommon.has(word))
    let exact = engine.search(distinctive.join(' '), exactOptions)
    const last = words.at(-1)
    // The last word may be the prefix of a common word.
    if (exact.length === 0 && last !== undefined && commonWords.some((word) => word.startsWith(last))) {
      distinctive = distinctive.filter((word) => word !== last)
      exact = engine.search(distinctive.join(' '), exactOptions)
    }
    // Only common words, such as `the`: every article matches.
    if (words.length > 0 && distinctive.length === 0)
      return { isNearest: false, articles: articles.map((article) => ({ article, terms: words })) }
    const find = (overrides: SearchOptions) =>
      engine.search(distinctive.join(' '), { ...options, ...overrides })
    // Fuzzy search only without an exact match: `late` is not a misspelt `date`.
    const matches = exact.length > 0 ? exact : find({ combineWith: 'AND', fuzzy })
    const isNearest = matches.length === 0
    return {
      isNearest,
      articles: (isNearest ? find({ combineWith: 'OR', fuzzy }) : matches).map(({ id, terms }) => ({
        article: byPath.get(String(id))!,
        terms: terms,
      })),
    }
  }

  // Warm-up: engines compile code after repeated runs, so run it before the first real search.
  for (const { title } of articles.slice(0, WARM_UP_TITLES))
    for (const word of tokenize(title)) {
      search(word.slice(0, 3))
      await new Promise((resolve) => setTimeout(resolve))
    }
  return search
}
