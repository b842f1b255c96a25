/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Card } from './index.ts'

refused(
  // @ts-expect-error: one of its surfaces.
  <Card surface="dark">Words</Card>,
)
refused(
  // @ts-expect-error: a card is not a control.
  <Card as="button">Words</Card>,
)
refused(
  // @ts-expect-error: `children` is required.
  <Card footer="Words" />,
)
