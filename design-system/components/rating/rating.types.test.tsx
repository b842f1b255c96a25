/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Rating, StarRating } from './index.ts'

refused(
  // @ts-expect-error: `labels` is required: "3 of 5, Good".
  <Rating label="How was it?" />,
)
refused(
  // @ts-expect-error: a score is a number.
  <Rating label="How was it?" labels={['Poor', 'Good']} value="3" />,
)
refused(
  // @ts-expect-error: one of its sizes.
  <StarRating value={4.5} size="huge" />,
)
refused(
  // @ts-expect-error: it is read-only.
  <StarRating value={4.5} onChange={() => {}} />,
)
