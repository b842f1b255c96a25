/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { SkipLink } from './index.ts'

refused(
  // @ts-expect-error: its words are the messages’.
  <SkipLink>To the content</SkipLink>,
)
refused(
  // @ts-expect-error: it leads to an id.
  <SkipLink target={1} />,
)
