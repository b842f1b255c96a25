import { Heading } from '@anupalan/design-system/heading'
import { LinkElement } from '@anupalan/design-system/link'
import { useEffect, useState } from 'react'
import { articlePage as words, type ArticleWords } from '../../../content/articles.ts'
import * as css from './article.css.ts'

/** A heading is read from when it is in the upper part of the window. */
const READING = '0px 0px -66% 0px'

/** The heading under which a reader is. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const read = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(read.at(-1)?.id)
    }
    const observer = new IntersectionObserver(look, { rootMargin: READING })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [ids])
  return current
}

/** The headings of an article; where there is room, beside its text, with the one that is being read. */
export function Contents({ contents }: Pick<ArticleWords, 'contents'>) {
  const [ids] = useState(() => contents.map(({ id }) => id))
  const current = useCurrent(ids)
  return (
    <nav aria-labelledby="contents" className={css.contents}>
      <Heading level={2} size="label" id="contents">
        {words.contents}
      </Heading>
      <ol role="list" className={css.places}>
        {contents.map(({ id, text }) => (
          <li key={id} className={css.place}>
            <LinkElement
              href={`#${id}`}
              className={css.placeLink}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </LinkElement>
          </li>
        ))}
      </ol>
    </nav>
  )
}
