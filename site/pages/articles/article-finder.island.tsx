import { Heading } from '@anupalan/design-system/heading'
import { Link, LinkElement } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { useEffect, useRef, type MouseEvent } from 'react'
import { articlesPage as words, topicName, type ArticleListWords } from './articles.words.ts'
import { feed } from '../../chrome/feed.ts'
import { raiseSearch } from '../../ui/raise-search.ts'
import * as css from './articles.css.ts'
import { loadSearch } from './use-search.ts'
import { hrefOf, SEARCH_FIELD, setTopic, setTyped, useListQuery } from './list-query.ts'
import { Unbroken } from '../../ui/unbroken.tsx'

/** The search field, the list of topics and the link to the feed. */
export default function ArticleFinder(counts: ArticleListWords) {
  const field = useRef<HTMLInputElement>(null)
  const { typed } = useListQuery()
  // Text typed before hydration takes precedence over `?q=`.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value)
  }, [])
  return (
    <>
      <search className={css.search}>
        <TextField
          {...words.search}
          description={<Unbroken text={words.search.description} />}
          id={SEARCH_FIELD}
          ref={field}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            raiseSearch(field.current)
          }}
          onFocus={() => void loadSearch().catch(() => {})}
        />
      </search>
      <Topics {...counts} />
      <Link href={feed.href}>{words.feed}</Link>
    </>
  )
}

/** A click that would navigate in this tab, without modifier keys. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

function Topics({ topics, count: all }: ArticleListWords) {
  const query = useListQuery()
  const rows = [{ topic: undefined, count: all }, ...topics]
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
                href={hrefOf(topic, query)}
                className={css.topic}
                aria-current={topic === query.topic ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return
                  event.preventDefault()
                  setTopic(topic)
                }}
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
