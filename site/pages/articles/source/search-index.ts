/** The content of `search-index.json`. */
import type { SearchIndex } from '@anupalan/server/contract'
import { tokenize } from '../tokenize.ts'
import type { Article } from './articles.ts'

/** A word in a larger share of the articles is common and does not distinguish them. */
const COMMON_SHARE = 3 / 4

/** With fewer articles no word is common. */
const MIN_COMMON_COUNT = 6

/** @param articles newest first */
export function searchIndex(articles: readonly Article[]): SearchIndex {
  const texts = articles.map(({ text }) => new Set(tokenize(text.words).filter((word) => word.length > 1)))
  const counts = new Map<string, number>()
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(MIN_COMMON_COUNT, articles.length * COMMON_SHARE)
  return {
    common: [...counts].flatMap(([word, times]) => (times > most ? word : [])).join(' '),
    articles: articles.map(
      ({ id, title, description, topic, published, minutes, author, matter, text }, at) => {
        const { keywords } = matter
        const { headings } = text
        const elsewhere = new Set(tokenize([title, description, ...keywords, ...headings].join(' ')))
        const words = [...texts[at]!].filter((word) => counts.get(word)! <= most && !elsewhere.has(word))
        return {
          path: `/resources/${id}`,
          title,
          description,
          topic,
          published,
          minutes,
          author: author.name,
          keywords,
          headings,
          words: words.join(' '),
        }
      },
    ),
  }
}
