import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { articlePage as words } from '../../../content/articles.ts'
import { useToday } from '../../../shell/use-today.ts'
import * as css from './article.css.ts'

/**
 * By when an article is read again; once that day is past, that it has not been. The build does not know on which day
 * it is read, so both have their room from the start and nothing moves.
 */
export function Review({ by }: { by: IsoDate }) {
  const today = useToday()
  const isPast = today !== null && today > by
  return (
    <div className={css.review} data-past={isPast || undefined}>
      <p className={css.reviewText} aria-hidden={isPast || undefined} data-shown={!isPast || undefined}>
        {words.reviewed(formatDate(by))}
      </p>
      <p className={css.reviewText} aria-hidden={!isPast || undefined} data-shown={isPast || undefined}>
        {words.pastReview(formatDate(by))}
      </p>
    </div>
  )
}
