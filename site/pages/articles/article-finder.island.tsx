import { Heading } from '@anupalan/design-system/heading'
import { Link, LinkElement } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { useEffect, useRef, type MouseEvent } from 'react'
import { articlesPage as words, topicName, type ArticleListWords } from './articles.words.ts'
import { feed } from '../../chrome/feed.ts'
import * as css from './articles.css.ts'
import { loadSearch } from './use-search.ts'
import { choose, hrefOf, SEARCH_FIELD, type, useWanted } from './wanted.ts'

/** What leads to articles: the field in which one types, and the topics. */
export default function ArticleFinder(counts: ArticleListWords) {
  const field = useRef<HTMLInputElement>(null)
  const { typed } = useWanted()
  // What was typed before this code came, and is meant rather than what the address asks for.
  useEffect(() => {
    if (field.current?.value) type(field.current.value)
  }, [])
  return (
    <>
      <search className={css.search}>
        <TextField
          {...words.search}
          id={SEARCH_FIELD}
          ref={field}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={type}
          onFocus={() => void loadSearch().catch(() => {})}
        />
      </search>
      <Topics {...counts} />
      <Link href={feed.href}>{words.feed}</Link>
    </>
  )
}

/** A press that the browser would follow in this tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

function Topics({ topics, count: all }: ArticleListWords) {
  const wanted = useWanted()
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
                href={hrefOf(topic, wanted)}
                className={css.topic}
                aria-current={topic === wanted.topic ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return
                  event.preventDefault()
                  choose(topic)
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
