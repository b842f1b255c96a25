/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { VisuallyHidden } from './index.ts'

refused(
  // @ts-expect-error: it holds what is heard.
  <VisuallyHidden />,
)
refused(
  // @ts-expect-error: it never shows.
  <VisuallyHidden isFocusable>Words</VisuallyHidden>,
)
