/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Counter } from './index.ts'

refused(
  // @ts-expect-error: the target is a number; `format` adds signs.
  <Counter target="3000+" />,
)
refused(
  // @ts-expect-error: the specification fixes the duration.
  <Counter target={3000} duration={500} />,
)
