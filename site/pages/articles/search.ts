/** Finds articles by their words: forgiving of case, marks and small typing faults. Its code comes with the first use. */
import type { IndexedArticle, SearchIndex } from '@anupalan/server/contract'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { ArticleMatch } from './article-match.ts'
import { tokenize } from './tokenize.ts'

export interface SearchResult {
  articles: readonly ArticleMatch[]
  /** No article has every word: these have some of them. */
  isNearest: boolean
}

export type Search = (typed: string) => SearchResult

/** A word may have one letter wrong in five, where it is long enough to be known again. */
const fuzzy = (word: string) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false)

const options: SearchOptions = {
  prefix: (word) => word.length > 2 || /\d/.test(word),
  boost: { title: 4, keywords: 3, headings: 2, description: 2 },
}

/** So many articles' titles are looked for before the first answer. */
const WARM_UP_TITLES = 1

/** @param index what the build has left; it is taken in by parts, so that the page stays alive meanwhile */
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
    // Done by `wordsOf`.
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
    // The last word may be the beginning of one that nearly every article has.
    if (exact.length === 0 && last !== undefined && commonWords.some((word) => word.startsWith(last))) {
      distinctive = distinctive.filter((word) => word !== last)
      exact = engine.search(distinctive.join(' '), exactOptions)
    }
    // Words such as `the`: nearly every article has them.
    if (words.length > 0 && distinctive.length === 0)
      return { isNearest: false, articles: articles.map((article) => ({ article, terms: words })) }
    const find = (overrides: SearchOptions) =>
      engine.search(distinctive.join(' '), { ...options, ...overrides })
    // A fault is looked for only where nothing has the words as they stand: `late` is no misspelt `date`.
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

  // Browsers compile what has run for a while: that while is here, where nobody waits for an answer.
  for (const { title } of articles.slice(0, WARM_UP_TITLES))
    for (const word of tokenize(title)) {
      search(word.slice(0, 3))
      await new Promise((resolve) => setTimeout(resolve))
    }
  return search
}
