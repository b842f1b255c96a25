/** An article that was found, and where in it. */
import type { IndexedArticle } from '@anupalan/server/contract'
import { cachedTokenize } from './tokenize.ts'

export interface ArticleMatch {
  article: IndexedArticle
  /** Words of the article that were looked for, as `wordsOf` gives them. */
  terms: readonly string[]
}

/** Where something is that was found. */
export type MatchLocation = { heading: string } | { words: readonly string[] }

/** Where the words that were found stand, if the list does not show them. */
export function matchLocation({ article, terms }: ArticleMatch): MatchLocation | undefined {
  const { title, description, headings } = article
  const has = (text: string) => cachedTokenize(text).some((word) => terms.includes(word))
  if (has(title) || has(description)) return undefined
  const heading = headings.find(has)
  return heading === undefined ? { words: terms } : { heading }
}
