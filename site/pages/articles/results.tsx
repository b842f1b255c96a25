import { Button } from '@anupalan/design-system/button'
import { Ledger } from '@anupalan/design-system/ledger'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { memo, useState } from 'react'
import { articlesPage as words, type ArticleEntry, type Topic } from './articles.words.ts'
import { Reach } from '../../ui/reach/reach.tsx'
import { LIST_HEADING } from './article-list.tsx'
import { ArticleRow } from './article-row.tsx'
import { Marked } from './marked.tsx'
import * as css from './articles.css.ts'
import { matchLocation, type ArticleMatch } from './article-match.ts'

/** Results per page; a button shows more. */
const PAGE_SIZE = 10

const entryOf = ({ article: { path, topic, published, ...article } }: ArticleMatch): ArticleEntry => ({
  ...article,
  id: path.slice('/resources/'.length),
  topic: topic as Topic,
  published: published as IsoDate,
})

export interface ResultsProps {
  /** The search text. */
  typed: string
  articles: readonly ArticleMatch[]
  onClear: () => void
}

/** The search results, best first, or suggestions if there are none. */
export const Results = memo(function Results({ typed, articles, onClear }: ResultsProps) {
  const [paging, setPaging] = useState({ typed, limit: PAGE_SIZE })
  // The limit applies to one search text; another text starts with one page again.
  const limit = paging.typed === typed ? paging.limit : PAGE_SIZE
  if (articles.length === 0)
    return (
      <Stack gap="lg" align="start">
        <Text>{words.noneText}</Text>
        <Button variant="secondary" onPress={onClear}>
          {words.clear}
        </Button>
        <Reach />
      </Stack>
    )
  return (
    <Stack gap="md" align="start">
      <div className={css.fullWidth}>
        <Ledger labelledBy={LIST_HEADING}>
          {articles.slice(0, limit).map((found, at) => (
            <ArticleRow
              // Keyed by index, so that rows are reused: mounting new rows is the slowest part of an update.
              key={at}
              article={entryOf(found)}
              title={<Marked text={found.article.title} terms={found.terms} />}
              description={<Marked text={found.article.description} terms={found.terms} />}
              found={<Place {...found} />}
            />
          ))}
        </Ledger>
      </div>
      {articles.length > limit && (
        <Button variant="secondary" onPress={() => setPaging({ typed, limit: limit + PAGE_SIZE })}>
          {words.more(articles.length - limit)}
        </Button>
      )}
    </Stack>
  )
})

function Place(found: ArticleMatch) {
  const place = matchLocation(found)
  if (!place) return null
  const text = 'heading' in place ? place.heading : place.words.join(', ')
  return (
    <span className={css.place}>
      {'heading' in place ? words.inHeading : words.inText}: <Marked text={text} terms={found.terms} />
    </span>
  )
}
