/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Badge } from './index.ts'

refused(
  // @ts-expect-error: a badge without words says nothing.
  <Badge />,
)
refused(
  // @ts-expect-error: one of its tones.
  <Badge tone="warning">New</Badge>,
)
refused(
  // @ts-expect-error: it is read, not pressed.
  <Badge onPress={() => {}}>New</Badge>,
)
