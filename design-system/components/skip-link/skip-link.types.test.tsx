/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { SkipLink } from './index.ts'

refused(
  // @ts-expect-error: its text is a message.
  <SkipLink>To the content</SkipLink>,
)
refused(
  // @ts-expect-error: the target is an id.
  <SkipLink target={1} />,
)
