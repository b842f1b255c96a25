import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useLayoutEffect, useMemo } from 'react'
import { articlesPage as words, topicName, type ArticleListWords } from './articles.words.ts'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { ALL_ARTICLES, LIST_HEADING } from './article-list.tsx'
import { Results } from './results.tsx'
import { useSearch, type Searching } from './use-search.ts'
import { SEARCH_FIELD, type, useWanted, type Wanted } from './wanted.ts'

function clear(): void {
  type('')
  document.getElementById(SEARCH_FIELD)?.focus()
}

/** What the list is a list of, and what was found; the list of all articles below it follows. */
export default function ArticleResults(counts: ArticleListWords) {
  const wanted = useWanted()
  const { topic, typed } = wanted
  const searching = useSearch(typed)
  const ofTopic = useMemo(
    () =>
      searching.is === 'found'
        ? searching.found.articles.filter(({ article }) => topic === undefined || article.topic === topic)
        : undefined,
    [searching, topic],
  )
  const heading = headingOf(counts, wanted, searching, ofTopic?.length)
  const spoken = useAnnouncement(heading, typed !== '' && searching.is !== 'coming')
  const isFound = ofTopic !== undefined

  // The build has written it, and no code in the browser makes it anew.
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
      {searching.is === 'failed' && <Text tone="danger">{words.failed}</Text>}
      {searching.is === 'found' && ofTopic && (
        <Results typed={searching.typed} articles={ofTopic} onClear={clear} />
      )}
    </Stack>
  )
}

/** What the list below is a list of. */
function headingOf(
  { topics, count }: ArticleListWords,
  { topic }: Wanted,
  searching: Searching,
  found = 0,
): string {
  const of = topic && topicName(topic)
  switch (searching.is) {
    case 'coming':
      return words.asking
    case 'found': {
      const {
        typed,
        found: { isNearest },
      } = searching
      if (found === 0) return words.none(typed, of)
      return isNearest ? words.nearest(typed) : words.results(found, typed, of)
    }
    default: {
      const shown = topics.find((each) => each.topic === topic)?.count ?? (topic ? 0 : count)
      return words.list(shown, of)
    }
  }
}
