/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { TextField } from './index.ts'

refused(
  // @ts-expect-error: `label` is required.
  <TextField name="email" />,
)
refused(
  // @ts-expect-error: figures are text with a numeric keyboard.
  <TextField label="Amount" type="number" />,
)
refused(
  // @ts-expect-error: `onChange` receives the text, not an event.
  <TextField label="Email" onChange={(event: Event) => event.preventDefault()} />,
)
refused(
  // @ts-expect-error: no placeholder: it disappears on input.
  <TextField label="Email" placeholder="you@example.com" />,
)
