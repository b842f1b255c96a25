import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link, LinkElement } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useCallback, useMemo, useRef } from 'react'
import { articlesPage as words, topicName, type ArticleListWords } from '../../content/articles.ts'
import { feed } from '../../content/feed.ts'
import * as layout from '../../shell/page-layout.css.ts'
import { PageHead } from '../../shell/page/page-head.tsx'
import type { ContentPageProps } from '../../shell/pages.ts'
import { StaticHtml } from '../../shell/static-html.tsx'
import { useSpoken } from '../../shell/tool/use-spoken.ts'
import { LIST_HEADING } from './article-list.tsx'
import * as css from './resources.css.ts'
import { Results } from './results.tsx'
import { loadSearch, useSearch, type Searching } from './use-search.ts'
import { useWanted, type Wanted } from './use-wanted.ts'

/** Every article, the newest first; of one topic, or those that have what is typed. */
export default function ResourcesPage({ content }: ContentPageProps<ArticleListWords>) {
  const field = useRef<HTMLInputElement>(null)
  const wanted = useWanted(field)
  const { topic, typed, setTyped } = wanted
  const searching = useSearch(typed)
  const ofTopic = useMemo(
    () =>
      searching.is === 'found'
        ? searching.found.articles.filter(({ article }) => topic === undefined || article.topic === topic)
        : undefined,
    [searching, topic],
  )
  const heading = headingOf(content.words, wanted, searching, ofTopic?.length)
  const spoken = useSpoken(heading, typed !== '' && searching.is !== 'coming')
  const clear = useCallback(() => {
    setTyped('')
    field.current?.focus()
  }, [setTyped])
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} name={words.name} heading={words.heading} lead={words.lead} />
          <div className={css.columns}>
            <div className={css.aside}>
              <search className={css.search}>
                <TextField
                  {...words.search}
                  ref={field}
                  type="search"
                  autoComplete="off"
                  enterKeyHint="search"
                  value={typed}
                  onChange={setTyped}
                  onFocus={() => void loadSearch().catch(() => {})}
                />
              </search>
              <Topics {...content.words} wanted={wanted} />
              <Link href={feed.href}>{words.feed}</Link>
            </div>
            <div className={css.main}>
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
                <div hidden={ofTopic !== undefined} data-only={topic}>
                  <StaticHtml html={content.html} />
                </div>
              </Stack>
            </div>
          </div>
        </Stack>
      </Container>
    </div>
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

function Topics({ topics, count, wanted }: ArticleListWords & { wanted: Wanted }) {
  const rows = [{ topic: undefined, count }, ...topics]
  return (
    <nav aria-labelledby="topics">
      <Stack gap="sm">
        <Heading level={2} size="label" id="topics">
          {words.topics}
        </Heading>
        <ul role="list" className={css.topics}>
          {rows.map(({ topic, count }) => (
            <li key={topic ?? 'all'} className={css.topicRow}>
              <LinkElement
                href={wanted.hrefOf(topic)}
                className={css.topic}
                aria-current={topic === wanted.topic ? 'true' : undefined}
              >
                {topic ? topicName(topic) : words.all}
              </LinkElement>
              <span className={css.count}>{count}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  )
}
