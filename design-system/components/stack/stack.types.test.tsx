/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Stack } from './index.ts'

refused(
  // @ts-expect-error: a gap of the tokens.
  <Stack gap="2rem">Words</Stack>,
)
refused(
  // @ts-expect-error: an element that holds a flow.
  <Stack as="table">Words</Stack>,
)
refused(
  // @ts-expect-error: space is between what stands in it, never around it.
  <Stack padding="md">Words</Stack>,
)
