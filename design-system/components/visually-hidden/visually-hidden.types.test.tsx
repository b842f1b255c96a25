/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { VisuallyHidden } from './index.ts'

refused(
  // @ts-expect-error: `children` is required.
  <VisuallyHidden />,
)
refused(
  // @ts-expect-error: it is never visible.
  <VisuallyHidden isFocusable>Words</VisuallyHidden>,
)
