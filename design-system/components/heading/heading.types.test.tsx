/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Heading } from './index.ts'

refused(
  // @ts-expect-error: `level` is required.
  <Heading>Words</Heading>,
)
refused(
  // @ts-expect-error: levels 1 to 4.
  <Heading level={5}>Words</Heading>,
)
refused(
  // @ts-expect-error: only -1: it can be focused by script, not by Tab.
  <Heading level={2} tabIndex={0}>
    Words
  </Heading>,
)
refused(
  // @ts-expect-error: not one of its sizes.
  <Heading level={2} size="huge">
    Words
  </Heading>,
)
