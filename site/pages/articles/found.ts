/** An article that was found, and where in it. */
import type { IndexedArticle } from '@anupalan/server/contract'
import { knownWordsOf } from './words.ts'

export interface FoundArticle {
  article: IndexedArticle
  /** Words of the article that were looked for, as `wordsOf` gives them. */
  marks: readonly string[]
}

/** Where something is that was found. */
export type Place = { heading: string } | { words: readonly string[] }

/** Where the words that were found stand, if the list does not show them. */
export function placeOf({ article, marks }: FoundArticle): Place | undefined {
  const { title, description, headings } = article
  const has = (text: string) => knownWordsOf(text).some((word) => marks.includes(word))
  if (has(title) || has(description)) return undefined
  const heading = headings.find(has)
  return heading === undefined ? { words: marks } : { heading }
}
