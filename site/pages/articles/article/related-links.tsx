import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { articlePage as words, topicName, type ArticleName, type ArticleWords } from '../articles.words.ts'
import type { LinkWords } from '../../../content/prose.ts'
import * as layout from '../../../ui/page-layout.css.ts'
import * as css from './article.css.ts'

/** Links from an article: tools, templates, services and other articles. */
export function RelatedLinks({ topic, related, earlier, later, tools, templates, services }: ArticleWords) {
  const isRelated = ({ id }: ArticleName) => related.some((each) => each.id === id)
  // An article is named once: of the neighbours those that are not among the related.
  const neighbours = [
    { label: words.earlier, article: earlier },
    { label: words.later, article: later },
  ].flatMap(({ label, article }) => (article && !isRelated(article) ? [{ label, article }] : []))
  return (
    <div className={css.further}>
      <div className={css.uses}>
        <Links id="tools" heading={words.tools} links={tools} />
        <Links id="templates" heading={words.templates} links={templates} />
        <Links id="services" heading={words.services} links={services} />
      </div>
      <div className={css.readings}>
        {related.length > 0 && (
          <Group id="related" heading={words.related}>
            {related.map((article) => (
              <li key={article.id} className={layout.ruledRow}>
                <Name {...article} />
                <Text as="span" size="small" tone="quiet">
                  {topicName(article.topic)} · {words.minutes(article.minutes)}
                </Text>
              </li>
            ))}
          </Group>
        )}
        {neighbours.length > 0 && (
          <Group id="neighbours" heading={words.more(topicName(topic))}>
            {neighbours.map(({ label, article }) => (
              <li key={label} className={layout.ruledRow}>
                <Text as="span" size="small" tone="quiet">
                  {label}
                </Text>
                <Name {...article} />
              </li>
            ))}
          </Group>
        )}
      </div>
    </div>
  )
}

const Name = ({ id, title }: ArticleName) => (
  <span className={css.name}>
    <Link href={`/resources/${id}`} variant="strong">
      {title}
    </Link>
  </span>
)

interface GroupProps {
  id: string
  heading: string
  children: ReactNode
}

const Group = ({ id, heading, children }: GroupProps) => (
  <nav aria-labelledby={id}>
    <Stack gap="sm">
      <Heading level={2} size="label" id={id}>
        {heading}
      </Heading>
      <ul role="list" className={layout.ruledList}>
        {children}
      </ul>
    </Stack>
  </nav>
)

const Links = ({ id, heading, links }: { id: string; heading: string; links: readonly LinkWords[] }) =>
  links.length > 0 && (
    <Group id={id} heading={heading}>
      {links.map(({ label, href }) => (
        <li key={label} className={layout.ruledRow}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </Group>
  )
