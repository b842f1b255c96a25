/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { Checkbox } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <Checkbox name="privacy" />,
)
refused(
  // @ts-expect-error: the prop is `isSelected`.
  <Checkbox label="I agree" checked />,
)
refused(
  // @ts-expect-error: `onChange` receives a boolean, not an event.
  <Checkbox label="I agree" onChange={(event: Event) => event.preventDefault()} />,
)
