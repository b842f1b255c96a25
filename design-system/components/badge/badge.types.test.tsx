/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Badge } from './index.ts'

refused(
  // @ts-expect-error: a badge has text.
  <Badge />,
)
refused(
  // @ts-expect-error: one of its tones.
  <Badge tone="warning">New</Badge>,
)
refused(
  // @ts-expect-error: it is not interactive.
  <Badge onPress={() => {}}>New</Badge>,
)
