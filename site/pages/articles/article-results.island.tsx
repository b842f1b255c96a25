import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useLayoutEffect, useMemo } from 'react'
import { articlesPage as words, topicName, type ArticleListWords } from './articles.words.ts'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { ALL_ARTICLES, LIST_HEADING } from './article-list.tsx'
import { Results } from './results.tsx'
import { useSearch, type SearchState } from './use-search.ts'
import { SEARCH_FIELD, setTyped, useListQuery, type ListQuery } from './list-query.ts'

function clear(): void {
  setTyped('')
  document.getElementById(SEARCH_FIELD)?.focus()
}

/** The heading of the list and the search results; shows or hides the prerendered list of all articles. */
export default function ArticleResults(counts: ArticleListWords) {
  const query = useListQuery()
  const { topic, typed } = query
  const search = useSearch(typed)
  const ofTopic = useMemo(
    () =>
      search.status === 'found'
        ? search.found.articles.filter(({ article }) => topic === undefined || article.topic === topic)
        : undefined,
    [search, topic],
  )
  const heading = headingOf(counts, query, search, ofTopic?.length)
  const spoken = useAnnouncement(heading, typed !== '' && search.status !== 'loading')
  const isFound = ofTopic !== undefined

  // The list of all articles is prerendered and not part of this island.
  useLayoutEffect(() => {
    const all = document.getElementById(ALL_ARTICLES)
    if (!all) return
    all.hidden = isFound
    if (topic) all.dataset.only = topic
    else delete all.dataset.only
  }, [isFound, topic])

  return (
    <Stack gap="md">
      <Heading level={2} size="title" id={LIST_HEADING}>
        {heading}
      </Heading>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {search.status === 'failed' && <Text tone="danger">{words.failed}</Text>}
      {search.status === 'found' && ofTopic && (
        <Results typed={search.typed} articles={ofTopic} onClear={clear} />
      )}
    </Stack>
  )
}

/** The heading of the list. */
function headingOf(
  { topics, count }: ArticleListWords,
  { topic }: ListQuery,
  search: SearchState,
  found = 0,
): string {
  const of = topic && topicName(topic)
  switch (search.status) {
    case 'loading':
      return words.asking
    case 'found': {
      const {
        typed,
        found: { isNearest },
      } = search
      if (found === 0) return words.none(typed, of)
      return isNearest ? words.nearest(typed) : words.results(found, typed, of)
    }
    default: {
      const shown = topics.find((each) => each.topic === topic)?.count ?? (topic ? 0 : count)
      return words.list(shown, of)
    }
  }
}
