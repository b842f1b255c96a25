import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import { articlePage as words } from '../articles.words.ts'
import { lastDay } from '../../../ui/days/past-days.ts'
import * as css from './article.css.ts'

/**
 * The date by which an article is reviewed or, after that date, a note that it was not. Space is reserved for both, so
 * that the layout does not shift.
 */
export const Review = ({ by }: { by: IsoDate }) => (
  <div className={css.review} {...lastDay(by, builtOn)}>
    <p className={css.reviewAhead}>{words.reviewed(formatDate(by))}</p>
    <p className={css.reviewMissed}>{words.pastReview(formatDate(by))}</p>
  </div>
)
