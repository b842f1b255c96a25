/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Heading } from './index.ts'

refused(
  // @ts-expect-error: its level is its place in the outline, and never left out.
  <Heading>Words</Heading>,
)
refused(
  // @ts-expect-error: four levels: a page that needs more is two.
  <Heading level={5}>Words</Heading>,
)
refused(
  // @ts-expect-error: it may take the focus of a move, never a stop of Tab.
  <Heading level={2} tabIndex={0}>
    Words
  </Heading>,
)
refused(
  // @ts-expect-error: how large it looks is apart from its level, and one of the sizes.
  <Heading level={2} size="huge">
    Words
  </Heading>,
)
