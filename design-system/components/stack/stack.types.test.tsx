/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Stack } from './index.ts'

refused(
  // @ts-expect-error: a gap of the tokens.
  <Stack gap="2rem">Words</Stack>,
)
refused(
  // @ts-expect-error: only elements with flow content.
  <Stack as="table">Words</Stack>,
)
refused(
  // @ts-expect-error: a stack has gaps and no padding.
  <Stack padding="md">Words</Stack>,
)
