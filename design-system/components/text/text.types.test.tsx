/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Text } from './index.ts'

refused(
  // @ts-expect-error: one of its sizes.
  <Text size={14}>Words</Text>,
)
refused(
  // @ts-expect-error: a colour of the tokens.
  <Text tone="#333">Words</Text>,
)
refused(
  // @ts-expect-error: what is a heading is a Heading.
  <Text as="h2">Words</Text>,
)
