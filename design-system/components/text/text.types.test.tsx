/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Text } from './index.ts'

refused(
  // @ts-expect-error: one of its sizes.
  <Text size={14}>Words</Text>,
)
refused(
  // @ts-expect-error: the name of a tone, not a CSS colour.
  <Text tone="#333">Words</Text>,
)
refused(
  // @ts-expect-error: a heading is a `Heading`.
  <Text as="h2">Words</Text>,
)
