/** What the articles can be found by, for `search-index.json`. */
import type { SearchIndex } from '@anupalan/server/contract'
import { tokenize } from '../tokenize.ts'
import type { Article } from './articles.ts'

/** A word that more of the articles have tells none apart. */
const MOST_SHARE = 3 / 4

/** Of few articles, each word counts. */
const FEW = 6

/** @param articles newest first */
export function searchIndex(articles: readonly Article[]): SearchIndex {
  const texts = articles.map(({ text }) => new Set(tokenize(text.words).filter((word) => word.length > 1)))
  const had = new Map<string, number>()
  for (const words of texts) for (const word of words) had.set(word, (had.get(word) ?? 0) + 1)
  const most = Math.max(FEW, articles.length * MOST_SHARE)
  return {
    common: [...had].flatMap(([word, times]) => (times > most ? word : [])).join(' '),
    articles: articles.map(
      ({ id, title, description, topic, published, minutes, author, matter, text }, at) => {
        const { keywords } = matter
        const { headings } = text
        const elsewhere = new Set(tokenize([title, description, ...keywords, ...headings].join(' ')))
        const words = [...texts[at]!].filter((word) => had.get(word)! <= most && !elsewhere.has(word))
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
