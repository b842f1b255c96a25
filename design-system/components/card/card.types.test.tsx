/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Card } from './index.ts'

refused(
  // @ts-expect-error: one of its surfaces.
  <Card surface="dark">Words</Card>,
)
refused(
  // @ts-expect-error: a card is a place, not a control.
  <Card as="button">Words</Card>,
)
refused(
  // @ts-expect-error: a card holds something.
  <Card footer="Words" />,
)
