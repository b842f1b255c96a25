import { Breadcrumbs } from '@anupalan/design-system/breadcrumbs'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Prose } from '@anupalan/design-system/prose'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import { articlePage as words, topicName, type ArticleWords } from '../articles.words.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as layout from '../../../ui/page-layout.css.ts'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { StaticHtml } from '../../../ui/static-html.tsx'
import * as css from './article.css.ts'
import { Contents } from './contents.tsx'
import { RelatedLinks } from './related-links.tsx'
import { Review } from './review.tsx'

export interface ArticleContent extends ArticleWords {
  /** HTML of the text, which the build renders from Markdown. */
  html: string
}

/** One article: author and dates, contents, text, sources and related links. */
export default function ArticlePage({ content: article }: ContentPageProps<ArticleContent>) {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <article aria-labelledby="article">
            <Stack gap="xxl">
              <Head {...article} />
              <div className={css.columns}>
                <Contents contents={article.contents} />
                <Stack gap="xxl">
                  <Prose>
                    <StaticHtml html={article.html} />
                  </Prose>
                  <Sources {...article} />
                </Stack>
              </div>
            </Stack>
          </article>
          <RelatedLinks {...article} />
        </Stack>
      </Container>
    </div>
  )
}

function Head({ title, description, topic, author, published, updated, reviewBy, minutes }: ArticleWords) {
  return (
    <Stack gap="lg">
      <Breadcrumbs items={words.above} current={title} />
      <Stack gap="md">
        <Heading level={1} id="article" tabIndex={-1}>
          <Unbroken text={title} />
        </Heading>
        <Text size="lead">
          <Unbroken text={description} />
        </Text>
      </Stack>
      <dl className={css.facts}>
        <Fact term={words.by}>
          <strong className={css.author}>{author.name}</strong>
          <span className={css.role}>{author.role}</span>
        </Fact>
        <Fact term={words.published}>
          <Day day={published} />
        </Fact>
        {updated && (
          <Fact term={words.updated}>
            <Day day={updated} />
          </Fact>
        )}
        <Fact term={words.topic}>
          <Link href={`/resources?topic=${topic}`} variant="quiet">
            {topicName(topic)}
          </Link>
        </Fact>
        <Fact term={words.reading}>{words.minutes(minutes)}</Fact>
      </dl>
      <Review by={reviewBy} />
    </Stack>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Day = ({ day }: { day: IsoDate }) => <time dateTime={day}>{formatDate(day)}</time>

function Sources({ sources }: ArticleWords) {
  return (
    <section aria-labelledby="sources">
      <Stack gap="md">
        <Heading level={2} size="title" id="sources" tabIndex={-1}>
          {words.sources}
        </Heading>
        <ul role="list" className={layout.ruledList}>
          {sources.map(({ name, url }) => (
            <li key={name} className={layout.ruledRow}>
              <Text as="span" size="small">
                {url ? (
                  <Link href={url}>
                    <Unbroken text={name} />
                  </Link>
                ) : (
                  <Unbroken text={name} />
                )}
              </Text>
            </li>
          ))}
        </ul>
        <Text size="small" tone="quiet">
          {words.sourcesNote} <Link href={words.disclaimer.href}>{words.disclaimer.label}</Link>
        </Text>
      </Stack>
    </section>
  )
}
