import { LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { dateParts, formatDayMonth } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import { articlesPage as words, topicName, type ArticleEntry } from './articles.words.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import * as css from './articles.css.ts'

export interface ArticleRowProps {
  article: ArticleEntry
  /** The title with its matching words marked. @default the title */
  title?: ReactNode
  /** The description with its matching words marked. @default the description */
  description?: ReactNode
  /** Where else in the article there is a match. */
  found?: ReactNode
}

export function ArticleRow({ article, title, description, found }: ArticleRowProps) {
  const { id, topic, published, minutes } = article
  return (
    <LedgerRow
      start={<time dateTime={published}>{formatDayMonth(published)}</time>}
      startDetail={dateParts(published).year}
      title={
        <Link href={`/resources/${id}`} variant="strong">
          {title ?? article.title}
        </Link>
      }
      detail={
        <>
          {description ?? <Unbroken text={article.description} />}
          {found}
        </>
      }
      end={
        <span className={css.kind} data-topic={topic}>
          {topicName(topic)} <span className={css.minutes}>{words.minutes(minutes)}</span>
        </span>
      }
    />
  )
}
