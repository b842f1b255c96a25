import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import { articlePage as words } from '../articles.words.ts'
import { lastDay } from '../../../ui/days/past-days.ts'
import * as css from './article.css.ts'

/**
 * By when an article is read again; once that day is past, that it has not been. Both have their room from the start,
 * so that nothing moves when the day is over.
 */
export const Review = ({ by }: { by: IsoDate }) => (
  <div className={css.review} {...lastDay(by, builtOn)}>
    <p className={css.reviewAhead}>{words.reviewed(formatDate(by))}</p>
    <p className={css.reviewMissed}>{words.pastReview(formatDate(by))}</p>
  </div>
)
