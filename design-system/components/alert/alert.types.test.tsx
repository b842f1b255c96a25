/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Alert } from './index.ts'

refused(
  // @ts-expect-error: its tone says what it means: there is no other.
  <Alert tone="warning" title="Read this" />,
)
refused(
  // @ts-expect-error: a role that interrupts, informs or stands aside, and no other.
  <Alert role="dialog" title="Read this" />,
)
refused(
  // @ts-expect-error: its look is not changed from outside.
  <Alert className="loud" title="Read this" />,
)
