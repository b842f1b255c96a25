/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Checkbox } from './index.ts'

refused(
  // @ts-expect-error: a checkbox without its label is a riddle.
  <Checkbox name="privacy" />,
)
refused(
  // @ts-expect-error: whether it is chosen is isSelected.
  <Checkbox label="I agree" checked />,
)
refused(
  // @ts-expect-error: it tells whether it is chosen, not an event.
  <Checkbox label="I agree" onChange={(event: Event) => event.preventDefault()} />,
)
