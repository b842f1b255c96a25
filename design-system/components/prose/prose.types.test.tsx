/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Prose } from './index.ts'

refused(
  // @ts-expect-error: a text without a text.
  <Prose />,
)
refused(
  // @ts-expect-error: it has one look.
  <Prose size="small">Text</Prose>,
)
