/** A search result, and the part of the article that matches. */
import type { IndexedArticle } from '@anupalan/server/contract'
import { cachedTokenize } from './tokenize.ts'

export interface ArticleMatch {
  article: IndexedArticle
  /** Matching words of the article, as `tokenize` returns them. */
  terms: readonly string[]
}

/** The heading that matches, or the matching words of the text. */
export type MatchLocation = { heading: string } | { words: readonly string[] }

/** Where the article matches, unless its title or description does: the list shows those. */
export function matchLocation({ article, terms }: ArticleMatch): MatchLocation | undefined {
  const { title, description, headings } = article
  const has = (text: string) => cachedTokenize(text).some((word) => terms.includes(word))
  if (has(title) || has(description)) return undefined
  const heading = headings.find(has)
  return heading === undefined ? { words: terms } : { heading }
}
